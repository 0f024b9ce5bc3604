import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Acknowledgement (W 5.2): by handle, by the name of an item, or the oldest that waits. The first one of a tapped ad is its
/// interaction, with the ids of that ad, whatever is shown by now.
extension ActionsPlugin {
  func acknowledge(_ params: AdAcknowledgeParams, _ kernel: Kernel) throws(Fault) {
    guard kernel.setup != nil else { return kernel.reply(AdAcknowledgeResult(reported: false)) }
    let settlement = ContentSettlement(params.content, .acknowledged)
    guard let place = try place(of: settlement, kernel), !contents[place].isConcluded else {
      return kernel.reply(AdAcknowledgeResult(reported: false))
    }
    kernel.reply(AdAcknowledgeResult(reported: conclude(place, kernel)))
  }

  func acknowledgeOldest(_ kernel: Kernel) {
    guard kernel.setup != nil, let place = contents.firstIndex(where: { !$0.isConcluded && $0.kind == .ad }) else {
      kernel.turn.remark("nothingToAcknowledge", "no click waits for its acknowledgement")
      return kernel.reply(AdAcknowledgeOldestResult(reported: false))
    }
    kernel.reply(AdAcknowledgeOldestResult(reported: conclude(place, kernel)))
  }

  func acknowledgeItem(_ params: AdAcknowledgeItemParams, _ kernel: Kernel) throws(Fault) {
    let none = AdAcknowledgeItemResult(reported: false, interaction: false)
    guard let profile = kernel.setup?.profile else { return kernel.reply(none) }
    let place: Int?
    if let handle = params.content {
      let settlement = ContentSettlement(handle, .itemAcknowledged, item: params.item, trackingId: params.trackingId)
      place = try self.place(of: settlement, kernel).flatMap {
        contents[$0].contains(params.item, params.trackingId) ? $0 : nil
      }
    } else {
      place = contents.lastIndex { $0.contains(params.item, params.trackingId) }
    }
    guard let place else { return kernel.reply(none) }
    let content = contents[place]
    let isInteraction = !content.isConcluded && content.kind == .ad
    let concluded = !content.isConcluded && conclude(place, kernel)
    var reported = concluded
    switch content.kind {
    case .ad where profile.itemReports:
      kernel.report(
        "atl_item_added_to_list", .sdk, worth: .acknowledgement, [("ad_id", content.ad.id), ("item_name", params.item)])
      reported = true
    case .popup(let payloadId) where profile.contentReports:
      kernel.report(
        "popup_item_added_to_list", .sdk, worth: .acknowledgement,
        [
          ("payload_id", payloadId), ("tracking_id", content.trackingId(of: params.item, params.trackingId)),
          ("item_name", params.item),
        ])
      reported = true
    default: break
    }
    kernel.reply(AdAcknowledgeItemResult(reported: reported, interaction: isInteraction))
  }

  /// Reports that content arrived, once. Answers whether anything was reported.
  private func conclude(_ place: Int, _ kernel: Kernel) -> Bool {
    let content = contents[place]
    contents[place].isConcluded = true
    switch content.kind {
    case .ad: kernel.report(.interaction, mount: content.mount, zone: content.zone, ad: content.ad)
    case .popup(let payloadId):
      guard kernel.setup?.profile.contentReports == true else { return false }
      kernel.report("popup_added_to_list", .sdk, worth: .acknowledgement, [("payload_id", payloadId)])
    }
    return true
  }

  // MARK: Failures

  func fail(_ params: AdFailParams, _ kernel: Kernel) throws(Fault) {
    guard let profile = kernel.setup?.profile else { return kernel.reply(AdFailResult(reported: false)) }
    let settlement = ContentSettlement(params.content, .failed, reason: params.reason)
    guard let place = try place(of: settlement, kernel), !contents[place].isConcluded else {
      return kernel.reply(AdFailResult(reported: false))
    }
    contents[place].isConcluded = true
    switch contents[place].kind {
    case .ad:
      kernel.reportError("ATL_ADDED_TO_LIST_FAILED", params.reason, [("ad_id", contents[place].ad.id)])
    case .popup(let payloadId): kernel.reportError("POPUP_CONTENT_FAILED", params.reason, [("payload_id", payloadId)])
    }
    kernel.reply(AdFailResult(reported: profile.errorReports))
  }

  func failItem(_ params: AdFailItemParams, _ kernel: Kernel) throws(Fault) {
    guard let profile = kernel.setup?.profile else { return kernel.reply(AdFailItemResult(reported: false)) }
    let settlement = ContentSettlement(
      params.content, .itemFailed, item: params.item, trackingId: params.trackingId, reason: params.reason)
    guard let place = try place(of: settlement, kernel) else { return kernel.reply(AdFailItemResult(reported: false)) }
    contents[place].isConcluded = true
    switch contents[place].kind {
    case .ad:
      kernel.reportError(
        "ATL_ADDED_TO_LIST_ITEM_FAILED", params.reason, [("ad_id", contents[place].ad.id), ("item", params.item)])
    case .popup(let payloadId):
      kernel.reportError(
        "POPUP_CONTENT_ITEM_FAILED", params.reason,
        [("payload_id", payloadId), ("tracking_id", contents[place].trackingId(of: params.item, params.trackingId))])
    }
    kernel.reply(AdFailItemResult(reported: profile.errorReports))
  }
}
