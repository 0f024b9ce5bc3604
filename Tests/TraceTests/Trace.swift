import Foundation
import Testing
import TrestleJSON

/// One story of `Tests/Traces`: a header and what follows, one JSON object a line.
struct Trace: Sendable, CustomTestStringConvertible {
  struct Line: Sendable {
    let number: Int
    let text: String
  }

  /// `<area>/<story>.jsonl`, as messages about a failure name it.
  let name: String
  let lines: [Line]

  var testDescription: String { name }

  init(name: String, text: String) {
    self.name = name
    let split = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines = split.enumerated().compactMap { index, line in
      line.isEmpty ? nil : Line(number: index + 1, text: String(decoding: line, as: UTF8.self))
    }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Traces")

  /// All traces of the repository in order of their names.
  static let all: [Trace] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
      return Trace(name: name, text: text)
    }
  }()
}

/// What the first line of a trace says.
struct TraceHeader {
  let settlesStores: Bool
  let settlesReports: Bool

  private static let members: Set<Text> = ["story", "given", "source", "profile", "manual"]

  init(_ json: JSON) throws(TraceFailure) {
    for name in ["story", "given", "source"] as [Text] where json.member(name)?.text?.isEmpty ?? true {
      throw TraceFailure("the first line needs a non-empty \"\(name.string)\"")
    }
    var stranger: Text?
    json.forEachMember { name, _ in
      if !TraceHeader.members.contains(name) { stranger = name }
    }
    if let stranger { throw TraceFailure("the first line has an unknown member \"\(stranger.string)\"") }
    var manual: Set<Text> = []
    for index in 0..<(json["manual"]?.count ?? 0) {
      guard let kind = json["manual"]?[index]?.text, ["store", "report"].contains(kind) else {
        throw TraceFailure("\"manual\" may name \"store\" and \"report\" only")
      }
      manual.insert(kind)
    }
    settlesStores = !manual.contains("store")
    settlesReports = !manual.contains("report")
  }
}

/// Why a trace did not hold: one sentence for people, completed by the player with file and line.
struct TraceFailure: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
