import TrestleJSON
import TrestleProtocol

/// The keyword terms, searchable. The only place that knows how terms are kept and found.
///
/// Folded terms stand one behind the other in the order of suggestions (priority, folded term, term id), so one pass over
/// their bytes finds matches in order. O(bytes) for a search, O(n log n) to build.
struct KeywordIndex {
  /// In the service's order: positions count in it.
  private let terms: [Term]
  /// The folded terms in the order of suggestions, without separators.
  private var keys: [UInt8] = []
  /// Where each folded term ends, and which term it is.
  private var ranked: [(end: Int, position: Int32)] = []
  /// Positions in the order of term ids; equal ids in the service's order.
  private let byId: [Int32]

  struct Found: Equatable {
    /// Positions, best first.
    var matches: [Int] = []
    /// How many terms match, returned or not.
    var total = 0
  }

  init(_ terms: [Term], droppingMarks: Bool) {
    self.terms = terms
    let ranks = KeywordIndex.rank(terms)
    ranked.reserveCapacity(ranks.count)
    for (key, position) in ranks {
      keys += droppingMarks ? Folding.fold(terms[position].term, droppingMarks: true) : key
      ranked.append((keys.count, Int32(position)))
    }
    byId = terms.indices.sorted { left, right in
      terms[left].termId != terms[right].termId ? terms[left].termId < terms[right].termId : left < right
    }.map { Int32($0) }
  }

  private static func rank(_ terms: [Term]) -> [(key: [UInt8], position: Int)] {
    terms.indices.map { (key: Folding.fold(terms[$0].term), position: $0) }.sorted { left, right in
      let (first, second) = (terms[left.position], terms[right.position])
      if first.priority != second.priority { return first.priority < second.priority }
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      if first.termId != second.termId { return first.termId < second.termId }
      return left.position < right.position
    }
  }

  var count: Int { terms.count }

  /// Terms that begin with the folded query, then terms that contain it.
  func search(_ query: [UInt8], _ match: Profile.KeywordMatch, limit: Int) -> Found {
    var found = Found()
    var containing: [Int] = []
    let (keys, query) = (keys.span, query.span)
    var start = 0
    for (end, position) in ranked {
      switch KeywordIndex.place(of: query, in: keys, start, end) {
      case start:
        found.total += 1
        if found.matches.count < limit { found.matches.append(Int(position)) }
      case .some where match == .contains:
        found.total += 1
        if containing.count < limit { containing.append(Int(position)) }
      default: break
      }
      start = end
    }
    found.matches += containing.prefix(limit - found.matches.count)
    return found
  }

  private static func place(of query: Span<UInt8>, in keys: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var place = start
    while place + query.count <= end {
      var length = 0
      while length < query.count, keys[place + length] == query[length] { length += 1 }
      if length == query.count { return place }
      place += 1
    }
    return nil
  }

  /// A page in the service's order, empty past its end.
  func page(offset: Int, limit: Int) -> ArraySlice<Term> { terms.dropFirst(offset).prefix(limit) }

  /// The terms at these positions.
  func terms(at positions: [Int]) -> [Term] {
    positions.compactMap { terms.indices.contains($0) ? terms[$0] : nil }
  }

  /// The term of that id; of several the first or last of the service. O(log n).
  func term(id: Text, _ lookup: Profile.TermLookup) -> Term? {
    let first = firstPlace { $0 < id }
    let behind = firstPlace { $0 <= id }
    guard first < behind else { return nil }
    let place = lookup == .first ? first : behind - 1
    return terms[Int(byId[place])]
  }

  /// The first place in `byId` whose id isn't before what `precedes` looks for.
  private func firstPlace(_ precedes: (Text) -> Bool) -> Int {
    var (low, high) = (0, byId.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(terms[Int(byId[middle])].termId) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The term that suggests that text; of several the first or last of the service. O(n).
  func term(replacement: Text, _ lookup: Profile.TermLookup) -> Term? {
    lookup == .first
      ? terms.first { $0.replacement == replacement } : terms.last { $0.replacement == replacement }
  }
}
