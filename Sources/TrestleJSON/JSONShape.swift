/// What one look over a text tells before it is parsed: nesting and the longest string. About one nanosecond a byte.
///
/// The text need not be JSON; whatever is odd is left for the parser to name.
struct JSONShape {
  /// Offset of the bracket that opens a level deeper than allowed.
  private(set) var tooDeepAt: Int?
  /// Longest string in source bytes (escapes not decoded, so never shorter than the value).
  private(set) var longestString = 0

  init(scanning text: Span<UInt8>, depth limit: Int) {
    var level = 0
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        let end = JSONShape.endOfString(in: text, from: index + 1)
        longestString = max(longestString, end - index - 1)
        index = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        level += 1
        if level > limit {
          tooDeepAt = index
          return
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
      default: break
      }
      index += 1
    }
  }

  /// Index of the closing quote of a string whose first byte is at `start`, or the end of the text.
  static func endOfString(in text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") { return index }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return text.count
  }

  /// Offset of the first key longer than `limit` bytes, escapes decoded. The text is valid JSON.
  func firstLongKey(in text: Span<UInt8>, limit: Int) -> Int? {
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      let end = JSONShape.endOfString(in: text, from: index + 1)
      var next = end + 1
      while next < text.count, JSONShape.isSpace(text[next]) { next += 1 }
      let isKey = next < text.count && text[next] == UInt8(ascii: ":")
      if isKey, end - index - 1 > limit,
        let key = JSONDocument.parseLeniently(text.extracting(index..<(end + 1)))?.root.text, key.byteCount > limit
      {
        return index
      }
      index = end + 1
    }
    return nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension JSONDocument {
  /// The string member of that name in an object text, found by a look at its top level only; `nil` when there is none.
  /// For texts too long to be parsed before it is known what they are. O(n), nothing allocated but the result.
  package static func topLevelString(_ name: StaticString, in text: Span<UInt8>) -> Text? {
    var level = 0
    var index = 0
    var isKey = true
    var found: Text?
    var matches = false
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        let end = JSONShape.endOfString(in: text, from: index + 1)
        if level == 1, end < text.count, isKey || (matches && end - index <= 256) {
          let piece = JSONDocument.parseLeniently(text.extracting(index..<(end + 1)))?.root
          if isKey { matches = piece?.equals(name) == true } else { found = piece?.text }
        }
        index = end
      case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: ":") where level == 1: isKey = false
      case UInt8(ascii: ",") where level == 1:
        isKey = true
        if found != nil { return found }
      default: break
      }
      index += 1
    }
    return found
  }
}
