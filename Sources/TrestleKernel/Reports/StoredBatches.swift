import TrestleJSON
import TrestleProtocol

/// What earlier processes left behind: every entry is checked by itself, and every batch that comes back is closed.
extension Kernel {
  private struct Key {
    let instance: Text
    let route: Route
    let batch: Int64
    let part: String
    let entry: Int64
  }

  /// Takes over stored reports. A torn, foreign or unreadable entry is set aside with one warning and costs only itself.
  func adoptStored(_ stored: JSON?) {
    var found: [(key: Key, value: JSON)] = []
    var unreadable = 0
    var surplus = 0
    stored?.forEachMember { (name, value) in
      guard name.string.utf8.starts(with: Storage.prefix.utf8), name != Storage.tracking, name != Storage.generatedId else {
        return
      }
      guard let key = Kernel.parse(name) else {
        unreadable += 1
        return
      }
      if found.count >= Limits.storedEntries { surplus += 1 } else { found.append((key, value)) }
    }
    found.sort { Kernel.precedes($0.key, $1.key) }
    for (key, value) in found {
      if let entry = StoredEntry.decode(value, route: key.route) { adopt(key, entry) } else { unreadable += 1 }
    }
    if unreadable > 0 { warn("storedUnreadable", "\(unreadable) stored entries are unreadable and set aside") }
    if surplus > 0 {
      warn("storedSurplus", "\(surplus) stored entries beyond the limit of \(Limits.storedEntries) are set aside")
    }
  }

  private func adopt(_ key: Key, _ stored: (header: Batch.Header, reports: [(worth: Worth, event: [UInt8])])) {
    let lane = Int(key.route.rawValue)
    let entry = Batch.Entry(number: key.entry, reports: stored.reports, isStored: true)
    if key.instance == instance { reports.nextNumber = max(reports.nextNumber, key.batch &+ 1) }
    if let held = reports.lanes[lane].batches.first(where: {
      $0.instance == key.instance && $0.number == key.batch && Text($0.part) == Text(key.part)
    }) {
      // Still held from before this initialization: the memory knows better than the store.
      if !held.entries.contains(where: { $0.number == key.entry }) { held.adopt(entry) }
      return
    }
    let batch = Batch(instance: key.instance, number: key.batch, part: key.part, header: stored.header)
    batch.isClosed = true
    batch.adopt(entry)
    reports.lanes[lane].batches.append(batch)
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
    guard let batch = Decimal.value(of: digits, longest: 15), let suffix = String(part) else { return nil }
    return Key(instance: parts[1], route: route, batch: batch, part: suffix, entry: entry)
  }

  private static func precedes(_ left: Key, _ right: Key) -> Bool {
    if left.instance != right.instance { return left.instance < right.instance }
    if left.batch != right.batch { return left.batch < right.batch }
    let (leftPart, rightPart) = (Text(left.part), Text(right.part))
    return leftPart != rightPart ? leftPart < rightPart : left.entry < right.entry
  }
}
