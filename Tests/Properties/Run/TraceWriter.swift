import TrestleCore
import TrestleJSON

/// A failing story as a trace (`Tests/Traces/README.md`): what was sent, up to the turn that broke the claim. Each message is
/// sent as the text it was, so nothing settles by itself and no clock moves but by the messages.
package enum TraceWriter {
  package static func trace(_ messages: [String], of story: Story, _ violation: Violation) -> String {
    let header = Value.object([
      ("story", .string(violation.claim)),
      ("given", .string("seed \(story.seed), profile \(story.plot.profile): \(violation.found)")),
      ("source", .string("property run")), ("manual", .array([.string("store"), .string("report")])),
    ])
    let lines = messages.map { Value.object([("send", .string($0))]).text }
    return ([header.text] + lines).joined(separator: "\n") + "\n"
  }

  /// The messages of a trace of that kind, or of any with `send` lines that need no player to complete them.
  package static func messages(of trace: String) -> [String] {
    trace.split(separator: "\n").compactMap { line in
      guard let send = JSONDocument.parseLeniently(Array(line.utf8).span)?.root["send"] else { return nil }
      return send.text?.string ?? Value(send).text
    }
  }
}
