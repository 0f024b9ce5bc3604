import TrestleJSON

/// W 5.1, 5.4; protocol, section 5: what a tap leads to.
struct Taps: Invariant {
  let claim = "a tap on the ad on display has exactly the consequences of its action"
  private var counted: Set<Int64> = []

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    let actions = exchange.events.filter { $0.name.hasPrefix("action/") }
    guard exchange.accepted("zone/tap"), let mount = before.mounts[exchange.params?["mount"]?.integer ?? 0] else {
      let mayOffer = exchange.accepted("popup/items", "popup/content")
      return try demand(
        actions.isEmpty || (mayOffer && actions.count == 1 && actions[0].name == "action/items"),
        "\(actions.first?.name ?? "") without a tap")
    }
    let isHandled = exchange.result?["handled"]?.bool ?? false
    let interactions = exchange.reported("interaction")
    guard let serve = before.shown(by: mount) else {
      return try demand(!isHandled && actions.isEmpty, "a tap on mount \(mount.number), which shows nothing, has consequences")
    }
    if let given = exchange.params?["serve"]?.integer, given != serve.number {
      return try demand(!isHandled && actions.isEmpty, "a tap on serve \(given), which is no longer shown, has consequences")
    }
    for action in actions { try demand(action.text("adId") == serve.adId, "\(action.name) names ad \(action.text("adId"))") }
    let names = actions.map { $0.name }
    if !isHandled {
      let told = serve.actionType == "c" ? ["action/unsupported"] : ["action/clicked", "action/unsupported"]
      try demand(names.isEmpty || names == told, "an unhandled tap leads to \(names)")
      return try demand(interactions.isEmpty, "an unhandled tap is an interaction")
    }
    if before.rules?.tapGuard == true, before.rules?.keepsOnFailure == false {
      try demand(counted.insert(serve.number).inserted, "a second tap on serve \(serve.number) counts")
    }
    switch serve.actionType {
    case "c":
      try demand(names == ["action/items"] || names.isEmpty, "a tap on an add-to-list ad leads to \(names)")
      try demand(interactions.isEmpty, "a tap on an add-to-list ad is an interaction before it is acknowledged")
    case "cp":
      try demand(interactions.isEmpty, "a tap on a content popup is an interaction before it is acknowledged")
      try checkLink(actions, exchange)
    default:
      try demand(interactions.map { $0.text("adId") } == [serve.adId], "a handled tap is reported \(interactions.count) times")
      try checkLink(actions, exchange)
    }
  }

  private func checkLink(_ actions: [Exchange.Event], _ exchange: Exchange) throws(Broken) {
    try demand(actions.first?.name == "action/clicked", "a tap is not told to the app first")
    guard actions.count > 1 else {
      let isRefused = exchange.events("sdk/warning").contains { $0.text("code") == "addressRefused" }
      return try demand(isRefused, "a handled tap opens nothing, and nobody is told why")
    }
    try demand(actions.count == 2 && actions[1].name == "action/open", "a handled tap leads to \(actions.map { $0.name })")
    let scheme = actions[1].text("url").split(separator: ":").first.map { $0.lowercased() } ?? ""
    try demand(
      ["https", "http", "market", "itms-apps", "itms-appss"].contains(scheme), "an address of scheme \(scheme) is opened")
  }
}

/// W 5.2; protocol, section 4: acknowledgements.
struct Acknowledgements: Invariant {
  let claim = "an acknowledgement is its ad's interaction once, with the ids of that ad"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    let interactions = exchange.reported("interaction").map { $0.text("adId") }
    let isReported = exchange.result?["reported"]?.bool ?? false
    switch exchange.isAccepted ? exchange.method ?? "" : "" {
    case "ad/acknowledge":
      let content = before.contents.first { $0.handle == exchange.params?["content"]?.integer }
      let counts = content.map { $0.isAd && !$0.isConcluded } ?? false
      try demand(interactions == (counts ? [content?.adId ?? ""] : []), "interactions of \(interactions)")
      let isPayload = before.payloadContents.contains(exchange.params?["content"]?.integer ?? 0)
      try demand(!isReported || isPayload || content?.isConcluded == false, "a void or spent handle is acknowledged")
      try demand(!counts || isReported, "an acknowledgement of an open click is not reported")
    case "ad/acknowledgeOldest":
      let oldest = before.contents.first { $0.isAd && !$0.isConcluded }
      try demand(isReported == (oldest != nil), "reported is \(isReported), and a click was \(oldest == nil ? "not " : "")open")
      try demand(interactions == (oldest.map { [$0.adId] } ?? []), "interactions of \(interactions)")
    case "ad/acknowledgeItem": try checkItem(exchange, interactions, before)
    case "zone/tap": break
    default: try demand(interactions.isEmpty, "\(exchange.method ?? "") is an interaction")
    }
  }

  private func checkItem(_ exchange: Exchange, _ interactions: [String], _ before: ShellView) throws(Broken) {
    let item = exchange.params?["item"]?.text?.string ?? ""
    let isInteraction = exchange.result?["interaction"]?.bool ?? false
    try demand(isInteraction == (interactions.count == 1), "interaction is \(isInteraction), reported were \(interactions)")
    let handle = exchange.params?["content"]?.integer
    let named = before.contents.filter {
      (handle == nil || $0.handle == handle) && $0.contains(item, exchange.params?["trackingId"]?.text?.string)
    }
    if !isInteraction { return }
    try demand(named.contains { $0.isAd && !$0.isConcluded && [$0.adId] == interactions }, "interactions of \(interactions)")
  }
}

/// behaviour, section 1: `popupBegin`; protocol, section 4: popups.
struct Popups: Invariant {
  let claim = "popup_begin is reported when a popup opens, as often as the policy says"
  private var begun: Set<Int64> = []

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    let count = exchange.reported("popup_begin").count
    guard exchange.accepted("popup/opened"), let popup = exchange.params?["popup"]?.integer else {
      return try demand(count == 0, "popup_begin, and no popup opened")
    }
    let expected: Int
    switch before.rules?.policy["popupBegin"]?.text?.string ?? "" {
    case "each": expected = 1
    case "once": expected = begun.contains(popup) ? 0 : 1
    default: expected = 0
    }
    begun.insert(popup)
    try demand(count == expected, "popup_begin is reported \(count) time(s), where the policy wants \(expected)")
  }
}
