import TrestleKernel

/// How the host ends: within two seconds, whatever the network and the reader do.
extension Host {
  /// Milliseconds for reports that are sent as the last thing.
  private static let patienceWithNetwork: Int64 = 1500
  /// Milliseconds until it is over, lines unread or not.
  private static let patienceWithReader: Int64 = 1900

  func end() {
    let start = HostClock.now
    if isPerforming {
      step(HostMessage.leave(clock))
      hearTheWorld()
      _ = flush(deadline: start)
      deliver(until: start + Host.patienceWithNetwork)
      store?.sync()
    }
    if !flush(deadline: start + Host.patienceWithReader) { return }
    if !output.bytes.isEmpty { fail("outputFailed", "stdout is not read; the last lines are lost") }
    if recorder?.hasFailed ?? false { exitCode = max(exitCode, ExitCode.file) }
  }

  private func deliver(until deadline: Int64) {
    while http.hasLasting || patience == 0, HostClock.now < deadline {
      _ = wait(for: [], atMost: min(patience < 0 ? Int32.max : patience, Int32(clamping: deadline - HostClock.now)))
      hearTheWorld()
      _ = flush(deadline: HostClock.now)
    }
    if http.hasLasting { Log.write(.warning, "reportsUnsent", "reports were under way when the host ended") }
  }
}
