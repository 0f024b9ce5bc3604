/// The time the core knows: what the shell said with its last message. The core never asks a clock.
package struct Clock {
  /// Milliseconds of a clock that runs on through sleep and never jumps. All waiting is measured with it.
  package private(set) var mono: Int64 = 0
  /// Unix milliseconds. Only written into reports and stored data; it may jump.
  package private(set) var wall: Int64 = 0

  package init() {}

  /// Moves on. Answers whether `mono` ran backwards; it then stays where it was.
  mutating func advance(mono: Int64?, wall: Int64?) -> Bool {
    if let wall { self.wall = wall }
    guard let mono else { return false }
    if mono < self.mono { return true }
    self.mono = mono
    return false
  }

  /// Unix seconds, rounded to nearest: the unit of `created_at` and `event_timestamp` (W 1.5).
  package var wallSeconds: Int64 { (wall &+ 500) / 1000 }
}
