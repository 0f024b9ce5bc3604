// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `link/open`. Hands over a link that opened the app.
package struct LinkOpenParams {
  /// The link as it arrived.
  package let url: Text

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    url = try members.required("url", Read.textValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["url"])
  }
}

/// Result of `link/open`.
package struct LinkOpenResult {
  /// Whether it was one of ours.
  package var handled: Bool

  package init(handled: Bool) {
    self.handled = handled
  }
}

extension LinkOpenResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("handled")
    writer.bool(handled)
    writer.endObject()
  }
}
