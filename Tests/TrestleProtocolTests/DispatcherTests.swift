import Testing
import TrestleCore
import TrestleJSON
import TrestleProtocol

@Suite("The core accepts and refuses what the schemas do") struct DispatcherTests {
  @Test("every vector of every message") func everyVector() throws {
    let vectors = try VectorFile.messages()
    #expect(vectors.count > 2000)
    let wrong = vectors.compactMap(complaint)
    #expect(Set(vectors.map(\.method)).subtracting(unhandled).count >= 28, "\(unhandled.sorted()) are not handled")
    #expect(wrong.isEmpty, "\(wrong.count) vectors: \(wrong.prefix(20).joined(separator: "; "))")
  }

  /// Methods whose plugins come with later releases; their decoders are tested without the core.
  private var unhandled: Set<String> {
    Set(
      Method.allCases.map(\.name.description).filter {
        errorData(of: "{\"id\":1,\"method\":\"\($0)\"}")?["name"]?.equals("unknownMethod") == true
      })
  }

  /// A refused vector answers with its error, path and rule; an accepted one with anything but a refusal of its text.
  private func complaint(about vector: MessageVector) -> String? {
    let params = vector.params.map { ",\"params\":\($0)" } ?? ""
    let data = errorData(
      of: "{\"id\":1,\"at\":{\"mono\":1000000,\"wall\":1767225600000},\"method\":\"\(vector.method)\"\(params)}")
    let got = [data?["name"], data?["path"], data?["rule"]].map { $0?.text?.string ?? "" }
    if got[0] == "unknownMethod" { return nil }
    if vector.accept {
      return ["invalidParams", "invalidMessage", "parseError"].contains(got[0]) ? "\(vector) is refused: \(got)" : nil
    }
    let expected = vector.error.map { [$0] } ?? ["invalidParams", vector.path ?? "", vector.rule ?? ""]
    return got.starts(with: expected) ? nil : "\(vector) answers \(got), not \(expected)"
  }

  @Test("every vector of the envelope") func everyEnvelope() throws {
    for (json, line, place) in try VectorFile.lines(with: "envelope") where json["envelope"]?.equals("message") == true {
      guard let value = json["value"] else { continue }
      let data = errorData(of: VectorFile.unrolled(value, json["repeat"]) ?? VectorFile.tail(of: line, "value"))
      let isRefused = data?["name"]?.equals("invalidMessage") == true
      #expect(isRefused != (json["accept"]?.bool ?? true), "\(place)")
      if isRefused { #expect(data?["path"]?.text == json["path"]?.text, "\(place)") }
    }
  }

  private func errorData(of message: String) -> JSON? {
    let error = Core().step(Array(message.utf8)).error
    return error.flatMap { JSONDocument.parseLeniently($0.span)?.root["data"] }
  }
}
