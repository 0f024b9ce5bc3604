import Testing
import TrestleCore
import TrestleJSON
import TrestleProtocol

@Suite("The core accepts and refuses what the schemas do") struct DispatcherTests {
  @Test("every vector of every message") func everyVector() throws {
    let vectors = try VectorFile.messages()
    #expect(vectors.count > 2000)
    let wrong = vectors.compactMap(complaint)
    #expect(Set(vectors.map(\.method)) == Set(Method.allCases.map(\.name.description)))
    #expect(wrong.isEmpty, "\(wrong.count) vectors: \(wrong.prefix(20).joined(separator: "; "))")
  }

  /// A refused vector answers with its error, path and rule. An accepted one is not refused for its text, and before
  /// initialization, as here, for the lack of that only where the manual says so.
  private func complaint(about vector: MessageVector) -> String? {
    let params = vector.params.map { ",\"params\":\($0)" } ?? ""
    let data = errorData(
      of: "{\"id\":1,\"at\":{\"mono\":1000000,\"wall\":1767225600000},\"method\":\"\(vector.method)\"\(params)}")
    let got = [data?["name"], data?["path"], data?["rule"]].map { $0?.text?.string ?? "" }
    if vector.accept {
      let waits = Method.allCases.first { $0.name.description == vector.method }?.beforeInitialize == .refused
      let refusals = ["invalidParams", "invalidMessage", "parseError", "unknownMethod"]
      return refusals.contains(got[0]) || (got[0] == "notInitialized") != waits ? "\(vector) is refused: \(got)" : nil
    }
    let expected = vector.error.map { [$0] } ?? ["invalidParams", vector.path ?? "", vector.rule ?? ""]
    return got.starts(with: expected) ? nil : "\(vector) answers \(got), not \(expected)"
  }

  @Test("what is read leniently may nest as deep as a message") func depth() {
    #expect(JSONDocument.lenientDepth == Limits.depth)
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
