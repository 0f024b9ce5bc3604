import Foundation
import Testing

@Suite("Traces") struct TraceTests {
  @Test("every story holds in this process", arguments: Trace.all) func holds(_ trace: Trace) throws {
    do {
      try PairsFile.write(try TracePlayer.play(trace), of: trace)
    } catch let failure as TraceFailure {
      Issue.record(Comment(rawValue: failure.description))
    }
  }

  @Test("the same story gives the same bytes twice", arguments: Trace.all) func repeats(_ trace: Trace) throws {
    guard let first = try? TracePlayer.play(trace), let second = try? TracePlayer.play(trace) else { return }
    #expect(first.map(\.turn) == second.map(\.turn))
  }

  @Test("there are traces to play") func tracesExist() {
    #expect(Trace.all.count >= 40)
  }
}

/// With `TRACE_PAIRS=FOLDER` in the environment, the messages and turns of each trace are left there as JSON lines, so that
/// other transports can be compared with this process byte by byte (`play.py --check`).
enum PairsFile {
  static func write(_ pairs: [TracePlayer.Pair], of trace: Trace) throws {
    guard let folder = ProcessInfo.processInfo.environment["TRACE_PAIRS"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try pairs.map { pair in
      let line = ["trace": trace.name, "message": pair.message, "turn": pair.turn]
      return String(decoding: try encoder.encode(line), as: UTF8.self) + "\n"
    }
    let name = trace.name.replacing("/", with: "-")
    try Data(lines.joined().utf8).write(to: URL(filePath: folder).appending(path: name))
  }
}
