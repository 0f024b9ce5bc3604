import Glibc

/// The host's framing, fed in chunks through a pipe; every fourth byte value of the first bytes says where chunks end.
/// Compared with cutting the whole input at once.
func fuzzLine(_ bytes: [UInt8]) {
  let limit = 64
  let input = Array(bytes.dropFirst().prefix(4096))
  let chunk = Int(bytes.first ?? 0) % 61 + 1
  var reader = LineReader(limit: limit)
  var found: [[UInt8]?] = []
  var line: [UInt8] = []
  var ends: [Int32] = [0, 0]
  promise(pipe(&ends) == 0, "a pipe")
  var sent = 0
  while sent < input.count {
    let piece = Array(input[sent..<min(sent + chunk, input.count)])
    promise(write(ends[1], piece, piece.count) == piece.count, "a pipe takes little at once")
    sent += piece.count
    promise(reader.fill(from: ends[0]) == .some, "what was written is read")
    while let next = reader.next(into: &line) { found.append(next == .text ? line : nil) }
  }
  close(ends[1])
  promise(reader.fill(from: ends[0]) == .end, "the end is told")
  close(ends[0])
  let (expected, isCut) = cut(input, limit: limit)
  promise(found.elementsEqual(expected, by: ==), "lines of \(input): \(found), expected \(expected)")
  promise(reader.hasTruncatedLine == isCut, "whether the last line was cut off")
}

/// Lines as the host promises them: LF, a CR before it dropped, blank lines skipped, `nil` for one that is too long.
private func cut(_ input: [UInt8], limit: Int) -> (lines: [[UInt8]?], isCut: Bool) {
  var lines: [[UInt8]?] = []
  var pieces = input.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
  let last = pieces.removeLast()
  for var piece in pieces {
    if piece.last == 13 { piece.removeLast() }
    if piece.count > limit { lines.append(nil) } else if !piece.allSatisfy(isBlank) { lines.append(piece) }
  }
  // A line that is too long is told as soon as that is sure, before its end is there.
  if last.count > limit + 1 { lines.append(nil) }
  return (lines, last.count > limit + 1 || !last.allSatisfy(isBlank))
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
