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
  /// Of those that a run of so many messages tells.
  private(set) var sampleFingerprint: UInt64 = 0
  static let sample = 10_000

  /// A broken rule breaks many stories; a few tell enough.
  private static let mostFailures = 5

  init(_ options: Options, _ catalog: Catalog) {
    self.options = options
    self.catalog = catalog
  }

  var outcome: (Coverage, [Story]) { lock.withLock { (coverage, failures) } }

  func tellStories() {
    while let (story, isSample) = take() {
      var seen = Coverage()
      let telling = story.tell(catalog) { exchange, view in seen.note(exchange, view) }
      lock.withLock {
        coverage.add(seen)
        stories += 1
        digests += telling.digests
        let print = telling.fingerprint &* (story.seed | 1)
        fingerprint ^= print
        if isSample { sampleFingerprint ^= print }
        if telling.violation != nil { failures.append(story) }
      }
    }
  }

  /// The next story, while messages are wanted. What is handed out depends on the options alone.
  private func take() -> (Story, isSample: Bool)? {
    lock.withLock {
      guard told < options.messages, failures.count < Work.mostFailures else { return nil }
      let story = Story(seed: options.seed &* 1_000_000 &+ next, catalog: catalog, longest: options.longest)
      next += 1
      let isSample = told < Work.sample
      told += story.steps.count
      return (story, isSample)
    }
  }
}
