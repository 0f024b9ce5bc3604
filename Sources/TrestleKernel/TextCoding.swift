import TrestleJSON

/// Percent-encoding for a query value (RFC 3986): everything but unreserved characters.
package enum Percent {
  package static func encode(_ text: Text) -> String {
    let digits: [Character] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F"]
    var encoded = ""
    for byte in text.string.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.append(Character(Unicode.Scalar(byte)))
      default:
        encoded.append("%")
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 0xF)])
      }
    }
    return encoded
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
