import CTrestle
import Synchronization

/// One of the places a core can live in.
///
/// A handle is a generation and the number of a slot, never a pointer. The slot's word holds the generation of its last
/// tenant, whether it lives, and whether a call is inside; each call takes the word from "lives" to "lives and busy" in one
/// step, so that whoever holds a dead handle or comes second is told so and touches nothing.
final class Slot: @unchecked Sendable {
  private static let busy: UInt32 = 1
  private static let alive: UInt32 = 2
  /// Low bits of a handle are the slot number, low bits of a word are the flags; the generation stands above both.
  private static let numberBits: UInt32 = 63
  private static let firstGeneration: UInt32 = 64

  /// The only state beside the cores themselves that outlives a call.
  private static let all: [Slot] = (0..<Int(TRESTLE_CORES)).map { _ in Slot() }

  private let word = Atomic<UInt32>(0)
  /// Touched only by the call that made the word busy; that is what makes this class Sendable.
  private var tenant: Tenant?

  /// Moves a new core into the first free slot. 0 when there is none, or no memory.
  static func open() -> UInt32 {
    for (number, slot) in all.enumerated() {
      guard let generation = slot.claim() else { continue }
      slot.tenant = Tenant()
      let lives = slot.tenant != nil
      slot.word.store(lives ? generation | alive : generation, ordering: .releasing)
      return lives ? generation | UInt32(truncatingIfNeeded: number) : 0
    }
    return 0
  }

  /// Ends the core and frees what it lent.
  static func close(_ handle: UInt32) -> Status {
    let slot = slot(of: handle)
    if let refusal = slot.enter(handle) { return refusal }
    slot.tenant = nil
    slot.word.store(handle & ~numberBits, ordering: .releasing)
    return .ok
  }

  /// Runs one call inside the core.
  static func withTenant(of handle: UInt32, _ body: (Tenant) -> Status) -> Status {
    let slot = slot(of: handle)
    if let refusal = slot.enter(handle) { return refusal }
    defer { slot.word.store(handle & ~numberBits | alive, ordering: .releasing) }
    guard let tenant = slot.tenant else { return .closed }
    return body(tenant)
  }

  private static func slot(of handle: UInt32) -> Slot { all[Int(handle & numberBits)] }

  /// Generations start anew after 67 million, and 0 is never one.
  static func generation(after last: UInt32) -> UInt32 {
    let next = last &+ firstGeneration
    return next == 0 ? firstGeneration : next
  }

  /// Takes a free slot for a new generation.
  private func claim() -> UInt32? {
    let seen = word.load(ordering: .relaxed)
    guard seen & (Slot.alive | Slot.busy) == 0 else { return nil }
    let generation = Slot.generation(after: seen)
    let claim = word.compareExchange(expected: seen, desired: generation | Slot.alive | Slot.busy, ordering: .acquiring)
    return claim.exchanged ? generation : nil
  }

  /// Makes the word busy; otherwise tells why not.
  private func enter(_ handle: UInt32) -> Status? {
    let idle = handle & ~Slot.numberBits | Slot.alive
    let entry = word.compareExchange(expected: idle, desired: idle | Slot.busy, ordering: .acquiring)
    if entry.exchanged { return nil }
    return entry.original == idle | Slot.busy ? .busy : .closed
  }
}
