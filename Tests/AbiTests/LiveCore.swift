import CTrestle
import Foundation
import Testing

/// A core of a test, destroyed with it.
final class LiveCore: Sendable {
  let handle: UInt32

  init() throws {
    handle = trestle_create()
    try #require(handle != 0)
  }

  deinit { trestle_destroy(handle) }

  func destroy() { #expect(trestle_destroy(handle) == TRESTLE_OK) }

  func step(_ message: String) -> LentTurn { LentTurn(of: handle, message) }
}

/// Behind a lock that ThreadSanitizer knows; it does not see that of `Mutex`.
private final class Outputs<Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var outputs: [Output] = []

  var all: [Output] { lock.withLock { outputs } }

  func append(_ output: Output) { lock.withLock { outputs.append(output) } }
}

/// What the body gives on each of so many threads at once. A task group would run on as many as there are processors.
func onThreads<Output: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
  let outputs = Outputs<Output>()
  let running = DispatchGroup()
  for worker in 0..<count {
    running.enter()
    Thread {
      let output = body(worker)
      outputs.append(output)
      running.leave()
    }.start()
  }
  running.wait()
  return outputs.all
}

/// What a call of `trestle_step` gave: the status, and where the turn lies.
struct LentTurn {
  let status: Int32
  let start: UnsafePointer<UInt8>?
  let count: Int

  init(status: Int32, start: UnsafePointer<UInt8>?, count: Int) {
    self.status = status
    self.start = start
    self.count = count
  }

  init(of handle: UInt32, _ message: String) {
    var start: UnsafePointer<UInt8>?
    var count = 0
    status = Array(message.utf8).withUnsafeBufferPointer {
      trestle_step(handle, $0.baseAddress, $0.count, &start, &count)
    }
    self.start = start
    self.count = count
  }

  var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  /// Whether this is the turn of an error with that name; a refused call's turn has neither id nor number.
  func names(error: String, status expected: Int32? = nil) -> Bool {
    if let expected, expected != status { return false }
    if status != TRESTLE_OK, !text.hasPrefix(#"{"jsonrpc":"2.0","id":null,"seq":0,"error":{"#) { return false }
    return text.contains(#""name":"\#(error)""#)
  }
}
