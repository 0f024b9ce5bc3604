import Glibc
import TrestleCore
import TrestleJSON
import TrestleProtocol

/// Plays a recorded trace against a core of this process and compares every turn byte for byte.
struct Replayer {
  private struct Stop: Error {
    let code: Int32
    let message: String
  }

  private let core = Core()
  private var number = 0
  /// Turns that were compared.
  private var turns = 0
  /// The turn that the next `expectExactly` is about.
  private var turn: [UInt8]?
  private var isCompared = true

  /// A message of 32 MiB, each byte of it an escape.
  private static let longestLine = 6 * Host.longestLine + 1024

  static func run(file: String) -> Int32 {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      TrestleHostCommand.complain("\(file): \(systemError())")
      return ExitCode.file
    }
    var replayer = Replayer()
    do throws(Stop) {
      try replayer.play(descriptor)
    } catch {
      let line = replayer.number > 0 ? ":\(replayer.number)" : ""
      TrestleHostCommand.complain("\(file)\(line): \(error.message)")
      return error.code
    }
    let text = "replay: \(replayer.turns) turns, the same bytes\n"
    return writeFully(Array(text.utf8), to: 1) ? ExitCode.ended : ExitCode.failed
  }

  private mutating func play(_ descriptor: Int32) throws(Stop) {
    var reader = LineReader(limit: Replayer.longestLine)
    var line: [UInt8] = []
    while true {
      switch reader.fill(from: descriptor) {
      case .some, .nothing: break
      case .failed: throw Stop(code: ExitCode.file, message: systemError())
      case .end:
        if reader.hasTruncatedLine { throw notATrace("the last line is cut off") }
        if number == 0 { throw notATrace("the file is empty") }
        // Cut off between two lines: what was recorded last would pass unseen.
        if !isCompared { throw notATrace("the recording ends before the turn of its last message") }
        if turns == 0 { throw notATrace("there is no turn to compare") }
        return
      }
      while let found = reader.next(into: &line) {
        number += 1
        if found == .tooLong { throw notATrace("the line is too long") }
        try play(line)
      }
    }
  }

  private mutating func play(_ line: [UInt8]) throws(Stop) {
    // The line is one level around a message.
    guard let json = JSONDocument.parseLeniently(line.span, depth: Limits.depth + 1)?.root, json.kind == .object else {
      throw notATrace("the line is no JSON object")
    }
    if number == 1 {
      guard json["story"] != nil else { throw notATrace("the first line has no \"story\"") }
    } else if let message = json["send"] {
      send(try text(of: message, line))
    } else if let hex = json["sendBytes"]?.text {
      guard let message = Hex.bytes(hex) else { throw notATrace("\"sendBytes\" is hex") }
      send(message)
    } else if let expected = json["expectExactly"] {
      try compare(expected)
    } else {
      throw notATrace("replay plays recordings, which have \"send\" and \"expectExactly\" only")
    }
  }

  private mutating func send(_ message: [UInt8]) {
    var writer = JSONWriter()
    core.step(message.span).write(to: &writer)
    turn = writer.bytes
    isCompared = false
  }

  /// The text of a message as it stands in the line. Nothing is added: recordings have all members.
  private func text(of message: JSON, _ line: [UInt8]) throws(Stop) -> [UInt8] {
    if let text = message.text { return Array(text.string.utf8) }
    guard message.kind == .object, message["id"] != nil, message["at"] != nil else {
      throw notATrace("replay needs a message with \"id\" and \"at\", or its text")
    }
    var range = 0..<0
    let text = line.span
    _ = Outline(of: text, in: 0..<text.count) { member in
      if Outline.string(text, member.name, equals: "send") { range = member.value }
    }
    return Array(line[range])
  }

  private mutating func compare(_ expected: JSON) throws(Stop) {
    guard let expected = expected.text.map({ Array($0.string.utf8) }) else { throw notATrace("\"expectExactly\" is a text") }
    guard let turn else { throw notATrace("no message was sent before") }
    if !isCompared { turns += 1 }
    isCompared = true
    if turn == expected { return }
    let offset = zip(turn, expected).prefix { $0 == $1 }.count
    throw Stop(
      code: ExitCode.failed,
      message: """
        the turn differs at byte \(offset)
          expected \(Replayer.excerpt(expected, at: offset))
          got      \(Replayer.excerpt(turn, at: offset))
        """)
  }

  private static func excerpt(_ text: [UInt8], at offset: Int) -> String {
    let (start, end) = (max(0, offset - 40), min(text.count, offset + 40))
    return (start > 0 ? "…" : "") + String(decoding: text[start..<end], as: UTF8.self) + (end < text.count ? "…" : "")
  }

  private func notATrace(_ message: String) -> Stop { Stop(code: ExitCode.file, message: message) }
}
