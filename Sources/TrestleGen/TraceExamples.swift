import Foundation
import TrestleJSON

/// Examples for the pages, taken from the stories in `Tests/Traces`: they are played in every test run, so they are true.
struct TraceExamples {
  /// A message as it was sent, and the turn's members that the story expects.
  struct Exchange {
    var params: Tree?
    var result: Tree?
    var story: String
  }

  private var exchanges: [String: [Exchange]] = [:]
  private var events: [String: [Tree]] = [:]
  private var faults: [String: (method: String, params: Tree?, error: Tree)] = [:]

  /// Params longer than this are too long for an example, if there are others.
  private static let comfortable = 160

  init(root: URL, model: Model) throws {
    for path in try Self.stories(in: root) {
      var sent: (method: String, params: JSON?)?
      let lines = try Self.lines(of: root.appendingPathComponent(path))
      for line in lines {
        if let message = line["send"] {
          sent = message["method"]?.string.map { ($0, message["params"]) }
        } else if line["answer"] != nil || line["advance"] != nil {
          sent = nil
        } else if let expected = line["expect"], let message = sent {
          note(message.method, message.params, expected, path)
          sent = nil
        }
        for event in line["events"]?.elements ?? [] { note(event) }
      }
    }
  }

  private static func stories(in root: URL) throws -> [String] {
    let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".jsonl") }.sorted()
  }

  private static func lines(of file: URL) throws -> [JSON] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      (try? JSONDocument.parse(Array(line.utf8).span, depth: 64, keyBytes: 4096))?.root
    }
  }

  private mutating func note(_ method: String, _ params: JSON?, _ expected: JSON, _ path: String) {
    if let error = expected["error"], let name = error["data"]?["name"]?.string {
      if faults[name] == nil, (params?.compactText.count ?? 0) < Self.comfortable {
        faults[name] = (method, params.map(Tree.init), Tree(error))
      }
    } else if expected.kind == .object, expected["error"] == nil {
      exchanges[method, default: []].append(
        Exchange(params: params.map(Tree.init), result: expected["result"].map(Tree.init), story: path))
    }
  }

  private mutating func note(_ event: JSON) {
    guard let method = event["method"]?.string, let params = event["params"] else { return }
    events[method, default: []].append(Tree(params))
  }

  /// The most telling exchange: with a result before without, from the area's own stories before others, and with as many
  /// params as read comfortably.
  func exchange(_ message: MessageDefinition) -> Exchange? {
    let needsResult = if case .empty = message.result { false } else { true }
    return exchanges[message.method]?.filter { !needsResult || $0.result != nil }.max { first, second in
      worth(first, message.area) < worth(second, message.area)
    }
  }

  private func worth(_ exchange: Exchange, _ area: String) -> (Int, Int, Int) {
    let length = exchange.params?.compact.count ?? 0
    let isVague = exchange.result?.compact.contains("<any>") == true
    return (
      isVague ? 0 : 1, length <= Self.comfortable ? length : -length, exchange.story.hasPrefix(area + "/") ? 1 : 0
    )
  }

  /// The shortest instance of an event that has every member it must have.
  func event(_ event: EventDefinition) -> Tree? {
    let required = event.params.filter(\.isRequired).map(\.name)
    return events[event.name]?.filter { params in required.allSatisfy { params[$0] != nil } && isPlain(params) }
      .min { $0.compact.count < $1.compact.count }
  }

  private func isPlain(_ params: Tree) -> Bool { !params.compact.contains("<any>") }

  func fault(_ name: String) -> (method: String, params: Tree?, error: Tree)? { faults[name] }
}

/// Gives captured names of a trace values to read: numbers in the order in which they appear.
struct Placeholders {
  private var numbers: [String: Int64] = [:]

  mutating func filled(_ tree: Tree) -> Tree {
    switch tree {
    case .object(let members): return .object(members.map { ($0.0, filled($0.1)) })
    case .array(let elements): return .array(elements.map { filled($0) })
    case .string("<any>"): return .literal("…")
    case .string(let text) where text.hasPrefix("<name:"):
      if text.contains("session") { return .string("TR…") }
      let number = numbers[text] ?? Int64(numbers.count + 1)
      numbers[text] = number
      return .integer(number)
    default: return tree
    }
  }
}
