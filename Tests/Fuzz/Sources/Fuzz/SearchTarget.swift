import TrestleJSON

/// Keyword terms of letters that make trouble, searched by a query of the same letters, beside a naive matcher: byte 0 decides
/// between `contains` and `prefix`, byte 1 the limit; then come up to 63 terms of a line each, priority first; the last line
/// is the query.
func fuzzSearch(_ bytes: [UInt8]) {
  var pieces = Pieces(bytes)
  let isPrefix = pieces.byte() & 1 == 1
  let limit = pieces.number(below: 100) + 1
  var lines: [[UInt8]] = []
  while !pieces.isAtEnd, lines.count < 64 { lines.append(pieces.line()) }
  guard let last = lines.popLast() else { return }
  let terms = lines.enumerated().compactMap { SearchedTerm(number: $0.offset, $0.element) }
  let query = Letters(last.prefix(60)).trimmed

  let shop = Shell()
  let policy = #""policy":{"keywordMinScalars":1,"keywordMatch":"\#(isPrefix ? "prefix" : "contains")"}"#
  shop.initialize(members: policy + #","features":{"keywords":true,"payloads":false}"#)
  let list = terms.map(\.json).joined(separator: ",")
  shop.answer(
    .keywords, status: 200,
    body: Shell.quoted(Array(#"{"success":true,"data":{"search_id":"S","terms":[\#(list)]}}"#.utf8)))
  promise(shop.isAccepted, "terms are taken")
  shop.send("keyword/search", #"{"query":\#(Shell.quoted(Array(query.typed.utf8))),"limit":\#(limit)}"#)
  promise(shop.isAccepted, "a search is taken")

  let expected = query.folded.isEmpty ? [] : search(terms, query.folded, isPrefix: isPrefix)
  let ids = shop.result?["matches"].map { list in (0..<list.count).map { list[$0]?["term_id"]?.text?.string ?? "" } }
  promise(ids == expected.prefix(limit).map(\.id), "matches \(ids ?? []), expected \(expected.prefix(limit).map(\.id))")
  promise(shop.result?["total"]?.integer == Int64(expected.count), "total of \(expected.count)")
}

/// Those that begin with the query, then those that contain it; each by priority, folded term and id.
private func search(_ terms: [SearchedTerm], _ query: [UInt8], isPrefix: Bool) -> [SearchedTerm] {
  let ranked = terms.sorted { left, right in
    if left.priority != right.priority { return left.priority < right.priority }
    if left.letters.folded != right.letters.folded {
      return left.letters.folded.lexicographicallyPrecedes(right.letters.folded)
    }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
  let first = ranked.filter { $0.letters.folded.starts(with: query) }
  if isPrefix { return first }
  return first + ranked.filter { !$0.letters.folded.starts(with: query) && contains($0.letters.folded, query) }
}

private func contains(_ text: [UInt8], _ query: [UInt8]) -> Bool {
  text.indices.contains { text[$0...].starts(with: query) }
}

private struct SearchedTerm {
  let id: String
  let priority: Int
  let letters: Letters

  init?(number: Int, _ line: [UInt8]) {
    id = number < 10 ? "t0\(number)" : "t\(number)"
    priority = Int(line.first ?? 0) % 4
    letters = Letters(line.dropFirst().prefix(60))
    if letters.trimmed.typed.isEmpty { return nil }
  }

  var json: String {
    #"{"term_id":"\#(id)","term":"\#(letters.typed)","replacement":"r","priority":\#(priority)}"#
  }
}

/// A text of letters whose folded form is known from Unicode's tables, not from the code under test.
private struct Letters {
  private static let all: [(typed: String, folded: String)] = [
    ("a", "a"), ("b", "b"), ("A", "a"), (" ", " "), ("e", "e"), ("\u{E9}", "\u{E9}"), ("\u{C9}", "\u{E9}"),
    ("e\u{301}", "\u{E9}"),
    ("\u{DF}", "ss"), ("s", "s"), ("\u{130}", "i"), ("I", "i"), ("\u{131}", "\u{131}"), ("\u{3A3}", "\u{3C3}"),
    ("\u{3C2}", "\u{3C3}"), ("\u{4E2D}", "\u{4E2D}"), ("\u{1F9C0}", "\u{1F9C0}"), ("-", "-"), ("\u{FB01}", "fi"),
    ("\u{1E9E}", "ss"),
  ]
  private let places: [Int]

  init(_ bytes: ArraySlice<UInt8>) { places = bytes.map { Int($0) % Letters.all.count } }
  private init(places: [Int]) { self.places = places }

  var typed: String { places.map { Letters.all[$0].typed }.joined() }
  var folded: [UInt8] { places.flatMap { Array(Letters.all[$0].folded.utf8) } }

  var trimmed: Letters {
    guard let first = places.firstIndex(where: { $0 != 3 }), let last = places.lastIndex(where: { $0 != 3 }) else {
      return Letters(places: [])
    }
    return Letters(places: Array(places[first...last]))
  }
}
