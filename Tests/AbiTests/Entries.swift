import CTrestle
import Synchronization
import Testing

@testable import Trestle

/// Counts who is inside a core at once.
private final class Presence: Sendable {
  private let arrived = Atomic<Int>(0)
  private let inside = Atomic<Int>(0)
  private let meetings = Atomic<Int>(0)

  /// Whether they met so often that a race would have shown.
  var isEnough: Bool { meetings.load(ordering: .relaxed) >= 100_000 }

  func meet() { meetings.add(1, ordering: .relaxed) }

  /// Comes back when both threads are there, so that neither is done before the other begins.
  func waitForBoth() {
    arrived.add(1, ordering: .sequentiallyConsistent)
    while arrived.load(ordering: .sequentiallyConsistent) < 2 {}
  }

  /// Stays a moment; tells whether nobody else was there.
  func stay() -> Bool {
    var isAlone = inside.add(1, ordering: .sequentiallyConsistent).newValue == 1
    for _ in 0..<8 where inside.load(ordering: .sequentiallyConsistent) != 1 { isAlone = false }
    inside.subtract(1, ordering: .sequentiallyConsistent)
    return isAlone
  }
}

/// BR-16, one level below the C functions: two threads that do nothing but enter one core meet at its flag a hundred
/// thousand times, where threads that take whole turns meet there by chance. Needs no ThreadSanitizer.
extension CInterface {
  @Test func `lets one of two threads in, however often both come at once`() throws {
    let core = try LiveCore()
    let handle = core.handle
    let presence = Presence()
    let told = onThreads(2) { _ in
      presence.waitForBoth()
      return (0..<3_000_000).reduce(into: (alone: 0, together: 0)) { told, _ in
        if presence.isEnough { return }
        var isAlone = false
        let status = Slot.withTenant(of: handle) { _ in
          isAlone = presence.stay()
          return .ok
        }
        if status == .busy { presence.meet() } else if isAlone { told.alone += 1 } else { told.together += 1 }
      }
    }
    #expect(told.allSatisfy { $0.together == 0 })
    #expect(told.reduce(0) { $0 + $1.alone } > 0)
  }
}
