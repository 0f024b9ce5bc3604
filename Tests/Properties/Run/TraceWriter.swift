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
    let lines = messages.map { "{\"send\":\(sendable($0))}" }
    return ([header.text] + lines).joined(separator: "\n") + "\n"
  }

  /// A message with `id` and `at` as it stands, any other text as a string, so that no player completes it.
  private static func sendable(_ text: String) -> String {
    let root = try? JSONDocument.parse(Array(text.utf8).span, depth: 32, keyBytes: 256).root
    let isWhole = root?.kind == .object && root?["id"] != nil && root?["at"] != nil
    return isWhole ? text : Value.string(text).text
  }

  /// The messages of a trace of that kind, or of any with `send` lines that need no player to complete them.
  package static func messages(of trace: String) -> [String] {
    trace.split(separator: "\n").compactMap { line in
      guard let send = JSONDocument.parseLeniently(Array(line.utf8).span, depth: 64)?.root["send"] else { return nil }
      return send.text?.string ?? Value(send).text
    }
  }
}
