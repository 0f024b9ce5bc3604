import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// One message and the turn it got, as someone between shell and core reads them.
package struct Exchange {
  package struct Event {
    package let name: String
    package let params: JSON

    package func text(_ member: StaticString) -> String { params[member]?.text?.string ?? "" }
    package func number(_ member: StaticString) -> Int64 { params[member]?.integer ?? -1 }
  }

  package let text: String
  /// `nil` when the text is no message: then nothing of it was heeded.
  package let method: String?
  package let id: JSON?
  package let params: JSON?
  package let mono: Int64?
  package let wall: Int64?
  package let turn: Turn
  package let events: [Event]
  package let result: JSON?
  /// The name of the error, whether the message asked for an answer or not.
  package let refusal: String?

  package init(text: String, turn: Turn) {
    self.text = text
    self.turn = turn
    // Stories tell messages that nest too deep, too.
    let message = JSONDocument.parseLeniently(Array(text.utf8).span, depth: .max)?.root
    let refusal = turn.failed.map { $0.code.name.description }
    // An error of text or envelope touches nothing, not even the clock.
    let isMessage = refusal != "parseError" && refusal != "invalidMessage" && message?.kind == .object
    method = isMessage ? message?["method"]?.text?.string : nil
    id = message?["id"]
    params = isMessage ? message?["params"] : nil
    mono = isMessage ? message?["at"]?["mono"]?.integer : nil
    wall = isMessage ? message?["at"]?["wall"]?.integer : nil
    events = turn.events.map { bytes in
      let event = JSONDocument.parseLeniently(bytes.span)?.root
      return Event(name: event?["method"]?.text?.string ?? "", params: event?["params"] ?? Exchange.nothing)
    }
    result = turn.result.flatMap { JSONDocument.parseLeniently($0.span)?.root }
    self.refusal = refusal
  }

  static var nothing: JSON {
    guard let empty = JSONDocument.parseLeniently(Array("{}".utf8).span) else { preconditionFailure("{} is JSON") }
    return empty.root
  }

  /// The message took effect.
  package var isAccepted: Bool { method != nil && refusal == nil }

  package func accepted(_ names: String...) -> Bool { isAccepted && names.contains(method ?? "") }

  package func events(_ names: String...) -> [Event] { events.filter { names.contains($0.name) } }

  /// `ad/reported` of one type.
  package func reported(_ type: String) -> [Event] {
    events.filter { $0.name == "ad/reported" && $0.text("type") == type }
  }

  package var sends: [HttpSendEffect] {
    turn.effects.compactMap { if case .httpSend(let effect) = $0 { effect } else { nil } }
  }
}
