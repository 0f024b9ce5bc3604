import TrestleJSON

/// Where the members of a JSON object stand in its text. One look over the bytes instead of a parse, for the host only asks
/// what is missing.
///
/// Exact for valid JSON. Of other texts it may see something or nothing; all the host does about it is to add members just
/// before the last brace, behind everything a parser could stumble over, so that the core names the same error at the same
/// place.
struct Outline {
  /// A member's name (with quotes) and value as ranges of the text.
  typealias Member = (name: Range<Int>, value: Range<Int>)

  private(set) var isEmpty = true
  /// Offset of the closing brace, which only blanks follow.
  private(set) var close = 0

  /// Looks over one object; `nil` when the text isn't one. `note` is told of each member, also of an object that turns out
  /// to be none.
  init?(of text: Span<UInt8>, in range: Range<Int>, _ note: (Member) -> Void) {
    var index = Outline.skipBlanks(text, range.lowerBound, range.upperBound)
    guard index < range.upperBound, text[index] == UInt8(ascii: "{") else { return nil }
    index = Outline.skipBlanks(text, index + 1, range.upperBound)
    while index < range.upperBound, text[index] != UInt8(ascii: "}") {
      guard let member = Outline.member(text, index, range.upperBound) else { return nil }
      note(member)
      isEmpty = false
      index = member.value.upperBound
      if index < range.upperBound, text[index] == UInt8(ascii: ",") { index += 1 }
      index = Outline.skipBlanks(text, index, range.upperBound)
    }
    close = index
    guard index < range.upperBound, Outline.skipBlanks(text, index + 1, range.upperBound) == range.upperBound else {
      return nil
    }
  }

  /// Whether a JSON string (quotes included) says this. Escapes are decoded: `"sdk\/initialize"` is a usual spelling.
  static func string(_ text: Span<UInt8>, _ range: Range<Int>, equals other: StaticString) -> Bool {
    guard range.count >= 2, text[range.lowerBound] == UInt8(ascii: "\"") else { return false }
    let count = other.utf8CodeUnitCount
    if range.count == count + 2 {
      var index = 0
      while index < count, text[range.lowerBound + 1 + index] == other.utf8Start[index] { index += 1 }
      if index == count { return true }
    }
    guard range.count > count + 2, hasEscape(text, range) else { return false }
    return JSONDocument.parseLeniently(text.extracting(range))?.root.equals(other) ?? false
  }

  private static func hasEscape(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where text[index] == UInt8(ascii: "\\") { return true }
    return false
  }

  private static func member(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Member? {
    guard text[start] == UInt8(ascii: "\"") else { return nil }
    let nameEnd = endOfString(text, start, end)
    let colon = skipBlanks(text, nameEnd, end)
    guard colon < end, text[colon] == UInt8(ascii: ":") else { return nil }
    let valueStart = skipBlanks(text, colon + 1, end)
    guard let valueEnd = endOfValue(text, valueStart, end) else { return nil }
    return (start..<nameEnd, valueStart..<valueEnd)
  }

  /// Offset of the comma or brace that ends a value; `nil` when none does.
  private static func endOfValue(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    var level = 0
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\""):
        index = endOfString(text, index, end)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if level == 0 { return index }
        level -= 1
      case UInt8(ascii: ","): if level == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Offset behind the closing quote.
  private static func endOfString(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end {
      if text[index] == UInt8(ascii: "\"") { return index + 1 }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end
  }

  private static func skipBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, text[index] == 0x20 || text[index] == 0x09 || text[index] == 0x0A || text[index] == 0x0D { index += 1 }
    return index
  }
}
