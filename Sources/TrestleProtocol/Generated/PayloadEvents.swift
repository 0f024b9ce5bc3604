// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Event `payload/available`. Payloads have arrived.
package struct PayloadAvailableEvent {
  /// How they arrived.
  package var source: PayloadSource
  /// The payloads.
  package var payloads: [Payload]

  package init(source: PayloadSource, payloads: [Payload]) {
    self.source = source
    self.payloads = payloads
  }
}

extension PayloadAvailableEvent: Event {
  package static var name: EventName { .payloadAvailable }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("payload/available")
    writer.key("params")
    writer.beginObject()
    writer.key("source")
    writer.string(source.name)
    writer.key("payloads")
    writer.beginArray()
    for element in payloads {
      element.write(to: &writer)
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }
}
