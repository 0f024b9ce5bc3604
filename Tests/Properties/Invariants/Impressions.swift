import TrestleJSON

/// W 4.4: at most one impression and one end per serve, the end only after the impression.
struct ImpressionPairs: Invariant {
  let claim = "a serve has at most one impression and one end, and the end only after the impression"
  private var begun: Set<String> = []
  private var ended: Set<String> = []

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    for event in exchange.events("ad/reported") {
      let (ad, type) = (event.text("adId"), event.text("type"))
      if type.hasPrefix("zone_") { continue }
      guard let number = after.serveOfAd[ad], let serve = after.serves[number] else {
        throw Broken("\(type) of ad \(ad), which was never shown")
      }
      try demand(event.text("zone") == serve.zone, "\(type) of ad \(ad) in zone \(event.text("zone")), shown in \(serve.zone)")
      if type == "impression" { try demand(begun.insert(ad).inserted, "a second impression of ad \(ad)") }
      guard type == "impression_end" else { continue }
      try demand(begun.contains(ad), "an end without an impression of ad \(ad)")
      try demand(ended.insert(ad).inserted, "a second end of ad \(ad)")
    }
  }
}

/// protocol, section 4, W 4.4: who sees what.
struct ImpressionMoments: Invariant {
  let claim = "an impression begins when its ad can be seen, and ends when it no longer can"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    for event in exchange.reported("impression") { try checkBegin(event, exchange, before, after) }
    for event in exchange.reported("impression_end") { try checkEnd(event, exchange, before, after) }
    for serve in after.serves.values where serve.impression == .open {
      let mount = after.mounts[serve.mount]
      try demand(
        mount.map { $0.serve == serve.number && after.isOnScreen($0) } == true,
        "the impression of ad \(serve.adId) is still open, and the ad cannot be seen any more")
    }
    try checkMissing(after)
  }

  private func checkBegin(
    _ event: Exchange.Event, _ exchange: Exchange, _ before: ShellView, _ after: ShellView
  ) throws(Broken) {
    guard let number = after.serveOfAd[event.text("adId")], let serve = after.serves[number],
      let rules = before.rules ?? after.rules
    else { return }
    let (was, now) = (before.mounts[serve.mount], after.mounts[serve.mount])
    let wasSeen = was.map { before.isOnScreen($0) && $0.permille ?? 1000 >= rules.impressionMinPermille } ?? false
    let isSeen = now.map { after.isOnScreen($0) && $0.permille ?? 1000 >= rules.impressionMinPermille } ?? false
    try demand(wasSeen || isSeen, "an impression of ad \(serve.adId), which cannot be seen")
    if !isSeen {
      // It fell due between the last turn and this one, which only tells that the ad left.
      let isLate = (rules.renderGate || rules.impressionMinMs > 0) && after.mono > before.mono
      try demand(isLate, "an impression of ad \(serve.adId), which leaves the screen now")
    }
    try demand(!rules.renderGate || serve.isLoaded, "an impression of ad \(serve.adId), whose creative has not loaded")
    try demand(!(before.isCovered && after.isCovered), "an impression of ad \(serve.adId) below a popup")
  }

  private func checkEnd(
    _ event: Exchange.Event, _ exchange: Exchange, _ before: ShellView, _ after: ShellView
  ) throws(Broken) {
    guard let number = after.serveOfAd[event.text("adId")], let serve = after.serves[number], let rules = after.rules,
      let mount = after.mounts[serve.mount], mount.serve == number, after.isOnScreen(mount), before.isOnScreen(mount)
    else { return }
    if exchange.accepted("sdk/initialize", "sdk/shutdown") { return }
    let isReplaced = rules.endsWithRequest && exchange.sends.contains { after.sends[$0.id]?.zone == mount.zone }
    let rotates =
      rules.isSliding
      ? after.mono - before.sessionUsed >= rules.sessionWindowMs : rules.inactiveLeaves && exchange.accepted("app/state")
    try demand(isReplaced || rotates, "the impression of ad \(serve.adId) ends while the ad is seen")
  }

  /// What can be seen and has loaded has its impression, where no minimum time is wanted; that its replacement is asked for
  /// changes nothing.
  private func checkMissing(_ after: ShellView) throws(Broken) {
    guard let rules = after.rules, rules.impressionMinMs == 0, !after.isCovered else { return }
    for mount in after.mounts.values {
      guard let serve = after.shown(by: mount), serve.impression == .none, after.isOnScreen(mount),
        mount.permille ?? 1000 >= rules.impressionMinPermille, !rules.renderGate || serve.isLoaded
      else { continue }
      throw Broken("ad \(serve.adId) is seen and has no impression")
    }
  }
}

/// behaviour, section 1: `impressionMinMs`, continuous time.
struct ImpressionTime: Invariant {
  let claim = "an impression comes after its minimum time on screen without a break, and at once then"
  private var since: [Int64: Int64] = [:]

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    guard let rules = after.rules ?? before.rules, rules.impressionMinMs > 0 else {
      since = [:]
      return
    }
    for event in exchange.reported("impression") {
      guard let number = after.serveOfAd[event.text("adId")] else { continue }
      let start = since[number] ?? after.mono
      try demand(
        after.mono - start >= rules.impressionMinMs, "ad \(event.text("adId")) was seen for \(after.mono - start) ms only")
    }
    var still: [Int64: Int64] = [:]
    for mount in after.mounts.values {
      guard let serve = after.shown(by: mount) else { continue }
      guard serve.impression == .none, after.isOnScreen(mount), !after.isCovered,
        mount.permille ?? 1000 >= rules.impressionMinPermille, !rules.renderGate || serve.isLoaded
      else { continue }
      let start = since[serve.number] ?? after.mono
      still[serve.number] = start
      try demand(
        after.mono - start < rules.impressionMinMs, "ad \(serve.adId) was seen for \(after.mono - start) ms, without impression"
      )
    }
    since = still
  }
}
