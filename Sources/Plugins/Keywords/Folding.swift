import TrestleJSON

/// Text made comparable (behaviour, section 3): two texts are equal when their folded bytes are, and bytes order as scalars do.
///
/// Full Unicode case folding without a locale, U+0307 after a folded i and U+FE0F dropped, in NFC as UTF-8. On request marks
/// go too, so that `creme` finds `Crème`.
enum Folding {
  static func fold(_ text: Text, droppingMarks: Bool = false) -> [UInt8] {
    let bytes = Array(text.string.utf8)
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map(lowercased) }
    var plain = String.UnicodeScalarView()
    // U+FE0F only asks for a coloured glyph; while it stands between marks they keep a wrong order.
    for scalar in text.string.unicodeScalars where scalar.value != 0xFE0F { plain.append(scalar) }
    var folded: [Unicode.Scalar] = []
    var follows = false
    for scalar in Normalization.decompose(String(plain)) {
      let mark = scalar.properties.canonicalCombiningClass.rawValue
      if scalar.value == 0x0307, follows { continue }
      if droppingMarks, isDiacritic(mark) { continue }
      append(scalar, to: &folded)
      // Marks below a letter stand between it and the dot without changing what the dot belongs to.
      if mark == 0 { follows = folded.last == "i" } else if mark == 230 { follows = false }
    }
    return Normalization.compose(folded).flatMap { Array(UTF8.encode($0) ?? .init()) }
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Marks above, below, attached to and across a letter. Those with a class of their own (vowel signs, voicing, tones of
  /// scripts that are written with them) are letters to their readers.
  private static func isDiacritic(_ combiningClass: UInt8) -> Bool { combiningClass >= 200 || combiningClass == 1 }

  /// The full case folding of one scalar. Lower, upper, lower gives it for all but two: dotless i would become i, and
  /// Cherokee folds to its capitals.
  private static func append(_ scalar: Unicode.Scalar, to folded: inout [Unicode.Scalar]) {
    switch scalar.value {
    case 0x0131: folded.append(scalar)
    case 0x13A0...0x13FD, 0xAB70...0xABBF: folded.append(contentsOf: scalar.properties.uppercaseMapping.unicodeScalars)
    default:
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        for upper in lower.properties.uppercaseMapping.unicodeScalars {
          folded.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
        }
      }
    }
  }
}
