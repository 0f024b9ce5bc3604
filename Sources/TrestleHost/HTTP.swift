import CHostShims
import TrestleJSON
import TrestleProtocol

/// Performs `http/send` with libcurl, which is opened with the first of them. Each send gets exactly one settlement.
struct HTTP {
  private(set) var isOpen = false
  /// Sends to be waited for when the host ends.
  private var lasting: Set<Int64> = []
  /// Sends whose answer is told by its status alone.
  private var reports: Set<Int64> = []

  private static let maxHeaders = 100

  var isBusy: Bool { host_http_running() > 0 }
  var hasLasting: Bool { !lasting.isEmpty }

  /// Starts a send. What comes back instead is the reason why it failed at once.
  mutating func send(_ effect: HttpSendEffect) -> StaticString? {
    var reason: UnsafePointer<CChar>?
    guard host_http_open(&reason) == 0 else {
      Log.write(.error, "httpUnavailable", reason.map { String(cString: $0) } ?? "libcurl cannot be used")
      return "other"
    }
    isOpen = true
    guard let transfer = HTTP.prepare(effect) else {
      Log.write(.warning, "httpRefused", "a request has a method, URL or header that cannot be sent")
      return "other"
    }
    guard host_transfer_start(transfer) == 0 else { return "other" }
    if effect.purpose == .report { reports.insert(effect.id) }
    if effect.keepalive || effect.purpose == .report { lasting.insert(effect.id) }
    return nil
  }

  /// Whether the send was under way; it is over then and must be settled as cancelled.
  mutating func cancel(_ effect: Int64) -> Bool {
    lasting.remove(effect)
    reports.remove(effect)
    return host_http_cancel(effect) != 0
  }

  /// Moves all sends on and gives the settlements of those that are over.
  mutating func perform(_ clock: HostClock) -> [[UInt8]] {
    guard isBusy else { return [] }
    host_http_perform()
    var settlements: [[UInt8]] = []
    var answer = host_answer()
    while host_http_next(&answer) != 0 {
      lasting.remove(answer.effect)
      // The service has spoken, whatever is wrong with the rest: sent again, the reports would arrive twice.
      if reports.remove(answer.effect) != nil, answer.status >= 200 { answer.reason = HOST_ANSWERED }
      settlements.append(HTTP.settlement(answer, clock))
    }
    return settlements
  }

  // MARK: requests

  private static func prepare(_ effect: HttpSendEffect) -> OpaquePointer? {
    let request = effect.request
    let method = request.method.string
    let url = request.url.string
    guard !method.isEmpty, method.utf8.allSatisfy({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }),
      !url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }),
      let transfer = host_transfer_create(effect.id, method, url, Int(clamping: max(1, effect.timeoutMs)))
    else { return nil }
    guard addHeaders(request, to: transfer), addBody(request, to: transfer) else {
      host_transfer_drop(transfer)
      return nil
    }
    return transfer
  }

  /// libcurl sends a line as it gets it: what would end the line early would be a second header.
  private static func addHeaders(_ request: HttpRequest, to transfer: OpaquePointer) -> Bool {
    var names: Set<String> = []
    for header in request.headers {
      let (name, value) = (header.name.string, header.value.string)
      guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }),
        value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
      else { return false }
      let line = value.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) ? "\(name);" : "\(name): \(value)"
      guard host_transfer_header(transfer, line) == 0 else { return false }
      names.insert(name.lowercased())
    }
    // libcurl would fill these in by itself.
    for (name, line) in [
      ("content-type", "Content-Type:"), ("expect", "Expect:"), ("user-agent", "User-Agent: trestle-host/\(HostVersion.text)"),
    ] where !names.contains(name) {
      guard host_transfer_header(transfer, line) == 0 else { return false }
    }
    return true
  }

  private static func addBody(_ request: HttpRequest, to transfer: OpaquePointer) -> Bool {
    guard var body = request.body?.string else { return true }
    return body.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { host_transfer_body(transfer, $0.baseAddress, $0.count) == 0 }
    }
  }

  // MARK: answers

  private static func settlement(_ answer: host_answer, _ clock: HostClock) -> [UInt8] {
    guard answer.reason == HOST_ANSWERED else {
      if answer.reason == HOST_TOO_LARGE { Log.write(.warning, "answerTooLarge", "an answer is over 32 MiB and was cut off") }
      return HostMessage.settle(answer.effect, failed: reason(answer.reason), clock)
    }
    let message = HostMessage.settle(answer.effect, clock) { writer in
      writer.string("response")
      writer.key("status")
      writer.integer(answer.status)
      writer.key("headers")
      write(headers: text(answer.headers, answer.headers_length), to: &writer)
      writer.key("body")
      writer.string(body(answer))
    }
    if message.count <= Limits.largeMessageBytes { return message }
    Log.write(.warning, "answerTooLarge", "an answer is over 32 MiB as a message and is dropped")
    return HostMessage.settle(answer.effect, failed: "other", clock)
  }

  private static func write(headers lines: String, to writer: inout JSONWriter) {
    writer.beginArray()
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")).prefix(maxHeaders) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      writer.beginArray()
      writer.string(String(line[..<colon]) ?? "")
      writer.string(String(trimmed(line[line.index(after: colon)...])) ?? "")
      writer.endArray()
    }
    writer.endArray()
  }

  private static func trimmed(_ value: Substring.UTF8View) -> Substring.UTF8View {
    var value = value
    while let first = value.first, first == 0x20 || first == 0x09 { value.removeFirst() }
    while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
    return value
  }

  /// JSON is UTF-8: whatever isn't becomes U+FFFD. A byte-order mark says nothing then and is left out, as browsers do.
  private static func body(_ answer: host_answer) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = UnsafeRawBufferPointer(start: answer.body, count: answer.body_length).starts(with: mark) ? 3 : 0
    return text(answer.body.map { $0 + start }, answer.body_length - start)
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
  }

  private static func reason(_ reason: host_reason) -> StaticString {
    switch reason {
    case HOST_OFFLINE: "offline"
    case HOST_DNS: "dns"
    case HOST_REFUSED: "refused"
    case HOST_TLS: "tls"
    case HOST_TIMEOUT: "timeout"
    default: "other"
    }
  }
}
