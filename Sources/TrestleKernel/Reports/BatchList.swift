/// Batches in the order of their ranks. Looking at the oldest is O(1), taking it out and adding a newest O(1) on average, finding
/// one O(log n); adding at another place costs O(n) moves of a word.
struct BatchList: Sequence {
  fileprivate struct Slot {
    let rank: Int64
    /// `nil` when it was taken out; the slot goes later, with many others.
    var batch: Batch?
  }

  /// Neither the first from `head` on nor the last is empty.
  private var slots: [Slot] = []
  private var head = 0
  private(set) var count = 0

  var first: Batch? { count > 0 ? slots[head].batch : nil }
  var last: Batch? { slots.last?.batch }

  struct Iterator: IteratorProtocol {
    fileprivate let slots: [Slot]
    fileprivate var index: Int

    mutating func next() -> Batch? {
      while index < slots.count {
        index += 1
        if let batch = slots[index - 1].batch { return batch }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(slots: slots, index: head) }

  mutating func insert(_ batch: Batch) {
    let slot = Slot(rank: batch.rank, batch: batch)
    count += 1
    if batch.rank > slots.last?.rank ?? Int64.min { return slots.append(slot) }
    slots.insert(slot, at: place(of: batch.rank + 1))
  }

  mutating func remove(_ batch: Batch) {
    var index = first === batch ? head : place(of: batch.rank)
    // Ranks are equal only after more halvings than there are bits in a step.
    while index < slots.count, slots[index].batch !== batch { index += 1 }
    guard index < slots.count else { return }
    slots[index].batch = nil
    count -= 1
    while head < slots.count, slots[head].batch == nil { head += 1 }
    while let last = slots.last, last.batch == nil { slots.removeLast() }
    if slots.count > 2 * count + 32 { slots.removeAll { $0.batch == nil } } else if head < slots.count { return }
    head = 0
  }

  /// The first slot whose batch has at least that rank.
  private func place(of rank: Int64) -> Int {
    var (low, high) = (head, slots.count)
    while low < high {
      let middle = low + (high - low) / 2
      if slots[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
