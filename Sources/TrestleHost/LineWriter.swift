import CHostShims
import Glibc

/// Protocol lines on their way out. They are gathered and written when nothing more is to be read, so that a burst of
/// messages costs a few system calls.
struct LineWriter {
  enum Flushed: Equatable {
    case all
    /// The reader doesn't read and a signal or the deadline came.
    case interrupted
    /// The reader is gone; `errno` has the reason.
    case failed
  }

  private(set) var bytes: [UInt8] = []
  private let descriptor: Int32
  /// A pipe that says it has room takes this much without waiting (PIPE_BUF).
  private static let piece = 4096
  /// So that a caller with many messages under way reads the first answers while the others are made.
  private static let burst = 2048

  init(descriptor: Int32) {
    self.descriptor = descriptor
    bytes.reserveCapacity(65536)
  }

  /// Enough is waiting that it should be written although more could be read.
  var isFull: Bool { bytes.count >= LineWriter.burst }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  mutating func discard() { bytes.removeAll() }

  /// Writes what is there. Waits for the reader until `stop` (a descriptor) becomes readable or `deadline` (ms of `HostClock`)
  /// is reached.
  mutating func flush(stop: Int32 = -1, deadline: Int64? = nil) -> Flushed {
    var done = 0
    defer { if done == bytes.count { bytes.removeAll(keepingCapacity: true) } else { bytes.removeFirst(done) } }
    while done < bytes.count {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0), pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      let patience = deadline.map { Int32(clamping: max(0, $0 - HostClock.now)) } ?? -1
      let ready = poll(&waiting, 2, patience)
      if ready < 0, errno != EINTR { return .failed }
      if ready == 0 { return .interrupted }
      if ready < 0 { continue }
      if waiting[0].revents == 0 { return .interrupted }
      let count = bytes.withUnsafeBytes { all in
        write(descriptor, all.baseAddress.map { $0 + done }, min(all.count - done, LineWriter.piece))
      }
      if count > 0 { done += count } else if errno != EINTR, errno != EAGAIN { return .failed }
    }
    return .all
  }
}
