import Testing
import TrestleJSON
import TrestleProtocol

@Suite("Decoders accept and refuse what the schemas do") struct DecoderTests {
  @Test("every vector of every message") func everyVector() throws {
    let vectors = try VectorFile.messages().filter { $0.error == nil }
    #expect(vectors.count > 2000)
    for vector in vectors { check(vector) }
  }

  private func check(_ vector: MessageVector) {
    guard let method = Method.allCases.first(where: { $0.name.description == vector.method }) else {
      Issue.record("\(vector): unknown method \(vector.method)")
      return
    }
    do throws(Fault) {
      try method.decode(vector.params.flatMap { JSONDocument.parseLeniently(Array($0.utf8).span)?.root })
      #expect(vector.accept, "\(vector): accepted")
    } catch {
      guard case .invalidParams(let params) = error else {
        Issue.record("\(vector): not invalidParams")
        return
      }
      #expect(!vector.accept, "\(vector): refused at \(params.path.string), \(params.rule)")
      #expect(params.path.string == vector.path, "\(vector)")
      #expect(params.rule.description == vector.rule, "\(vector)")
    }
  }
}
