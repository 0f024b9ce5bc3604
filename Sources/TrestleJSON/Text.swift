import CJansson

/// A string that compares and hashes as its UTF-8 bytes.
///
/// Swift's `String` treats composed and decomposed spellings as equal, also as dictionary keys. Ids, keys and names of the
/// protocol must not: two zones whose ids differ in one byte are two zones.
package struct Text: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package var string: String

  package init(_ string: String) { self.string = string }
  package init(stringLiteral value: String) { string = value }

  package var isEmpty: Bool { string.utf8.isEmpty }

  /// Length in bytes of UTF-8, the unit of all byte limits.
  package var byteCount: Int { string.utf8.count }

  /// Length in Unicode scalars, the unit of all limits on search text. O(n).
  package var scalarCount: Int { string.unicodeScalars.count }

  package static func == (left: Text, right: Text) -> Bool {
    let (one, other) = (left.string.utf8.span, right.string.utf8.span)
    guard one.count == other.count else { return false }
    for index in one.indices where one[index] != other[index] { return false }
    return true
  }

  package static func < (left: Text, right: Text) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }
}

extension StaticString {
  /// Whether both are the same bytes. Makes no string of either.
  package func equals(_ other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return unsafe memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
  }
}
