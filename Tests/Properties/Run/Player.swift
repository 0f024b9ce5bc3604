import TrestleCore
import TrestleJSON
import TrestleKernel

/// Steps messages through a core and its twin, and checks every invariant after each turn.
package final class Player {
  private let core = Core()
  /// Gets each message first: it must answer the same, and tells whether a message will be refused.
  private let twin = Core()
  package private(set) var view = ShellView()
  private var invariants: [any Invariant]
  private var digests: (before: UInt64?, after: UInt64?) = (nil, nil)
  package private(set) var digestsTaken = 0
  /// A digest of all turns so far.
  package private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(_ invariants: [any Invariant] = allInvariants()) { self.invariants = invariants }

  package func play(_ text: String) throws(Violation) -> Exchange {
    let bytes = Array(text.utf8)
    let expected = twin.step(bytes)
    let turn: Turn
    if expected.failed != nil { turn = try stepRefused(bytes) } else { turn = core.step(bytes) }
    let written = Player.written(turn)
    if written != Player.written(expected) {
      throw Violation(claim: "equal messages give equal bytes", found: String(decoding: written, as: UTF8.self))
    }
    for byte in written { fingerprint = (fingerprint ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let exchange = Exchange(text: text, turn: turn)
    let before = view
    view.take(exchange)
    for index in invariants.indices {
      do throws(Broken) {
        try invariants[index].check(exchange, before: before, after: view)
      } catch {
        throw Violation(claim: invariants[index].claim, found: error.description)
      }
    }
    return exchange
  }

  /// protocol, section 1: text and envelope errors touch nothing, others leave what steps 1 to 4 made.
  private func stepRefused(_ bytes: [UInt8]) throws(Violation) -> Turn {
    let counted: Set<String> = ["seq", "turn"]
    let untouched = StateDigest.of(core, leaving: counted)
    digests = (nil, nil)
    core.witness = { [weak self] core, isRefused in
      let digest = StateDigest.of(core)
      if isRefused { self?.digests.after = digest } else { self?.digests.before = digest }
    }
    let turn = core.step(bytes)
    core.witness = nil
    digestsTaken += 1
    let isSame =
      digests.before == nil ? untouched == StateDigest.of(core, leaving: counted) : digests.before == digests.after
    if !isSame { throw Violation(claim: "an error changes nothing", found: "the state differs after a refused message") }
    return turn
  }

  private static func written(_ turn: Turn) -> [UInt8] {
    var writer = JSONWriter()
    turn.write(to: &writer)
    return writer.bytes
  }
}
