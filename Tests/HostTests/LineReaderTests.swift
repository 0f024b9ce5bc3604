import Glibc
import Testing

@testable import TrestleHost

/// BR-10, BR-11.
@Suite("Lines are cut on bytes")
struct LineReaderTests {
  /// Feeds pieces through a pipe, one `fill` each, and gives the lines found.
  private func lines(_ pieces: [[UInt8]], limit: Int = 100) throws -> (found: [String], isTruncated: Bool) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    // A reader that leaves too much behind fails the test, it does not hold it.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    var reader = LineReader(limit: limit)
    var line: [UInt8] = []
    var found: [String] = []
    for piece in pieces where !piece.isEmpty {
      try #require(piece.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } == piece.count)
      #expect(reader.fill(from: ends[0]) == .some)
      while let next = reader.next(into: &line) {
        found.append(next == .text ? String(decoding: line, as: UTF8.self) : "(too long)")
      }
    }
    return (found, reader.hasTruncatedLine)
  }

  @Test("whatever the chunks, also inside a code point", arguments: 1...9)
  func chunks(size: Int) throws {
    let text = Array("jalapeño 🌶\r\n\n \t\r\né\nlast".utf8)
    let pieces = stride(from: 0, to: text.count, by: size).map { Array(text[$0..<min($0 + size, text.count)]) }
    let (found, isTruncated) = try lines(pieces)
    #expect(found == ["jalapeño 🌶", "é"])
    #expect(isTruncated)
  }

  @Test("a line as long as the limit is taken, with and without CR; one byte more is told once and skipped")
  func limit() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 100)
    let feed: [UInt8] = [10]
    let (found, _) = try lines([long + feed, long + [13, 10], long, [13], feed])
    #expect(found == [String](repeating: String(decoding: long, as: UTF8.self), count: 3))
    let (refused, isTruncated) = try lines([long + [98, 10], long, [98], [98], long, feed, Array("next\n".utf8)])
    #expect(refused == ["(too long)", "(too long)", "next"])
    #expect(!isTruncated)
  }

  @Test("a line far beyond the limit doesn't grow the buffer")
  func huge() throws {
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 60000)
    let (found, isTruncated) = try lines([[UInt8]](repeating: piece, count: 40) + [Array("\nok\n".utf8)], limit: 200_000)
    #expect(found == ["(too long)", "ok"])
    #expect(!isTruncated)
  }

  @Test("a line that is too long and has no end was cut off")
  func endless() throws {
    let (found, isTruncated) = try lines([[UInt8](repeating: UInt8(ascii: "a"), count: 102)])
    #expect(found == ["(too long)"])
    #expect(isTruncated)
  }

  @Test("lines come whole wherever the buffer ends", arguments: [1000, 7777, 32_768])
  func moves(size: Int) throws {
    let expected = (1...60).map { String(repeating: "x", count: $0 * 761 % 40_000 + 1) + "\($0)" }
    let text = Array(expected.map { $0 + "\n" }.joined().utf8)
    let pieces = stride(from: 0, to: text.count, by: size).map { Array(text[$0..<min($0 + size, text.count)]) }
    #expect(try lines(pieces, limit: 100_000).found == expected)
  }

  @Test("a huge line is no memory that the next ones have to carry")
  func memory() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var reader = LineReader(limit: 4 << 20)
    var line: [UInt8] = []
    for piece in [[UInt8]](repeating: [UInt8](repeating: UInt8(ascii: "a"), count: 16384), count: 150) + [[10], [98, 10]] {
      try #require(piece.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } == piece.count)
      _ = reader.fill(from: ends[0])
      while reader.next(into: &line) != nil {}
    }
    #expect(line == [98])
    #expect(line.capacity < 16384)
  }

  @Test("blanks after the last line end are no truncated line")
  func blankRest() throws {
    #expect(try lines([Array("a\n \r".utf8)]).isTruncated == false)
  }
}
