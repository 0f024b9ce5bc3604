import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// What taps on ads lead to (`ad/*`, `popup/*`; W 5): items for the list, links, popups, and who acknowledges what.
package final class ActionsPlugin: Plugin {
  package let owner = Owner.actions

  /// Handed out to the app and not void yet, oldest first.
  var contents: [Content] = []
  /// Ordered and not closed yet, oldest first.
  var popups: [Popup] = []
  private var lastPopup: Int64 = 0

  package init() {}

  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .adAcknowledge: try acknowledge(AdAcknowledgeParams(params), kernel)
    case .adAcknowledgeItem: try acknowledgeItem(AdAcknowledgeItemParams(params), kernel)
    case .adAcknowledgeOldest:
      _ = try AdAcknowledgeOldestParams(params)
      acknowledgeOldest(kernel)
    case .adFail: try fail(AdFailParams(params), kernel)
    case .adFailItem: try failItem(AdFailItemParams(params), kernel)
    default: try handlePopup(method, params, kernel)
    }
  }

  package func learn(_ fact: Fact, _ kernel: Kernel) {
    switch fact {
    case .adTapped(let tap): act(on: tap, kernel)
    case .tearingDown:
      contents.removeAll()
      popups.removeAll()
    default: break
    }
  }

  // MARK: A tap

  private func act(on tap: Tap, _ kernel: Kernel) {
    let ad = tap.ad
    if tap.handled, ad.actionType == "c" { return deliver(ad, of: tap, kernel) }
    if tap.handled, ad.actionType == "cp" {
      if kernel.setup?.profile.contentReports == true {
        kernel.report("popup_ad_clicked", .sdk, worth: .acknowledgement, [("id", ad.id)])
      }
    } else if tap.handled {
      kernel.report(.interaction, mount: tap.mount, zone: tap.zone, ad: ad)
    }
    if ad.actionType != "c" {
      kernel.tell(ActionClickedEvent(mount: tap.mount, zone: tap.zone, adId: ad.id, actionType: ad.actionType))
    }
    if tap.handled {
      open(ad, of: tap, kernel)
    } else {
      reportUnsupported(ad, kernel)
      kernel.tell(ActionUnsupportedEvent(mount: tap.mount, zone: tap.zone, adId: ad.id, actionType: ad.actionType))
    }
  }

  /// What the service learns of a tap that led nowhere (W 2.4, 5.1).
  private func reportUnsupported(_ ad: ServedAd, _ kernel: Kernel) {
    if ad.actionType == "c", ad.items == nil { return reportEmpty(kernel) }
    guard kernel.setup?.profile.errorNames == .ios, ad.action == nil else { return }
    kernel.reportError("AD_CLICK_FAILURE_BAD_ACTION_TYPE", "an ad of type \(ad.actionType.string) was tapped")
  }

  func reportMalformed(_ kernel: Kernel) {
    kernel.reportError("POPUP_URL_MALFORMED", "the popup's address is malformed")
  }

  func reportEmpty(_ kernel: Kernel) {
    kernel.reportError("AD_PAYLOAD_IS_EMPTY", "an add-to-list ad has no items")
  }

  private func deliver(_ ad: ServedAd, of tap: Tap, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile else { return }
    if profile.itemsClickedReport { kernel.report("atl_ad_clicked", .sdk, worth: .acknowledgement, [("id", ad.id)]) }
    let items = ad.items ?? []
    if items.isEmpty { return reportEmpty(kernel) }
    let content = issue(.ad, zone: tap.zone, mount: tap.mount, ad: ad, items: items, kernel)
    kernel.tell(
      ActionItemsEvent(
        mount: tap.mount, zone: tap.zone, adId: ad.id, content: content, source: .ad, payloadId: nil,
        requiresAcknowledgement: true, items: items))
  }

  private func open(_ ad: ServedAd, of tap: Tap, _ kernel: Kernel) {
    guard ad.hasAllowedAddress else {
      if ad.action == .p || ad.action == .cp { reportMalformed(kernel) }
      return kernel.warn(
        "addressRefused", "an ad wants to open an address whose scheme is not allowed; nothing is opened", once: false)
    }
    var popup: Int64?
    if tap.opensPopup {
      lastPopup += 1
      popup = lastPopup
      if popups.count >= Limits.popups {
        popups.removeFirst()
        kernel.announce(.popupsCover(popups.contains { $0.isOpen }))
      }
      popups.append(Popup(number: lastPopup, mount: tap.mount, zone: tap.zone, ad: ad))
    }
    kernel.tell(
      ActionOpenEvent(
        mount: tap.mount, zone: tap.zone, adId: ad.id, url: ad.actionPath, popup: popup,
        presentation: tap.opensPopup ? .popup : .external))
  }

  /// Gives content a handle. Only so many are kept; one that nothing is to come of makes room, else the oldest click is void.
  func issue(_ kind: Content.Kind, zone: Text, mount: Int64, ad: ServedAd, items: [Item], _ kernel: Kernel) -> Int64 {
    let handle = kernel.nextContent()
    if contents.count >= Limits.contentHandles {
      contents.remove(at: contents.firstIndex { $0.isConcluded || $0.kind != .ad } ?? contents.startIndex)
    }
    contents.append(Content(handle: handle, kind: kind, zone: zone, mount: mount, ad: ad, items: items))
    return handle
  }

  /// The place of the handle; one that was never issued is an error. `nil`: it is void, or whoever issued it replies.
  func place(of settlement: ContentSettlement, _ kernel: Kernel) throws(Fault) -> Int? {
    let handle = settlement.content
    guard handle > 0, handle <= kernel.lastContent else { throw .unknownContent(handle) }
    if let place = contents.firstIndex(where: { $0.handle == handle }) { return place }
    kernel.announce(.contentSettled(settlement))
    return nil
  }

  package func describe(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("contents")
    writer.integer(contents.count)
    writer.key("acknowledged")
    writer.integer(contents.count { $0.isConcluded })
    writer.key("popups")
    writer.integer(popups.count)
    writer.endObject()
  }
}
