import Glibc
import TrestleCore
import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Writes a trace of what the core was given and what it answered, each turn as its exact bytes.
///
/// A message that has `id` and `at` is recorded as an object. Any other would be completed by a trace runner, or isn't JSON at
/// all: it is recorded as its text, which runners send as it stands.
final class Recorder {
  private let descriptor: Int32
  private var writer = JSONWriter()
  private var lines: [UInt8] = []
  private(set) var hasFailed = false

  /// `nil` and `errno` when the file can't be written.
  init?(file: String, turns: Bool) {
    descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    writer.beginObject()
    writer.key("story")
    writer.string("A recorded session.")
    writer.key("given")
    writer.string(turns ? "Effects and time were the caller's." : "The host performed the effects.")
    writer.key("source")
    writer.string("trestle-host \(HostVersion.text) --record")
    writer.key("manual")
    writer.beginArray()
    writer.string("store")
    writer.string("report")
    writer.endArray()
    writer.endObject()
    endLine()
  }

  func record(_ message: [UInt8], _ turn: Turn) {
    writer.beginObject()
    if Recorder.isComplete(message) {
      writer.key("send")
      writer.raw(message)
    } else if let text = String(validating: message, as: UTF8.self) {
      writer.key("send")
      writer.string(text)
    } else {
      writer.key("sendBytes")
      writer.string(Hex.text(message))
    }
    writer.endObject()
    endLine()
    var answer = JSONWriter()
    turn.write(to: &answer)
    writer.beginObject()
    writer.key("expectExactly")
    writer.string(utf8: answer.bytes.span)
    writer.endObject()
    endLine()
    if lines.count > 65536 { flush() }
  }

  func flush() {
    if hasFailed || lines.isEmpty { return }
    if !writeFully(lines, to: descriptor) {
      hasFailed = true
      Log.write(.error, "recordFailed", "the recording cannot be written and ends here: \(systemError())")
    }
    lines.removeAll(keepingCapacity: true)
  }

  /// Whether a trace runner would send this object as it is. `"<` might be taken for a value to be filled in.
  private static func isComplete(_ message: [UInt8]) -> Bool {
    guard let parsed = try? JSONDocument.parse(message.span, depth: Limits.depth, keyBytes: Limits.keyBytes),
      parsed.root["id"] != nil, parsed.root["at"] != nil
    else { return false }
    return !zip(message, message.dropFirst()).contains { $0 == UInt8(ascii: "\"") && $1 == UInt8(ascii: "<") }
  }

  private func endLine() {
    lines.append(contentsOf: writer.bytes)
    lines.append(UInt8(ascii: "\n"))
    writer.reset()
  }
}
