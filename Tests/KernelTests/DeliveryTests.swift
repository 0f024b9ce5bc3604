import Testing
import TrestleJSON
import TrestleProtocol

@testable import TrestleKernel

@Suite("Delivery")
struct DeliveryTests {
  private func header(_ name: String, _ value: String) -> [Header] { [Header(name: Text(name), value: Text(value))] }

  @Test("Retry-After is read as seconds, whatever the case of its name")
  func seconds() {
    #expect(RetryAfter.wait(in: header("retry-AFTER", "120"), wall: 0) == 120_000)
    #expect(RetryAfter.wait(in: header("Retry-After", "0"), wall: 0) == 0)
  }

  @Test(
    "Retry-After is read as a date",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
      ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ] as [(String, Int64)])
  func date(text: String, unix: Int64) {
    #expect(RetryAfter.wait(in: header("retry-after", text), wall: unix * 1000 - 5000) == 5000)
    #expect(RetryAfter.wait(in: header("retry-after", text), wall: unix * 1000 + 5000) == 0)
  }

  @Test(
    "an unreadable Retry-After counts as none",
    arguments: [
      "", "soon", "-1", "1.5", "99999999999999999999", "Sun, 06 Foo 1994 08:49:37 GMT", "Thu, 06 Nov 1969 08:49:37 GMT",
    ])
  func unreadable(text: String) {
    #expect(RetryAfter.wait(in: header("retry-after", text), wall: 0) == nil)
  }

  @Test("waits double, are drawn from the whole span and never exceed 300 s")
  func backoff() {
    var entropy = Entropy(seed: [1])
    for attempt in Int64(1)...40 {
      let span = min(2000 << min(attempt - 1, 16), 300_000)
      let drawn = (0..<50).map { _ in Backoff.wait(afterAttempts: attempt, &entropy) }
      #expect(drawn.allSatisfy { $0 >= 1 && $0 <= span })
      #expect((drawn.max() ?? 0) > span / 2)
      #expect((drawn.min() ?? 0) < span / 2)
    }
  }

  private func entry(_ route: Route = .adEvents) -> (batch: Batch, value: Text) {
    let header = Batch.Header(
      route: route, url: "https://ads.test/x", appId: "APP", envelope: Array(#""session_id":"S""#.utf8), sendsKey: true,
      idempotent: false, carriesAdvertisingId: true)
    let batch = Batch(instance: "I", number: 7, opened: 1234, rank: 1, header: header)
    batch.append(Report(route: route, worth: .interaction, event: Array(#"{"event_type":"impression","n":"é🥨"}"#.utf8)))
    return (batch, StoredEntry.encode(batch.entries[0], of: batch))
  }

  private func read(_ bytes: [UInt8]) throws -> StoredEntry.Reading {
    StoredEntry.read(try json(Text(String(decoding: bytes, as: UTF8.self))), route: .adEvents)
  }

  @Test("a stored entry comes back as it was")
  func storedEntry() throws {
    let (batch, value) = entry()
    guard case .content(let content) = try read(Array(value.string.utf8)) else {
      Issue.record("it is not readable")
      return
    }
    #expect(content.header.url == batch.header.url)
    #expect(content.header.envelope == batch.header.envelope)
    #expect(content.header.sendsKey && !content.header.idempotent && content.header.carriesAdvertisingId)
    #expect(content.opened == 1234)
    #expect(content.reports.map { $0.event } == batch.entries[0].reports.map { $0.event })
    #expect(content.reports.map { $0.worth } == [.interaction])
  }

  @Test("an entry holds no more than a batch can", arguments: [50, 51])
  func fullEntry(reports: Int) throws {
    let (batch, _) = entry()
    for number in 1..<reports {
      batch.append(Report(route: .adEvents, worth: .search, event: Array("{\"n\":\(number)}".utf8)))
    }
    let reading = try read(Array(StoredEntry.encode(batch.entries[0], of: batch).string.utf8))
    if case .content(let content) = reading {
      #expect(content.reports.count == reports && reports <= Limits.batchReports)
    } else {
      #expect(reports > Limits.batchReports)
    }
  }

  @Test("an entry cut anywhere, lengthened, or with any byte changed is unreadable")
  func damagedEntry() throws {
    let whole = Array(entry().value.string.utf8)
    func isContent(_ bytes: [UInt8]) throws -> Bool { if case .content = try read(bytes) { true } else { false } }
    #expect(try isContent(whole))
    for length in whole.indices { #expect(try !isContent(Array(whole[..<length])), "\(length) bytes are enough") }
    #expect(try !isContent(whole + [UInt8(ascii: "}")]))
    #expect(try !isContent(whole + whole))
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 1
      // A changed digit of the version may also be one to come.
      #expect(try !isContent(changed), "byte \(index) does not matter")
    }
  }

  @Test(
    "an entry that is whole but says what none of ours does is unreadable",
    arguments: [
      #"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":"","reports":[256,"{}"]}"#,
      #"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":"","reports":[-1,"{}"]}"#,
      #"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":"","reports":[4,"{}"]}"#,
      #"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":"","reports":[0,"{}",0]}"#,
      #"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":"","reports":[0,{}]}"#,
      #"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":"","reports":[]}"#,
      #"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":""}"#,
      #"{"url":"U","appId":"A","flags":0,"opened":1.5,"envelope":"","reports":[0,"{}"]}"#,
      #"{"url":"U","appId":"A","flags":"0","opened":1,"envelope":"","reports":[0,"{}"]}"#, "[]", "",
    ])
  func strangeEntry(json: String) throws {
    #expect(try isContent(#"{"url":"U","appId":"A","flags":0,"opened":1,"envelope":"","reports":[0,"{}"]}"#))
    #expect(try !isContent(json))
  }

  private func isContent(_ json: String) throws -> Bool {
    let sum = String(CRC32.checksum(of: Array(json.utf8)), radix: 16)
    let checked = String(repeating: "0", count: 8 - sum.utf8.count) + sum
    return if case .content = try read(Array("trestle1 \(checked) \(json)".utf8)) { true } else { false }
  }

  @Test(
    "an entry of a version to come is told apart",
    arguments: [
      ("trestle2 x", true), ("trestle10 ", true), ("trestle1 x", false), ("trestle0 x", false), ("trestle2", false),
      ("trestle x", false), ("trestlex ", false), ("trestle99999999999 ", false), ("", false), ("Trestle2 ", false),
    ])
  func newerEntry(text: String, isNewer: Bool) { #expect(StoredEntry.isNewer(Array(text.utf8)) == isNewer) }

  @Test("CRC-32 gives the published check value")
  func checksum() { #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926) }

  private func json(_ text: Text) throws -> JSON {
    var writer = JSONWriter()
    writer.string(text)
    return try JSONDocument.parse(writer.bytes.span, depth: 32, keyBytes: 256).root
  }
}
