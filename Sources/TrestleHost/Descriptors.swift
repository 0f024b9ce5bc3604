import CHostShims
import Glibc

/// The three descriptors the host works with. Descriptor 1 points at stderr afterwards: whatever a library prints there, only
/// the host itself writes protocol lines, to its own copy.
struct Descriptors {
  let input: Int32
  let output: Int32
  /// Becomes readable with SIGTERM or SIGINT.
  let signals: Int32

  /// `nil` and `errno` when stdout isn't open or no descriptors are left.
  static func claim() -> Descriptors? {
    guard fcntl(1, F_GETFD) >= 0 else { return nil }
    // A missing stdin is an empty one, a missing stderr swallows. Left closed, the next file opened would take their place.
    for descriptor: Int32 in [0, 2] where fcntl(descriptor, F_GETFD) < 0 {
      guard open("/dev/null", O_RDWR) == descriptor else { return nil }
    }
    let output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard output >= 0, dup2(2, 1) == 1 else { return nil }
    let signals = host_signals_open()
    guard signals >= 0 else { return nil }
    return Descriptors(input: 0, output: output, signals: signals)
  }
}
