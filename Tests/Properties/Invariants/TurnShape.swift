import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// protocol, sections 1 and 3.
struct TurnShape: Invariant {
  let claim = "a turn is whole: seq grows by one, one of result and error, wakeAt later than now, effects the shell performs"
  private var seq: Int64 = 0

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    let turn = exchange.turn
    try demand(turn.seq == seq + 1, "seq \(turn.seq) after \(seq)")
    seq = turn.seq
    try demand(turn.failed == nil || turn.result == nil, "a result beside an error")
    if exchange.isAccepted, let id = exchange.id {
      try demand(turn.id.map { String(decoding: $0, as: UTF8.self) } == Value(id).text, "the id is not echoed")
    }
    if let wakeAt = turn.wakeAt { try demand(wakeAt > after.mono, "wakeAt \(wakeAt), and it is \(after.mono)") }
    for effect in turn.effects { try check(effect, performed: before.performs.union(after.performs)) }
    for event in exchange.events {
      try demand(EventName.allCases.contains { $0.name.description == event.name }, "unknown event \(event.name)")
    }
  }

  private func check(_ effect: Effect, performed: Set<String>) throws(Broken) {
    switch effect {
    case .httpSend, .httpCancel: try demand(performed.contains("http"), "an http effect for a shell that performs none")
    case .storePut(let put): try check(key: put.key, performed)
    case .storeRemove(let remove): try check(key: remove.key, performed)
    }
  }

  private func check(key: Text, _ performed: Set<String>) throws(Broken) {
    try demand(performed.contains("store"), "a store effect for a shell that performs none")
    try demand(Storage.prefixes.contains { key.string.hasPrefix("\($0)") }, "key \(key.string) begins with no known prefix")
  }
}

/// protocol, sections 3 and 4: numbers only grow.
struct Numbers: Invariant {
  let claim = "numbers of effects, mounts, serves, popups, contents and initializations only grow"
  private var effect: Int64 = 0
  private var mount: Int64 = 0
  private var serve: Int64 = 0
  private var popup: Int64 = 0
  private var content: Int64 = 0
  /// The handle of the ad's own items, by popup: one tap is one interaction, however often its page asks.
  private var contentOfPopup: [Int64: Int64] = [:]

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    for order in exchange.turn.effects {
      switch order {
      case .httpSend(let send): try grow(&effect, send.id, "effect")
      case .storePut(let put): try grow(&effect, put.id, "effect")
      case .storeRemove(let remove): try grow(&effect, remove.id, "effect")
      case .httpCancel(let cancel):
        try demand(cancel.id <= effect, "effect \(cancel.id) is cancelled before it was ordered")
      }
    }
    if exchange.accepted("zone/mount"), let number = exchange.result?["mount"]?.integer { try grow(&mount, number, "mount") }
    for event in exchange.events {
      switch event.name {
      case "zone/shown": try grow(&serve, event.params["ad"]?["serve"]?.integer ?? 0, "serve")
      case "action/open": if let number = event.params["popup"]?.integer { try grow(&popup, number, "popup") }
      case "action/items": try checkItems(event.number("content"), exchange)
      case "payload/available":
        for payload in event.params["payloads"]?.elements ?? [] {
          // Entries of one payload share a handle.
          let handle = payload["content"]?.integer ?? 0
          if handle != content { try grow(&content, handle, "content") }
        }
      default: break
      }
    }
    if exchange.accepted("sdk/initialize") {
      try demand(after.generation == before.generation + 1, "generation \(after.generation) after \(before.generation)")
    }
  }

  private mutating func checkItems(_ handle: Int64, _ exchange: Exchange) throws(Broken) {
    let popup = exchange.accepted("popup/content") ? exchange.params?["popup"]?.integer : nil
    if let popup, let known = contentOfPopup[popup] {
      return try demand(handle == known, "the items of popup \(popup) come as content \(handle), and came as \(known)")
    }
    try grow(&content, handle, "content")
    if let popup { contentOfPopup[popup] = handle }
  }

  private func grow(_ last: inout Int64, _ next: Int64, _ what: String) throws(Broken) {
    try demand(next > last, "\(what) \(next) after \(last)")
    last = next
  }
}

/// protocol, section 3: each effect is settled once; unknown, late and second settles are stale.
struct Settling: Invariant {
  let claim = "an outcome is heeded exactly once"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    guard exchange.accepted("effect/settle"), let effect = exchange.params?["effect"]?.integer,
      let kind = exchange.params?["outcome"]?["kind"]?.text?.string, let isStale = exchange.result?["stale"]?.bool
    else { return }
    let wasCancelled = exchange.turn.effects.contains {
      if case .httpCancel(let cancel) = $0 { cancel.id == effect } else { false }
    }
    let isOpen: Bool
    if kind == "stored" || kind == "storeFailed" {
      isOpen = before.stores.contains(effect)
    } else {
      isOpen = before.sends[effect] != nil
      // Opting out gives a batch in flight up without a word; a turn that times a send out cancels it.
      if isStale, before.sends[effect]?.purpose == "report" || wasCancelled { return }
    }
    try demand(
      isStale != isOpen,
      "the settle of effect \(effect) is \(isStale ? "" : "not ")stale, and it was \(isOpen ? "" : "not ")open")
  }
}
