import Foundation
import Properties

/// The stories of a run, handed out to workers one by one.
final class Work: @unchecked Sendable {
  private let options: Options
  private let catalog: Catalog
  private let lock = NSLock()
  private var next: UInt64 = 0
  private var told = 0
  private var coverage = Coverage()
  private var failures: [Story] = []
  private(set) var stories = 0
  private(set) var digests = 0
  /// Of all turns of all stories, whichever worker told them.
  private(set) var fingerprint: UInt64 = 0

  /// A broken rule breaks many stories; a few tell enough.
  private static let mostFailures = 5

  init(_ options: Options, _ catalog: Catalog) {
    self.options = options
    self.catalog = catalog
  }

  var outcome: (Coverage, [Story]) { lock.withLock { (coverage, failures) } }

  func tellStories() {
    while let story = take() {
      var seen = Coverage()
      let telling = story.tell(catalog) { exchange, view in seen.note(exchange, view) }
      lock.withLock {
        coverage.add(seen)
        stories += 1
        digests += telling.digests
        fingerprint ^= telling.fingerprint &* (story.seed | 1)
        if telling.violation != nil { failures.append(story) }
      }
    }
  }

  /// The next story, while messages are wanted. What is handed out depends on the options alone.
  private func take() -> Story? {
    lock.withLock {
      guard told < options.messages, failures.count < Work.mostFailures else { return nil }
      let story = Story(seed: options.seed &* 1_000_000 &+ next, catalog: catalog, longest: options.longest)
      next += 1
      told += story.steps.count
      return story
    }
  }
}
