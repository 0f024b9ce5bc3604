// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Event `ad/reported`. Something was reported to the service.
package struct AdReportedEvent {
  /// The zone.
  package var zone: Text
  /// Type of the event as the service knows it.
  package var type: Text
  /// The ad, empty for events of a zone.
  package var adId: Text

  package init(zone: Text, type: Text, adId: Text) {
    self.zone = zone
    self.type = type
    self.adId = adId
  }
}

extension AdReportedEvent: Event {
  package static var name: EventName { .adReported }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("ad/reported")
    writer.key("params")
    writer.beginObject()
    writer.key("zone")
    writer.string(zone)
    writer.key("type")
    writer.string(type)
    writer.key("adId")
    writer.string(adId)
    writer.endObject()
    writer.endObject()
  }
}
