/// One story: a plot and a seed for each of its steps.
package struct Story {
  package let seed: UInt64
  package let plot: Plot
  package var steps: [UInt64]

  /// A story of a few up to `longest` steps.
  package init(seed: UInt64, catalog: Catalog, longest: Int) {
    var seeded = Seeded(seed)
    self.seed = seed
    plot = Plot(catalog, &seeded)
    let count = seeded.chance(60) ? longest : Int(seeded.within(1...Int64(longest)))
    steps = (0..<count).map { _ in seeded.next() }
  }

  package struct Telling {
    package var messages: [String] = []
    package var violation: Violation?
    package var fingerprint: UInt64 = 0
    package var digests = 0
  }

  /// Tells it to a fresh core, up to the first violation.
  package func tell(
    _ catalog: Catalog, holding invariants: [any Invariant] = allInvariants(),
    heed: (Exchange, ShellView) -> Void = { _, _ in }
  ) -> Telling {
    let teller = Storyteller(catalog, plot)
    let player = Player(invariants)
    var telling = Telling()
    for (number, step) in steps.enumerated() {
      let message = teller.message(player.view, number: number + 1, seed: step)
      telling.messages.append(message)
      do throws(Violation) {
        heed(try player.play(message), player.view)
      } catch {
        telling.violation = error
        break
      }
    }
    telling.fingerprint = player.fingerprint
    telling.digests = player.digestsTaken
    return telling
  }
}
