import TrestleJSON
import TrestleProtocol

/// One stored entry of a batch: `trestle1 <crc32> <JSON>`. It holds all that sending needs, so a later process can.
enum StoredEntry {
  private static let mark = "trestle1 "

  struct Content {
    let header: Batch.Header
    let opened: Int64
    let reports: [(worth: Worth, event: [UInt8])]
  }

  enum Reading {
    case content(Content)
    /// Of a version to come: not ours to touch.
    case newer
    case unreadable
  }

  static func encode(_ entry: Batch.Entry, of batch: Batch) -> Text {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("url")
    writer.string(batch.header.url)
    writer.key("appId")
    writer.string(batch.header.appId)
    writer.key("flags")
    writer.integer(flags(of: batch.header))
    writer.key("opened")
    writer.integer(batch.opened)
    writer.key("envelope")
    let envelope = batch.header.envelope
    writer.string(utf8: envelope.span)
    writer.key("reports")
    writer.beginArray()
    for report in entry.reports {
      writer.integer(Int64(report.worth.rawValue))
      writer.string(utf8: report.event.span)
    }
    writer.endArray()
    writer.endObject()
    return Text("\(mark)\(hex(CRC32.checksum(of: writer.bytes))) " + String(decoding: writer.bytes, as: UTF8.self))
  }

  /// What one entry says.
  static func read(_ value: JSON, route: Route) -> Reading {
    let bytes = value.utf8 ?? []
    if isNewer(bytes) { return .newer }
    let start = mark.utf8.count + 9
    guard bytes.count > start else { return .unreadable }
    let data = Array(bytes[start...])
    guard bytes.prefix(start).elementsEqual((mark + hex(CRC32.checksum(of: data)) + " ").utf8),
      let json = try? JSONDocument.parse(data.span, depth: Limits.depth, keyBytes: Limits.keyBytes).root,
      let content = content(of: json, route)
    else { return .unreadable }
    return .content(content)
  }

  /// Every version begins with `trestle`, its number and a space.
  static func isNewer(_ bytes: [UInt8]) -> Bool {
    let name = mark.utf8.dropLast(2)
    guard bytes.starts(with: name) else { return false }
    let digits = bytes.dropFirst(name.count).prefix { $0 != UInt8(ascii: " ") }
    guard bytes.count > name.count + digits.count else { return false }
    return Decimal.value(of: digits, longest: 9).map { $0 > 1 } ?? false
  }

  private static func content(of json: JSON, _ route: Route) -> Content? {
    guard let url = json["url"]?.text, let appId = json["appId"]?.text, let flags = json["flags"]?.integer,
      let opened = json["opened"]?.integer, let envelope = json["envelope"]?.utf8, let list = json["reports"],
      // No batch holds more, so no entry of ours does. One of millions would be dropped report by report, each time moving all
      // others.
      list.count > 0, list.count <= 2 * Limits.batchReports
    else { return nil }
    var reports: [(worth: Worth, event: [UInt8])] = []
    for index in stride(from: 0, to: list.count, by: 2) {
      guard let number = list[index]?.integer, let worth = UInt8(exactly: number).flatMap({ Worth(rawValue: $0) }),
        let event = list[index + 1]?.utf8
      else { return nil }
      reports.append((worth, event))
    }
    let header = Batch.Header(
      route: route, url: url, appId: appId, envelope: envelope, sendsKey: flags & 1 != 0, idempotent: flags & 2 != 0,
      carriesAdvertisingId: flags & 4 != 0)
    return Content(header: header, opened: opened, reports: reports)
  }

  private static func flags(of header: Batch.Header) -> Int64 {
    (header.sendsKey ? 1 : 0) | (header.idempotent ? 2 : 0) | (header.carriesAdvertisingId ? 4 : 0)
  }

  private static func hex(_ value: UInt32) -> String {
    Hex.text([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) })
  }
}

/// CRC-32 (ISO 3309, as in zlib and PNG): finds torn writes, not forgeries.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    let table = table
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return sum ^ 0xFFFF_FFFF
  }
}
