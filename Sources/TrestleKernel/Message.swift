import TrestleJSON
import TrestleProtocol

/// A message whose envelope is right (protocol, section 1). Its params are not looked at yet.
package struct Message {
  /// The id as JSON bytes, `nil` for a notification.
  package let id: [UInt8]?
  package let method: JSON
  package let params: JSON?
  package let mono: Int64?
  package let wall: Int64?

  /// Why a text is no message. `id` is echoed when it was right.
  package struct Refusal: Error {
    package let id: [UInt8]
    package let fault: Fault
  }

  /// Reads a text. Nothing of the core has changed when it throws.
  package init(reading text: Span<UInt8>) throws(Refusal) {
    let none = Array("null".utf8)
    let limit = Message.byteLimit(for: text)
    if text.count > limit.max { throw Refusal(id: none, fault: .limitExceeded(limit: limit.name, max: limit.max)) }
    let root: JSON
    do throws(JSONFlaw) {
      let longest: (StaticString, StaticString, StaticString) = ("params", "outcome", "body")
      root = try JSONDocument.parse(text, depth: Limits.depth, keyBytes: Limits.keyBytes, longAt: longest).root
    } catch {
      throw Refusal(id: none, fault: error.reason == .outOfMemory ? .internalDefect : .parseError(error))
    }
    guard root.kind == .object else { throw Refusal(id: none, fault: .invalidMessage(path: "")) }
    var echo: [UInt8]?
    if let given = root["id"] {
      guard let id = Message.id(given) else { throw Refusal(id: none, fault: .invalidMessage(path: "/id")) }
      echo = id
    }
    func refuse(_ path: Text) -> Refusal { Refusal(id: echo ?? none, fault: .invalidMessage(path: path)) }
    if let version = root["jsonrpc"], !version.equals("2.0") { throw refuse("/jsonrpc") }
    guard let method = root["method"], method.kind == .string else { throw refuse("/method") }
    if let given = root["params"], given.kind != .object { throw refuse("/params") }
    var moments: (mono: Int64?, wall: Int64?)
    if let at = root["at"] {
      guard at.kind == .object else { throw refuse("/at") }
      if let given = at["mono"] {
        guard let value = given.integer, value >= 0 else { throw refuse("/at/mono") }
        moments.mono = value
      }
      if let given = at["wall"] {
        guard let value = given.integer, value >= 0 else { throw refuse("/at/wall") }
        moments.wall = value
      }
    }
    id = echo
    self.method = method
    params = root["params"]
    (mono, wall) = moments
  }

  /// An integer 0…2⁵³−1 or a string of 1…64 bytes, as JSON bytes.
  private static func id(_ given: JSON) -> [UInt8]? {
    var writer = JSONWriter()
    if let number = given.integer, number >= 0 {
      writer.integer(number)
    } else if let text = given.text, (1...Limits.idBytes).contains(text.byteCount) {
      writer.string(text)
    } else {
      return nil
    }
    return writer.bytes
  }

  /// Two messages carry what others gave (answers, stored entries) and may be longer. Long texts are looked at before parsing.
  private static func byteLimit(for text: Span<UInt8>) -> (name: StaticString, max: Int) {
    guard text.count > Limits.messageBytes, let method = JSONDocument.topLevelString("method", in: text),
      method == "effect/settle" || method == "sdk/initialize"
    else { return ("messageBytes", Limits.messageBytes) }
    return ("largeMessageBytes", Limits.largeMessageBytes)
  }
}
