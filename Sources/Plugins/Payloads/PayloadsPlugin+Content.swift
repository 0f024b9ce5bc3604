import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// A payload that was handed to the app, until the app says what became of it. All entries of a payload share its handle.
struct PayloadContent {
  let handle: Int64
  let payloadId: Text
  let source: PayloadSource
  let items: [Item]
  /// Acknowledged, failed or resolved: the payload itself is settled.
  var isConcluded = false
}

/// Delivery to the app, and what the app says of it (W 7).
extension PayloadsPlugin {
  /// Bytes that payloads may take of a turn. A half: reports may be stored and sent with it.
  static let room = Limits.turnBytes / 2

  /// Hands payloads to the app in one event. `room` is what this turn still has.
  func deliver(_ payloads: [Payload], from source: PayloadSource, _ room: inout Int, _ kernel: Kernel, _ profile: Profile) {
    var entries: [Payload] = []
    var answered: [Text] = []
    for payload in payloads {
      let id = payload.payloadId
      if isDuplicate(id, source, answered, profile) {
        reportDuplicate(id, source, kernel, profile)
        continue
      }
      answered.append(id)
      if payload.detailedListItems.isEmpty {
        kernel.turn.remark("payloadEmpty", "a payload has no items: it is not delivered")
        kernel.reportError("ADDIT_PAYLOAD_IS_EMPTY", "a payload has no items", [("payload_id", id)])
        continue
      }
      let parts = PayloadsPlugin.entries(of: payload, content: kernel.lastContent &+ 1, profile.payloadEntries)
      let size = PayloadsPlugin.size(of: parts)
      if size > room {
        kernel.warn("payloadsTooLong", "the payloads are too long for one turn: not all of them are delivered")
        continue
      }
      room -= size
      entries += parts
      remember(payload, kernel.nextContent(), source)
    }
    if !entries.isEmpty || source == .service && profile.emptyPickup {
      kernel.tell(PayloadAvailableEvent(source: source, payloads: entries))
    }
  }

  private func isDuplicate(_ id: Text, _ source: PayloadSource, _ answered: [Text], _ profile: Profile) -> Bool {
    if source == .link { return delivered.contains(id) }
    return switch profile.payloadDuplicates {
    case .process: delivered.contains(id) || answered.contains(id)
    case .response: answered.contains(id)
    case .none: false
    }
  }

  private func reportDuplicate(_ id: Text, _ source: PayloadSource, _ kernel: Kernel, _ profile: Profile) {
    kernel.explain("payloadDuplicate", "a payload was handed over before")
    if profile.contentReports {
      kernel.report("addit_duplicate_payload", .sdk, worth: .acknowledgement, [("payload_id", id)])
    }
    if source == .service { kernel.record(PayloadsWire.report(id, .duplicate, kernel, profile)) }
  }

  private static func entries(of payload: Payload, content: Int64, _ form: Profile.PayloadEntries) -> [Payload] {
    var entry = payload
    entry.content = content
    if form == .payload { return [entry] }
    return payload.detailedListItems.map { item in
      entry.detailedListItems = [item]
      return entry
    }
  }

  private static func size(of entries: [Payload]) -> Int {
    var writer = JSONWriter()
    var size = 0
    for entry in entries {
      writer.reset()
      entry.write(to: &writer)
      size += writer.bytes.count + 1
    }
    return size
  }

  private func remember(_ payload: Payload, _ handle: Int64, _ source: PayloadSource) {
    if contents.count >= Limits.payloadHandles { contents.removeFirst() }
    contents.append(
      PayloadContent(handle: handle, payloadId: payload.payloadId, source: source, items: payload.detailedListItems))
    if delivered.contains(payload.payloadId) { return }
    if delivered.count >= Limits.deliveredPayloads { delivered.removeFirst() }
    delivered.append(payload.payloadId)
  }

  // MARK: What became of it

