import TrestleJSON

/// The order of suggestions: priority, folded term, term id, and for terms equal in all of that the service's order.
///
/// A term's *rank* is its place in that order; its *position* is its place in the service's.
struct Ranking {
  /// What stands behind each term in `keys`: no byte of UTF-8.
  static let end: UInt8 = 0xFF

  /// The searched spelling of the terms by rank, each followed by `end`.
  private(set) var keys: [UInt8] = []
  /// Where each begins, and behind the last where one more would.
  private(set) var starts: [UInt32] = []
  /// The position at each rank.
  private(set) var positions: [UInt32]

  /// O(n log n).
  init(_ terms: TermTable, droppingMarks: Bool) {
    let folded = Folded(terms, droppingMarks: false)
    positions = folded.order(terms)
    let searched = droppingMarks ? Folded(terms, droppingMarks: true) : folded
    keys.reserveCapacity(searched.bytes.count + terms.count)
    starts.reserveCapacity(terms.count + 1)
    let bytes = searched.bytes.span
    for position in positions {
      starts.append(UInt32(truncatingIfNeeded: keys.count))
      for index in searched.range(Int(position)) { keys.append(bytes[index]) }
      keys.append(Ranking.end)
    }
    starts.append(UInt32(truncatingIfNeeded: keys.count))
  }

  /// The folded terms by position.
  private struct Folded {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []

    init(_ terms: TermTable, droppingMarks: Bool) {
      ends.reserveCapacity(terms.count)
      for position in 0..<terms.count {
        if !terms.appendQuicklyFolded(position, droppingMarks: droppingMarks, to: &bytes) {
          bytes += Folding.fold(terms.text(position), droppingMarks: droppingMarks)
        }
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
      }
    }

    func range(_ position: Int) -> Range<Int> { (position == 0 ? 0 : Int(ends[position - 1]))..<Int(ends[position]) }

    /// The first eight bytes as a number that orders like them: most comparisons end with it.
    private func head(_ position: Int) -> UInt64 {
      var head: UInt64 = 0
      let (range, bytes) = (range(position), bytes.span)
      for offset in 0..<8 {
        let index = range.lowerBound + offset
        head = head << 8 | (index < range.upperBound ? UInt64(bytes[index]) : 0)
      }
      return head
    }

    func order(_ terms: TermTable) -> [UInt32] {
      let heads = (0..<terms.count).map { (priority: terms.priority($0), head: head($0)) }
      var order = (0..<UInt32(truncatingIfNeeded: terms.count)).map { $0 }
      order.sort { one, other in
        let (left, right) = (Int(one), Int(other))
        let (first, second) = (heads[left], heads[right])
        if first.priority != second.priority { return first.priority < second.priority }
        if first.head != second.head { return first.head < second.head }
        let byTerm = ByteOrder.compare(bytes.span.extracting(range(left)), bytes.span.extracting(range(right)))
        if byTerm != 0 { return byTerm < 0 }
        let byId = terms.compareIds(left, right)
        return byId != 0 ? byId < 0 : left < right
      }
      return order
    }
  }
}
