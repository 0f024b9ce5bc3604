import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// From the request of an ad to its display, and what the app hears of each outcome (behaviour, section 2; W 1.4, 4.6, 4.7).
extension ZonesPlugin {
  // MARK: Asking

  /// Asks for an ad. One request is open per mount; a newer fetch makes what was held back meaningless.
  func fetch(_ mount: Mount, _ kernel: Kernel) {
    if case .open(let number, _) = mount.request {
      // One that is not sent yet takes what is wanted now.
      if kernel.isSent(number) { mount.request = .open(fetch: number, again: true) }
      return
    }
    mount.heldReason = nil
    mount.request = .open(fetch: kernel.fetch(.ad, owner: owner, subject: mount.number), again: false)
  }

  func withdraw(_ mount: Mount, _ kernel: Kernel) {
    if case .open(let number, _) = mount.request { kernel.withdraw(number) }
    mount.request = .none
  }

  package func request(for fetch: Fetch, _ kernel: Kernel) -> HttpRequest? {
    guard let mount = known(fetch.subject), let setup = kernel.setup else { return nil }
    // Another attempt asks for what is wanted now: its answer needs no further request.
    mount.request = .open(fetch: fetch.number, again: false)
    return ZonesWire.request(
      zone: mount.zone, store: setup.profile.storeInRequest ? targeting.store : "",
      context: effectiveContext(of: mount), kernel, setup)
  }

  // MARK: Answers

  package func settled(_ fetch: Fetch, _ answer: Answer, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile, let mount = known(fetch.subject),
      case .open(let number, let again) = mount.request, number == fetch.number
    else { return }
    mount.request = .none
    switch ZonesWire.read(answer, profile) {
    case .ad(let ad, let refreshMs): display(ad, refreshMs, in: mount, kernel)
    case .noAd(let refreshMs):
      mount.countdown.refreshMs = refreshMs
      goWithout(.noAd, in: mount, kernel)
    case .unrenderable(let refreshMs):
      mount.countdown.refreshMs = refreshMs
      goWithout(.renderFailed, in: mount, kernel)
    case .failed: requestFailed(in: mount, kernel)
    }
    if again { self.fetch(mount, kernel) }
  }

  private func display(_ ad: ServedAd, _ refreshMs: Int64, in mount: Mount, _ kernel: Kernel) {
    guard let setup = kernel.setup else { return }
    let replaces = mount.serving != nil
    endImpression(mount, kernel)
    forgetServing(mount, kernel)
    lastServe += 1
    mount.serving = Serving(number: lastServe, ad: ad, creative: setup.profile.renderGate ? .loading : .loaded)
    mount.countdown.refreshMs = refreshMs
    arm(mount, kernel)
    let shown = Ad(
      serve: lastServe, id: ad.id, impressionId: ad.impressionId, creativeUrl: ad.creativeUrl, actionType: ad.actionType,
      width: ad.width, height: ad.height, reportUrl: ZonesWire.reportUrl(of: ad, kernel, setup))
    kernel.tell(ZoneShownEvent(mount: mount.number, zone: mount.zone, ad: shown), mount: mount.number, rank: .shown)
    tellFilled(true, mount, always: setup.profile.fillEvent != .change, kernel)
    if !setup.profile.renderGate { tellLoaded(mount, lastServe, kernel) }
    if replaces {
      kernel.tell(ZoneRefreshedEvent(mount: mount.number, zone: mount.zone), mount: mount.number, rank: .refreshed)
    }
    considerImpression(mount, kernel)
  }

  /// The service has no ad for this zone now, or one that cannot be displayed.
  private func goWithout(_ reason: UnfilledReason, in mount: Mount, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile else { return }
    clear(mount, kernel)
    arm(mount, kernel)
    tellFilled(false, mount, always: reason == .noAd && profile.fillEvent != .change, kernel)
    tellLoadFailed(mount, serve: nil, byRendering: reason == .renderFailed, kernel)
    reportUnfilled(reason, mount, kernel)
  }

  private func requestFailed(in mount: Mount, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile else { return }
    let showed = mount.serving != nil
    let isFirst = !mount.countdown.isArmed
    switch profile.failurePacing {
    case .served: break
    case .firstDefault: if isFirst { mount.countdown.refreshMs = Countdown.defaultMs }
    case .default: mount.countdown.refreshMs = Countdown.defaultMs
    }
    if showed, profile.refreshFailure == .keep {
      // The countdown began anew with the request and goes on; the ad may be tapped again.
      mount.serving?.isTapped = false
      return
    }
    clear(mount, kernel)
    let tells = profile.fillEvent == .change || (profile.fillEvent == .attempt && !showed)
    if tells { tellFilled(false, mount, always: profile.fillEvent == .attempt, kernel) }
    tellLoadFailed(mount, serve: nil, byRendering: false, kernel)
    reportUnfilled(.requestFailed, mount, kernel)
    arm(mount, kernel, since: kernel.fetchEndedAt)
  }

