/// One string of a text, so long that it must not lie about more than once: jansson holds a string twice while it reads it,
/// the first time in a buffer that doubles. It is read a piece at a time into memory of its size, and its place in the document
/// is an empty string.
enum LongText {
  /// Shorter strings are jansson's.
  static let leastBytes = 1 << 20
  /// Bytes of a piece, more or less. Small enough for the allocator to use the same memory for each.
  private static let pieceBytes = 1 << 14

  /// Names of members, from the outermost object on.
  typealias Path = (StaticString, StaticString, StaticString)

  /// Where the string at that path stands, quotes included; `nil` when there is none of that length.
  static func find(_ path: Path, in text: Span<UInt8>) -> Range<Int>? {
    if text.count < leastBytes { return nil }
    let whole = WireText.skipSpace(in: text, from: 0)..<text.count
    guard let outer = WireText.members(path.0, "", in: text, whole).0,
      let inner = WireText.members(path.1, "", in: text, outer).0,
      let found = WireText.members(path.2, "", in: text, inner).0
    else { return nil }
    return found.count >= leastBytes && text[found.lowerBound] == UInt8(ascii: "\"") ? found : nil
  }

  /// The string's bytes, `nil` when it is no valid string.
  static func read(_ string: Span<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    // An escape is never shorter than what it stands for.
    bytes.reserveCapacity(string.count)
    var piece: [UInt8] = []
    var start = 1
    while start < string.count - 1 {
      let end = endOfPiece(in: string, from: start)
      piece.removeAll(keepingCapacity: true)
      piece.append(UInt8(ascii: "\""))
      append(string.extracting(start..<end), to: &piece)
      piece.append(UInt8(ascii: "\""))
      guard JSONDocument.parseLeniently(piece.span)?.root.withUTF8({ append($0, to: &bytes) }) != nil else { return nil }
      start = end
    }
    return bytes
  }

  /// A piece ends behind a comma: no comma is part of an escape or of a longer scalar.
  private static func endOfPiece(in string: Span<UInt8>, from start: Int) -> Int {
    var index = min(start + pieceBytes, string.count - 1)
    while index < string.count - 1 {
      index += 1
      if string[index - 1] == UInt8(ascii: ",") { break }
    }
    return index
  }

  static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}
