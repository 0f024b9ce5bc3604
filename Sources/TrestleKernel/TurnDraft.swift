import TrestleJSON
import TrestleProtocol

/// The turn while it is being made.
package struct TurnDraft {
  /// The place of an event among the events of one mount (protocol, section 1). Others keep the place where they happened.
  package enum Rank: UInt8 {
    /// `reported` is also that of pixels which follow their report: reports and they keep the order in which they happened.
    case shown, pixels, filled, loaded, refreshed, reported
  }

  private struct Told {
    let mount: Int64
    let rank: Rank?
    let bytes: [UInt8]
  }

  private var told: [Told] = []
  package var result: [UInt8]?
  package var effects: [Effect] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package mutating func tell(_ bytes: [UInt8], mount: Int64, rank: Rank?) {
    told.append(Told(mount: mount, rank: rank, bytes: bytes))
  }

  /// Remarks beyond the limit are dropped: they are for people, and a person stops reading earlier.
  package mutating func remark(_ code: StaticString, _ message: String) {
    if diagnostics.count < Limits.diagnostics { diagnostics.append(Diagnostic(code: code, message: message)) }
  }

  /// The events in their final order: those of one mount that have a rank change places among themselves, nothing else moves.
  package var events: [[UInt8]] {
    if told.count < 2 { return told.map { $0.bytes } }
    var order = Array(told.indices)
    for first in told.indices where told[first].rank != nil {
      let mount = told[first].mount
      let places = told.indices.filter { told[$0].mount == mount && told[$0].rank != nil }
      if places.first != first || places.count < 2 { continue }
      let sorted = places.sorted { left, right in
        let (leftRank, rightRank) = (told[left].rank?.rawValue ?? 0, told[right].rank?.rawValue ?? 0)
        return leftRank != rightRank ? leftRank < rightRank : left < right
      }
      for (place, index) in zip(places, sorted) { order[place] = index }
    }
    return order.map { told[$0].bytes }
  }
}
