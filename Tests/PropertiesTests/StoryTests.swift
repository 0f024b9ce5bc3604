import Foundation
import Properties
import Testing
import TrestleCore
import TrestleJSON

/// Nothing is ever shown: a claim that every story of some length breaks.
private struct NothingIsShown: Invariant {
  let claim = "nothing is ever shown"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    if !exchange.events("zone/shown").isEmpty { throw Broken("an ad") }
  }
}

@Suite("Stories") struct StoryTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
  private let catalog: Catalog

  init() throws { catalog = try Catalog(project: StoryTests.project) }

  /// The first story that breaks the claim.
  private func brokenStory() throws -> (Story, Violation) {
    for seed in 1...50 {
      let story = Story(seed: UInt64(seed), catalog: catalog, longest: 200)
      if let violation = story.tell(catalog, holding: [NothingIsShown()]).violation { return (story, violation) }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test("equal seeds tell equal stories") func seeds() {
    let first = Story(seed: 7, catalog: catalog, longest: 100).tell(catalog)
    let second = Story(seed: 7, catalog: catalog, longest: 100).tell(catalog)
    #expect(first.messages == second.messages)
    #expect(first.fingerprint == second.fingerprint)
    #expect(Story(seed: 8, catalog: catalog, longest: 100).tell(catalog).messages != first.messages)
  }

  @Test("a broken story shrinks to what breaks it, and its trace breaks it again") func shrinks() throws {
    let (story, violation) = try brokenStory()
    #expect(violation.claim == NothingIsShown().claim)
    let shrunk = story.shrunk(catalog, breaking: violation.claim, holding: [NothingIsShown()])
    let telling = shrunk.tell(catalog, holding: [NothingIsShown()])
    // An ad takes three messages: the initialization, the mount and the answer.
    #expect(telling.messages.count == 3)
    let found = try #require(telling.violation)
    let messages = TraceWriter.messages(of: TraceWriter.trace(telling.messages, of: shrunk, found))
    #expect(messages == telling.messages)
    let player = Player([NothingIsShown()])
    #expect(throws: Violation.self) { for message in messages { _ = try player.play(message) } }
  }

  @Test("a digest changes with whatever a message changes, and with nothing else") func digests() {
    let core = Core()
    let empty = StateDigest.of(core)
    #expect(StateDigest.of(core) == empty)
    _ = core.step(Array(#"{"id":1,"method":"zone/mount","params":{"zone":"1"},"at":{"mono":5,"wall":5}}"#.utf8))
    let mounted = StateDigest.of(core, leaving: ["seq", "turn"])
    #expect(mounted != StateDigest.of(Core(), leaving: ["seq", "turn"]))
    _ = core.step(Array(#"{"id":2,"method":"zone/visibility","params":{"mount":1,"permille":7}}"#.utf8))
    let seen = StateDigest.of(core, leaving: ["seq", "turn"])
    #expect(seen != mounted)
    _ = core.step(Array(#"{"id":3,"method":"core/wake"}"#.utf8))
    #expect(StateDigest.of(core, leaving: ["seq", "turn"]) == seen)
  }

  @Test("what has not occurred is missing") func coverage() throws {
    let hello = try #require(Core().step(Array(#"{"id":1,"method":"core/hello"}"#.utf8)).result)
    let missing = Coverage().missing(catalog, hello: try document(hello))
    #expect(missing.contains("message zone/tap"))
    #expect(missing.contains("event zone/shown"))
    #expect(missing.contains("effect http/cancel"))
    #expect(missing.contains("profile ios"))
    #expect(missing.contains(#"policy popupBegin = "once""#))
    #expect(missing.contains("policy renderGate = false"))
  }
}

private func document(_ bytes: [UInt8]) throws -> JSON {
  try JSONDocument.parse(bytes.span, depth: 32, keyBytes: 256).root
}
