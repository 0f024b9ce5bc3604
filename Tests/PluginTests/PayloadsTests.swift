import Foundation
import Testing

/// What traces cannot tell of payloads: restarts, and answers that are too long for a turn.
@Suite("Payloads") struct PayloadsTests {
  private static let on = ["keywords": false, "payloads": true]

  private func answer(_ payloads: [[String: Any]]) -> String {
    String(decoding: (try? JSONSerialization.data(withJSONObject: ["payloads": payloads])) ?? Data(), as: UTF8.self)
  }

  private func told(_ shop: Shop) -> [String] {
    let events = shop.last["events"] as? [[String: Any]] ?? []
    return events.flatMap { event -> [String] in
      let params = event["params"] as? [String: Any] ?? [:]
      if event["method"] as? String == "sdk/warning" { return [params["code"] as? String ?? ""] }
      return (params["payloads"] as? [[String: Any]] ?? []).map { $0["payload_id"] as? String ?? "" }
    }
  }

  @Test("a status outlives a process that is killed: the next one sends it, in the words of the first") func restart() throws {
    let killed = Shop(["performs": ["http", "store"], "profile": "ios"])
    killed.send("payload/resolve", ["payloads": [["payload_id": "A", "status": "rejected"]]])
    let entry = try #require(killed.stored.last)
    #expect(entry.key.contains("/payload-tracking/"))
    let next = Shop([
      "performs": ["http", "store"], "profile": "ios", "advertiserId": "user-2", "stored": [entry.key: entry.value],
      "entropy": String(repeating: "ff", count: 32),
    ])
    next.pass(1)
    let reports = next.reports("/v/1/tracking")
    #expect(reports.map { $0["payload_id"] as? String } == ["A"])
    #expect(reports.map { $0["status"] as? String } == ["rejected"])
    #expect(reports.map { $0["event_timestamp"] as? String } == ["1767225600"])
    #expect(reports.map { $0["udid"] as? String } == ["user-1"])
    #expect(next.removed.contains(entry.key))
  }

  @Test("a status with an advertising id is dropped when the user opts out") func optOut() {
    let shop = Shop()
    shop.send("payload/resolve", ["payloads": [["payload_id": "A", "status": "delivered"]]])
    shop.send("privacy/tracking", ["enabled": false])
    shop.send("payload/resolve", ["payloads": [["payload_id": "B", "status": "delivered"]]])
    shop.pass(3000)
    #expect(shop.reports("/v/1/tracking").map { $0["payload_id"] as? String } == ["B"])
  }

  @Test("what does not fit into a turn stays with the service, what does is delivered") func tooLong() throws {
    let shop = Shop(["features": Self.on])
    let long = String(repeating: "x", count: 65_000)
    func payload(_ id: String, items: Int) -> [String: Any] {
      ["payload_id": id, "detailed_list_items": (0..<items).map { _ in ["product_title": long] }]
    }
    shop.answer("payloads", answer([payload("small", items: 1), payload("large", items: 40), payload("last", items: 20)]))
    #expect(told(shop) == ["payloadsTooLong", "small", "last"])
    let bytes = try JSONSerialization.data(withJSONObject: shop.last)
    #expect(bytes.count < 4_194_304)
    shop.send("payload/pickup")
    shop.answer("payloads", answer([payload("large", items: 30)]))
    #expect(told(shop) == ["large"])
  }

  @Test("a payload of many items does not repeat its message beyond a turn") func amplified() {
    let shop = Shop(["profile": "react-native"])
    let payload: [String: Any] = [
      "payload_id": "A", "payload_message": String(repeating: "m", count: 60_000),
      "detailed_list_items": (0..<100).map { ["product_title": "\($0)"] },
    ]
    let data = (try? JSONSerialization.data(withJSONObject: payload)) ?? Data()
    #expect(shop.send("link/open", ["url": "app://x?data=" + data.base64EncodedString()])["handled"] as? Bool == true)
    #expect(told(shop) == ["payloadsTooLong"])
  }

  @Test(
    "a good payload among junk arrives, one behind a limit's worth of junk does not", arguments: [(99, true), (100, false)])
  func junk(elements: Int, arrives: Bool) {
    let shop = Shop(["features": Self.on])
    let junk = Array(repeating: "{}", count: elements).joined(separator: ",")
    shop.answer("payloads", #"{"payloads":[\#(junk),{"payload_id":"A","detailed_list_items":[{"product_title":"Milk"}]}]}"#)
    #expect(told(shop) == ["payloadsUnreadable"] + (arrives ? ["A"] : []))
  }

  @Test("a thousand payloads are remembered, the oldest is forgotten then") func remembered() {
    let shop = Shop(["profile": "react-native"])
    func open(_ number: Int) -> Int {
      let text = #"{"payload_id":"P\#(number)","detailed_list_items":[{"product_title":"Milk"}]}"#
      shop.send("link/open", ["url": "app://x?data=" + Data(text.utf8).base64EncodedString()])
      return (shop.last["events"] as? [Any])?.count ?? 0
    }
    #expect((0..<1000).reduce(0) { $0 + open($1) } == 1000)
    #expect(open(0) == 0)
    #expect(open(1000) == 1)
    #expect(open(1) == 0)
    #expect(open(0) == 1)
  }

  @Test("core/state counts payloads and names none") func state() throws {
    let shop = Shop(["features": Self.on])
    shop.answer("payloads", answer([["payload_id": "secret", "detailed_list_items": [["product_title": "secret"]]]]))
    let state = shop.send("core/state")
    let counts = (state["payloads"] as? [String: NSNumber])?.mapValues { $0.intValue }
    #expect(counts == ["contents": 1, "delivered": 1, "links": 0, "fetching": 0])
    let text = String(decoding: try JSONSerialization.data(withJSONObject: state), as: UTF8.self)
    #expect(!text.contains("secret"))
  }
}
