/// A part of a server's answer, found by its structure alone and parsed only where it is read.
///
/// What a server sends is read leniently: of two equal keys the last counts, and a value that is broken costs only itself.
/// A whole-text parse cannot give that (one bad escape would cost 100,000 good terms, and a tree several times the text), so
/// members and elements are found by counting brackets and quotes, and jansson parses the small pieces.
package struct WireText {
  private let body: JSON
  private let range: Range<Int>

  /// `nil` unless `body` is a string that holds one complete value by its brackets and quotes.
  package init?(_ body: JSON) {
    let found = body.withUTF8 { text -> Range<Int>? in
      let start = WireText.skipSpace(in: text, from: 0)
      guard let end = WireText.endOfValue(in: text, from: start) else { return nil }
      return WireText.skipSpace(in: text, from: end) == text.count ? start..<end : nil
    }
    guard let range = found ?? nil else { return nil }
    self.body = body
    self.range = range
  }

  /// The same for bytes (UTF-8) that no value holds yet.
  package init?(copying text: Span<UInt8>) {
    var writer = JSONWriter()
    writer.string(utf8: text)
    guard let body = JSONDocument.parseLeniently(writer.bytes.span)?.root else { return nil }
    self.init(body)
  }

  private init(body: JSON, range: Range<Int>) {
    self.body = body
    self.range = range
  }

  package var isObject: Bool { firstByte == UInt8(ascii: "{") }
  package var isArray: Bool { firstByte == UInt8(ascii: "[") }

  private var firstByte: UInt8? {
    body.withUTF8 { $0.indices.contains(range.lowerBound) ? $0[range.lowerBound] : nil } ?? nil
  }

  /// The piece as a value, `nil` when it is no valid JSON or nests too deep: then it counts as broken.
  package var value: JSON? {
    body.withUTF8 { JSONDocument.parseLeniently($0.extracting(range))?.root } ?? nil
  }

  /// The last member of that name. O(length of the object).
  package subscript(_ name: StaticString) -> WireText? { self[name, ""].0 }

  /// The last members of two names, found in one go.
  package subscript(_ name: StaticString, _ other: StaticString) -> (WireText?, WireText?) {
    let found = body.withUTF8 { WireText.members(name, other, in: $0, range) }
    return (found?.0.map { WireText(body: body, range: $0) }, found?.1.map { WireText(body: body, range: $0) })
  }

  /// Where the values of the last members of two names stand, when what begins at the range's start is an object.
  static func members(
    _ name: StaticString, _ other: StaticString, in text: Span<UInt8>, _ range: Range<Int>
  ) -> (Range<Int>?, Range<Int>?) {
    var found: (Range<Int>?, Range<Int>?) = (nil, nil)
    guard range.lowerBound < text.count, text[range.lowerBound] == UInt8(ascii: "{") else { return found }
    var index = skipSpace(in: text, from: range.lowerBound + 1)
    while index < range.upperBound, text[index] == UInt8(ascii: "\"") {
      let key = index..<min(JSONShape.endOfString(in: text, from: index + 1) + 1, range.upperBound)
      let colon = skipSpace(in: text, from: key.upperBound)
      guard colon < range.upperBound, text[colon] == UInt8(ascii: ":") else { break }
      let start = skipSpace(in: text, from: colon + 1)
      guard let end = endOfValue(in: text, from: start), end <= range.upperBound else { break }
      if WireText.key(text.extracting(key), is: name) {
        found.0 = start..<end
      } else if WireText.key(text.extracting(key), is: other) {
        found.1 = start..<end
      }
      index = skipComma(in: text, from: end)
    }
    return found
  }

  /// Hands over the elements of an array in order until `visit` answers false; nothing when this is no array.
  package func forEachElement(_ visit: (WireText) -> Bool) {
    guard isArray else { return }
    var index = range.lowerBound + 1
    while let element = element(from: index) {
      if !visit(WireText(body: body, range: element)) { return }
      index = body.withUTF8 { WireText.skipComma(in: $0, from: element.upperBound) } ?? range.upperBound
    }
  }

  private func element(from index: Int) -> Range<Int>? {
    let found = body.withUTF8 { text -> Range<Int>? in
      let start = WireText.skipSpace(in: text, from: index)
      guard start < range.upperBound, text[start] != UInt8(ascii: "]"),
        let end = WireText.endOfValue(in: text, from: start), end > start, end <= range.upperBound
      else { return nil }
      return start..<end
    }
    return found ?? nil
  }

  private static func key(_ key: Span<UInt8>, is name: StaticString) -> Bool {
    if key.count == name.utf8CodeUnitCount + 2 {
      var equal = true
      for index in 0..<name.utf8CodeUnitCount where unsafe key[index + 1] != name.utf8Start[index] { equal = false }
      if equal { return true }
    }
    var escaped = false
    for index in key.indices where key[index] == UInt8(ascii: "\\") { escaped = true }
    return escaped && JSONDocument.parseLeniently(key)?.root.equals(name) == true
  }

  static func skipSpace(in text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, JSONShape.isSpace(text[index]) { index += 1 }
    return index
  }

  private static func skipComma(in text: Span<UInt8>, from start: Int) -> Int {
    let index = skipSpace(in: text, from: start)
    guard index < text.count, text[index] == UInt8(ascii: ",") else { return index }
    return skipSpace(in: text, from: index + 1)
  }

  /// The index behind the value that begins at `start`, `nil` when the text ends inside it.
  private static func endOfValue(in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    var level = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        index = JSONShape.endOfString(in: text, from: index + 1)
        if index >= text.count { return nil }
      case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if level == 0 { return index > start ? index : nil }
        level -= 1
      case UInt8(ascii: ",") where level == 0, UInt8(ascii: ":") where level == 0:
        return index
      default:
        if level == 0 {
          index = endOfScalar(in: text, from: index)
          return index
        }
      }
      index += 1
      if level == 0 { return index }
    }
    return nil
  }

  private static func endOfScalar(in text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), UInt8(ascii: "\""): return index
      case let byte where JSONShape.isSpace(byte): return index
      default: index += 1
      }
    }
    return index
  }
}
