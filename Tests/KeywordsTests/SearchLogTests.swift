import Testing
import TrestleJSON
import TrestleProtocol

@testable import Keywords

@Suite("The searches of late") final class SearchLogTests {
  private var log = SearchLog()

  private func search(_ text: String, _ matches: [Term] = []) -> Int64 {
    log.add(Query(Text(text), .standard), in: nil, matches: matches)
  }

  private func notePresented(_ id: Text, at place: Int) -> Bool { log.notePresented(id, at: place) }

  private func noteSelected(_ id: Text, at place: Int) -> Bool { log.noteSelected(id, at: place) }

  @Test("without a number the last search is meant, a forgotten one is none") func credit() {
    #expect(log.place(of: nil) == nil)
    let numbers = (0...Limits.searches).map { _ in search("x") }
    #expect(numbers == Array(1...Int64(Limits.searches) + 1))
    #expect(log[log.place(of: nil)]?.number == 17)
    #expect(log[log.place(of: 2)]?.number == 2)
    #expect(log.place(of: 1) == nil)
    #expect(log.place(of: 18) == nil)
    #expect(log.place(of: 0) == nil)
  }

  @Test("numbers go on when all is forgotten") func forget() {
    _ = search("x")
    log.forgetAll()
    #expect(log.place(of: 1) == nil)
    #expect(search("x") == 2)
  }

  @Test("a text that several terms suggest means the one that matched last") func replacement() {
    let milk = KeywordIndexTests.term("m", "milk", replacement: "Oat")
    let oats = KeywordIndexTests.term("o", "oats", replacement: "Oat")
    _ = search("milk", [milk])
    _ = search("both", [milk, oats])
    _ = search("none")
    #expect(log.lastMatch(replacement: "Oat", upTo: 2)?.term.termId == "o")
    #expect(log.lastMatch(replacement: "Oat", upTo: 2)?.place == 1)
    #expect(log.lastMatch(replacement: "Oat", upTo: 0)?.term.termId == "m")
    #expect(log.lastMatch(replacement: "oat", upTo: 2) == nil)
  }

  @Test("a term is noted once for each search") func notes() {
    _ = search("a")
    _ = search("b")
    #expect(notePresented("t", at: 0))
    #expect(!notePresented("t", at: 0))
    #expect(notePresented("t", at: 1))
    #expect(noteSelected("t", at: 0), "shown and chosen are two things")
    #expect(!noteSelected("t", at: 0))
  }

  @Test("what is noted is bounded") func bounded() {
    _ = search("a")
    for number in 0...Limits.matches { #expect(notePresented("\(number)", at: 0)) }
    #expect(log[0]?.presented.count == Limits.matches)
    #expect(!notePresented("1", at: 0))
  }
}
