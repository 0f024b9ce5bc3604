import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Taps (W 5.1, 5.4): which ones count, and what becomes of the zone afterwards. What a tap does is the Actions plugin's.
extension ZonesPlugin {
  func tap(_ params: ZoneTapParams, _ kernel: Kernel) throws(Fault) {
    let setup = try kernel.initialized()
    let mount = try find(params.mount)
    kernel.reply(ZoneTapResult(handled: count(params, on: mount, kernel, setup)))
  }

  /// Answers whether the tap was handled: counted, on the ad on display, of an action this profile performs.
  private func count(_ params: ZoneTapParams, on mount: Mount, _ kernel: Kernel, _ setup: Setup) -> Bool {
    guard let serving = mount.serving, params.serve == nil || params.serve == serving.number else {
      kernel.turn.remark("staleServe", "mount \(mount.number) does not show the ad that was tapped")
      return false
    }
    if isDrag(params, mount, setup) {
      kernel.explain("tapIgnored", "mount \(mount.number): it moved too far and is a drag")
      return false
    }
    if setup.profile.tapGuard, serving.isTapped {
      kernel.explain("tapIgnored", "mount \(mount.number): this ad was tapped before")
      return false
    }
    let handled = serving.ad.isHandled(by: setup.profile)
    mount.serving?.isTapped = handled
    kernel.announce(
      .adTapped(
        Tap(
          mount: mount.number, zone: mount.zone, ad: serving.ad, handled: handled,
          opensPopup: serving.ad.opensPopup(under: setup.profile))))
    return handled
  }

  /// Strictly less on both axes is a tap. The mount's own tolerance wins, then the app's, then the profile's; none: all count.
  private func isDrag(_ params: ZoneTapParams, _ mount: Mount, _ setup: Setup) -> Bool {
    guard let tolerance = mount.tapTolerance ?? setup.tapTolerance ?? setup.profile.tapTolerance else { return false }
    return (params.dx ?? 0).magnitude >= tolerance || (params.dy ?? 0).magnitude >= tolerance
  }

  /// A tap takes the ad away, unless it opened a popup that covers the zones: then its end does.
  func rotate(after tap: Tap, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile, tap.handled || profile.unhandledRotates, let mount = known(tap.mount) else {
      return
    }
    if tap.opensPopup, profile.popupCovers { return }
    loadNext(mount, kernel)
  }
}
