import TrestleJSON
import TrestleProtocol

/// protocol, section 7; what `core/state` and the turns show of it.
struct StateLimits: Invariant {
  let claim = "the state stays within its limits, and holds no more deadlines than it has reasons for"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    try demand(after.sends.count <= Limits.sendsInFlight * 2, "\(after.sends.count) sends are open")
    try demand(exchange.turn.diagnostics.count <= Limits.diagnostics, "\(exchange.turn.diagnostics.count) diagnostics")
    let bytes = exchange.turn.events.reduce(0) { $0 + $1.count } + (exchange.turn.result?.count ?? 0)
    try demand(bytes <= Limits.turnBytes, "a turn of \(bytes) bytes")
    guard exchange.accepted("core/state"), let state = exchange.result else { return }
    try check(state, after)
  }

  private func check(_ state: JSON, _ after: ShellView) throws(Broken) {
    let mounts = state["zones"]?["mounts"]?.count ?? 0
    try demand(mounts == after.mounts.count, "\(mounts) mounts are there, \(after.mounts.count) were mounted and not unmounted")
    let actions = state["actions"]
    try demand(actions?["contents"]?.integer ?? 0 <= Int64(Limits.contentHandles), "too many contents")
    try demand(actions?["popups"]?.integer ?? 0 <= Int64(Limits.popups), "too many popups")
    try demand(state["keywords"]?["searches"]?.integer ?? 0 <= Int64(Limits.searches), "too many searches")
    var batches: Int64 = 0
    var reports: Int64 = 0
    state["reports"]?.forEachMember { _, route in
      batches += route["batches"]?.integer ?? 0
      reports += route["reports"]?.integer ?? 0
    }
    try demand(reports <= Int64(Limits.queuedReports), "\(reports) reports are queued")
    try demand(state["reports"]?["pendingStores"]?.integer ?? 0 <= Int64(Limits.pendingStores), "too many pending stores")
    let fetches = state["fetches"]
    let open = (fetches?["sent"]?.integer ?? 0) + (fetches?["waiting"]?.integer ?? 0)
    // A mount: refresh, load, time on screen. A batch: its closing or its flight. A route: its next attempt.
    let reasons =
      Int64(mounts) * 3 + open + batches + Int64(state["reports"]?.count ?? 0) + 16
      + (state["keywords"]?["heldReports"]?.integer ?? 0)
    let deadlines = state["deadlines"]?.integer ?? 0
    try demand(deadlines <= reasons, "\(deadlines) deadlines, and reasons for \(reasons)")
  }
}
