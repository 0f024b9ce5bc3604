/// Batches in the order of their ranks. Looking at the oldest is O(1), finding one O(log n); taking the oldest out is O(1) on
/// average, another one O(n) moves of a word.
struct BatchList: Sequence {
  private var slots: [Batch?] = []
  /// Slots before it are empty.
  private var head = 0

  var count: Int { slots.count - head }
  var first: Batch? { head < slots.count ? slots[head] : nil }
  var last: Batch? { slots.last ?? nil }

  struct Iterator: IteratorProtocol {
    fileprivate let slots: [Batch?]
    fileprivate var index: Int

    mutating func next() -> Batch? {
      guard index < slots.count else { return nil }
      defer { index += 1 }
      return slots[index]
    }
  }

  func makeIterator() -> Iterator { Iterator(slots: slots, index: head) }

  /// A newest one goes to the end at once.
  mutating func insert(_ batch: Batch) {
    if batch.rank > last?.rank ?? Int64.min { return slots.append(batch) }
    slots.insert(batch, at: place(of: batch.rank + 1))
  }

  mutating func remove(_ batch: Batch) {
    var index = place(of: batch.rank)
    // Ranks are equal only after more halvings than there are bits in a step.
    while index < slots.count, slots[index] !== batch { index += 1 }
    guard index < slots.count else { return }
    if index > head {
      slots.remove(at: index)
    } else {
      slots[index] = nil
      head += 1
      if head > 32, head * 2 > slots.count {
        slots.removeFirst(head)
        head = 0
      }
    }
    if head == slots.count {
      slots.removeAll(keepingCapacity: slots.capacity <= 64)
      head = 0
    }
  }

  /// The first slot whose batch has at least that rank.
  private func place(of rank: Int64) -> Int {
    var (low, high) = (head, slots.count)
    while low < high {
      let middle = low + (high - low) / 2
      if slots[middle]?.rank ?? 0 < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
