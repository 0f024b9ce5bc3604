import TrestleJSON
import TrestleProtocol

/// The `event_type` of an ad or zone event (W 2.1).
package enum AdEventType: UInt8, CaseIterable {
  case impression, impressionEnd, interaction, zoneMounted, zoneUnmounted, zoneUnfilled, popupBegin

  var wireName: StaticString {
    switch self {
    case .impression: "impression"
    case .impressionEnd: "impression_end"
    case .interaction: "interaction"
    case .zoneMounted: "zone_mounted"
    case .zoneUnmounted: "zone_unmounted"
    case .zoneUnfilled: "zone_unfilled"
    case .popupBegin: "popup_begin"
    }
  }

  var worth: Worth {
    switch self {
    case .impression, .impressionEnd, .interaction: .interaction
    case .zoneMounted, .zoneUnmounted, .zoneUnfilled, .popupBegin: .lifeCycle
    }
  }
}

/// Why a zone got no ad (W 4.6): the wire's `event_name` of `zone_unfilled`.
package enum UnfilledReason: UInt8 {
  case noAd, requestFailed, renderFailed

  var wireName: StaticString {
    switch self {
    case .noAd: "no_ad"
    case .requestFailed: "request_failed"
    case .renderFailed: "render_failed"
    }
  }
}

extension Kernel {
  /// Records an ad or zone event and tells the app. Zone-level events have no ad: both ids are empty then (W 1.5).
  package func report(
    _ type: AdEventType, mount: Int64, zone: Text, ad: ServedAd? = nil, reason: UnfilledReason? = nil, ends: Bool = false
  ) {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("ad_id")
    writer.string(ad?.id ?? "")
    writer.key("zone_id")
    writer.string(zone)
    writer.key("impression_id")
    writer.string(ad?.impressionId ?? "")
    writer.key("event_type")
    writer.string(type.wireName)
    if let reason {
      writer.key("event_name")
      writer.string(reason.wireName)
    }
    writer.key("created_at")
    writer.integer(clock.wallSeconds)
    writer.endObject()
    record(Report(route: .adEvents, worth: type.worth, event: writer.bytes, ends: ends))
    tell(AdReportedEvent(zone: zone, type: Text("\(type.wireName)"), adId: ad?.id ?? ""), mount: mount, rank: .reported)
  }
}
