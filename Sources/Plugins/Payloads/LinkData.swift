import TrestleJSON
import TrestleProtocol

/// The payload inside a link (`link/open`; W 7): base64 of JSON text in the query's first `data` parameter.
///
/// Only the query is looked at, from the first `?` to a `#`; scheme, host and path may be anything. Parameters are told apart
/// before anything is decoded, and only `data` is: once. What its base64 may look like after that, links in the wild decide:
/// either alphabet, a blank where a form decoder ate a plus, padding or none, line breaks where a mailer wrapped it.
enum LinkData {
  enum Reading {
    /// A JSON object with a payload's id.
    case payload(WireText)
    /// There is nothing of ours in it.
    case absent
    /// What should be a payload is none.
    case malformed(StaticString)
  }

  static func read(_ link: Text) -> Reading {
    guard let value = parameter(of: Array(link.string.utf8)), !value.isEmpty else { return .absent }
    guard let encoded = unescape(value) else { return .malformed("data is not percent-encoded as it must be") }
    guard let bytes = decode(encoded) else { return .malformed("data is no base64") }
    // Two equal keys could name two payloads: what is ambiguous is refused, unlike in a service's answer.
    guard let root = try? JSONDocument.parse(bytes.span, depth: Limits.depth, keyBytes: Limits.keyBytes).root else {
      return .malformed("data holds no JSON")
    }
    guard root.kind == .object, let length = root["payload_id"]?.byteCount, length > 0 else {
      return .malformed("data holds no object with a payload_id")
    }
    guard let payload = WireText(copying: bytes.span) else { return .malformed("data holds no JSON") }
    return .payload(payload)
  }

  /// The value of the first `data` parameter, still encoded.
  private static func parameter(of link: [UInt8]) -> ArraySlice<UInt8>? {
    var start: Int?
    for index in 0...link.count {
      let byte = index < link.count ? link[index] : UInt8(ascii: "#")
      if let start, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#"), let value = value(of: link[start..<index]) {
        return value
      }
      if byte == UInt8(ascii: "#") { return nil }
      if start == nil ? byte == UInt8(ascii: "?") : byte == UInt8(ascii: "&") { start = index + 1 }
    }
    return nil
  }

  /// The value of a pair whose name is `data`.
  private static func value(of pair: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
    guard let name = unescape(pair[..<end]), name == Array("data".utf8) else { return nil }
    return pair[end...].dropFirst()
  }

  /// Percent-decoding (RFC 3986, 2.1); a plus stays a plus. `nil` when a percent sign isn't followed by two digits.
  private static func unescape(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.makeIterator()
    while let byte = rest.next() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
      } else if let high = rest.next().flatMap(Hex.value), let low = rest.next().flatMap(Hex.value) {
        bytes.append(high << 4 | low)
      } else {
        return nil
      }
    }
    return bytes
  }

  /// Base64 (RFC 4648, 4 and 5). `nil` for a foreign symbol, one behind the padding, or one symbol too many.
  private static func decode(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var held = 0
    var isPadded = false
    for symbol in text {
      if symbol == UInt8(ascii: "\r") || symbol == UInt8(ascii: "\n") { continue }
      if symbol == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let value = base64Value(symbol) else { return nil }
      bits = bits << 6 | UInt32(value)
      held += 6
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
      }
    }
    return held < 6 ? bytes : nil
  }

  private static func base64Value(_ symbol: UInt8) -> UInt8? {
    switch symbol {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): symbol - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): symbol - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): symbol - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: " "): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
