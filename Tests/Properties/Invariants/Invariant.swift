/// Something that holds after every turn. It keeps what it must remember of earlier ones.
package protocol Invariant {
  /// A sentence: what must hold.
  var claim: String { get }

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken)
}

/// What was found instead.
package struct Broken: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A story in which an invariant did not hold.
package struct Violation: Error, CustomStringConvertible {
  package let claim: String
  package let found: String

  package var description: String { "\(claim): \(found)" }
}

/// Demands something of a turn.
func demand(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws(Broken) {
  if !holds { throw Broken(otherwise()) }
}

/// All of them, for one core.
package func allInvariants() -> [any Invariant] {
  [
    TurnShape(), Numbers(), Settling(), ImpressionPairs(), ImpressionMoments(), ImpressionTime(), MountPairs(),
    RequestsInFlight(), BackgroundSilence(),
    OffScreenFetches(), Refusals(), ReportIds(), ReportedOnce(), SessionsOfTime(), StateLimits(), EventOrder(), Fills(),
    Loads(), Taps(),
    Acknowledgements(), Popups(),
  ]
}
