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
  package private(set) var digestsTaken = 0
  /// A digest of all turns so far.
  package private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(_ invariants: [any Invariant] = allInvariants()) { self.invariants = invariants }

  package func play(_ text: String) throws(Violation) -> Exchange {
    let bytes = Array(text.utf8)
    let expected = twin.step(bytes)
    let turn: Turn
    switch expected.failed?.code {
    case nil: turn = core.step(bytes)
    case .parseError, .invalidMessage: turn = try stepUnread(bytes)
    default: turn = try stepRefused(bytes)
    }
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

  /// protocol, section 1: errors of text and envelope touch nothing.
  private func stepUnread(_ bytes: [UInt8]) throws(Violation) -> Turn {
    let counted: Set<String> = ["seq", "turn"]
    let digest = StateDigest.of(core, leaving: counted)
    let turn = core.step(bytes)
    try compare(digest, StateDigest.of(core, leaving: counted))
    return turn
  }

  /// Other errors leave what steps 1 to 4 made.
  private func stepRefused(_ bytes: [UInt8]) throws(Violation) -> Turn {
    var digests: [UInt64] = []
    core.witness = { core, _ in digests.append(StateDigest.of(core)) }
    let turn = core.step(bytes)
    core.witness = nil
    try compare(digests.first, digests.count == 2 ? digests.last : nil)
    return turn
  }

  private func compare(_ before: UInt64?, _ after: UInt64?) throws(Violation) {
    digestsTaken += 1
    if before == nil || before != after {
      throw Violation(claim: "an error changes nothing", found: "the state differs after a refused message")
    }
  }

  private static func written(_ turn: Turn) -> [UInt8] {
    var writer = JSONWriter()
    turn.write(to: &writer)
    return writer.bytes
  }
}