  /// The creative on display could not be rendered.
  func renderFailed(_ mount: Mount, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile, let serve = mount.serving?.number else { return }
    clear(mount, kernel)
    pace(mount, kernel)
    if profile.fillEvent == .change { tellFilled(false, mount, always: false, kernel) }
    tellLoadFailed(mount, serve: serve, byRendering: true, kernel)
    reportUnfilled(.renderFailed, mount, kernel)
  }

  // MARK: Showing nothing

  /// Takes the ad away, ending its impression.
  func clear(_ mount: Mount, _ kernel: Kernel) {
    guard mount.serving != nil else { return }
    endImpression(mount, kernel)
    forgetServing(mount, kernel)
    kernel.tell(ZoneClearedEvent(mount: mount.number, zone: mount.zone), mount: mount.number, rank: .shown)
  }

  /// Drops the serving with its deadlines; nothing of it counts any more.
  func forgetServing(_ mount: Mount, _ kernel: Kernel) {
    if case .settling(var slot) = mount.serving?.creative { kernel.counts.clear(&slot) }
    if case .dwelling(var slot) = mount.serving?.impression { kernel.counts.clear(&slot) }
    mount.serving = nil
  }

  // MARK: Telling

  private func tellFilled(_ hasAds: Bool, _ mount: Mount, always: Bool, _ kernel: Kernel) {
    if mount.toldFilled == hasAds, !always { return }
    mount.toldFilled = hasAds
    kernel.tell(
      ZoneFilledEvent(mount: mount.number, zone: mount.zone, hasAds: hasAds), mount: mount.number, rank: .filled)
  }

  private func tellLoadFailed(_ mount: Mount, serve: Int64?, byRendering: Bool, _ kernel: Kernel) {
    switch kernel.setup?.profile.loadFailedOn {
    case .anyNoAd: break
    case .render where byRendering: break
    default: return
    }
    kernel.tell(
      ZoneLoadFailedEvent(mount: mount.number, zone: mount.zone, serve: serve), mount: mount.number, rank: .loaded)
  }

  /// Reports why a fetch gave no ad: at once where the user would have seen it, else later or never.
  private func reportUnfilled(_ reason: UnfilledReason, _ mount: Mount, _ kernel: Kernel) {
    if isOnScreen(mount, kernel), !isCovered {
      kernel.report(.zoneUnfilled, mount: mount.number, zone: mount.zone, reason: reason)
    } else if kernel.setup?.profile.unfilledOffscreen == .hold {
      mount.heldReason = reason
    }
  }

  func reportHeld(_ mount: Mount, _ kernel: Kernel) {
    guard let reason = mount.heldReason else { return }
    mount.heldReason = nil
    kernel.report(.zoneUnfilled, mount: mount.number, zone: mount.zone, reason: reason)
  }

  func describe(_ mount: Mount, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount.number)
    writer.key("attached")
    writer.bool(mount.sight.attached)
    writer.key("visible")
    if let visible = mount.sight.visible { writer.bool(visible) } else { writer.null() }
    writer.key("requestOpen")
    if case .open = mount.request { writer.bool(true) } else { writer.bool(false) }
    writer.key("serve")
    if let serve = mount.serving?.number { writer.integer(serve) } else { writer.null() }
    writer.key("creative")
    writer.string(mount.serving?.creative.name ?? "none")
    writer.key("impression")
    writer.string(mount.serving?.impression.name ?? "none")
    writer.key("refreshMs")
    writer.integer(mount.countdown.refreshMs)
    writer.key("counting")
    writer.bool(mount.countdown.running != nil)
    writer.endObject()
  }
}

extension Serving.Creative {
  fileprivate var name: StaticString {
    switch self {
    case .loading: "loading"
    case .settling: "settling"
    case .loaded: "loaded"
    }
  }
}

extension Serving.Impression {
  fileprivate var name: StaticString {
    switch self {
    case .due: "due"
    case .dwelling: "dwelling"
    case .open: "open"
    case .over: "over"
    }
  }
}
