// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `list/report`. Reports what the user did with entries of a shopping list.
package struct ListReportParams {
  /// What was done.
  package let action: ListAction
  /// Names of the entries.
  package let items: [Text]
  /// Name of the list.
  package let list: Text?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    action = try members.required("action", ListAction.init(reading:))
    items = try members.required("items") { json throws(Fault) in
      try Read.array(json, maxItems: 500, Read.textValue)
    }
    list = try members.optional("list", Read.textValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["action", "items", "list"])
  }
}
