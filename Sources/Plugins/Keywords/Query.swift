import TrestleJSON
import TrestleProtocol

/// What a user typed, ready to be compared.
package struct Query {
  let typed: Text
  /// Length in scalars, trimmed where the profile trims and not folded yet; 0 when there is nothing but blanks.
  let length: Int
  package let folded: [UInt8]

  package init(_ typed: Text, _ profile: Profile) {
    self.typed = typed
    let trimmed = Query.trim(typed)
    let text = profile.keywordTrim || trimmed.isEmpty ? trimmed : typed
    length = text.scalarCount
    folded = Folding.fold(text, droppingMarks: profile.keywordDiacritics == .fold)
  }

  /// Whether it is long enough. What folds to nothing (a lone variation selector) would find everything.
  func isLongEnough(for profile: Profile) -> Bool { length >= profile.keywordMinScalars && !folded.isEmpty }

  static func trim(_ text: Text) -> Text {
    let scalars = text.string.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }), let last = scalars.lastIndex(where: { !isBlank($0) }) else {
      return ""
    }
    return Text(String(scalars[first...last]))
  }

  /// Unicode's White_Space, and what looks like nothing: zero width space and byte-order mark.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
