import Testing
import TrestleJSON
import TrestleKernel
import TrestleProtocol

@testable import Keywords

@Suite("Answers of the keyword service") struct KeywordsWireTests {
  /// The answer's body as a JSON string value, as `effect/settle` brings it.
  private func read(_ body: String, _ profile: Profile = .standard) throws -> Read? {
    var writer = JSONWriter()
    writer.string(body)
    let parsed = JSONDocument.parseLeniently(writer.bytes.span)
    guard let answered = KeywordsWire.look(at: try #require(parsed).root, profile) else { return nil }
    let read = KeywordsWire.read(answered)
    return (answered.searchId, read.terms, read.unreadable, read.surplus)
  }

  private typealias Read = (searchId: Text, terms: TermTable, unreadable: Int, surplus: Int)

  private func terms(_ list: String) throws -> Read {
    try #require(try read(#"{"success":true,"data":{"search_id":"S1","terms":\#(list)}}"#))
  }

  @Test(
    "an answer without a list brings no terms",
    arguments: [
      "", "null", "[]", "{}", "<html>", #"{"data":null}"#, #"{"data":{}}"#, #"{"data":{"terms":null}}"#,
      #"{"data":{"terms":{}}}"#,
      #"{"data":{"terms":"x"}}"#, #"{"data":{"terms":[{"term_id":"a","term":"b"}"#,
    ])
  func noList(body: String) throws {
    #expect(try read(body) == nil)
  }

  @Test("success:false is a refusal only where the profile says so") func refusal() throws {
    let body = #"{"success":false,"data":{"search_id":"S","terms":[{"term_id":"a","term":"b","priority":1}]}}"#
    #expect(try read(body) == nil)
    #expect(try read(body, .ios)?.terms.count == 1)
  }

  @Test("a bad term costs only itself") func badTerms() throws {
    let read = try terms(
      #"""
      [5, {"term_id":"t1","term":"Cheddar","replacement":"C","priority":1}, null, "x", {"term_id":"t2"}, {"term":"no id"},
       {"term_id":"t3","term":"bad \x escape","replacement":"r","priority":1}, [], {"term_id":"","term":"a"},
       {"term_id":"t4","term":" \u3000 ","replacement":"r","priority":1}, {"term_id":"t5","term":"a","priority":"high"},
       {"term_id":"t6","term":"Kale","replacement":{},"priority":1}, {"term_id":"t7","term":"a","priority":1.5},
       {"term_id":"t8","term":"Chex","term":"Cherry","replacement":"Cherry","priority":3}]
      """#)
    #expect(read.searchId == "S1")
    #expect(read.terms.all.map { $0.termId } == ["t1", "t8"])
    #expect(read.terms.all.last?.term == "Cherry")
    #expect(read.unreadable == 12)
  }

  @Test("what is missing has a default, numbers may be texts and ids numbers") func lenient() throws {
    let read = try terms(
      #"""
      [{"term_id":7,"term":"Milk"}, {"term_id":"b","term":"Milk","replacement":"","priority":null,"icon":"x"},
       {"term_id":"c","term":"Milk","replacement":"Oat Milk","priority":"-2"}, {"term_id":"d","term":"Milk","priority":3.0}]
      """#)
    #expect(read.terms.all.map { $0.termId } == ["7", "b", "c", "d"])
    #expect(read.terms.all.map { $0.replacement } == ["Milk", "Milk", "Oat Milk", "Milk"])
    #expect(read.terms.all.map { $0.priority } == [0, 0, -2, 3])
    #expect(read.unreadable == 0)
  }

  @Test("an over-long text costs its term", arguments: [0, 1]) func overlong(excess: Int) throws {
    let long = String(repeating: "x", count: Limits.answerStringBytes + excess)
    let read = try terms(#"[{"term_id":"a","term":"\#(long)"},{"term_id":"b","term":"c","replacement":"\#(long)"}]"#)
    #expect(read.terms.count == (excess == 0 ? 2 : 0))
    #expect(read.unreadable == (excess == 0 ? 0 : 2))
  }

  @Test("terms beyond the limit are counted, not kept") func surplus() throws {
    let element = #"{"term_id":"a","term":"b"}"#
    let list = "[" + Array(repeating: element, count: Limits.terms + 2).joined(separator: ",") + "]"
    let read = try terms(list)
    #expect(read.terms.count == Limits.terms)
    #expect(read.surplus == 2)
  }

  @Test("an empty list is a list, and the search id may be missing or a number") func edges() throws {
    #expect(try terms("[]").terms.count == 0)
    #expect(try read(#"{"data":{"terms":[]}}"#)?.searchId == "")
    #expect(try read(#"{"data":{"search_id":12,"terms":[]}}"#)?.searchId == "12")
  }

  @Test("an event has the service's members") func event() {
    let report = KeywordsWire.event(.notMatched, searchId: "NA", termId: "", term: "NA", input: "a\"b", at: 5)
    #expect(report.route == .interceptEvents)
    #expect(report.worth == .search)
    #expect(
      String(decoding: report.event, as: UTF8.self)
        == #"{"search_id":"NA","term_id":"","term":"NA","user_input":"a\"b","event_type":"not_matched","created_at":5}"#)
  }
}
