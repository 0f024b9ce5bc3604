import TrestleKernel
import TrestleProtocol

/// Impressions (W 4.4): at most one a serving, begun when its creative has loaded and it is on screen, ended when it leaves the
/// screen or another ad takes its place. What has ended does not begin again.
extension ZonesPlugin {
  /// Whether the user can see the mount now.
  func isOnScreen(_ mount: Mount, _ kernel: Kernel) -> Bool {
    guard let profile = kernel.setup?.profile, kernel.app == .foreground else { return false }
    return mount.sight.isSeen(visibleByDefault: profile.visibleByDefault)
  }

  /// Brings the mount in line with what can be seen of it: what waited is reported, the countdown runs or stands still,
  /// the impression begins or ends.
  func settleSight(_ mount: Mount, _ kernel: Kernel) {
    let onScreen = isOnScreen(mount, kernel)
    if !onScreen { endImpression(mount, kernel) } else if !isCovered { reportHeld(mount, kernel) }
    pace(mount, kernel)
    if onScreen { considerImpression(mount, kernel) }
  }

  /// Begins the impression if nothing stands against it.
  func considerImpression(_ mount: Mount, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile, var serving = mount.serving else { return }
    let share = mount.sight.permille ?? 1000
    let hindrance: String? =
      if !isOnScreen(mount, kernel) { "it is not on screen" } else if isCovered {
        "a popup covers it"
      } else if share < profile.impressionMinPermille {
        "too small a share of it is visible"
      } else if profile.renderGate, !serving.creative.isLoaded { "its creative has not loaded" } else { nil }
    switch (serving.impression, hindrance) {
    case (.due, nil):
      if profile.impressionMinMs == 0 { return beginImpression(mount, kernel) }
      serving.impression = .dwelling(
        kernel.counts.set(
          Deadline(owner: owner, kind: ZoneDeadline.dwell.rawValue, subject: mount.number),
          at: kernel.clock.mono + profile.impressionMinMs))
    case (.due, .some(let reason)):
      return kernel.explain("noImpression", "mount \(mount.number): \(reason)")
    case (.dwelling(var slot), .some):
      // The time must be continuous: what was seen so far does not count.
      kernel.counts.clear(&slot)
      serving.impression = .due
    default: return
    }
    mount.serving = serving
  }

  func dwelt(_ mount: Mount, _ kernel: Kernel) {
    guard case .dwelling = mount.serving?.impression else { return }
    beginImpression(mount, kernel)
  }

  private func beginImpression(_ mount: Mount, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile, let serving = mount.serving else { return }
    mount.serving?.impression = .open(since: kernel.seq)
    if profile.pixels == .before {
      kernel.tell(ZonePixelsEvent(mount: mount.number, serve: serving.number), mount: mount.number, rank: .pixels)
    }
    kernel.report(.impression, mount: mount.number, zone: mount.zone, ad: serving.ad)
    if profile.pixels == .after {
      kernel.tell(ZonePixelsEvent(mount: mount.number, serve: serving.number), mount: mount.number, rank: .reported)
    }
  }

  /// Ends an open impression; one that waits for its time begins anew later.
  func endImpression(_ mount: Mount, _ kernel: Kernel) {
    guard let serving = mount.serving else { return }
    switch serving.impression {
    case .open(let since):
      mount.serving?.impression = .over
      kernel.report(.impressionEnd, mount: mount.number, zone: mount.zone, ad: serving.ad, ends: since != kernel.seq)
    case .dwelling(var slot):
      kernel.counts.clear(&slot)
      mount.serving?.impression = .due
    case .due, .over: break
    }
  }

  // MARK: The creative

  func creative(_ params: ZoneCreativeParams, _ kernel: Kernel) throws(Fault) {
    _ = try kernel.initialized()
    let mount = try find(params.mount)
    guard let serving = mount.serving, serving.number == params.serve else {
      return kernel.turn.remark("staleServe", "mount \(params.mount) no longer shows serve \(params.serve)")
    }
    guard kernel.setup?.profile.renderGate == true else { return }
    switch (params.state, serving.creative) {
    case (.loaded, .loading):
      // A failing page may say loaded first: it counts from the next moment on.
      let slot = kernel.counts.set(
        Deadline(owner: owner, kind: ZoneDeadline.load.rawValue, subject: mount.number), at: kernel.clock.mono + 1)
      mount.serving?.creative = .settling(slot)
    case (.failed, .loading), (.failed, .settling):
      if params.reason == .cancelled || params.reason == .subresource { return }
      renderFailed(mount, kernel)
    default: break
    }
  }

  func creativeCounts(_ mount: Mount, _ kernel: Kernel) {
    guard let serving = mount.serving, case .settling = serving.creative else { return }
    mount.serving?.creative = .loaded
    tellLoaded(mount, serving.number, kernel)
    considerImpression(mount, kernel)
  }

  func tellLoaded(_ mount: Mount, _ serve: Int64, _ kernel: Kernel) {
    kernel.tell(ZoneLoadedEvent(mount: mount.number, zone: mount.zone, serve: serve), mount: mount.number, rank: .loaded)
  }
}

extension Serving.Creative {
  var isLoaded: Bool { if case .loaded = self { true } else { false } }
}

extension Mount {
  /// Whether an impression is open that began in an earlier turn.
  func hasImpression(before turn: Int64) -> Bool {
    if case .open(let since) = serving?.impression { since < turn } else { false }
  }
}
