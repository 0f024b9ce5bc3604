import Testing
import TrestleJSON
import TrestleProtocol

@testable import Keywords

/// The index beside a matcher that does what the pages say as plainly as can be: all terms in order, each compared with the query.
@Suite("The index finds what a plain matcher finds") struct KeywordSearchPropertyTests {
  /// Spellings that fold, combine, repeat and share beginnings, in the scripts that apps have.
  private static let pieces = [
    "a", "b", "A", "ab", "aa", "ba", " ", "-", "é", "É", "e\u{301}", "e", "ß", "ss", "İ", "I", "ı", "i", "i\u{307}", "ο", "ς",
    "Σ",
    "日", "本", "日本", "ガ", "カ\u{3099}", "한", "\u{1112}\u{1161}\u{11AB}", "ह", "हि", "ي", "🥑", "👩‍🌾", "❤", "❤\u{FE0F}", "Ж", "ж",
    "\u{10000}", "\u{FFFD}", "ﬁ", "Ǆ",
  ]

  private struct Plain {
    struct Entry {
      let position: Int
      let key: [UInt8]
      let searched: [UInt8]
    }

    let terms: [Term]
    let entries: [Entry]

    init(_ terms: [Term], droppingMarks: Bool) {
      self.terms = terms
      let all = terms.indices.map { position in
        Entry(
          position: position, key: Folding.fold(terms[position].term),
          searched: Folding.fold(terms[position].term, droppingMarks: droppingMarks))
      }
      entries = all.sorted { left, right in
        let (first, second) = (terms[left.position], terms[right.position])
        if first.priority != second.priority { return first.priority < second.priority }
        if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
        return first.termId != second.termId ? first.termId < second.termId : left.position < right.position
      }
    }

    func search(_ query: [UInt8], _ match: Profile.KeywordMatch, limit: Int) -> KeywordIndex.Found {
      var (beginning, containing): ([Int], [Int]) = ([], [])
      for entry in entries {
        if entry.searched.starts(with: query) {
          beginning.append(entry.position)
        } else if match == .contains, holds(entry.searched, query) {
          containing.append(entry.position)
        }
      }
      let all = beginning + containing
      return .init(matches: Array(all.prefix(limit)), total: all.count)
    }

    private func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
      guard text.count >= part.count, let first = part.first else { return false }
      for start in 0...text.count - part.count where text[start] == first {
        if text[start..<start + part.count].elementsEqual(part) { return true }
      }
      return false
    }
  }

  private static func text(_ random: inout Dice, upTo length: Int, of pieces: ArraySlice<String>) -> String {
    (0...random.upTo(length)).map { _ in pieces[pieces.startIndex + random.upTo(pieces.count)] }.joined()
  }

  @Test("in mixed scripts, whatever the shape of the tree", arguments: 0..<50) func agrees(round: Int) throws {
    var random = Dice(state: UInt64(round) &* 0x9E37_79B9_7F4A_7C15 | 1)
    // Few kinds of pieces make deep trees with full lists, many make wide ones.
    let kinds = [3, 8, 20, Self.pieces.count][round % 4]
    let first = random.upTo(Self.pieces.count - kinds + 1)
    let pieces = Self.pieces[first..<first + kinds]
    let terms = (0..<[4, 30, 60, 120][random.upTo(4)]).map { _ in
      KeywordIndexTests.term("\(random.upTo(60))", Self.text(&random, upTo: 8, of: pieces), Int64(random.upTo(4)) - 1)
    }
    let droppingMarks = round % 3 == 0
    let plain = Plain(terms, droppingMarks: droppingMarks)
    let indexes = [(1, 1), (2, 4), (5, 3), (384, 2048)].map { leaf, unlisted in
      KeywordIndex(TermTable(terms), droppingMarks: droppingMarks, .init(leafTexts: leaf, unlistedTerms: unlisted))
    }
    for number in 0..<2000 {
      let query = Folding.fold(Text(Self.text(&random, upTo: 3, of: pieces)), droppingMarks: droppingMarks)
      if query.isEmpty { continue }
      let match: Profile.KeywordMatch = number % 4 == 0 ? .prefix : .contains
      let limit = 1 + random.upTo(number % 2 == 0 ? 4 : Limits.matches)
      let expected = plain.search(query, match, limit: limit)
      let found = indexes[number % indexes.count].search(query, match, limit: limit)
      try #require(found == expected, "\(String(decoding: query, as: UTF8.self)) of round \(round), query \(number)")
    }
  }

  @Test("also of texts longer than the tree tells apart") func long() throws {
    var random = Dice(state: 7)
    let terms = (0..<300).map { number in
      KeywordIndexTests.term(
        "\(number)", String(repeating: ["a", "ab", "日"][random.upTo(3)], count: 8 + random.upTo(40)) + "\(random.upTo(9))",
        Int64(random.upTo(3)))
    }
    let plain = Plain(terms, droppingMarks: false)
    let index = KeywordIndex(TermTable(terms), droppingMarks: false, .init(leafTexts: 4, unlistedTerms: 8))
    for _ in 0..<500 {
      let term = Array(terms[random.upTo(terms.count)].term.string.unicodeScalars)
      let start = random.upTo(term.count)
      var query = String.UnicodeScalarView()
      query.append(contentsOf: term[start..<start + 1 + random.upTo(term.count - start)])
      let folded = Folding.fold(Text(String(query)))
      try #require(index.search(folded, .contains, limit: 20) == plain.search(folded, .contains, limit: 20))
      try #require(index.search(folded, .prefix, limit: 20) == plain.search(folded, .prefix, limit: 20))
    }
  }

  @Test("a query is matched from scalar to scalar") func scalars() {
    let index = KeywordIndex([KeywordIndexTests.term("a", "é日🥑")], droppingMarks: false)
    let bytes = Array("é日🥑".utf8)
    for start in bytes.indices {
      for end in start + 1...bytes.count {
        let isWhole = String(validating: bytes[start..<end], as: UTF8.self) != nil
        let total = index.search(Array(bytes[start..<end]), .contains, limit: 1).total
        #expect(isWhole ? total == 1 : total == 0 || bytes[start] & 0xC0 != 0x80, "bytes \(start) to \(end)")
      }
    }
  }
}
