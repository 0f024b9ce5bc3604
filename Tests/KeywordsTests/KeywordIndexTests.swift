import Testing
import TrestleJSON
import TrestleProtocol

@testable import Keywords

@Suite("The index of keyword terms") struct KeywordIndexTests {
  static func term(_ id: String, _ text: String, _ priority: Int64 = 1, replacement: String? = nil) -> Term {
    Term(termId: Text(id), term: Text(text), replacement: Text(replacement ?? text), priority: priority)
  }

  private func ids(
    _ index: KeywordIndex, _ query: String, _ match: Profile.KeywordMatch = .contains, droppingMarks: Bool = false
  ) -> [String] {
    let found = index.search(Folding.fold(Text(query), droppingMarks: droppingMarks), match, limit: 100)
    return index.terms(at: found.matches).map { $0.termId.string }
  }

  private let cheese = KeywordIndex(
    [
      term("t1", "Sweet Cherries", 1), term("t2", "Chex Mix", 2), term("t3", "Cheddar Cheese", 3),
      term("t4", "Mac & Cheese", 4), term("t5", "Water Chestnuts", 5),
    ], droppingMarks: false)

  @Test("terms that begin with the query come first, each group by priority") func documentedOrder() {
    #expect(ids(cheese, "che") == ["t2", "t3", "t1", "t4", "t5"])
    #expect(ids(cheese, "che", .prefix) == ["t2", "t3"])
  }

  @Test("the limit cuts the list, not the total") func limits() {
    let found = cheese.search(Array("che".utf8), .contains, limit: 3)
    #expect(found.matches == [1, 2, 0])
    #expect(found.total == 5)
    #expect(cheese.search(Array("che".utf8), .contains, limit: 1).matches == [1])
    #expect(cheese.search(Array("che".utf8), .prefix, limit: 1).total == 2)
  }

  @Test("a query longer than a term or across two terms finds nothing") func staysInsideTerms() {
    let index = KeywordIndex([Self.term("a", "abc"), Self.term("b", "def")], droppingMarks: false)
    #expect(ids(index, "cde").isEmpty)
    #expect(ids(index, "abcd").isEmpty)
    #expect(ids(index, "defg").isEmpty)
    #expect(ids(index, "def") == ["b"])
  }

  @Test("the text of a search is no pattern", arguments: ["(", "[", "*", "\\", "a.b", ".", "$", "%_", "^"])
  func literal(query: String) {
    let index = KeywordIndex([Self.term("x", "axb"), Self.term("y", "see \(query) here")], droppingMarks: false)
    #expect(ids(index, query) == ["y"])
  }

  @Test("ties are broken by the folded term's scalars, then the id's") func ties() {
    let index = KeywordIndex(
      [
        Self.term("b", "milk"), Self.term("a", "MILK"), Self.term("c", "Mild"), Self.term("e", "milk \u{10000}"),
        Self.term("d", "milk \u{FFFD}"), Self.term("z", "milk", -5),
      ], droppingMarks: false)
    #expect(ids(index, "mil") == ["z", "c", "a", "b", "d", "e"])
  }

  @Test("marks tell letters apart unless they are dropped; the order is the same in both") func diacritics() {
    let terms = [Self.term("1", "Crème"), Self.term("2", "creme"), Self.term("3", "crêpe")]
    let exact = KeywordIndex(terms, droppingMarks: false)
    let loose = KeywordIndex(terms, droppingMarks: true)
    #expect(ids(exact, "creme") == ["2"])
    #expect(ids(exact, "crème") == ["1"])
    #expect(ids(loose, "creme", droppingMarks: true) == ["2", "1"])
    #expect(ids(loose, "CRÈME", droppingMarks: true) == ["2", "1"])
    #expect(ids(loose, "cre", droppingMarks: true) == ["2", "1", "3"])
  }

  @Test("of equal ids the first or the last is meant") func lookup() {
    let index = KeywordIndex(
      [
        Self.term("x", "one", replacement: "R"), Self.term("a", "two"), Self.term("x", "three"),
        Self.term("x", "four", replacement: "R"), Self.term("é", "five"),
      ], droppingMarks: false)
    #expect(index.term(id: "x", .first)?.term == "one")
    #expect(index.term(id: "x", .last)?.term == "four")
    #expect(index.term(id: "a", .last)?.term == "two")
    #expect(index.term(id: "e\u{301}", .first) == nil, "ids are compared as bytes")
    #expect(index.term(id: "", .first) == nil)
    #expect(index.term(id: "zz", .last) == nil)
    #expect(index.term(replacement: "R", .first)?.term == "one")
    #expect(index.term(replacement: "R", .last)?.term == "four")
    #expect(index.term(replacement: "r", .first) == nil)
  }

  @Test("pages are in the service's order") func pages() {
    #expect(cheese.page(offset: 1, limit: 2).map { $0.termId } == ["t2", "t3"])
    #expect(cheese.page(offset: 4, limit: 9).map { $0.termId } == ["t5"])
    #expect(cheese.page(offset: .max, limit: 9).isEmpty)
  }

  @Test("no terms, no matches") func empty() {
    let index = KeywordIndex([], droppingMarks: false)
    #expect(index.search(Array("che".utf8), .contains, limit: 10) == .init())
    #expect(index.term(id: "a", .first) == nil)
    #expect(index.count == 0)
  }

  @Test("finds what a plain filter and sort find") func agreesWithFilter() throws {
    var random = Dice(state: 42)
    for _ in 0..<60 {
      let terms = (0..<50).map { _ in
        Self.term("\(random.upTo(40))", (0..<random.upTo(9) + 1).map { _ in random.letter() }.joined(), Int64(random.upTo(3)))
      }
      let index = KeywordIndex(terms, droppingMarks: false)
      for _ in 0..<20 {
        let query = (0..<random.upTo(3) + 1).map { _ in random.letter() }.joined()
        let limit = random.upTo(12) + 1
        let expected = plain(terms, query)
        let found = index.search(Folding.fold(Text(query)), .contains, limit: limit)
        let texts = index.terms(at: found.matches).map { [$0.term, $0.termId] }
        try #require(texts == expected.prefix(limit).map { [$0.term, $0.termId] })
        try #require(found.total == expected.count)
      }
    }
  }

  /// The same for ASCII, said as plainly as can be.
  private func plain(_ terms: [Term], _ query: String) -> [Term] {
    func folded(_ term: Term) -> String { term.term.string.lowercased() }
    let query = query.lowercased()
    let ranked = terms.sorted {
      ($0.priority, folded($0), $0.termId.string) < ($1.priority, folded($1), $1.termId.string)
    }
    return ranked.filter { folded($0).hasPrefix(query) }
      + ranked.filter { !folded($0).hasPrefix(query) && folded($0).contains(query) }
  }
}

/// Numbers that are the same in every run (xorshift64).
struct Dice {
  var state: UInt64

  mutating func upTo(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func letter() -> String { ["a", "b", "A", "B", " ", "c"][upTo(6)] }
}

extension TermTable {
  init(_ terms: [Term]) {
    self.init()
    for term in terms { append(term) }
  }

  var all: [Term] { (0..<count).map { self[$0] } }
}

extension KeywordIndex {
  init(_ terms: [Term], droppingMarks: Bool) { self.init(TermTable(terms), droppingMarks: droppingMarks) }
}
