import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// What became of a payload, as the payload service names it (W 1.10).
enum TrackingStatus: UInt8 {
  case delivered, rejected, duplicate

  fileprivate var wireName: StaticString {
    switch self {
    case .delivered: "delivered"
    case .rejected: "rejected"
    case .duplicate: "duplicate"
    }
  }
}

/// The payload service's names and shapes (W 1.9, 1.10). The only file of this plugin that knows them.
enum PayloadsWire {
  static func request(_ kernel: Kernel, _ setup: Setup) -> HttpRequest {
    var writer = JSONWriter()
    writer.beginObject()
    PayloadEnvelope.write(for: .pickup, kernel, setup, to: &writer)
    if setup.profile.payloadBodies == .device {
      writer.key("timestamp")
      writer.integer(kernel.clock.wallSeconds)
    }
    writer.endObject()
    return HttpRequest(
      method: "POST", url: Text(setup.endpoints.payloads.string + "/v/1/pickup"),
      headers: Setup.headers(key: setup.profile.apiKeyEverywhere ? setup.appId : nil),
      body: Text(String(decoding: writer.bytes, as: UTF8.self)))
  }

  static func report(_ id: Text, _ status: TrackingStatus, _ kernel: Kernel, _ profile: Profile) -> Report {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("payload_id")
    writer.string(id)
    writer.key("status")
    writer.string(status.wireName)
    writer.key("event_timestamp")
    switch profile.trackingTime {
    case .seconds: writer.integer(kernel.clock.wallSeconds)
    case .milliseconds: writer.integer(kernel.clock.wall)
    case .secondsText: writer.string(Text("\(kernel.clock.wallSeconds)"))
    }
    writer.endObject()
    return Report(route: .payloadTracking, worth: .acknowledgement, event: writer.bytes)
  }

  // MARK: Payloads

  /// Reads an answer; one without a list brings no payloads. `nil` when the service says that it failed.
  static func read(_ body: JSON, _ profile: Profile) -> (payloads: [Payload], unreadable: Int)? {
    var read: (payloads: [Payload], unreadable: Int) = ([], 0)
    guard let root = WireText(body) else { return read }
    if profile.successFalse == .fail, root["success"]?.value?.bool == false { return nil }
    root["payloads"]?.forEachElement { element in
      if let payload = payload(element, items(of: element)) { read.payloads.append(payload) } else { read.unreadable += 1 }
      return read.payloads.count < Limits.answerItems && read.unreadable < Limits.answerItems
    }
    return read
  }

  static func items(of payload: WireText, strictly: Bool = false) -> WireItems {
    payload["detailed_list_items"].map { WireItems($0, strictly: strictly) } ?? WireItems()
  }

  /// Reads a payload. `nil` without an id that `payload/resolve` could name, or when a text of its own is over-long.
  static func payload(_ wire: WireText, _ items: WireItems) -> Payload? {
    var texts = WireTexts(of: .text(wire))
    let payload = Payload(
      payloadId: texts.text("payload_id"), content: 0, payloadMessage: texts["payload_message"],
      payloadImage: texts["payload_image"], campaignId: texts["campaign_id"], appId: texts["app_id"],
      expireSeconds: wire["expire_seconds"]?.value?.integer, detailedListItems: items.items)
    let hasId = !payload.payloadId.isEmpty && payload.payloadId.byteCount <= Limits.keyBytes
    return hasId && texts.areBearable ? payload : nil
  }
}
