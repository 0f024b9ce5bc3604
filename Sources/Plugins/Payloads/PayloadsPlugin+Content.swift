import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// A payload that was handed to the app, until the app says what became of it. All entries of a payload share its handle.
final class PayloadContent {
  let handle: Int64
  let payloadId: Text
  let source: PayloadSource
  let items: [Item]
  /// Acknowledged, failed or resolved: the payload itself is settled.
  var isConcluded = false

  init(handle: Int64, payloadId: Text, source: PayloadSource, items: [Item]) {
    self.handle = handle
    self.payloadId = payloadId
    self.source = source
    self.items = items
  }
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
      let before = entries.count
      let size = append(payload, content: kernel.lastContent &+ 1, profile.payloadEntries, to: &entries)
      if size > room {
        entries.removeLast(entries.count - before)
        kernel.warn("payloadsTooLong", "the payloads are too long for one turn: not all of them are delivered")
        continue
      }
      room -= size
      remember(payload, kernel.nextContent(), source)
    }
    if !entries.isEmpty || source == .service && profile.emptyPickup {
      kernel.tell(PayloadAvailableEvent(source: source, payloads: entries))
    }
  }

  private func isDuplicate(_ id: Text, _ source: PayloadSource, _ answered: [Text], _ profile: Profile) -> Bool {
    let inProcess = source == .link || profile.payloadDuplicates == .process
    if inProcess, delivered.contains(id) { return true }
    return profile.payloadDuplicates != .none && answered.contains(id)
  }

  private func reportDuplicate(_ id: Text, _ source: PayloadSource, _ kernel: Kernel, _ profile: Profile) {
    kernel.explain("payloadDuplicate", "a payload was handed over before")
    if profile.contentReports {
      kernel.report("addit_duplicate_payload", .sdk, worth: .acknowledgement, [("payload_id", id)])
    }
    if source == .service { kernel.record(PayloadsWire.report(id, .duplicate, kernel, profile)) }
  }

  /// Adds the entries of a payload and answers how many bytes they take.
  private func append(
    _ payload: Payload, content: Int64, _ form: Profile.PayloadEntries, to entries: inout [Payload]
  ) -> Int {
    var entry = payload
    entry.content = content
    var size = 0
    var writer = JSONWriter()
    for item in payload.detailedListItems {
      if form == .item { entry.detailedListItems = [item] }
      writer.reset()
      entry.write(to: &writer)
      size += writer.bytes.count + 1
      entries.append(entry)
      if form == .payload { break }
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
      for content in contents where content.payloadId == payload.payloadId { content.isConcluded = true }
      let status: TrackingStatus = payload.status == .delivered ? .delivered : .rejected
      kernel.record(PayloadsWire.report(payload.payloadId, status, kernel, profile))
    }
  }

  /// What the app says of a handle. One that is not here is void: the reply that stands is that nothing was reported.
  func settle(_ said: ContentSettlement, _ kernel: Kernel, _ profile: Profile) {
    guard let content = contents.first(where: { $0.handle == said.content }) else { return }
    let item = content.items.first { said.means($0) }
    switch said.kind {
    case .acknowledged:
      kernel.reply(AdAcknowledgeResult(reported: conclude(content, said, kernel, profile)))
    case .itemAcknowledged:
      guard let item else { return }
      let concluded = conclude(content, said, kernel, profile)
      if profile.contentReports {
        let params: [(name: StaticString, value: Text)] = [
          ("payload_id", content.payloadId), ("tracking_id", said.trackingId ?? item.trackingId ?? ""),
          ("item_name", said.item), ("source", content.wireSource),
        ]
        kernel.report("addit_item_added_to_list", .sdk, worth: .acknowledgement, params)
      }
      kernel.reply(AdAcknowledgeItemResult(reported: concluded || profile.contentReports, interaction: false))
    case .failed:
      kernel.reply(AdFailResult(reported: conclude(content, said, kernel, profile)))
    case .itemFailed:
      let concluded = conclude(content, said, kernel, profile)
      kernel.reportError(
        "ADDIT_CONTENT_ITEM_FAILED", said.reason,
        [("payload_id", content.payloadId), ("tracking_id", said.trackingId ?? item?.trackingId ?? "")])
      kernel.reply(AdFailItemResult(reported: concluded || profile.errorReports))
    }
  }

  /// The first word on a payload settles it. Of a link only the collector hears; the payload service did not offer it.
  /// Answers whether anything was reported.
  private func conclude(_ content: PayloadContent, _ said: ContentSettlement, _ kernel: Kernel, _ profile: Profile) -> Bool {
    if content.isConcluded { return false }
    content.isConcluded = true
    let failed = said.kind == .failed || said.kind == .itemFailed
    if failed {
      kernel.reportError("ADDIT_CONTENT_FAILED", said.reason, [("payload_id", content.payloadId)])
    } else if profile.contentReports {
      kernel.report(
        "addit_added_to_list", .sdk, worth: .acknowledgement,
        [("payload_id", content.payloadId), ("source", content.wireSource)])
    }
    let told = failed ? profile.errorReports : profile.contentReports
    if content.source == .link { return told }
    kernel.record(PayloadsWire.report(content.payloadId, failed ? .rejected : .delivered, kernel, profile))
    return true
  }
}

extension PayloadContent {
  /// The wire's `source` of out-of-app content.
  fileprivate var wireSource: Text { source == .link ? "deeplink" : "payload" }
}
