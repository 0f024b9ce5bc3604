/// The best terms found so far, in the order of suggestions, no more than asked for.
///
/// A term stands in it as its rank, with a bit above when it only contains the query: so numbers order as suggestions do.
struct Shortlist {
  private static let inside: UInt32 = 0x8000_0000

  /// Ascending.
  private var keys: [UInt32] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    keys.reserveCapacity(limit)
  }

  /// Best first.
  var ranks: [Int] { keys.map { Int($0 & ~Shortlist.inside) } }

  mutating func offer(rank: UInt32, begins: Bool) {
    let key = begins ? rank : rank | Shortlist.inside
    if keys.count >= limit {
      guard let last = keys.last, key < last else { return }
    }
    let place = place(of: key)
    if place < keys.count, keys[place] == key { return }
    // A term may be found twice, at its beginning and inside: the beginning counts.
    let twin = self.place(of: key ^ Shortlist.inside)
    let isThere = twin < keys.count && keys[twin] == key ^ Shortlist.inside
    if isThere {
      if !begins { return }
      keys.remove(at: twin)
    } else if keys.count >= limit {
      keys.removeLast()
    }
    keys.insert(key, at: place)
  }

  /// Where a key stands or would stand.
  private func place(of key: UInt32) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
