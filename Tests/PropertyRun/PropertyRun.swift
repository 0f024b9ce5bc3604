import Foundation
import Properties
import TrestleCore
import TrestleJSON

/// Tells seeded stories to the core until enough messages were told, and says what was seen.
///
/// Exit code 0: every invariant held and everything occurred; 1: one did not, or something is missing; 2: wrong arguments.
enum PropertyRun {
  static func main(_ arguments: [String]) -> Never {
    do {
      let options = try Options(arguments)
      if let trace = options.play { exit(play(trace)) }
      exit(try run(options))
    } catch {
      FileHandle.standardError.write(Data("trestle-properties: \(error)\n\(Options.help)\n".utf8))
      exit(2)
    }
  }

  // MARK: A run

  private static func run(_ options: Options) throws -> Int32 {
    let catalog = try Catalog(project: options.project)
    let start = Date()
    let work = Work(options, catalog)
    let replay = options.isFull ? try Replay(options) : nil
    DispatchQueue.concurrentPerform(iterations: options.workers) { _ in work.tellStories() }
    let (coverage, failures) = work.outcome
    if !options.isQuiet { for line in coverage.summary { print("  \(line)") } }
    for failure in failures.sorted(by: { $0.seed < $1.seed }) { report(failure, catalog, options) }
    let seconds = Date().timeIntervalSince(start)
    print(
      "properties: \(work.stories) stories from seed \(options.seed), \(coverage.messages) messages, "
        + "\(coverage.acceptedPercent) % accepted, \(work.digests) refusals digested, \(String(format: "%.1f", seconds)) s, "
        + "fingerprint \(String(work.fingerprint, radix: 16)), \(failures.count) broken")
    guard failures.isEmpty, isEnough(coverage, catalog, options) else { return 1 }
    guard let replay else { return 0 }
    let (here, there) = (String(work.sampleFingerprint, radix: 16), replay.fingerprint() ?? "none")
    print(
      "properties: the first \(Work.sample) messages in another process: \(here == there ? "the same bytes" : "\(there), not \(here)")"
    )
    return here == there ? 0 : 1
  }

  /// Everything must occur in a run of full length; shorter ones are for looking closer.
  private static func isEnough(_ coverage: Coverage, _ catalog: Catalog, _ options: Options) -> Bool {
    if !options.isFull { return true }
    let missing = coverage.missing(catalog, hello: hello())
    for name in missing { print("properties: never seen: \(name)") }
    if coverage.acceptedPercent < 60 { print("properties: less than 60 % of the messages were accepted") }
    return missing.isEmpty && coverage.acceptedPercent >= 60
  }

  private static func hello() -> JSON {
    let turn = Core().step(Array(#"{"id":1,"method":"core/hello"}"#.utf8))
    let text = turn.result ?? []
    guard let document = JSONDocument.parseLeniently(text.span, depth: 64) else {
      preconditionFailure("core/hello answers JSON")
    }
    return document.root
  }

  private static func report(_ story: Story, _ catalog: Catalog, _ options: Options) {
    guard let claim = story.tell(catalog).violation?.claim else { return }
    let shrunk = story.shrunk(catalog, breaking: claim)
    let telling = shrunk.tell(catalog)
    guard let violation = telling.violation else { return }
    let trace = TraceWriter.trace(telling.messages, of: shrunk, violation)
    let path = "\(options.traces)/seed-\(story.seed).jsonl"
    try? FileManager.default.createDirectory(atPath: options.traces, withIntermediateDirectories: true)
    let isLeft = FileManager.default.createFile(atPath: path, contents: Data(trace.utf8))
    print("properties: seed \(story.seed): \(violation)")
    print("properties: \(telling.messages.count) messages reproduce it: trestle-properties --play \(path)")
    if !isLeft { print("properties: \(path) could not be written; this is it:\n\(trace)") }
  }

  // MARK: One trace

  private static func play(_ path: String) -> Int32 {
    guard let data = FileManager.default.contents(atPath: path) else {
      print("properties: \(path): cannot be read")
      return 2
    }
    let player = Player()
    let messages = TraceWriter.messages(of: String(decoding: data, as: UTF8.self))
    for (number, message) in messages.enumerated() {
      do throws(Violation) {
        _ = try player.play(message)
      } catch {
        print("properties: \(path), message \(number + 1): \(error)\n  \(message)")
        return 1
      }
    }
    print("properties: \(path): \(messages.count) messages, every claim holds")
    return 0
  }
}
