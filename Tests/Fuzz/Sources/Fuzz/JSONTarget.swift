import Foundation
import TrestleJSON

/// JSON as others see it: what we accept the grammar accepts, and Foundation reads the same value; what we refuse the grammar
/// refuses, or our reason is one of the named, stricter rules. What we write is read back as the same, and is written the same again.
func fuzzJSON(_ bytes: [UInt8]) {
  // The blanks keep the peer from taking NULs for a sign of UTF-16 or UTF-32.
  let peer = try? JSONSerialization.jsonObject(with: Data(Array("    ".utf8) + bytes), options: .fragmentsAllowed)
  do throws(JSONFlaw) {
    let ours = try JSONDocument.parse(bytes.span, depth: 32, keyBytes: 256).root
    promise(Grammar.accepts(bytes), "accepted: \(String(decoding: bytes, as: UTF8.self))")
    guard let peer else { return promise(false, "the peer accepts \(String(decoding: bytes, as: UTF8.self))") }
    promise(isEqual(ours, peer), "the peer reads the same from \(String(decoding: bytes, as: UTF8.self))")
    checkRoundTrip(ours)
  } catch {
    promise(error.offset >= 0 && error.offset <= bytes.count, "the offset lies in the text")
    if Grammar.accepts(bytes) {
      promise(isStricter(error.reason), "refused: \(error) \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

/// Where Trestle refuses what RFC 8259 leaves open.
private func isStricter(_ reason: JSONFlaw.Reason) -> Bool {
  switch reason {
  case .duplicateKey, .nulInKey, .numberOutOfRange, .tooDeep, .keyTooLong: true
  case .syntax, .endOfInput, .trailingBytes, .invalidUTF8, .outOfMemory: false
  }
}

private func isEqual(_ ours: JSON, _ peer: Any) -> Bool {
  switch ours.kind {
  case .null: return peer is NSNull
  case .bool: return (peer as? Bool) == ours.bool
  case .integer, .real: return isEqual(ours.number, (peer as? NSNumber)?.doubleValue)
  case .string: return (peer as? String).map { withoutMarks(Array($0.utf8)) == withoutMarks(ours.utf8 ?? []) } ?? false
  case .array:
    guard let peer = peer as? [Any], peer.count == ours.count else { return false }
    return peer.indices.allSatisfy { index in ours[index].map { isEqual($0, peer[index]) } ?? false }
  case .object:
    guard let peer = peer as? [String: Any] else { return false }
    let named = Dictionary(peer.map { (withoutMarks(Array($0.key.utf8)), $0.value) }, uniquingKeysWith: { first, _ in first })
    var same = true
    ours.forEachMember { key, value in
      // Keys that are only canonically equal, or differ in marks, are one key to the peer.
      guard named.count == ours.count, let other = named[withoutMarks(Array(key.string.utf8))] else { return }
      same = same && isEqual(value, other)
    }
    return same
  }
}

/// Foundation loses byte-order marks at the start of a string and behind escapes.
private func withoutMarks(_ bytes: [UInt8]) -> [UInt8] {
  Array(String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FEFF}" }.map(String.init).joined().utf8)
}

/// Foundation goes through decimal numbers and is off by a last digit now and then.
private func isEqual(_ ours: Double?, _ peer: Double?) -> Bool {
  guard let ours, let peer else { return false }
  return ours == peer || abs(ours - peer) <= 1e-13 * abs(ours) || abs(ours) < 1e-290
}

private func checkRoundTrip(_ value: JSON) {
  var first = JSONWriter()
  first.value(value)
  guard let again = try? JSONDocument.parse(first.bytes.span, depth: 32, keyBytes: 256) else {
    return promise(false, "what was written is read")
  }
  var second = JSONWriter()
  second.value(again.root)
  promise(first.bytes == second.bytes, "what was read is written the same")
}

extension JSONWriter {
  fileprivate mutating func value(_ value: JSON) {
    switch value.kind {
    case .null: null()
    case .bool: bool(value.bool ?? false)
    case .integer, .real: if let whole = value.integer { integer(whole) } else { raw(Array("\(value.number ?? 0)".utf8)) }
    case .string: string(value.text ?? "")
    case .array:
      beginArray()
      for index in 0..<value.count { if let element = value[index] { self.value(element) } }
      endArray()
    case .object:
      beginObject()
      var writer = self
      value.forEachMember { name, member in
        writer.key(name)
        writer.value(member)
      }
      self = writer
      endObject()
    }
  }
}
