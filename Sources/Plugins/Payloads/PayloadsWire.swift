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
    let sendsKey = setup.profile.apiKeyEverywhere
    return HttpRequest(
      method: "POST", url: Text(setup.endpoints.payloads.string + "/v/1/pickup"),
      headers: setup.retrievalHeaders.filter { sendsKey || $0.name != "x-api-key" },
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

  struct Payloads {
    var payloads: [Payload] = []
    /// Elements that are no payloads.
    var unreadable = 0
  }

  /// Reads an answer; one without a list brings no payloads. `nil` when the service says that it failed.
  static func read(_ body: JSON, _ profile: Profile) -> Payloads? {
    var read = Payloads()
    guard let root = WireText(body) else { return read }
    if profile.successFalse == .fail, root["success"]?.value?.bool == false { return nil }
    root["payloads"]?.forEachElement { element in
      let items = element["detailed_list_items"].map { WireItems.read($0) } ?? []
      if let payload = payload(items, { element[$0]?.value }) { read.payloads.append(payload) } else { read.unreadable += 1 }
      return read.payloads.count < Limits.answerItems
    }
    return read
  }

  /// Reads what a link held. `nil` when a member of its own is over-long.
  static func read(link root: JSON, _ profile: Profile) -> (payload: Payload, unreadable: Int)? {
    let list = root["detailed_list_items"]
    var items: [Item] = []
    var unreadable = 0
    for index in 0..<(list?.count ?? 0) where items.count < Limits.answerItems {
      if let item = WireItems.item(list?[index], strictly: profile.linkItems == .strict) {
        items.append(item)
      } else {
        unreadable += 1
      }
    }
    return payload(items) { root[$0] }.map { ($0, unreadable) }
  }

  private static func payload(_ items: [Item], _ member: (StaticString) -> JSON?) -> Payload? {
    let names: [StaticString] = ["payload_id", "payload_message", "payload_image", "campaign_id", "app_id"]
    // An id that `payload/resolve` could not name is none.
    guard let texts = WireItems.texts(names, member), let id = texts[0], (1...Limits.keyBytes).contains(id.byteCount) else {
      return nil
    }
    return Payload(
      payloadId: id, content: 0, payloadMessage: texts[1], payloadImage: texts[2], campaignId: texts[3], appId: texts[4],
      expireSeconds: member("expire_seconds")?.integer, detailedListItems: items)
  }
}
