import TrestleJSON
import TrestleKernel

/// What a message changes by itself, once the core has taken it.
extension ShellView {
  package mutating func take(_ exchange: Exchange) {
    if exchange.method != nil {
      mono = max(mono, exchange.mono ?? mono)
      wall = exchange.wall ?? wall
    }
    if exchange.isAccepted { takeMessage(exchange) }
    takeTurn(exchange)
    let isUse = exchange.events("ad/reported").contains { $0.text("type") != "impression_end" }
    let fetches = exchange.sends.contains { $0.purpose != .report }
    if exchange.accepted("sdk/initialize") || (rules != nil && !isAway && (isUse || fetches)) { sessionUsed = mono }
  }

  private mutating func takeMessage(_ exchange: Exchange) {
    let params = exchange.params ?? Exchange.nothing
    switch exchange.method ?? "" {
    case "sdk/initialize": initialize(params, exchange)
    case "sdk/shutdown": shutDown(params["generation"]?.integer)
    case "app/state":
      appState = params["state"]?.text?.string ?? appState
      hasLeft = isInBackground && (hasLeft || (params["leaving"]?.bool == true && rules != nil))
    case "zone/mount":
      guard let number = exchange.result?["mount"]?.integer else { return }
      var mount = MountView(number: number, zone: params["zone"]?.text?.string ?? "")
      mount.context = params["context"]?.text?.string
      look(params, &mount)
      mounts[number] = mount
    case "zone/visibility":
      guard let number = params["mount"]?.integer, var mount = mounts[number] else { return }
      look(params, &mount)
      mounts[number] = mount
    case "zone/update": update(params)
    case "zone/unmount": if let number = params["mount"]?.integer { mounts[number] = nil }
    case "zone/creative":
      guard let number = params["serve"]?.integer, params["state"]?.equals("loaded") == true else { return }
      serves[number]?.saidLoaded = true
    case "effect/settle": settle(params)
    case "popup/opened", "popup/closed": turnPopup(params, opened: exchange.method == "popup/opened")
    case "ad/acknowledge", "ad/acknowledgeOldest", "ad/acknowledgeItem", "ad/fail", "ad/failItem":
      conclude(exchange.method ?? "", params)
    default: break
    }
  }

  private mutating func initialize(_ params: JSON, _ exchange: Exchange) {
    guard let policy = exchange.result?["policy"] else { return }
    tearDown()
    rules = Rules(policy)
    generation = exchange.result?["generation"]?.integer ?? generation
    embedded = params["embedded"]?.bool ?? false
    performs = Set((params["performs"]?.elements ?? []).compactMap { $0.text?.string })
    if params["reset"]?.bool == true { mounts = [:] }
  }

  private mutating func shutDown(_ generation: Int64?) {
    guard rules != nil, generation == nil || generation == self.generation else { return }
    tearDown()
    rules = nil
  }

  private mutating func tearDown() {
    hasLeft = false
    popups = []
    contents = []
  }

  private func look(_ params: JSON, _ mount: inout MountView) {
    mount.visible = params["visible"]?.bool
    mount.attached = params["attached"]?.bool ?? true
    mount.permille = params["permille"]?.integer
    mount.width = params["width"]?.number
    mount.height = params["height"]?.number
  }

  private mutating func update(_ params: JSON) {
    guard let number = params["mount"]?.integer, var mount = mounts[number] else { return }
    if let zone = params["zone"]?.text?.string { mount.zone = zone }
    if let context = params["context"] { mount.context = context.text?.string }
    mounts[number] = mount
  }

  private mutating func settle(_ params: JSON) {
    guard let effect = params["effect"]?.integer, let kind = params["outcome"]?["kind"]?.text?.string else { return }
    if kind == "stored" || kind == "storeFailed" { stores.remove(effect) } else { sends[effect] = nil }
  }

  private mutating func turnPopup(_ params: JSON, opened: Bool) {
    guard let place = popups.firstIndex(where: { $0.number == params["popup"]?.integer }) else { return }
    if opened { popups[place].isOpen = true } else { popups.remove(at: place) }
  }

  private mutating func conclude(_ method: String, _ params: JSON) {
    guard rules != nil else { return }
    let handle = params["content"]?.integer
    let place: Int?
    switch method {
    case "ad/acknowledgeOldest": place = contents.firstIndex { $0.isAd && !$0.isConcluded }
    case "ad/acknowledgeItem":
      place = contents.lastIndex {
        (handle == nil || $0.handle == handle)
          && $0.contains(params["item"]?.text?.string ?? "", params["trackingId"]?.text?.string)
      }
    default: place = contents.firstIndex { $0.handle == handle }
    }
    if let place { contents[place].isConcluded = true }
  }
}
