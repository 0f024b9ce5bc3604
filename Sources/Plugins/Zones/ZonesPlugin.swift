import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Zones (`zone/*`, `context/*`; W 4): each mount fetches, shows and replaces its ad and counts its impression.
///
/// A mount is one object from `zone/mount` to `zone/unmount`; between initializations it is kept but does nothing.
/// Fetching is in `ZonesPlugin+Serving.swift`, counting in `+Impressions`, waiting in `+Countdown`, recipes in `+Context`.
package final class ZonesPlugin: Plugin {
  package let owner = Owner.zones

  /// In the order of their numbers.
  var mounts: [Mount] = []
  var targeting = Targeting()
  /// A popup of ours covers the zones.
  var isCovered = false
  /// The page went away: what it shows on return has been seen before.
  private var hasLeft = false
  var lastServe: Int64 = 0
  private var lastMount: Int64 = 0

  package init() {}

  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .zoneMount: try mount(ZoneMountParams(params), kernel)
    case .zoneUpdate: try update(ZoneUpdateParams(params), kernel)
    case .zoneVisibility: try look(ZoneVisibilityParams(params), kernel)
    case .zoneUnmount: try unmount(ZoneUnmountParams(params), kernel)
    case .zoneCreative: try creative(ZoneCreativeParams(params), kernel)
    case .zoneTap: try tap(ZoneTapParams(params), kernel)
    default: try handleContext(method, params, kernel)
    }
  }

  /// The mount of that number. O(log n).
  func find(_ number: Int64) throws(Fault) -> Mount {
    guard let mount = known(number) else { throw .unknownMount(number) }
    return mount
  }

  func known(_ number: Int64) -> Mount? {
    var (low, high) = (0, mounts.count)
    while low < high {
      let middle = (low + high) / 2
      if mounts[middle].number < number { low = middle + 1 } else { high = middle }
    }
    guard low < mounts.count, mounts[low].number == number else { return nil }
    return mounts[low]
  }

  // MARK: Messages

  private func mount(_ params: ZoneMountParams, _ kernel: Kernel) throws(Fault) {
    guard mounts.count < Limits.mounts else { throw .limitExceeded(limit: "mounts", max: Limits.mounts) }
    lastMount += 1
    let sight = Sight(
      visible: params.visible, attached: params.attached ?? true, permille: params.permille, width: params.width,
      height: params.height)
    let mount = Mount(number: lastMount, zone: params.zone, sight: sight)
    mount.context = params.context
    mount.tapTolerance = params.tapTolerance
    mounts.append(mount)
    if kernel.setup != nil { start(mount, kernel) }
    kernel.reply(ZoneMountResult(mount: mount.number))
  }

  /// Reports the mount and asks for its first ad, seen or not. Where attaching counts, an unattached mount waits.
  func start(_ mount: Mount, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile, !mount.isReported else { return }
    if profile.mountReports == .attach, !mount.sight.attached { return }
    mount.isReported = true
    kernel.report(.zoneMounted, mount: mount.number, zone: mount.zone)
    fillIfEmpty(mount, kernel)
  }

  /// Asks for a mount that has nothing to show; what is asked for already is enough.
  private func fillIfEmpty(_ mount: Mount, _ kernel: Kernel) {
    guard mount.serving == nil, case .none = mount.request else { return }
    fetch(mount, kernel)
  }

  /// Ends what the mount shows and asked for, and reports it unmounted.
  func stop(_ mount: Mount, _ kernel: Kernel) {
    withdraw(mount, kernel)
    clear(mount, kernel)
    reportUnmounted(mount, kernel)
    mount.toldFilled = nil
    disarm(mount, kernel)
  }

  private func reportUnmounted(_ mount: Mount, _ kernel: Kernel, ends: Bool = false) {
    if mount.isReported, kernel.setup != nil {
      kernel.report(.zoneUnmounted, mount: mount.number, zone: mount.zone, ends: ends)
    }
    mount.isReported = false
  }

  private func update(_ params: ZoneUpdateParams, _ kernel: Kernel) throws(Fault) {
    let mount = try find(params.mount)
    switch params.tapTolerance {
    case .keep: break
    case .clear: mount.tapTolerance = nil
    case .set(let tolerance): mount.tapTolerance = tolerance
    }
    let context = effectiveContext(of: mount)
    switch params.context {
    case .keep: break
    case .clear: mount.context = nil
    case .set(let own):
      if mount.context != own { reportContext(own, zone: params.zone ?? mount.zone, kernel) }
      mount.context = own
    }
    if let zone = params.zone, zone != mount.zone {
      if kernel.setup != nil { stop(mount, kernel) }
      mount.zone = zone
      start(mount, kernel)
    } else if effectiveContext(of: mount) != context {
      contextChanged(mount, kernel)
    }
  }

  private func look(_ params: ZoneVisibilityParams, _ kernel: Kernel) throws(Fault) {
    let mount = try find(params.mount)
    let wasAttached = mount.sight.attached
    mount.sight = Sight(
      visible: params.visible, attached: params.attached ?? true, permille: params.permille, width: params.width,
      height: params.height)
    guard kernel.setup != nil else { return }
    if mount.sight.attached != wasAttached { attachmentChanged(mount, kernel) }
    settleSight(mount, kernel)
  }

  private func attachmentChanged(_ mount: Mount, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile else { return }
    if !mount.sight.attached {
      guard profile.mountReports == .attach else { return }
      endImpression(mount, kernel)
      reportUnmounted(mount, kernel)
    } else if profile.mountReports == .attach, !mount.isReported {
      start(mount, kernel)
    } else if profile.refetchWhenReattachedEmpty {
      fillIfEmpty(mount, kernel)
    }
  }

  private func unmount(_ params: ZoneUnmountParams, _ kernel: Kernel) throws(Fault) {
    let mount = try find(params.mount)
    withdraw(mount, kernel)
    endImpression(mount, kernel)
    forgetServing(mount, kernel)
    reportUnmounted(mount, kernel)
    disarm(mount, kernel)
    mounts.removeAll { $0 === mount }
  }

  /// The app is in the foreground again. A page that had gone away mounts again, and an ad that it counted is not shown twice.
  private func comeBack(_ mount: Mount, _ kernel: Kernel) {
    start(mount, kernel)
    settleSight(mount, kernel)
    if hasLeft, case .over = mount.serving?.impression, isOnScreen(mount, kernel) { loadNext(mount, kernel) }
  }

  // MARK: Facts and deadlines

  package func learn(_ fact: Fact, _ kernel: Kernel) {
    switch fact {
    case .initialized:
      if kernel.setup?.reset == true { mounts.removeAll() }
      adoptTargeting(kernel)
      for mount in mounts { start(mount, kernel) }
    case .tearingDown:
      isCovered = false
      hasLeft = false
      for mount in mounts { stop(mount, kernel) }
    case .sessionWillEnd:
      // What began in this very turn belongs to the session that is to be, and so will what still waits for its time.
      for mount in mounts where mount.hasImpression(before: kernel.seq) { endImpression(mount, kernel) }
    case .appBackgrounded:
      for mount in mounts { settleSight(mount, kernel) }
    case .pageLeft(let cached):
      hasLeft = true
      // A page that goes away begins no session to say so.
      if !cached { for mount in mounts { reportUnmounted(mount, kernel, ends: true) } }
    case .appForegrounded:
      for mount in mounts { comeBack(mount, kernel) }
      hasLeft = false
    case .popupsCover(let covers):
      isCovered = covers && kernel.setup?.profile.popupCovers == true
      for mount in mounts { settleSight(mount, kernel) }
    case .adTapped(let tap): rotate(after: tap, kernel)
    case .popupClosed(let number):
      if let mount = known(number) { loadNext(mount, kernel) }
    default: break
    }
  }

  package func due(_ deadline: Deadline, _ kernel: Kernel) {
    guard let kind = ZoneDeadline(rawValue: deadline.kind), let mount = known(deadline.subject) else { return }
    switch kind {
    case .refresh:
      mount.countdown.running = nil
      mount.countdown.leftMs = 0
      loadNext(mount, kernel)
    case .load: creativeCounts(mount, kernel)
    case .dwell: dwelt(mount, kernel)
    }
  }

  package func describe(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("covered")
    writer.bool(isCovered)
    writer.key("mounts")
    writer.beginArray()
    for mount in mounts { describe(mount, to: &writer) }
    writer.endArray()
    writer.endObject()
  }
}

/// The deadlines of a mount.
enum ZoneDeadline: UInt8 {
  case refresh, load, dwell
}
