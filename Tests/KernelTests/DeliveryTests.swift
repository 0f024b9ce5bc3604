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
    arguments: ["", "soon", "-1", "1.5", "99999999999999999999", "Sun, 06 Foo 1994 08:49:37 GMT"])
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

  @Test("a stored entry comes back as it was; a torn one does not come back")
  func storedEntry() throws {
    let header = Batch.Header(
      route: .adEvents, url: "https://ads.test/x", appId: "APP", envelope: Array(#""session_id":"S""#.utf8), sendsKey: true,
      idempotent: false, carriesAdvertisingId: true)
    let batch = Batch(instance: "I", number: 7, header: header)
    batch.append(Report(route: .adEvents, worth: .interaction, event: Array(#"{"event_type":"impression"}"#.utf8)))
    let value = StoredEntry.encode(batch.entries[0], of: batch)
    let restored = try #require(StoredEntry.decode(try json(value), route: .adEvents))
    #expect(restored.header.url == header.url)
    #expect(restored.header.envelope == header.envelope)
    #expect(restored.header.sendsKey && !restored.header.idempotent && restored.header.carriesAdvertisingId)
    #expect(restored.reports.map { $0.event } == batch.entries[0].reports.map { $0.event })
    #expect(restored.reports.map { $0.worth } == [.interaction])
    for length in 0..<value.byteCount {
      let torn = Text(String(decoding: Array(value.string.utf8.prefix(length)), as: UTF8.self))
      #expect(StoredEntry.decode(try json(torn), route: .adEvents) == nil, "\(length) bytes are enough")
    }
  }

  @Test("CRC-32 gives the published check value")
  func checksum() { #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926) }

  private func json(_ text: Text) throws -> JSON {
    var writer = JSONWriter()
    writer.string(text)
    return try JSONDocument.parse(writer.bytes.span, depth: 32, keyBytes: 256).root
  }
}
