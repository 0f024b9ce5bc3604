import TrestleJSON
import TrestleProtocol

/// Reports on their way into the store, and what becomes of those that do not get there.
extension Kernel {
  /// Stores what this turn added to batches: at most one put for each batch, and no more than a turn may carry. What is left
  /// follows with the next turns.
  package func storeReports() {
    deadlines.clear(&reports.storing)
    let batches = reports.takeUnstored()
    guard delivery.performsStore, !batches.isEmpty else { return }
    // What this turn recorded has its place first: its reply promises that it is stored.
    var room = Limits.deliveryBytes
    var roomForEarlier = batches.reduce(room) { $1.recordedIn == seq ? $0 - $1.byteCount : $0 }
    for batch in batches {
      let isNew = batch.recordedIn == seq
      if isNew ? room > 0 : roomForEarlier > 0, let entry = batch.unstored {
        let value = StoredEntry.encode(entry, of: batch)
        if isNew { room -= value.byteCount } else { roomForEarlier -= value.byteCount }
        put(key: batch.key(of: entry.number), value: value, of: batch, entry: entry.number)
        batch.note(entry.number, isStored: true)
      }
      if batch.unstored != nil { reports.noteUnstored(batch) }
    }
    if reports.unstored.isEmpty { return }
    reports.storing = deadlines.set(
      Deadline(owner: .kernel, kind: KernelDeadline.store.rawValue, subject: 0), at: clock.mono + 1)
  }

  /// An initialization whose shell stores: what waits and never got into a store goes there.
  func storeWaiting() {
    storeAllAgain()
    for lane in reports.lanes { for batch in lane.batches where batch.unstored != nil { reports.noteUnstored(batch) } }
  }

  /// A store failed: the reports stay in memory, and earlier forms of them where they are.
  func keepInMemory(_ batch: Batch, _ entry: Int64) {
    batch.note(entry, isStored: false)
    if batch.unstored != nil { reports.noteStoreFailed(batch) }
  }

  /// A store succeeded: another may too. One at a time, for a store that takes little may still refuse much.
  func storeAgain() {
    if let batch = reports.storeFailed.first { reports.noteUnstored(batch) }
  }

  func storeAllAgain() { for batch in reports.storeFailed { reports.noteUnstored(batch) } }

  // MARK: Halves

  /// Puts the halves of a refused batch in its place.
  func replace(_ batch: Batch, by halves: [Batch]) {
    let keys = batch.keptKeys
    if let origin = batch.origin, !origin.keys.isEmpty {
      origin.keys += keys
      origin.halves += 1
      for half in halves { half.origin = origin }
    } else if delivery.performsStore, !keys.isEmpty {
      let origin = Origin(keys: keys)
      for half in halves { half.origin = origin }
    }
    reports.remove(batch)
    for half in halves {
      reports.insert(half)
      reports.noteUnstored(half)
    }
  }

  /// The store of a half has its outcome.
  func concludeStore(of half: Batch, failed: Bool) {
    guard let origin = half.origin, origin.waiting > 0 else { return }
    origin.waiting -= 1
    if failed { origin.isStored = false }
    if origin.waiting == 0, origin.isStored { forget(origin) }
  }

  /// A half is settled.
  func leave(_ origin: Origin) {
    origin.halves -= 1
    if origin.halves == 0 { forget(origin) }
  }

  private func forget(_ origin: Origin) {
    for key in origin.keys { forget(key: key) }
    origin.keys = []
  }
}
