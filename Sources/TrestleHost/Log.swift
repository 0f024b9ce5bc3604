import Glibc
import TrestleJSON

/// Log lines on stderr, one JSON object each. Never the text of a search, an id, a key, a URL.
enum Log {
  enum Level: String { case info, warning, error }

  static func write(_ level: Level, _ code: String, _ message: String, seq: Int64? = nil) {
    var bytes = line(level, code, message, seq)
    if bytes.count > longestLine { bytes = line(level, code, String(message.unicodeScalars.prefix(500)) + "…", seq) }
    // A parent that doesn't read stderr must not stop the protocol: what finds no room is dropped.
    var descriptor = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&descriptor, 1, 0) == 1 else { return }
    _ = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
  }

  /// What a pipe that has room takes without waiting (PIPE_BUF).
  private static let longestLine = 4096

  private static func line(_ level: Level, _ code: String, _ message: String, _ seq: Int64?) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("level")
    writer.string(level.rawValue)
    writer.key("code")
    writer.string(code)
    if let seq {
      writer.key("seq")
      writer.integer(seq)
    }
    writer.key("message")
    writer.string(message)
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
