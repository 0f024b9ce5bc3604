import TrestleJSON
import TrestleProtocol

/// The `Retry-After` header (RFC 9110, 10.2.3): seconds, or a date.
enum RetryAfter {
  /// Milliseconds to wait, `nil` when the header is missing or unreadable.
  static func wait(in headers: [Header], wall: Int64) -> Int64? {
    guard let value = headers.first(where: { isRetryAfter($0.name) })?.value else { return nil }
    let bytes = Array(value.string.utf8)
    if let seconds = Decimal.value(of: bytes[...], longest: 9) { return seconds * 1000 }
    guard let moment = date(bytes) else { return nil }
    return max(0, moment * 1000 - wall)
  }

  private static func isRetryAfter(_ name: Text) -> Bool {
    name.byteCount == 11 && Ascii.lowercased(name) == "retry-after"
  }

  /// Unix seconds of `Sun, 06 Nov 1994 08:49:37 GMT`, the only form servers may still write.
  private static func date(_ bytes: [UInt8]) -> Int64? {
    guard bytes.count == 29 else { return nil }
    func number(_ range: Range<Int>) -> Int64? { Decimal.value(of: bytes[range], longest: 4) }
    guard let day = number(5..<7), let year = number(12..<16), year >= 1970, let month = month(bytes[8..<11]),
      let hour = number(17..<19), let minute = number(20..<22), let second = number(23..<25)
    else { return nil }
    // Days since 1970 by counting years from March, so that the leap day comes last.
    let shifted = month > 2 ? year : year - 1
    let monthsFromMarch = (month + 9) % 12
    let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * monthsFromMarch + 2) / 5 + day - 1 - 719_468
    return days * 86_400 + hour * 3600 + minute * 60 + second
  }

  private static func month(_ name: ArraySlice<UInt8>) -> Int64? {
    let names: [StaticString] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let text = Text(String(decoding: name, as: UTF8.self))
    return names.firstIndex { Text("\($0)") == text }.map { Int64($0 + 1) }
  }
}
