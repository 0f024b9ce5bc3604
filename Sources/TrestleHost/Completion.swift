import TrestleJSON
import TrestleProtocol

/// Adds to a message what its sender left out and only the host knows. The text given stays as it is, byte for byte.
struct Completion {
  /// What a message is to the host.
  struct Findings {
    /// The caller set the core's clock.
    var hasTime = false
    /// `app/state`: the store is to be safe on disk afterwards.
    var isAppState = false
    /// The message is as long as may be: the core has to hear the time before it.
    var lacksRoomForTime = false
  }

  /// A member of `sdk/initialize.params` that the host provides: its name and its JSON.
  struct Fact {
    let name: StaticString
    let value: [UInt8]
  }

  /// Kept for its memory.
  private var added = JSONWriter()
  /// The member `at`, written once a millisecond.
  private var time: (mono: Int64, wall: Int64, member: [UInt8]) = (-1, -1, [])

  /// - Parameter facts: members of `sdk/initialize`, asked only when such a message comes.
  mutating func complete(_ message: inout [UInt8], clock: HostClock, facts: () -> [Fact]) -> Findings {
    guard var look = Look(at: message.span) else { return Findings() }
    if !look.findings.hasTime {
      writeTime(clock)
      let room = Limits.messageBytes - message.count
      if room >= 0, room <= time.member.count, !look.isInitialize, !look.isSettle {
        look.findings.lacksRoomForTime = true
      } else {
        Completion.insert(time.member, into: &message, before: look.close, isFirst: look.isEmpty)
      }
    }
    // Here members are added in mid-text, so it has to be valid; else errors would be named at shifted places.
    if look.isInitialize, (try? JSONDocument.parse(message.span, depth: Limits.depth, keyBytes: Limits.keyBytes)) != nil {
      addFacts(facts(), to: &message, look)
    }
    return look.findings
  }

  private mutating func writeTime(_ clock: HostClock) {
    let (mono, wall) = (clock.mono, clock.wall)
    if mono == time.mono, wall == time.wall { return }
    added.reset()
    HostMessage.writeTime(mono, wall, to: &added)
    time = (mono, wall, added.bytes)
  }

  /// What the top level of a message says.
  private struct Look {
    var findings = Findings()
    var isInitialize = false
    var isSettle = false
    var params = 0..<0
    var isEmpty = true
    var close = 0

    init?(at text: Span<UInt8>) {
      var method = 0..<0
      let outline = Outline(of: text, in: 0..<text.count) { member in
        if Outline.string(text, member.name, equals: "at") {
          findings.hasTime = true
        } else if Outline.string(text, member.name, equals: "method") {
          method = member.value
        } else if Outline.string(text, member.name, equals: "params") {
          params = member.value
        }
      }
      guard let outline else { return nil }
      (isEmpty, close) = (outline.isEmpty, outline.close)
      findings.isAppState = Outline.string(text, method, equals: "app/state")
      isInitialize = Outline.string(text, method, equals: "sdk/initialize")
      isSettle = Outline.string(text, method, equals: "effect/settle")
    }
  }

  private mutating func addFacts(_ facts: [Fact], to message: inout [UInt8], _ look: Look) {
    added.reset()
    if look.params.isEmpty {
      added.key("params")
      added.beginObject()
      for fact in facts { write(fact) }
      added.endObject()
      return Completion.insert(added.bytes, into: &message, before: look.close, isFirst: false)
    }
    var missing = facts
    guard let outline = Completion.look(at: message.span, look.params, crossingOff: &missing) else { return }
    for fact in missing { write(fact) }
    Completion.insert(added.bytes, into: &message, before: outline.close, isFirst: outline.isEmpty)
  }

  private static func look(at text: Span<UInt8>, _ params: Range<Int>, crossingOff facts: inout [Fact]) -> Outline? {
    Outline(of: text, in: params) { member in
      facts.removeAll { Outline.string(text, member.name, equals: $0.name) }
    }
  }

  private mutating func write(_ fact: Fact) {
    added.key(fact.name)
    added.raw(fact.value)
  }

  private static func insert(_ members: [UInt8], into text: inout [UInt8], before close: Int, isFirst: Bool) {
    if members.isEmpty { return }
    if close + 1 == text.count {
      text.removeLast()
      if !isFirst { text.append(UInt8(ascii: ",")) }
      text.append(contentsOf: members)
      text.append(UInt8(ascii: "}"))
    } else {
      text.insert(contentsOf: isFirst ? members : [UInt8(ascii: ",")] + members, at: close)
    }
  }
}
