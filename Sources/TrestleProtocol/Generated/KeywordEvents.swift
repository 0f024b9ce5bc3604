// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Event `keyword/ready`. Keyword terms have arrived.
package struct KeywordReadyEvent {
  /// How many.
  package var count: Int64

  package init(count: Int64) {
    self.count = count
  }
}

extension KeywordReadyEvent: Event {
  package static var name: EventName { .keywordReady }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("keyword/ready")
    writer.key("params")
    writer.beginObject()
    writer.key("count")
    writer.integer(count)
    writer.endObject()
    writer.endObject()
  }
}
