import TrestleJSON

/// protocol, section 1: the order of events of one zone.
struct EventOrder: Invariant {
  let claim = "events of one zone come in their order"

  private static let ranks = [
    "zone/shown": 0, "zone/cleared": 0, "zone/pixels": 1, "zone/filled": 2, "zone/loaded": 3, "zone/loadFailed": 3,
    "zone/refreshed": 4,
  ]

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    let pixels = (before.rules ?? after.rules)?.pixels ?? "never"
    var last: [Int64: (rank: Int, name: String)] = [:]
    for (place, event) in exchange.events.enumerated() {
      if event.name == "zone/pixels" { try checkPixels(event, place, exchange, pixels, after) }
      guard var rank = EventOrder.ranks[event.name] else { continue }
      if event.name == "zone/pixels", pixels == "after" { rank = 5 }
      let mount = event.number("mount")
      if let earlier = last[mount] { try demand(earlier.rank <= rank, "\(event.name) comes after \(earlier.name)") }
      last[mount] = (rank, event.name)
    }
    for event in exchange.reported("impression") where pixels != "never" {
      let serve = after.serveOfAd[event.text("adId")]
      let count = exchange.events("zone/pixels").count { $0.number("serve") == serve }
      try demand(count == 1, "\(count) zone/pixels beside the impression of ad \(event.text("adId"))")
    }
  }

  private func checkPixels(
    _ event: Exchange.Event, _ place: Int, _ exchange: Exchange, _ pixels: String, _ after: ShellView
  ) throws(Broken) {
    try demand(pixels != "never", "zone/pixels, where the policy wants none")
    let report = exchange.events.firstIndex {
      $0.name == "ad/reported" && $0.text("type") == "impression" && after.serveOfAd[$0.text("adId")] == event.number("serve")
    }
    guard let report else { throw Broken("zone/pixels without an impression") }
    try demand((place < report) == (pixels == "before"), "zone/pixels stands on the wrong side of the impression's report")
  }
}

/// behaviour, section 2: `zone/filled`, `zone/shown`, `zone/cleared`, `zone/refreshed`.
struct Fills: Invariant {
  let claim = "what a zone shows is what was served to it, and the app is told of each change"
  private var told: [Int64: Bool] = [:]

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    for event in exchange.events {
      let mount = event.number("mount")
      switch event.name {
      case "zone/shown": try checkShown(event, mount, exchange, before)
      case "zone/cleared": try demand(before.mounts[mount]?.serve != nil, "mount \(mount) is cleared, and shows nothing")
      case "zone/filled":
        let hasAds = event.params["hasAds"]?.bool ?? false
        if after.rules?.fillEvent == "change" {
          try demand(told[mount] != hasAds, "mount \(mount) is told to be \(hasAds ? "filled" : "empty") again")
        }
        try demand(hasAds == (after.mounts[mount]?.serve != nil), "mount \(mount) is told to be \(hasAds ? "filled" : "empty")")
        told[mount] = hasAds
      default: break
      }
    }
    if before.generation != after.generation || after.rules == nil { told = [:] }
    if exchange.accepted("zone/update"), let mount = exchange.params?["mount"]?.integer,
      before.mounts[mount]?.zone != after.mounts[mount]?.zone
    {
      told[mount] = nil
    }
    for (number, mount) in after.mounts where mount.serve != nil && after.rules?.fillEvent == "change" {
      try demand(told[number] == true, "mount \(number) shows an ad, and its last zone/filled did not say so")
    }
  }

  private func checkShown(
    _ event: Exchange.Event, _ mount: Int64, _ exchange: Exchange, _ before: ShellView
  ) throws(Broken) {
    let zone = event.text("zone")
    try demand(before.mounts[mount]?.zone == zone, "zone \(zone) of mount \(mount) is shown, which is not there")
    guard exchange.accepted("effect/settle"), let send = before.sends[exchange.params?["effect"]?.integer ?? 0] else {
      throw Broken("mount \(mount) shows an ad that nobody served")
    }
    let body = exchange.params?["outcome"]?["body"]?.text?.string ?? ""
    let ad = event.params["ad"]?["id"]?.text?.string ?? ""
    try demand(send.zone == zone, "mount \(mount) of zone \(zone) shows what was served for \(send.zone)")
    try demand(body.contains("\"\(ad)\""), "mount \(mount) shows ad \(ad), and another was served")
    let isFilled = exchange.events("zone/filled").contains { $0.number("mount") == mount }
    let isNews = told[mount] != true || before.rules?.fillEvent != "change"
    try demand(isFilled == isNews, "mount \(mount) shows an ad, and zone/filled is \(isFilled ? "told again" : "missing")")
    let isRefreshed = exchange.events("zone/refreshed").contains { $0.number("mount") == mount }
    try demand(isRefreshed == (before.mounts[mount]?.serve != nil), "zone/refreshed of mount \(mount) tells no replacement")
  }
}

/// behaviour, section 2; protocol, section 4: `zone/loaded`, `zone/loadFailed`.
struct Loads: Invariant {
  let claim = "a load is told once per serve, a moment after the shell said so"
  private var loaded: Set<Int64> = []
  private var said: [Int64: Int64] = [:]

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    for event in exchange.events("zone/loaded") {
      let serve = event.number("serve")
      try demand(loaded.insert(serve).inserted, "serve \(serve) is loaded a second time")
      guard (before.rules ?? after.rules)?.renderGate == true else {
        let isShown = exchange.events("zone/shown").contains { $0.params["ad"]?["serve"]?.integer == serve }
        try demand(isShown, "serve \(serve) is loaded some time after it was shown, without render gate")
        continue
      }
      guard let moment = said[serve] else { throw Broken("serve \(serve) is loaded, and the shell did not say so") }
      try demand(after.mono > moment, "serve \(serve) is loaded in the moment in which the shell said so")
    }
    if exchange.accepted("zone/creative"), exchange.params?["state"]?.equals("loaded") == true,
      let serve = exchange.params?["serve"]?.integer, said[serve] == nil
    {
      said[serve] = after.mono
    }
    if after.rules?.loadFailedOn == "never" {
      try demand(exchange.events("zone/loadFailed").isEmpty, "zone/loadFailed, where the policy wants none")
    }
    for event in exchange.events("zone/loadFailed") {
      try demand(after.mounts[event.number("mount")]?.serve == nil, "zone/loadFailed, and an ad is shown")
    }
  }
}
