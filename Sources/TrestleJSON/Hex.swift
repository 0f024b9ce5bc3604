/// Hexadecimal digits.
package enum Hex {
  /// The digit of the lower four bits.
  package static func digit(_ value: UInt8, upperCase: Bool = false) -> UInt8 {
    let nibble = value & 0xF
    let first = nibble < 10 ? UInt8(ascii: "0") : (upperCase ? UInt8(ascii: "A") : UInt8(ascii: "a")) - 10
    return first + nibble
  }

  /// What a digit of either case stands for, `nil` for what is none.
  package static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Two digits for each byte.
  package static func text(_ bytes: [UInt8], upperCase: Bool = false) -> String {
    var digits: [UInt8] = []
    for byte in bytes { digits += [digit(byte >> 4, upperCase: upperCase), digit(byte, upperCase: upperCase)] }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The bytes that pairs of digits stand for, `nil` when something else is among them or a digit is left over.
  package static func bytes(_ text: Text) -> [UInt8]? {
    var bytes: [UInt8] = []
    var digits = text.string.utf8.makeIterator()
    while let digit = digits.next() {
      guard let high = value(digit), let low = digits.next().flatMap(value) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
