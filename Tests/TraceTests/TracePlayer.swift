import TrestleCore
import TrestleJSON

/// Plays one trace against a core in this process, as a shell would: sends its messages, settles stores and reports, wakes.
/// `Tests/Traces/README.md` has the rules; `Tests/Traces/play.py` is the same player for other transports.
final class TracePlayer {
  /// Bytes of a message and of the turn it got.
  typealias Pair = (message: String, turn: String)

  private struct OpenSend {
    let effect: Int64
    let purpose: Text
  }

  private let core = Core()
  private let header: TraceHeader
  private var mono: Int64 = 1_000_000
  private var wall: Int64 = 1_767_225_600_000
  private var nextId = 1
  private var wakeAt: Int64?
  private var matcher = TraceMatcher()
  private var events: [JSON] = []
  private var reports: [JSON] = []
  private var openSends: [OpenSend] = []
  private var unsettled: [(effect: Int64, outcome: String)] = []
  /// The turn that `expect` and `expectExactly` are about.
  private var lastTurn: JSON?
  private(set) var pairs: [Pair] = []

  init(header: TraceHeader) { self.header = header }

  /// Plays a whole trace and gives all messages and turns.
  @discardableResult static func play(_ trace: Trace) throws(TraceFailure) -> [Pair] {
    guard let first = trace.lines.first else { throw TraceFailure("\(trace.name): the file is empty") }
    var number = first.number
    do throws(TraceFailure) {
      guard let json = JSON.read(first.text) else { throw TraceFailure("not JSON") }
      let player = TracePlayer(header: try TraceHeader(json))
      for line in trace.lines.dropFirst() {
        number = line.number
        try player.play(line.text)
      }
      return player.pairs
    } catch {
      throw TraceFailure("\(trace.name):\(number): \(error.description)")
    }
  }

  private func play(_ line: String) throws(TraceFailure) {
    guard let json = JSON.read(line), json.kind == .object, json.count == 1, let member = json.members.first else {
      throw TraceFailure("a line is a JSON object with one member")
    }
    switch member.name {
    case "send": try send(member.value, line: line)
    case "expect":
      guard let lastTurn else { throw TraceFailure("there is no turn to speak of: the last advance needed no wake") }
      try matcher.match(member.value, with: lastTurn, at: "")
    case "expectExactly": try expectExactly(member.value)
    case "events":
      try matcher.match(member.value, with: JSON.array(of: events), at: "events")
      events = []
    case "reports":
      try matcher.match(member.value, with: JSON.array(of: reports), at: "reports")
      reports = []
    case "advance": try advance(member.value)
    case "answer": try answer(member.value)
    default: throw TraceFailure("unknown kind of line \"\(member.name.string)\"")
    }
  }

  /// A message written as a string is sent as it stands; an object gets `id` and `at` where it has none.
  private func send(_ value: JSON, line: String) throws(TraceFailure) {
    if let text = value.text?.string {
      lastTurn = try step(text)
    } else {
      guard value.kind == .object, let colon = line.firstIndex(of: ":"), let end = line.lastIndex(of: "}") else {
        throw TraceFailure("\"send\" is a message or its text")
      }
      let text = line[line.index(after: colon)..<end]
      lastTurn = try step(completed(try matcher.filledIn(String(text)), message: value))
    }
    try settle()
  }

  private func completed(_ text: String, message: JSON) -> String {
    var added: [String] = []
    if message["id"] == nil {
      added.append("\"id\":\(nextId)")
      nextId += 1
    }
    if message["at"] == nil { added.append("\"at\":{\"mono\":\(mono),\"wall\":\(wall)}") }
    guard !added.isEmpty, let end = text.lastIndex(of: "}") else { return text }
    return text[..<end] + (message.count > 0 ? "," : "") + added.joined(separator: ",") + text[end...]
  }

  private func expectExactly(_ value: JSON) throws(TraceFailure) {
    guard let expected = value.text?.string else { throw TraceFailure("\"expectExactly\" is the text of a turn") }
    guard lastTurn != nil, let got = lastTurnText else {
      throw TraceFailure("there is no turn to speak of: the last advance needed no wake")
    }
    if got != expected { throw TraceFailure("the turn's bytes: expected \(expected), got \(got)") }
  }