  /// Statuses that the app gives by id: reported each time, also for payloads of an earlier process.
  func resolve(_ payloads: [PayloadResolution], _ kernel: Kernel, _ profile: Profile) {
    for payload in payloads {
      if !delivered.contains(payload.payloadId) {
        kernel.turn.remark(
          "unknownPayload", "a payload wasn't handed over in this process; its status is reported all the same")
      }
      for place in contents.indices where contents[place].payloadId == payload.payloadId { contents[place].isConcluded = true }
      let status: TrackingStatus = payload.status == .delivered ? .delivered : .rejected
      kernel.record(PayloadsWire.report(payload.payloadId, status, kernel, profile))
    }
  }

  /// What the app says of a handle. One that is not here is void: the reply that stands is that nothing was reported.
  func settle(_ settlement: ContentSettlement, _ kernel: Kernel, _ profile: Profile) {
    guard let place = contents.firstIndex(where: { $0.handle == settlement.content }) else { return }
    let isOpen = !contents[place].isConcluded
    switch settlement.kind {
    case .acknowledged:
      kernel.reply(AdAcknowledgeResult(reported: isOpen && acknowledge(place, kernel, profile)))
    case .itemAcknowledged:
      guard contents[place].items.contains(where: { settlement.means($0) }) else { return }
      var reported = isOpen && acknowledge(place, kernel, profile)
      if profile.contentReports {
        let content = contents[place]
        let params: [(name: StaticString, value: Text)] = [
          ("payload_id", content.payloadId), ("tracking_id", content.trackingId(of: settlement)),
          ("item_name", settlement.item), ("source", content.wireSource),
        ]
        kernel.report("addit_item_added_to_list", .sdk, worth: .acknowledgement, params)
        reported = true
      }
      kernel.reply(AdAcknowledgeItemResult(reported: reported, interaction: false))
    case .failed:
      kernel.reply(AdFailResult(reported: isOpen && fail(place, settlement.reason, kernel, profile)))
    case .itemFailed:
      let reported = isOpen && fail(place, settlement.reason, kernel, profile)
      kernel.reportError(
        "ADDIT_CONTENT_ITEM_FAILED", settlement.reason,
        [("payload_id", contents[place].payloadId), ("tracking_id", contents[place].trackingId(of: settlement))])
      kernel.reply(AdFailItemResult(reported: reported || profile.errorReports))
    }
  }

  /// The payload's items are on the list. Of a link only the collector hears; the payload service did not offer it.
  private func acknowledge(_ place: Int, _ kernel: Kernel, _ profile: Profile) -> Bool {
    contents[place].isConcluded = true
    let content = contents[place]
    if profile.contentReports {
      kernel.report(
        "addit_added_to_list", .sdk, worth: .acknowledgement,
        [("payload_id", content.payloadId), ("source", content.wireSource)])
    }
    if content.source == .service { kernel.record(PayloadsWire.report(content.payloadId, .delivered, kernel, profile)) }
    return profile.contentReports || content.source == .service
  }

  private func fail(_ place: Int, _ reason: Text, _ kernel: Kernel, _ profile: Profile) -> Bool {
    contents[place].isConcluded = true
    let content = contents[place]
    kernel.reportError("ADDIT_CONTENT_FAILED", reason, [("payload_id", content.payloadId)])
    if content.source == .service { kernel.record(PayloadsWire.report(content.payloadId, .rejected, kernel, profile)) }
    return profile.errorReports || content.source == .service
  }
}

extension PayloadContent {
  /// The wire's `source` of out-of-app content.
  fileprivate var wireSource: Text { source == .link ? "deeplink" : "payload" }

  fileprivate func trackingId(of settlement: ContentSettlement) -> Text {
    settlement.trackingId ?? items.first { settlement.means($0) }?.trackingId ?? ""
  }
}

extension ContentSettlement {
  /// Whether an item has this title, and this tracking id where one is given.
  fileprivate func means(_ item: Item) -> Bool {
    item.productTitle == self.item && (trackingId == nil || item.trackingId == trackingId)
  }
}
