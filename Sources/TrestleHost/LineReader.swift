import Glibc

/// Cuts a byte stream into lines (LF; a CR before it is dropped; blank lines are skipped) without ever holding more than the
/// longest line allowed. Bytes, not characters: CR LF is one `Character`, and a chunk may end inside a code point.
struct LineReader {
  enum Line: Equatable {
    /// The line stands in the array handed over.
    case text
    /// Longer than `limit`; said once, the rest of the line is skipped.
    case tooLong
  }

  enum Filled: Equatable {
    case some, end, nothing
    case failed
  }

  let limit: Int
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  /// Bytes before it were looked at and hold no line end.
  private var scanned = 0
  private var isSkipping = false

  private static let chunk = 65536
  /// A huge line is rare: memory beyond this isn't kept.
  private static let keptBytes = 16 * chunk

  init(limit: Int) {
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: LineReader.chunk)
  }

  /// Whether bytes are left that no line end followed: at the end of the input the last line was cut off.
  var hasTruncatedLine: Bool {
    isSkipping || !buffer[start..<end].allSatisfy(LineReader.isBlank)
  }

  /// Reads once. Call it only when `next` has no more lines. `failed` leaves the reason in `errno`.
  mutating func fill(from descriptor: Int32) -> Filled {
    makeRoom()
    let room = end
    let count = buffer.withUnsafeMutableBytes { all in
      read(descriptor, all.baseAddress.map { $0 + room }, all.count - room)
    }
    if count > 0 {
      end += count
      return .some
    }
    if count == 0 { return .end }
    return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK ? .nothing : .failed
  }

  /// The next whole line; `nil` when more has to be read. `line` is replaced and keeps its memory, unless that is huge.
  mutating func next(into line: inout [UInt8]) -> Line? {
    while true {
      guard let feed = lineEnd() else { return rest() }
      var last = feed
      if last > start, buffer[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      let content = start..<last
      start = feed + 1
      scanned = start
      if isSkipping {
        isSkipping = false
        continue
      }
      if content.count > limit { return .tooLong }
      if content.isEmpty || buffer[content].allSatisfy(LineReader.isBlank) { continue }
      line.removeAll(keepingCapacity: line.capacity <= LineReader.keptBytes)
      line.append(contentsOf: buffer[content])
      return .text
    }
  }

  /// No line end in what is there. A carriage return may still be part of the line end, hence the one byte more.
  private mutating func rest() -> Line? {
    if isSkipping { start = end }
    scanned = end
    guard !isSkipping, end - start > limit + 1 else { return nil }
    isSkipping = true
    start = end
    return .tooLong
  }

  private func lineEnd() -> Int? {
    buffer.withUnsafeBytes { all in
      guard let base = all.baseAddress, let found = memchr(base + scanned, 10, end - scanned) else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func makeRoom() {
    if start == end {
      (start, end, scanned) = (0, 0, 0)
      if buffer.count > LineReader.keptBytes { buffer = [UInt8](repeating: 0, count: LineReader.chunk) }
    }
    if buffer.count - end >= LineReader.chunk / 2 { return }
    if start > 0 {
      buffer.replaceSubrange(0..<(end - start), with: buffer[start..<end])
      (end, scanned, start) = (end - start, scanned - start, 0)
    }
    if buffer.count - end < LineReader.chunk / 2 {
      let wanted = min(buffer.count * 2, limit + LineReader.chunk)
      buffer.append(contentsOf: repeatElement(0, count: max(wanted - buffer.count, LineReader.chunk / 2)))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
