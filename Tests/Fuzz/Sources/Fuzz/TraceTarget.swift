import Properties

/// A story: eight bytes choose its plot (profile, policy, how many mistakes), four more each step. Every claim of
/// `Tests/Properties` is checked after each turn; `make test` also tells stories from plain seeds.
func fuzzTrace(_ bytes: [UInt8]) {
  var pieces = Pieces(bytes)
  var story = Story(seed: pieces.word(of: 8), catalog: catalog, longest: 1)
  story.steps = []
  while !pieces.isAtEnd, story.steps.count < 120 { story.steps.append(pieces.word(of: 4)) }
  let telling = story.tell(catalog)
  guard let violation = telling.violation else { return }
  promise(false, "\(violation)\n\(TraceWriter.trace(telling.messages, of: story, violation))")
}

/// Run in the project's folder, where the description of the protocol is.
private let catalog: Catalog = {
  // Lives to the end, held by pointers that the leak checker cannot read: Swift marks those of strings.
  ignoreLeaks()
  defer { heedLeaks() }
  do { return try Catalog(project: ".") } catch { fatalError("run me in the project's folder: \(error)") }
}()

@_silgen_name("__lsan_disable") private func ignoreLeaks()
@_silgen_name("__lsan_enable") private func heedLeaks()
