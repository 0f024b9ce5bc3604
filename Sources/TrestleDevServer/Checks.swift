import TrestleJSON

/// Reads the bodies of report routes: what the reference says about their shape, and nothing looser.
enum Checks {
  static let adEventTypes: [Text] = [
    "impression", "impression_end", "invisible_impression", "interaction", "zone_mounted", "zone_unmounted", "zone_unfilled",
    "popup_begin", "popup_end",
  ]
  static let interceptEventTypes: [Text] = ["matched", "not_matched", "presented", "selected"]
  static let payloadStatuses: [Text] = ["delivered", "rejected", "duplicate"]

  static func envelope(_ body: Fields, session: Bool = true) throws(Refusal) -> Envelope {
    for name: Text in ["sdk_version", "bundle_id", "bundle_version", "locale", "device", "os", "osv", "timezone", "carrier"] {
      _ = try body.optionalText(name)
    }
    _ = try body.optionalInteger("allow_retargeting", in: 0...1)
    return Envelope(
      sessionID: session ? try body.nonEmptyText("session_id") : try body.optionalText("session_id"),
      appID: try body.nonEmptyText("app_id"), udid: try body.text("udid"))
  }

  /// `isLegacy`: older apps leave the zone out or spell it `zoneId`.
  static func adEvents(_ body: Fields, isLegacy: Bool) throws(Refusal) -> [Report] {
    try nonEmpty(body, "events").map { event throws(Refusal) in
      let type = try event.text("event_type", of: adEventTypes)
      let zone = isLegacy ? try legacyZone(event) : try event.nonEmptyText("zone_id")
      let name = try event.optionalText("event_name")
      if type == "zone_unfilled" {
        _ = try event.nonEmptyText("event_name")
      } else if name != nil {
        throw event.refusal("event_name", "only zone_unfilled has one")
      }
      let ad = try event.text("ad_id")
      let impression = try event.text("impression_id")
      let ofZone = type.string.hasPrefix("zone_")
      if ofZone != ad.isEmpty { throw event.refusal("ad_id", ofZone ? "must be empty" : "must not be empty") }
      if ofZone != impression.isEmpty { throw event.refusal("impression_id", ofZone ? "must be empty" : "must not be empty") }
      return Report(
        kind: .ad, type: type, adID: ad, zoneID: zone, impressionID: impression, name: name,
        reportedAt: try event.seconds("created_at"), raw: event.value)
    }
  }

  private static func legacyZone(_ event: Fields) throws(Refusal) -> Text? {
    if let zone = try event.optionalText("zone_id") { return zone }
    return try event.optionalText("zoneId")
  }

  static func interceptEvents(_ body: Fields) throws(Refusal) -> [Report] {
    try nonEmpty(body, "events").map { event throws(Refusal) in
      Report(
        kind: .intercept, type: try event.text("event_type", of: interceptEventTypes), searchID: try event.text("search_id"),
        termID: try event.text("term_id"), term: try event.nonEmptyText("term"), userInput: try event.text("user_input"),
        reportedAt: try event.seconds("created_at"), raw: event.value)
    }
  }

  static func sdkEvents(_ body: Fields) throws(Refusal) -> [Report] {
    try nonEmpty(body, "events").map { event throws(Refusal) in
      let params = try event.optionalStrings("event_params")
      return Report(
        kind: .sdk, type: try event.nonEmptyText("event_name"), source: try event.text("event_source", of: ["sdk", "app"]),
        adID: params?["ad_id"]?.text ?? params?["id"]?.text, zoneID: params?["zone_id"]?.text,
        payloadID: params?["payload_id"]?.text, params: params, reportedAt: try event.seconds("event_timestamp"),
        raw: event.value)
    }
  }

  static func errors(_ body: Fields) throws(Refusal) -> [Report] {
    try nonEmpty(body, "errors").map { error throws(Refusal) in
      let params = try error.optionalStrings("error_params")
      return Report(
        kind: .error, type: try error.nonEmptyText("error_code"), adID: params?["ad_id"]?.text,
        name: try error.text("error_message"), payloadID: params?["payload_id"]?.text, params: params,
        reportedAt: try error.seconds("error_timestamp"), raw: error.value)
    }
  }

  /// Platforms send seconds, milliseconds or seconds as text.
  static func tracking(_ body: Fields) throws(Refusal) -> [Report] {
    try nonEmpty(body, "tracking").map { entry throws(Refusal) in
      let time: Int64?
      if case .string(let text) = entry.value["event_timestamp"] {
        time = Int64(text.string)
        if time == nil { throw entry.refusal("event_timestamp", "must be a whole number") }
      } else {
        time = try entry.integer("event_timestamp", in: 0...JSON.maxInteger)
      }
      return Report(
        kind: .tracking, type: try entry.text("status", of: payloadStatuses),
        payloadID: try entry.nonEmptyText("payload_id"), reportedAt: time, raw: entry.value)
    }
  }

  private static func nonEmpty(_ body: Fields, _ name: Text) throws(Refusal) -> [Fields] {
    let entries = try body.objects(name)
    if entries.isEmpty { throw body.refusal(name, "must not be empty") }
    return entries
  }
}
