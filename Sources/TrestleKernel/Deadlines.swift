/// What is to happen at a moment: who asked for it, what kind it is and whom it concerns.
package struct Deadline {
  package let owner: Owner
  /// A number the owner gives meaning to.
  package let kind: UInt8
  /// A mount, a fetch, a route …: whatever the owner numbers.
  package let subject: Int64

  package init(owner: Owner, kind: UInt8, subject: Int64) {
    self.owner = owner
    self.kind = kind
    self.subject = subject
  }
}

/// All deadlines of a core: a binary heap over reusable slots, so that moving or clearing one costs O(log n).
///
/// Equal moments fall due in the order in which they were set; nothing depends on hashing.
package struct Deadlines {
  /// Names a deadline from `set` until it falls due or is cleared.
  package struct Slot: Equatable {
    fileprivate let index: Int
    fileprivate let order: Int64
  }

  private struct Entry {
    var at: Int64
    var order: Int64
    var deadline: Deadline
    /// Where in the heap this slot stands; negative when the slot is free.
    var place: Int
  }

  private var entries: [Entry] = []
  private var free: [Int] = []
  private var heap: [Int] = []
  private var nextOrder: Int64 = 0

  package init() {}

  package var count: Int { heap.count }

  /// The earliest moment, in `mono` milliseconds.
  package var earliest: Int64? { heap.first.map { entries[$0].at } }

  /// O(log n).
  package mutating func set(_ deadline: Deadline, at moment: Int64) -> Slot {
    nextOrder &+= 1
    let entry = Entry(at: moment, order: nextOrder, deadline: deadline, place: heap.count)
    let index: Int
    if let reused = free.popLast() {
      index = reused
      entries[index] = entry
    } else {
      index = entries.count
      entries.append(entry)
    }
    heap.append(index)
    rise(from: heap.count - 1)
    return Slot(index: index, order: nextOrder)
  }

  /// Clears a deadline; one that has fallen due or was cleared before is left alone. O(log n).
  package mutating func clear(_ slot: inout Slot?) {
    guard let known = slot else { return }
    slot = nil
    guard entries.indices.contains(known.index), entries[known.index].order == known.order else { return }
    remove(at: entries[known.index].place)
  }

  /// Takes the earliest deadline whose moment is not after `now`. O(log n).
  package mutating func takeDue(at now: Int64) -> Deadline? {
    guard let first = heap.first, entries[first].at <= now else { return nil }
    let deadline = entries[first].deadline
    remove(at: 0)
    return deadline
  }

  private mutating func remove(at place: Int) {
    guard heap.indices.contains(place), let last = heap.popLast() else { return }
    let index = place == heap.count ? last : heap[place]
    if place < heap.count {
      heap[place] = last
      entries[last].place = place
      rise(from: place)
      sink(from: entries[last].place)
    }
    entries[index].place = -1
    entries[index].order = -1
    free.append(index)
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (entries[heap[left]], entries[heap[right]])
    return left.at != right.at ? left.at < right.at : left.order < right.order
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard precedes(place, parent) else { return }
      exchange(place, parent)
      place = parent
    }
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && precedes(child, least) { least = child }
      if least == place { return }
      exchange(place, least)
      place = least
    }
  }

  private mutating func exchange(_ left: Int, _ right: Int) {
    heap.swapAt(left, right)
    entries[heap[left]].place = left
    entries[heap[right]].place = right
  }
}