  private var lastTurnText: String?

  private func advance(_ value: JSON) throws(TraceFailure) {
    guard let time = value.integer, time >= 0 else { throw TraceFailure("\"advance\" is a number of ms, at least 0") }
    let target = mono + time
    (lastTurn, lastTurnText) = (nil, nil)
    var wakesInPlace = 0
    while let due = wakeAt, due <= target {
      wakesInPlace = due > mono ? 0 : wakesInPlace + 1
      if wakesInPlace > 50 { throw TraceFailure("the core asks for a wake at \(due) again and again; it is \(mono)") }
      moveClock(to: max(due, mono))
      lastTurn = try step(completed(#"{"method":"core/wake"}"#))
      try settle()
    }
    moveClock(to: target)
  }

  private func completed(_ text: String) throws(TraceFailure) -> String {
    guard let message = JSON.read(text) else { throw TraceFailure("not a message: \(text)") }
    return completed(text, message: message)
  }

  private func moveClock(to target: Int64) {
    wall += target - mono
    mono = target
  }

  private func answer(_ value: JSON) throws(TraceFailure) {
    guard let purpose = value["purpose"]?.text, let outcome = value["outcome"], outcome.kind == .object else {
      throw TraceFailure("\"answer\" has a purpose and an outcome")
    }
    guard let index = openSends.firstIndex(where: { $0.purpose == purpose }) else {
      throw TraceFailure("no send of purpose \"\(purpose.string)\" is open")
    }
    let send = openSends.remove(at: index)
    lastTurn = try step(settlement(of: send.effect, outcome.jsonText))
    try settle()
  }

  private func settlement(of effect: Int64, _ outcome: String) throws(TraceFailure) -> String {
    try completed(#"{"method":"effect/settle","params":{"effect":\#(effect),"outcome":\#(outcome)}}"#)
  }

  /// Settles what settles by itself, in the order it was emitted; the turns of that are not the ones `expect` speaks of.
  private func settle() throws(TraceFailure) {
    let (turn, text) = (lastTurn, lastTurnText)
    var count = 0
    while !unsettled.isEmpty {
      count += 1
      if count > 10_000 { throw TraceFailure("stores and reports settle without end") }
      let next = unsettled.removeFirst()
      _ = try step(settlement(of: next.effect, next.outcome))
    }
    (lastTurn, lastTurnText) = (turn, text)
  }

  private func step(_ message: String) throws(TraceFailure) -> JSON {
    var writer = JSONWriter()
    core.step(Array(message.utf8)).write(to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    pairs.append((message, text))
    guard let turn = try? JSONDocument.parse(writer.bytes.span, depth: 64, keyBytes: 1 << 20).root, turn.kind == .object else {
      throw TraceFailure("the turn is no JSON object: \(text)")
    }
    events += turn["events"]?.elements ?? []
    wakeAt = turn["wakeAt"]?.integer
    for effect in turn["effects"]?.elements ?? [] { try note(effect) }
    lastTurnText = text
    return turn
  }

  private func note(_ effect: JSON) throws(TraceFailure) {
    guard let kind = effect["kind"]?.text, let id = effect["id"]?.integer else {
      throw TraceFailure("an effect without kind or id: \(effect.jsonText)")
    }
    if kind == "store/put", header.settlesStores { unsettled.append((id, #"{"kind":"stored"}"#)) }
    guard kind == "http/send", let purpose = effect["purpose"]?.text else { return }
    if purpose == "report" { reports += try SentReports.decode(effect["request"]) }
    if purpose == "report", header.settlesReports {
      unsettled.append((id, #"{"kind":"response","status":200,"headers":[],"body":"{}"}"#))
    } else {
      openSends.append(OpenSend(effect: id, purpose: purpose))
    }
  }
}

extension JSON {
  static func array(of elements: [JSON]) -> JSON? {
    var writer = JSONWriter()
    writer.beginArray()
    for element in elements { element.write(to: &writer) }
    writer.endArray()
    return JSONDocument.parseLeniently(writer.bytes.span)?.root
  }
}
