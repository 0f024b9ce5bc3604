import TrestleJSON
import TrestleProtocol

/// What earlier processes left behind: every entry is checked by itself, and every batch that comes back is closed.
///
/// What cannot be read, is beyond the bound or is of a newer version is set aside: it stays in the store as it is, is told once
/// and costs only itself.
extension Kernel {
  private struct Key {
    let instance: Text
    let route: Route
    let batch: Int64
    let part: Text
    let entry: Int64
  }

  private struct Found {
    let key: Key
    /// `nil` for a batch that this process still holds: its memory knows better than the store.
    let content: StoredEntry.Content?
  }

  /// Takes over stored reports, those of the oldest process first.
  func adoptStored(_ stored: JSON?) {
    guard let stored, stored.count > 0 else { return }
    var found: [Found] = []
    var (unreadable, newer) = (0, 0)
    stored.forEachMember { (name, value) in
      guard name.string.utf8.starts(with: Storage.prefix.utf8), name != Storage.tracking, name != Storage.generatedId else {
        return
      }
      let key = Kernel.parse(name)
      // Whatever is there under our name: its number is taken.
      if let key, key.instance == instance { reports.nextNumber = max(reports.nextNumber, key.batch &+ 1) }
      switch StoredEntry.read(value, route: key?.route ?? .adEvents) {
      case .newer: newer += 1
      case .content(let content) where key != nil: if let key { found.append(Found(key: key, content: content)) }
      case .content, .unreadable: unreadable += 1
      }
    }
    found.sort { Kernel.precedes($0.key, $1.key) }
    for range in Kernel.runs(of: found, where: Kernel.areOfOneBatch).reversed() where range.count > Kernel.batchEntries {
      unreadable += range.count
      found.removeSubrange(range)
    }
    if unreadable > 0 { warn("storedUnreadable", "\(unreadable) stored entries are unreadable and set aside") }
    if newer > 0 { warn("storedNewer", "\(newer) stored entries are of a newer version and left alone") }
    if found.isEmpty { return }
    found += heldBatches()
    found.sort { Kernel.precedes($0.key, $1.key) }
    adopt(found)
  }

  /// What a batch can leave behind: an entry a report, then halves down to single ones. More is no batch of ours, and to find
  /// out which of its parts replace which would take time that grows with their square.
  private static let batchEntries = 4 * Limits.batchReports

  private static func areOfOneBatch(_ left: Key, _ right: Key) -> Bool {
    left.instance == right.instance && left.batch == right.batch && left.route == right.route
  }

  private func heldBatches() -> [Found] {
    reports.lanes.flatMap { lane in
      lane.batches.map { batch in
        let (route, part) = (batch.header.route, Text(batch.part))
        return Found(
          key: Key(instance: batch.instance, route: route, batch: batch.number, part: part, entry: 0), content: nil)
      }
    }
  }

  private func adopt(_ found: [Found]) {
    var instances: [(opened: Int64, range: Range<Int>)] = []
    for range in Kernel.runs(of: found, where: { $0.instance == $1.instance }) {
      let opened = found[range].reduce(Int64.max) { min($0, $1.content?.opened ?? Int64.max) }
      instances.append((opened, range))
    }
    instances.sort { $0.opened != $1.opened ? $0.opened < $1.opened : $0.range.lowerBound < $1.range.lowerBound }
    var room = Limits.storedEntries
    var surplus = 0
    for instance in instances {
      let process = Array(found[instance.range])
      for range in Kernel.runs(of: process, where: Kernel.areOfOneBatch) {
        let batch = process[range]
        if batch.contains(where: { $0.content == nil }) { continue }
        // A batch is taken whole or not at all: it is known to the service by one name.
        if surplus > 0 || batch.count > room { surplus += batch.count } else { adoptBatch(batch) }
        room -= batch.count
      }
    }
    if surplus > 0 {
      warn("storedSurplus", "\(surplus) stored entries beyond the limit of \(Limits.storedEntries) are set aside")
    }
  }

  /// Takes over one batch, which may have been about to be replaced by its halves when its process ended: halves count when
  /// both are there.
  private func adoptBatch(_ entries: ArraySlice<Found>) {
    let entries = Array(entries)
    let parts = Kernel.runs(of: entries, where: { $0.part == $1.part })
    let names = parts.map { entries[$0.lowerBound].key.part.string }
    func isHalved(_ name: String) -> Bool {
      [".0", ".1"].allSatisfy { half in names.contains { $0.utf8.starts(with: (name + half).utf8) } }
    }
    for (name, range) in zip(names, parts) {
      let isReplaced = names.count > 1 && isHalved(name)
      let isPremature = names.contains { $0.utf8.count < name.utf8.count && name.utf8.starts(with: $0.utf8) && !isHalved($0) }
      guard let first = entries[range].first, let content = first.content else { continue }
      let batch = Batch(
        instance: first.key.instance, number: first.key.batch, part: name, opened: content.opened, rank: reports.takeRank(),
        header: content.header)
      batch.isClosed = true
      for entry in entries[range] {
        batch.adopt(
          Batch.Entry(number: entry.key.entry, reports: entry.content?.reports ?? [], isStored: true, isKept: true))
      }
      if isReplaced || isPremature {
        for key in batch.keptKeys { forget(key: key) }
      } else {
        reports.insert(batch)
      }
    }
  }

  /// The ranges of neighbours that belong together.
  private static func runs(of found: [Found], where belong: (Key, Key) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in found.indices where index + 1 == found.count || !belong(found[index].key, found[index + 1].key) {
      runs.append(start..<(index + 1))
      start = index + 1
    }
    return runs
  }

  /// `trestle/<instance>/<route>/<batch>[.0|.1]…/<entry>`.
  private static func parse(_ name: Text) -> Key? {
    let parts = name.string.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      Text(String($0) ?? "")
    }
    guard parts.count == 5, let route = Route.allCases.first(where: { Text("\($0.name)") == parts[2] }), !parts[1].isEmpty,
      let entry = Decimal.value(of: parts[4].string.utf8[...], longest: 15)
    else { return nil }
    let digits = parts[3].string.utf8.prefix { $0 != UInt8(ascii: ".") }
    let part = parts[3].string.utf8.dropFirst(digits.count)
    guard let batch = Decimal.value(of: digits, longest: 15), let suffix = String(part), isPart(suffix) else { return nil }
    return Key(instance: parts[1], route: route, batch: batch, part: Text(suffix), entry: entry)
  }

  /// `.0` or `.1` for each halving.
  private static func isPart(_ suffix: String) -> Bool {
    let bytes = Array(suffix.utf8)
    return bytes.count % 2 == 0
      && bytes.indices.allSatisfy { $0 % 2 == 0 ? bytes[$0] == UInt8(ascii: ".") : (48...49).contains(bytes[$0]) }
  }

  private static func precedes(_ left: Key, _ right: Key) -> Bool {
    if left.instance != right.instance { return left.instance < right.instance }
    if left.batch != right.batch { return left.batch < right.batch }
    if left.route != right.route { return left.route.rawValue < right.route.rawValue }
    return left.part != right.part ? left.part < right.part : left.entry < right.entry
  }
}
