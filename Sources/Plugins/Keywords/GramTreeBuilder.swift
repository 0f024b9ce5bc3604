import TrestleProtocol

/// Builds a `GramTree` by sorting the texts as far as telling them apart takes, a group of first bytes at a time, so that what is
/// held beside the tree stays small. Sorting is stable: the texts of a node stand by rank, those of one term in a row.
struct GramTreeBuilder {
  private let keys: [UInt8]
  private let starts: [UInt32]
  private let sizes: GramTree.Sizes
  private(set) var tree = GramTree()
  /// The texts of a group, twice: sorting goes from one half into the other. Rank above; below where the text begins in the
  /// keys, doubled, and 1 when that is the term's beginning.
  private var texts: [UInt64] = []
  private var half = 0
  /// How often each byte follows, for each node on the way down.
  private var counts = [UInt32](repeating: 0, count: 256 * (GramTree.deepest + 1))

  /// Each group is gathered by going through all keys: more groups than memory asks for only take time.
  private static let leastGroup = 1 << 16

  /// O(bytes of the keys), at most `GramTree.deepest` times.
  static func build(_ ranking: Ranking, _ sizes: GramTree.Sizes) -> GramTree {
    var builder = GramTreeBuilder(ranking, sizes)
    builder.build()
    return builder.tree
  }

  private init(_ ranking: Ranking, _ sizes: GramTree.Sizes) {
    keys = ranking.keys
    starts = ranking.starts
    self.sizes = sizes
  }

  private mutating func build() {
    let firsts = firstBytes()
    let total = firsts.reduce(0, +)
    if total == 0 { return }
    let edges = openNode(depth: 0, counts: firsts.map { UInt32(truncatingIfNeeded: $0) }[...])
    let groupSize = max(total / 8, firsts.max() ?? 0, min(total, GramTreeBuilder.leastGroup))
    half = groupSize
    // Lists take 1.6 times their text; grown by doubling they would stand twice for a while.
    tree.lists.reserveCapacity(keys.count / 4 * 7)
    texts = [UInt64](repeating: 0, count: 2 * groupSize)
    var first = 0
    var edge = edges
    while first < 256 {
      var end = first
      var size = 0
      while end < 256, size + firsts[end] <= groupSize {
        size += firsts[end]
        end += 1
      }
      gather(first..<end, firsts)
      var low = 0
      for byte in first..<end where firsts[byte] > 0 {
        tree.targets[edge] = place(low..<low + firsts[byte], inHalf: 0, depth: 1, level: 1)
        edge += 1
        low += firsts[byte]
      }
      first = end
    }
  }

