/// All texts that begin somewhere in a term, as a tree: what a query of any length needs to look at is a handful of nodes and
/// then either a finished answer or a short list of terms.
///
/// A *node* stands for the bytes on the way to it and has at least two ways on; a way along which all go alike is skipped and
/// compared with one of its terms, the witness. It knows how many terms hold its text, so `total` costs nothing, and where the
/// best of them are: those of a node with many terms are listed, those of others are in the leaves below. A *leaf* lists the
/// terms of few texts; they are compared with what is left of the query. Everything lies in four arrays; O(query + leaf).
struct GramTree {
  struct Sizes {
    /// A leaf is made of at most this many texts. With fewer, searching is quicker and the tree larger.
    var leafTexts = 384
    /// A node with more terms than this lists its best.
    var unlistedTerms = 2048
  }

  /// Bytes of a text beyond which it isn't told apart: the worst list costs this often its text to build.
  static let deepest = 24
  static let leafBit: UInt32 = 0x8000_0000
  static let nodeWords = 8

  /// Words of a node in `nodes`.
  enum Word: Int {
    /// Bytes of its text.
    case depth
    /// Where its text stands in the keys.
    case witness
    /// Terms that hold its text, and those of them that begin with it.
    case terms, beginning
    /// Its ways on, in `labels` and `targets`.
    case edges, edgesEnd
    /// Its best terms, in `lists`.
    case list, listEnd
  }

  var nodes: [UInt32] = []
  /// The byte of a way on; ascending within a node.
  var labels: [UInt8] = []
  /// Where it leads: the node at that word, or with `leafBit` the leaf at that place in `lists`.
  var targets: [UInt32] = []
  /// Lists, each: how many terms that begin with the text, how many that only contain it, the ranks of each as differences.
  var lists: [UInt8] = []

  func word(_ word: Word, of node: Int) -> Int { Int(nodes[node + word.rawValue]) }

  enum Match {
    case none
    /// All terms of a node.
    case node(Int)
    /// Some terms of the leaf at that place in `lists`.
    case leaf(Int)
  }

  /// Where the terms are that hold this text; nowhere for the empty one.
  func find(_ query: Span<UInt8>, in keys: Span<UInt8>) -> Match {
    if nodes.isEmpty || query.isEmpty { return .none }
    var node = 0
    while true {
      let depth = word(.depth, of: node)
      if query.count <= depth { return isWitnessed(node, query, keys) ? .node(node) : .none }
      guard let target = target(query[depth], of: node) else { return .none }
      if target & GramTree.leafBit != 0 { return .leaf(Int(target & ~GramTree.leafBit)) }
      node = Int(target)
    }
  }

  private func isWitnessed(_ node: Int, _ query: Span<UInt8>, _ keys: Span<UInt8>) -> Bool {
    let witness = word(.witness, of: node)
    for index in query.indices where keys[witness + index] != query[index] { return false }
    return true
  }

  private func target(_ label: UInt8, of node: Int) -> UInt32? {
    var (low, high) = (word(.edges, of: node), word(.edgesEnd, of: node))
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] < label { low = middle + 1 } else { high = middle }
    }
    return low < end && labels[low] == label ? targets[low] : nil
  }

  /// Hands over the ranks of a list and moves behind it: first those that begin with the list's text.
  func forEachRank(inListAt place: inout Int, _ visit: (_ rank: UInt32, _ begins: Bool) -> Void) {
    let lists = lists.span
    let beginning = PackedNumbers.next(in: lists, at: &place)
    let containing = PackedNumbers.next(in: lists, at: &place)
    var rank: UInt32 = 0
    for _ in 0..<beginning {
      rank &+= UInt32(truncatingIfNeeded: PackedNumbers.next(in: lists, at: &place))
      visit(rank, true)
    }
    rank = 0
    for _ in 0..<containing {
      rank &+= UInt32(truncatingIfNeeded: PackedNumbers.next(in: lists, at: &place))
      visit(rank, false)
    }
  }
}
