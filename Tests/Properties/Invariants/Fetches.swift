import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// behaviour, section 1: one request in flight per mount.
struct RequestsInFlight: Invariant {
  let claim = "a mount has one request in flight at most"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    guard after.sends.count > 0 else { return }
    var open: [String: Int] = [:]
    for send in after.sends.values where send.purpose == "ad" { open[send.zone, default: 0] += 1 }
    for (zone, count) in open {
      let mounts = after.mounts.values.count { $0.zone == zone }
      try demand(count <= mounts, "\(count) requests are in flight for \(mounts) mount(s) of zone \(zone)")
    }
    for purpose in ["keywords", "payloads"] {
      let count = after.sends.values.count { $0.purpose == purpose }
      try demand(count <= 1, "\(count) requests of purpose \(purpose) are in flight")
    }
  }
}

/// behaviour, sections 2 and 4: nothing is fetched in background; no send starts after the turn that enters it.
struct BackgroundSilence: Invariant {
  let claim = "nothing is fetched in background, and nothing sent but what goes out with the app"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    guard after.isInBackground else { return }
    for send in exchange.sends {
      try demand(send.purpose == .report, "a request of purpose \(send.purpose.name) in background")
      // The end of an initialization, or of the page, is the last chance of its reports.
      let isEnd = exchange.accepted("sdk/initialize", "sdk/shutdown") || exchange.params?["leaving"]?.bool == true
      let isLastChance = !before.isInBackground || isEnd
      try demand(isLastChance, "reports are sent in background")
      try demand(send.keepalive, "reports leave with the app, and nothing keeps them alive")
    }
  }
}

/// behaviour, section 2: a hidden zone's filled ad isn't refreshed; W 4.3: nothing counts down below a popup.
struct OffScreenFetches: Invariant {
  let claim = "what cannot be seen is not refreshed"
  /// Mounts with a reason to ask that has nothing to do with time, once or once more when the open request settles.
  private var wanted: Set<Int64> = []
  private var wantedAgain: Set<Int64> = []
  private var retries: Set<String> = []
  /// The page went away for good, and its zones with it: coming back mounts them anew.
  private var hasLeft = false

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    note(exchange, before, after)
    for send in exchange.sends where send.purpose == .ad {
      guard let zone = after.sends[send.id]?.zone else { continue }
      if retries.remove(zone) != nil { continue }
      let mounts = after.mounts.values.filter { $0.zone == zone }
      let isAllowed = mounts.contains { mayAsk($0, before, after) }
      // Of several mounts of one zone nobody can tell whose request it is.
      if mounts.count == 1, let mount = mounts.first, wanted.remove(mount.number) == nil { wantedAgain.remove(mount.number) }
      try demand(isAllowed, "zone \(zone) asks for an ad, and nobody looks at it")
    }
  }

  private func mayAsk(_ mount: MountView, _ before: ShellView, _ after: ShellView) -> Bool {
    if wanted.contains(mount.number) || wantedAgain.contains(mount.number) { return true }
    if before.isCovered, after.isCovered { return false }
    if after.isOnScreen(mount) { return true }
    let isEmpty = mount.serve == nil || before.mounts[mount.number]?.serve == nil
    return isEmpty && after.rules?.emptyZonePaces == true
  }

  private mutating func note(_ exchange: Exchange, _ before: ShellView, _ after: ShellView) {
    for effect in exchange.turn.effects {
      if case .httpCancel(let cancel) = effect, let send = before.sends[cancel.id], send.purpose == "ad" {
        retries.insert(send.zone)
      }
    }
    guard exchange.isAccepted else { return }
    let mount = exchange.params?["mount"]?.integer
    switch exchange.method ?? "" {
    case "effect/settle":
      let effect = exchange.params?["effect"]?.integer ?? 0
      let outcome = exchange.params?["outcome"]
      let failed = outcome?["kind"]?.equals("failed") == true || outcome?["status"]?.integer ?? 0 >= 500
      if failed, let send = before.sends[effect], send.purpose == "ad" { retries.insert(send.zone) }
    case "zone/mount": want(exchange.result?["mount"]?.integer, before)
    case "zone/update", "zone/tap": want(mount, before)
    case "zone/visibility":
      if let mount, before.mounts[mount]?.attached == false { want(mount, before) }
    case "context/store", "context/recipe", "sdk/initialize": for number in after.mounts.keys { want(number, before) }
    case "app/state":
      let isGone = exchange.params?["state"]?.equals("background") == true
      if isGone, exchange.params?["leaving"]?.bool == true, exchange.params?["persisted"]?.bool != true { hasLeft = true }
      if hasLeft, !isGone {
        for number in after.mounts.keys { want(number, before) }
        hasLeft = false
      }
    case "popup/closed": want(before.popups.first { $0.number == exchange.params?["popup"]?.integer }?.mount, before)
    default: break
    }
  }

  private mutating func want(_ number: Int64?, _ before: ShellView) {
    guard let number else { return }
    let zone = before.mounts[number]?.zone
    let isOpen = before.sends.values.contains { $0.purpose == "ad" && $0.zone == zone }
    if isOpen { wantedAgain.insert(number) }
    wanted.insert(number)
  }
}
