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
    var isStored: Bool
  }

  let instance: Text
  let number: Int64
  /// `.0` or `.1` for each time a refused batch was halved, else empty.
  let part: String
  let header: Header
  var entries: [Entry] = []
  private(set) var count = 0
  private(set) var byteCount = 0
  var isClosed = false
  var closing: Deadlines.Slot?
  /// The effect that carries it now.
  var flight: Int64?
  var timeout: Deadlines.Slot?
  var attempts: Int64 = 0
  /// Which session and identity it was opened under; reports of another one open another batch.
  var identityVersion: Int64 = 0

  init(instance: Text, number: Int64, part: String = "", header: Header) {
    self.instance = instance
    self.number = number
    self.part = part
    self.header = header
  }

  /// The same for every attempt and after every restart, so that the service can tell a repetition.
  var idempotencyKey: Text { Text("\(instance.string)-\(number)\(part)") }

  func key(of entry: Int64) -> Text {
    Text("\(Storage.prefix)\(instance.string)/\(header.route.name)/\(number)\(part)/\(entry)")
  }

  func append(_ report: Report) {
    if entries.last?.isStored != false {
      entries.append(Entry(number: (entries.last?.number ?? 0) + 1, reports: [], isStored: false))
    }
    entries[entries.count - 1].reports.append((report.worth, report.event))
    count += 1
    byteCount += report.event.count
  }

  /// Takes over what an earlier process stored.
  func adopt(_ entry: Entry) {
    entries.append(entry)
    count += entry.reports.count
    for report in entry.reports { byteCount += report.event.count }
  }

  /// The number of reports of each worth, by raw value.
  func contains(_ worth: Worth) -> Bool {
    entries.contains { $0.reports.contains { $0.worth == worth } }
  }

  /// Removes the oldest report of that worth and answers the place of its entry.
  func dropOldest(_ worth: Worth) -> Int? {
    for index in entries.indices {
      guard let found = entries[index].reports.firstIndex(where: { $0.worth == worth }) else { continue }
      byteCount -= entries[index].reports.remove(at: found).event.count
      count -= 1
      return index
    }
    return nil
  }

  /// The two halves of a batch that the service refused, each with entries of its own.
  func halved() -> [Batch] {
    let reports = entries.flatMap { $0.reports }
    let middle = reports.count / 2
    return [(".0", reports[..<middle]), (".1", reports[middle...])].map { suffix, reports in
      let half = Batch(instance: instance, number: number, part: part + suffix, header: header)
      half.adopt(Entry(number: 1, reports: Array(reports), isStored: false))
      half.isClosed = true
      return half
    }
  }

  /// The request body (W 1.5, 1.7, 1.8).
  var body: Text {
    var writer = JSONWriter()
    writer.reserve(header.envelope.count + byteCount + count + 32)
    writer.beginObject()
    writer.raw(header.envelope[...])
    writer.key(header.route == .collectorErrors ? "errors" : "events")
    writer.beginArray()
    for entry in entries { for report in entry.reports { writer.raw(report.event) } }
    writer.endArray()
    writer.endObject()
    return Text(String(decoding: writer.bytes, as: UTF8.self))
  }
}
