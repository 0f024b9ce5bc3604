import Glibc

/// The time the host writes into messages that have none.
///
/// A caller may set the clock with an `at` of its own, once or always; from there on it runs at the machine's pace.
struct HostClock {
  /// Core's `mono` minus the machine's.
  private var monoShift: Int64 = 0
  private var wallShift: Int64 = 0

  /// Milliseconds of a clock that runs on through sleep and never jumps.
  static var now: Int64 { milliseconds(CLOCK_BOOTTIME) }

  var mono: Int64 { HostClock.now &+ monoShift }
  var wall: Int64 { HostClock.milliseconds(CLOCK_REALTIME) &+ wallShift }

  /// The core's clock was set by the caller.
  mutating func set(mono: Int64, wall: Int64) {
    monoShift = mono &- HostClock.now
    wallShift = wall &- HostClock.milliseconds(CLOCK_REALTIME)
  }

  private static func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
