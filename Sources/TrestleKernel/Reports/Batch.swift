import TrestleJSON
import TrestleProtocol

/// Reports that go to the service in one request: same route, session, user and endpoints.
final class Batch {
  /// What every report of the batch shares, fixed when the first one is recorded.
  struct Header {
    let route: Route
    let url: Text
    let appId: Text
    /// The members before `events`, without the braces: `"session_id":"…","app_id":"…"`.
    let envelope: [UInt8]
    let sendsKey: Bool
    let idempotent: Bool
    /// Opting out drops what carries an advertising id.
    let carriesAdvertisingId: Bool
  }

  /// The reports of one turn: the unit of storage.
  struct Entry {
    let number: Int64
    var reports: [(worth: Worth, event: [UInt8])]
    /// The store was given it as it is.
    var isStored = false
    /// The store was given it as it is or as it was: it has to be removed some day.
    var isKept = false
    /// Reports dropped since it was stored.
    var dropped = 0
  }

  enum Storing {
    case no
    /// It has reports that the store lacks.
    case wanted
    /// The store did not take some of its reports.
    case failed
    /// It is settled, and nothing of it is to be stored any more.
    case never
  }

  let instance: Text
  let number: Int64
  /// `.0` or `.1` for each time a refused batch was halved, else empty.
  let part: String
  let header: Header
  /// `wall` of its first report.
  let opened: Int64
  /// Its age among all batches of this process: the lower the older.
  let rank: Int64
  private(set) var entries: [Entry] = []
  private(set) var count = 0
  private(set) var byteCount = 0
  private var lastEntry: Int64 = 0
  /// How many of its reports have that worth, by raw value.
  private var worths = [Int](repeating: 0, count: Worth.allCases.count)
  var isClosed = false
  var closing: Deadlines.Slot?
  /// The effect that carries it now.
  var flight: Int64?
  var timeout: Deadlines.Slot?
  var attempts: Int64 = 0
  /// The turn that recorded its newest report.
  var recordedIn: Int64 = 0
  /// Which list of the queue's it is in, if any.
  var storing = Storing.no
  /// The refused batch that it is a half of, as long as the store still holds that.
  var origin: Origin?
  /// Which session and identity it was opened under; reports of another one open another batch.
  var identityVersion: Int64 = 0

  init(instance: Text, number: Int64, part: String = "", opened: Int64, rank: Int64, header: Header) {
    self.instance = instance
    self.number = number
    self.part = part
    self.opened = opened
    self.rank = rank
    self.header = header
  }

  /// The same for every attempt and after every restart, so that the service can tell a repetition.
  var idempotencyKey: Text { Text("\(instance.string)-\(number)\(part)") }

  func key(of entry: Int64) -> Text {
    Text("\(Storage.prefix)\(instance.string)/\(header.route.name)/\(number)\(part)/\(entry)")
  }

  func append(_ report: Report) {
    if entries.last?.isStored != false { adopt(Entry(number: lastEntry + 1, reports: [])) }
    entries[entries.count - 1].reports.append((report.worth, report.event))
    count(report.worth, report.event, 1)
  }

  /// Takes over reports that were gathered elsewhere: by an earlier process, or by the batch that this one is a half of.
  func adopt(_ entry: Entry) {
    entries.append(entry)
    lastEntry = max(lastEntry, entry.number)
    for report in entry.reports { count(report.worth, report.event, 1) }
  }

  func holds(_ worth: Worth) -> Bool { worths[Int(worth.rawValue)] > 0 }

  private func count(_ worth: Worth, _ event: [UInt8], _ change: Int) {
    count += change
    byteCount += change * event.count
    worths[Int(worth.rawValue)] += change
  }

  /// Removes the oldest report of that worth. Answers the key of its entry, when that is empty now and has to be removed from
  /// the store.
  func dropOldest(_ worth: Worth) -> Text? {
    for index in entries.indices {
      guard let found = entries[index].reports.firstIndex(where: { $0.worth == worth }) else { continue }
      let report = entries[index].reports.remove(at: found)
      count(report.worth, report.event, -1)
      entries[index].dropped += 1
      // The store need not forget each at once, but never holds more than twice what the queue does.
      if entries[index].dropped >= entries[index].reports.count { entries[index].isStored = false }
      if !entries[index].reports.isEmpty { return nil }
      let entry = entries.remove(at: index)
      return entry.isKept ? key(of: entry.number) : nil
    }
    return nil
  }

  /// The entry to be stored next: the one of this turn goes first.
  var unstored: Entry? { entries.last { !$0.isStored } }

  func note(_ number: Int64, isStored: Bool) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    entries[index].isStored = isStored
    if isStored { (entries[index].isKept, entries[index].dropped) = (true, 0) }
  }

  /// The keys under which the store holds something of it.
  var keptKeys: [Text] { entries.filter { $0.isKept }.map { key(of: $0.number) } }

  /// The two halves of a batch that the service refused, each with entries of its own.
  func halved() -> [Batch] {
    let reports = entries.flatMap { $0.reports }
    let middle = reports.count / 2
    // The second half's rank lies between the first's and the next batch's: half as far away as with the halving before.
    let step = Batch.rankStep >> Int64(min(part.utf8.count / 2 + 1, 20))
    return [(".0", rank, reports[..<middle]), (".1", rank + step, reports[middle...])].map { suffix, rank, reports in
      let half = Batch(instance: instance, number: number, part: part + suffix, opened: opened, rank: rank, header: header)
      half.adopt(Entry(number: 1, reports: Array(reports)))
      half.isClosed = true
      return half
    }
  }

  /// The distance of two batches' ranks; leaves room for the halves of a batch.
  static let rankStep: Int64 = 1 << 20

  /// The request body (W 1.5, 1.7, 1.8, 1.10).
  var body: Text {
    var writer = JSONWriter()
    writer.reserve(header.envelope.count + byteCount + count + 32)
    writer.beginObject()
    writer.raw(header.envelope[...])
    writer.key(header.route.listName)
    writer.beginArray()
    for entry in entries { for report in entry.reports { writer.raw(report.event) } }
    writer.endArray()
    writer.endObject()
    return Text(String(decoding: writer.bytes, as: UTF8.self))
  }
}
