import TrestleJSON
import TrestleProtocol

/// The keyword terms, searchable. Where terms are kept and found is known here alone.
///
/// The terms are in `TermTable.swift`, their order in `Ranking.swift`, the tree that finds them in `GramTree.swift`.
package struct KeywordIndex {
  /// In the service's order: positions count in it.
  private let terms: TermTable
  private let ranking: Ranking
  private let tree: GramTree
  /// Positions in the order of term ids; equal ids in the service's order.
  private let byId: [UInt32]

  package struct Found: Equatable {
    /// Positions, best first.
    package var matches: [Int] = []
    /// How many terms match, returned or not.
    package var total = 0
  }

  /// O(n log n + bytes).
  package init(_ terms: TermTable, droppingMarks: Bool) { self.init(terms, droppingMarks: droppingMarks, .init()) }

  init(_ terms: TermTable, droppingMarks: Bool, _ sizes: GramTree.Sizes) {
    self.terms = terms
    ranking = Ranking(terms, droppingMarks: droppingMarks)
    tree = GramTreeBuilder.build(ranking, sizes)
    byId = (0..<UInt32(truncatingIfNeeded: terms.count)).sorted { left, right in
      let order = terms.compareIds(Int(left), Int(right))
      return order != 0 ? order < 0 : left < right
    }
  }

  var count: Int { terms.count }

  // MARK: Searching

  /// Terms that begin with the folded query, then terms that contain it. `limit` is at most `Limits.matches`.
  package func search(_ query: [UInt8], _ match: Profile.KeywordMatch, limit: Int) -> Found {
    var shortlist = Shortlist(limit: limit)
    let total =
      switch tree.find(query.span, in: ranking.keys.span) {
      case .none: 0
      case .node(let node): shorten(node, match, &shortlist)
      case .leaf(let list): shorten(query.span, leafAt: list, match, &shortlist)
      }
    return Found(matches: shortlist.ranks.map { Int(ranking.positions[$0]) }, total: total)
  }

  /// The best of a node, all of whose terms match.
  private func shorten(_ node: Int, _ match: Profile.KeywordMatch, _ shortlist: inout Shortlist) -> Int {
    var place = tree.word(.list, of: node)
    while place < tree.word(.listEnd, of: node) {
      tree.forEachRank(inListAt: &place) { rank, begins in
        if begins || match == .contains { shortlist.offer(rank: rank, begins: begins) }
      }
    }
    return tree.word(match == .contains ? .terms : .beginning, of: node)
  }

  /// The best of a leaf, some of whose terms match.
  private func shorten(
    _ query: Span<UInt8>, leafAt list: Int, _ match: Profile.KeywordMatch, _ shortlist: inout Shortlist
  ) -> Int {
    var place = list
    var total = 0
    tree.forEachRank(inListAt: &place) { rank, mayBegin in
      guard mayBegin || match == .contains, let offset = offset(of: query, inTerm: Int(rank)) else { return }
      let begins = mayBegin && offset == 0
      guard begins || match == .contains else { return }
      total += 1
      shortlist.offer(rank: rank, begins: begins)
    }
    return total
  }

  private func offset(of query: Span<UInt8>, inTerm rank: Int) -> Int? {
    let keys = ranking.keys.span
    let (start, end) = (Int(ranking.starts[rank]), Int(ranking.starts[rank + 1]) - 1)
    var place = start
    while place + query.count <= end {
      var length = 0
      while length < query.count, keys[place + length] == query[length] { length += 1 }
      if length == query.count { return place - start }
      place += 1
    }
    return nil
  }

  // MARK: Looking up

  /// A page in the service's order, empty past its end.
  func page(offset: Int, limit: Int) -> [Term] {
    let start = min(offset, count)
    return (start..<start + min(limit, count - start)).map { terms[$0] }
  }

  /// The terms at these positions.
  package func terms(at positions: [Int]) -> [Term] { positions.map { terms[$0] } }

  /// The term of that id; of several the first or last of the service. O(log n).
  func term(id: Text, _ lookup: Profile.TermLookup) -> Term? {
    let first = firstPlace { $0 < 0 }
    let behind = firstPlace { $0 <= 0 }
    guard first < behind else { return nil }
    return terms[Int(byId[lookup == .first ? first : behind - 1])]

    /// The first place in `byId` whose id doesn't stand to the one looked for as `precedes` says.
    func firstPlace(_ precedes: (Int) -> Bool) -> Int {
      var (low, high) = (0, byId.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(terms.compareId(Int(byId[middle]), to: id)) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The term that suggests that text; of several the first or last of the service. O(n).
  func term(replacement: Text, _ lookup: Profile.TermLookup) -> Term? {
    let positions = 0..<count
    let found =
      lookup == .first
      ? positions.first { terms.suggests($0, replacement) } : positions.last { terms.suggests($0, replacement) }
    return found.map { terms[$0] }
  }
}
