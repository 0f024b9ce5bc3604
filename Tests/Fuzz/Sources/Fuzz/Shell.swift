import TrestleCore
import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// A shell for fuzzing: sends messages, remembers what it was ordered to do, and holds every turn to what is promised of turns.
final class Shell {
  private let core = Core()
  private(set) var now: Int64 = 1_000_000
  private(set) var sends: [HttpSendEffect] = []
  private(set) var turn = Turn(seq: 0)

  static let entropy = String(repeating: "0123456789abcdef", count: 4)
  private static let start = Text(
    """
    "appId":"APP","environment":"development","advertiserId":"u","allowRetargeting":true,"performs":["http","store"],\
    "instance":"main","entropy":"\(entropy)"
    """)

  /// Initializes under a profile; `members` go before the required ones, which lose against them.
  func initialize(profile: String = "standard", members: String = "") {
    send("sdk/initialize", "{\(Shell.start.string),\"profile\":\"\(profile)\"\(members.isEmpty ? "" : ",")\(members)}")
  }

  /// `params` is JSON text.
  func send(_ method: String, _ params: String = "{}") {
    step(
      Array(
        #"{"id":1,"method":"\#(method)","params":\#(params),"at":{"mono":\#(now),"wall":\#(now + 1_767_224_600_000)}}"#.utf8))
  }

  func step(_ message: [UInt8]) {
    turn = core.step(message)
    sends += turn.effects.compactMap { if case .httpSend(let send) = $0 { send } else { nil } }
    if sends.count > 256 { sends.removeFirst(sends.count - 256) }
    check()
  }

  /// Lets time pass and wakes the core where it asks for it, at most `wakes` times.
  func pass(_ milliseconds: Int64, wakes: Int = 32) {
    let end = now + milliseconds
    var woken = 0
    while let wake = turn.wakeAt, wake <= end, woken < wakes {
      now = max(now, wake)
      send("core/wake")
      woken += 1
    }
    now = end
  }

  /// Answers the oldest open request of that purpose, or the oldest of all.
  func answer(_ purpose: Purpose?, status: Int, headers: String = "[]", body: String) {
    guard let index = sends.firstIndex(where: { purpose == nil || $0.purpose == purpose }) else { return }
    let effect = sends.remove(at: index).id
    send(
      "effect/settle",
      #"{"effect":\#(effect),"outcome":{"kind":"response","status":\#(status),"headers":\#(headers),"body":\#(body)}}"#)
  }

  /// Whether the last message was accepted.
  var isAccepted: Bool { turn.failed == nil }

  /// The result of the last turn, if it was accepted.
  var result: JSON? { turn.result.flatMap { Shell.parse($0)?.root } }

  static func parse(_ bytes: [UInt8]) -> JSONDocument? { try? JSONDocument.parse(bytes.span, depth: 64, keyBytes: 1 << 20) }

  /// Text that may hold anything as a JSON string; what is not UTF-8 is repaired.
  static func quoted(_ bytes: [UInt8]) -> String {
    var writer = JSONWriter()
    writer.string(String(decoding: bytes, as: UTF8.self))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: What every turn keeps

  private var bytes = JSONWriter()

  private func check() {
    bytes.reset()
    turn.write(to: &bytes)
    guard let whole = Shell.parse(bytes.bytes)?.root else { return promise(false, "a turn is JSON") }
    promise(!bytes.bytes.contains(10), "a turn is one line")
    promise(bytes.bytes.count <= Limits.turnBytes + 1024, "a turn is at most 4 MiB")
    if let wake = turn.wakeAt { promise(wake > core.lastMono, "a wake lies ahead") }
    promise((whole["result"] != nil) != (whole["error"] != nil) || turn.id == nil, "one of result and error")
    if turn.failed != nil { promise(whole["result"] == nil, "no result beside an error") }
    promise(whole["error"]?["code"]?.integer != -32603, "no defect of the core")
  }
}
