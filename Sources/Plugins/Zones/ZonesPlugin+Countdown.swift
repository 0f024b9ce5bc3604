import TrestleKernel
import TrestleProtocol

/// The countdown to a mount's next ad (W 4.3): it runs while the mount is looked at, stands still otherwise, and an ad whose
/// time ran out meanwhile is replaced at once on return.
extension ZonesPlugin {
  /// Whether the countdown should run now.
  private func paces(_ mount: Mount, _ kernel: Kernel) -> Bool {
    guard let profile = kernel.setup?.profile, mount.countdown.isArmed, mount.isReported, kernel.app == .foreground, !isCovered
    else { return false }
    return isOnScreen(mount, kernel) || (mount.serving == nil && profile.emptyZonePaces)
  }

  /// Starts the whole time anew, from now or from an earlier moment.
  func arm(_ mount: Mount, _ kernel: Kernel, since moment: Int64? = nil) {
    let now = kernel.clock.mono
    halt(mount, kernel)
    mount.countdown.isArmed = true
    mount.countdown.fetchedAt = moment ?? now
    mount.countdown.leftMs = mount.countdown.refreshMs - (now - mount.countdown.fetchedAt)
    pace(mount, kernel)
  }

  /// Forgets the countdown and its pace.
  func disarm(_ mount: Mount, _ kernel: Kernel) {
    halt(mount, kernel)
    mount.countdown = Countdown()
  }

  /// Lets the countdown run or stand still, as the mount is looked at or not.
  func pace(_ mount: Mount, _ kernel: Kernel) {
    if !paces(mount, kernel) { return halt(mount, kernel) }
    if mount.countdown.running != nil { return }
    let age = kernel.clock.mono - mount.countdown.fetchedAt
    if age >= mount.countdown.refreshMs || mount.countdown.leftMs <= 0 {
      loadNext(mount, kernel)
    } else {
      run(mount, kernel)
    }
  }

  private func run(_ mount: Mount, _ kernel: Kernel) {
    let now = kernel.clock.mono
    let slot = kernel.deadlines.set(
      Deadline(owner: owner, kind: ZoneDeadline.refresh.rawValue, subject: mount.number),
      at: now + max(1, mount.countdown.leftMs))
    mount.countdown.running = (now, slot)
  }

  private func halt(_ mount: Mount, _ kernel: Kernel) {
    guard var running = mount.countdown.running else { return }
    kernel.deadlines.clear(&running.slot)
    mount.countdown.leftMs = max(0, mount.countdown.leftMs - (kernel.clock.mono - running.since))
    mount.countdown.running = nil
  }

  /// Asks for the next ad. The countdown starts anew before the request, so that a glance away and back does not ask twice.
  func loadNext(_ mount: Mount, _ kernel: Kernel) {
    guard mount.countdown.isArmed else { return }
    arm(mount, kernel)
    guard case .open(let number, _) = mount.request else { return replace(mount, kernel) }
    // One whose time ran out while nobody woke the core fails in this very turn, and would have done so long ago.
    if kernel.isOverdue(number) { mount.request = .open(fetch: number, again: true) }
  }

  /// Asks for an ad in the place of the one on display, whose impression may end with that. One that has not begun is still to
  /// come: the ad stays where it is until it is replaced.
  func replace(_ mount: Mount, _ kernel: Kernel) {
    if case .none = mount.request, case .open = mount.serving?.impression, kernel.setup?.profile.impressionEnds == .request {
      endImpression(mount, kernel)
    }
    fetch(mount, kernel)
  }
}