  /// How many texts begin with each byte. A text begins where a scalar does: matching never cuts one.
  private func firstBytes() -> [Int] {
    var sizes = [Int](repeating: 0, count: 256)
    let keys = keys.span
    for index in keys.indices where GramTreeBuilder.beginsScalar(keys[index]) { sizes[Int(keys[index])] += 1 }
    return sizes
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC0 && byte != Ranking.end) }

  /// Puts the texts that begin with these bytes into the first half, those of each byte together.
  private mutating func gather(_ bytes: Range<Int>, _ sizes: [Int]) {
    var places = [Int](repeating: 0, count: 256)
    var place = 0
    for byte in bytes {
      places[byte] = place
      place += sizes[byte]
    }
    for rank in 0..<starts.count - 1 {
      let start = Int(starts[rank])
      for index in start..<Int(starts[rank + 1]) {
        let byte = keys[index]
        guard bytes.contains(Int(byte)), GramTreeBuilder.beginsScalar(byte) else { continue }
        texts[places[Int(byte)]] = UInt64(rank) << 32 | UInt64(index) << 1 | (index == start ? 1 : 0)
        places[Int(byte)] += 1
      }
    }
  }

  /// Makes the node or leaf of texts that are alike in their first `depth` bytes, and answers where it is.
  private mutating func place(_ range: Range<Int>, inHalf current: Int, depth: Int, level: Int) -> UInt32 {
    var depth = depth
    let base = 256 * level
    if range.count <= sizes.leafTexts { return leaf(range, current) }
    while true {
      if depth >= GramTree.deepest { return leaf(range, current) }
      count(range, current, depth, base)
      let next = keys[Int(texts[current + range.lowerBound] & 0xFFFF_FFFF) >> 1 + depth]
      // Also of texts that all end here it is a node that knows how many they are.
      if Int(counts[base + Int(next)]) < range.count || next == Ranking.end { break }
      depth += 1
    }
    return node(range, current, depth, level)
  }

  private mutating func node(_ range: Range<Int>, _ current: Int, _ depth: Int, _ level: Int) -> UInt32 {
    let base = 256 * level
    let node = tree.nodes.count
    var edge = openNode(depth: depth, counts: counts[base..<base + 256])
    set(.witness, of: node, Int(texts[current + range.lowerBound] & 0xFFFF_FFFF) >> 1)
    let (beginning, terms) = terms(of: range, current)
    set(.terms, of: node, terms)
    set(.beginning, of: node, beginning)
    let isListed = terms > sizes.unlistedTerms
    set(.list, of: node, tree.lists.count)
    if isListed {
      write(range, current, beginning, terms - beginning, limit: Limits.matches)
      set(.listEnd, of: node, tree.lists.count)
    }
    sort(range, current, depth, base)
    var low = range.lowerBound
    for byte in 0..<Int(Ranking.end) where counts[base + byte] > 0 {
      let size = Int(counts[base + byte])
      tree.targets[edge] = place(low..<low + size, inHalf: half - current, depth: depth + 1, level: level + 1)
      edge += 1
      low += size
    }
    // The texts that end here stand behind all others; nothing leads to them but the node's list.
    if !isListed {
      if low < range.upperBound { _ = leaf(low..<range.upperBound, half - current) }
      set(.listEnd, of: node, tree.lists.count)
    }
    return UInt32(truncatingIfNeeded: node)
  }

  /// Appends a node with its ways on; answers where those begin.
  private mutating func openNode(depth: Int, counts: ArraySlice<UInt32>) -> Int {
    let node = tree.nodes.count
    let edges = tree.labels.count
    for _ in 0..<GramTree.nodeWords { tree.nodes.append(0) }
    for byte in 0..<Int(Ranking.end) where counts[counts.startIndex + byte] > 0 {
      tree.labels.append(UInt8(truncatingIfNeeded: byte))
      tree.targets.append(0)
    }
    set(.depth, of: node, depth)
    set(.edges, of: node, edges)
    set(.edgesEnd, of: node, tree.labels.count)
    return edges
  }

  private mutating func set(_ word: GramTree.Word, of node: Int, _ value: Int) {
    tree.nodes[node + word.rawValue] = UInt32(truncatingIfNeeded: value)
  }

  /// Counts the bytes that follow.
  private mutating func count(_ range: Range<Int>, _ current: Int, _ depth: Int, _ base: Int) {
    for byte in 0..<256 { counts[base + byte] = 0 }
    for index in current + range.lowerBound..<current + range.upperBound {
      counts[base + Int(keys[Int(texts[index] & 0xFFFF_FFFF) >> 1 + depth])] += 1
    }
  }

  /// Sorts by the byte that follows, into the other half.
  private mutating func sort(_ range: Range<Int>, _ current: Int, _ depth: Int, _ base: Int) {
    var places = [Int](repeating: 0, count: 256)
    var place = half - current + range.lowerBound
    for byte in 0..<256 {
      places[byte] = place
      place += Int(counts[base + byte])
    }
    for index in current + range.lowerBound..<current + range.upperBound {
      let text = texts[index]
      let byte = Int(keys[Int(text & 0xFFFF_FFFF) >> 1 + depth])
      texts[places[byte]] = text
      places[byte] += 1
    }
  }

  // MARK: Lists

  private mutating func leaf(_ range: Range<Int>, _ current: Int) -> UInt32 {
    let place = UInt32(truncatingIfNeeded: tree.lists.count)
    let (beginning, terms) = terms(of: range, current)
    write(range, current, beginning, terms - beginning, limit: .max)
    return place | GramTree.leafBit
  }

  /// How many terms the texts are of, and how many of those begin with them.
  private func terms(of range: Range<Int>, _ current: Int) -> (beginning: Int, terms: Int) {
    var (beginning, terms) = (0, 0)
    var last = UInt64.max
    let texts = texts.span
    for index in current + range.lowerBound..<current + range.upperBound where texts[index] >> 32 != last {
      last = texts[index] >> 32
      terms += 1
      beginning += Int(texts[index] & 1)
    }
    return (beginning, terms)
  }

  private mutating func write(_ range: Range<Int>, _ current: Int, _ beginning: Int, _ containing: Int, limit: Int) {
    let beginning = min(beginning, limit)
    let containing = min(containing, limit - beginning)
    PackedNumbers.append(UInt64(beginning), to: &tree.lists)
    PackedNumbers.append(UInt64(containing), to: &tree.lists)
    write(range, current, begins: 1, beginning)
    write(range, current, begins: 0, containing)
  }

  private mutating func write(_ range: Range<Int>, _ current: Int, begins: UInt64, _ count: Int) {
    var left = count
    var (before, last) = (UInt64(0), UInt64.max)
    var index = current + range.lowerBound
    while left > 0, index < current + range.upperBound {
      let text = texts[index]
      index += 1
      if text >> 32 == last { continue }
      last = text >> 32
      if text & 1 != begins { continue }
      PackedNumbers.append(last - before, to: &tree.lists)
      before = last
      left -= 1
    }
  }
}
