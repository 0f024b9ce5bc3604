/// The grammar of RFC 8259 and nothing else: whether bytes are a JSON text. Written for comparison, apart from any parser.
///
/// Foundation's parser is the peer for values only: it takes `[1,]`.
struct Grammar {
  private let bytes: [UInt8]
  private var next = 0

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var grammar = Grammar(bytes: bytes)
    grammar.blanks()
    guard grammar.value(1000) else { return false }
    grammar.blanks()
    return grammar.next == bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard let current, current == character.asciiValue else { return false }
    next += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[next...].starts(with: word.utf8) else { return false }
    next += word.utf8.count
    return true
  }

  private mutating func blanks() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { next += 1 }
  }

  private mutating func value(_ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    switch current {
    case UInt8(ascii: "{"): return list("{", "}") { $0.member(depth) }
    case UInt8(ascii: "["): return list("[", "]") { $0.value(depth - 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return take(word: "true")
    case UInt8(ascii: "f"): return take(word: "false")
    case UInt8(ascii: "n"): return take(word: "null")
    default: return number()
    }
  }

  private mutating func list(_ open: Character, _ close: Character, _ item: (inout Grammar) -> Bool) -> Bool {
    guard take(open) else { return false }
    blanks()
    if take(close) { return true }
    repeat {
      blanks()
      guard item(&self) else { return false }
      blanks()
    } while take(",")
    return take(close)
  }

  private mutating func member(_ depth: Int) -> Bool {
    guard string() else { return false }
    blanks()
    guard take(":") else { return false }
    blanks()
    return value(depth - 1)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = current {
      next += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"): if !escape() { return false }
      default: break
      }
    }
    return false
  }

  /// A surrogate must be half of a pair: alone it is no text.
  private mutating func escape() -> Bool {
    guard let byte = current else { return false }
    next += 1
    guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
    guard let unit = unit() else { return false }
    if (0xDC00...0xDFFF).contains(unit) { return false }
    guard (0xD800...0xDBFF).contains(unit) else { return true }
    guard take("\\"), take("u"), let second = self.unit() else { return false }
    return (0xDC00...0xDFFF).contains(second)
  }

  private mutating func unit() -> Int? {
    let digits = bytes[next...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }) else { return nil }
    next += 4
    return Int(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0"), !digits() { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = next
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { next += 1 }
    return next > start
  }
}
