import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Popups (`popup/*`; W 5.3): what the shell says of a popup that the core ordered.
extension ActionsPlugin {
  func handlePopup(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .popupOpened: try opened(PopupOpenedParams(params).popup, kernel)
    case .popupClosed: try closed(PopupClosedParams(params).popup, kernel)
    case .popupItems: try items(PopupItemsParams(params), kernel)
    case .popupContent: try content(PopupContentParams(params).popup, kernel)
    case .popupFailed: try failed(PopupFailedParams(params), kernel)
    default: throw .unknownMethod(closest: nil)
    }
  }

  private func find(_ number: Int64, _ kernel: Kernel) throws(Fault) -> (place: Int, setup: Setup) {
    let setup = try kernel.initialized()
    guard let place = popups.firstIndex(where: { $0.number == number }) else { throw .unknownPopup(number) }
    return (place, setup)
  }

  private func opened(_ number: Int64, _ kernel: Kernel) throws(Fault) {
    let (place, setup) = try find(number, kernel)
    let popup = popups[place]
    popups[place].isOpen = true
    popups[place].hasBegun = true
    switch setup.profile.popupBegin {
    case .each: kernel.report(.popupBegin, mount: popup.mount, zone: popup.zone, ad: popup.ad)
    case .once where !popup.hasBegun: kernel.report(.popupBegin, mount: popup.mount, zone: popup.zone, ad: popup.ad)
    default: break
    }
    kernel.announce(.popupsCover(true))
  }

  private func closed(_ number: Int64, _ kernel: Kernel) throws(Fault) {
    let (place, setup) = try find(number, kernel)
    let popup = popups.remove(at: place)
    kernel.announce(.popupsCover(popups.contains { $0.isOpen }))
    if setup.profile.popupCovers { kernel.announce(.popupClosed(mount: popup.mount)) }
  }

  private func items(_ params: PopupItemsParams, _ kernel: Kernel) throws(Fault) {
    let (place, setup) = try find(params.popup, kernel)
    let popup = popups[place]
    if setup.profile.contentReports {
      kernel.report(
        "popup_atl_clicked", .sdk, worth: .acknowledgement, [("tracking_id", params.items.first?.trackingId ?? "")])
    }
    tell(popup, .popup(payloadId: params.payloadId ?? ""), params.items, payloadId: params.payloadId, kernel)
  }

  private func content(_ number: Int64, _ kernel: Kernel) throws(Fault) {
    let (place, setup) = try find(number, kernel)
    let popup = popups[place]
    if setup.profile.contentReports {
      kernel.report("popup_content_clicked", .sdk, worth: .acknowledgement, [("ad_id", popup.ad.id)])
    }
    guard let items = popup.ad.items, !items.isEmpty else { return reportEmpty(kernel) }
    // The tap on any other popup ad was its interaction already.
    guard popup.ad.actionType == "cp" else {
      tell(popup, .popup(payloadId: ""), items, payloadId: nil, kernel)
      return
    }
    // One tap is one interaction: what the page asks for again comes under the handle it had.
    popups[place].content = tell(popup, .ad, items, payloadId: nil, handle: popup.content, kernel)
  }

  /// Hands items to the app, under a new handle unless they have one. Answers the handle.
  @discardableResult
  private func tell(
    _ popup: Popup, _ kind: Content.Kind, _ items: [Item], payloadId: Text?, handle known: Int64? = nil, _ kernel: Kernel
  ) -> Int64 {
    let handle = known ?? issue(kind, zone: popup.zone, mount: popup.mount, ad: popup.ad, items: items, kernel)
    kernel.tell(
      ActionItemsEvent(
        mount: popup.mount, zone: popup.zone, adId: popup.ad.id, content: handle, source: .popup, payloadId: payloadId,
        requiresAcknowledgement: kind == .ad, items: items))
    return handle
  }

  private func failed(_ params: PopupFailedParams, _ kernel: Kernel) throws(Fault) {
    _ = try find(params.popup, kernel)
    switch params.reason {
    case .malformed: reportMalformed(kernel)
    case .load:
      kernel.reportError(
        "POPUP_URL_LOAD_FAILED", "the popup's page did not load", [("url", params.url ?? ""), ("error", params.error ?? "")])
    }
  }
}
