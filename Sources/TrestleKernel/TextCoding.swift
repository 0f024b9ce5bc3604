import TrestleJSON

/// Letters of ASCII, which is all that schemes and header names consist of.
package enum Ascii {
  package static func lowercased(_ text: Text) -> Text {
    let bytes = text.string.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    return Text(String(decoding: bytes, as: UTF8.self))
  }
}

/// Whole numbers in decimal.
enum Decimal {
  /// The value of 1 to `longest` digits, `nil` for anything else. `longest` is at most 18, so nothing overflows.
  static func value(of digits: some Collection<UInt8>, longest: Int) -> Int64? {
    guard !digits.isEmpty, digits.count <= longest else { return nil }
    var value: Int64 = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

/// Percent-encoding for a query value (RFC 3986): everything but unreserved characters.
package enum Percent {
  package static func encode(_ text: Text) -> String {
    var encoded: [UInt8] = []
    for byte in text.string.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.append(byte)
      default:
        encoded.append(UInt8(ascii: "%"))
        encoded.append(Hex.digit(byte >> 4, upperCase: true))
        encoded.append(Hex.digit(byte, upperCase: true))
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

/// Base64 with the standard alphabet and padding (RFC 4648, 4).
package enum Base64 {
  package static func encode(_ text: Text) -> Text {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(text.string.utf8)
    var encoded: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let symbol = alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]
        encoded.append(place <= group.count ? symbol : UInt8(ascii: "="))
      }
    }
    return Text(String(decoding: encoded, as: UTF8.self))
  }
}
