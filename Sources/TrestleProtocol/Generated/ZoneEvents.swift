// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Event `zone/shown`. Display this ad now.
package struct ZoneShownEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text
  /// The ad.
  package var ad: Ad

  package init(mount: Int64, zone: Text, ad: Ad) {
    self.mount = mount
    self.zone = zone
    self.ad = ad
  }
}

extension ZoneShownEvent: Event {
  package static var name: EventName { .zoneShown }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("zone/shown")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    writer.key("ad")
    ad.write(to: &writer)
    writer.endObject()
    writer.endObject()
  }
}

/// Event `zone/cleared`. Display nothing.
package struct ZoneClearedEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text

  package init(mount: Int64, zone: Text) {
    self.mount = mount
    self.zone = zone
  }
}

extension ZoneClearedEvent: Event {
  package static var name: EventName { .zoneCleared }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("zone/cleared")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    writer.endObject()
    writer.endObject()
  }
}

/// Event `zone/filled`. Whether the zone has an ad.
package struct ZoneFilledEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text
  /// Whether it has.
  package var hasAds: Bool

  package init(mount: Int64, zone: Text, hasAds: Bool) {
    self.mount = mount
    self.zone = zone
    self.hasAds = hasAds
  }
}

extension ZoneFilledEvent: Event {
  package static var name: EventName { .zoneFilled }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("zone/filled")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    writer.key("hasAds")
    writer.bool(hasAds)
    writer.endObject()
    writer.endObject()
  }
}

/// Event `zone/loaded`. The ad is displayed.
package struct ZoneLoadedEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text
  /// The serving.
  package var serve: Int64?

  package init(mount: Int64, zone: Text, serve: Int64? = nil) {
    self.mount = mount
    self.zone = zone
    self.serve = serve
  }
}

extension ZoneLoadedEvent: Event {
  package static var name: EventName { .zoneLoaded }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("zone/loaded")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    if let serve {
      writer.key("serve")
      writer.integer(serve)
    }
    writer.endObject()
    writer.endObject()
  }
}

/// Event `zone/loadFailed`. There is no ad to display.
package struct ZoneLoadFailedEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text
  /// The serving.
  package var serve: Int64?

  package init(mount: Int64, zone: Text, serve: Int64? = nil) {
    self.mount = mount
    self.zone = zone
    self.serve = serve
  }
}

extension ZoneLoadFailedEvent: Event {
  package static var name: EventName { .zoneLoadFailed }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("zone/loadFailed")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    if let serve {
      writer.key("serve")
      writer.integer(serve)
    }
    writer.endObject()
    writer.endObject()
  }
}

/// Event `zone/refreshed`. An ad replaced an earlier one.
package struct ZoneRefreshedEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text

  package init(mount: Int64, zone: Text) {
    self.mount = mount
    self.zone = zone
  }
}

extension ZoneRefreshedEvent: Event {
  package static var name: EventName { .zoneRefreshed }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("zone/refreshed")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    writer.endObject()
    writer.endObject()
  }
}

/// Event `zone/pixels`. Run the creative's tracking script.
package struct ZonePixelsEvent {
  /// The mount.
  package var mount: Int64
  /// The serving.
  package var serve: Int64

  package init(mount: Int64, serve: Int64) {
    self.mount = mount
    self.serve = serve
  }
}

extension ZonePixelsEvent: Event {
  package static var name: EventName { .zonePixels }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("zone/pixels")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("serve")
    writer.integer(serve)
    writer.endObject()
    writer.endObject()
  }
}
