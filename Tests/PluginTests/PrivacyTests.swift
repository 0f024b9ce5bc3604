import Testing

@Suite("Privacy") struct PrivacyTests {
  private let key = "trestle/privacy/tracking"
  private let store: [String: Any] = ["performs": ["http", "store"]]

  private func udids(_ shop: Shop) -> [String] {
    shop.send("list/report", ["action": "added", "items": ["Milk"]])
    shop.pass(3000)
    return shop.reports("/events").filter { $0["event_name"] as? String == "user_added_to_list" }.map {
      $0["udid"] as? String ?? ""
    }
  }

  private func said(_ shop: Shop) -> [String] { shop.stored.filter { $0.key == key }.map { $0.value } }

  @Test("what the user says is stored each time") func stores() {
    let shop = Shop(store)
    for enabled in [false, true, true] { shop.send("privacy/tracking", ["enabled": enabled]) }
    #expect(said(shop) == ["0", "1", "1"])
  }

  @Test("what was said before initialization is stored with it, once") func storesLater() {
    let shop = Shop(nil)
    shop.send("privacy/tracking", ["enabled": false])
    #expect(shop.stored.isEmpty)
    shop.initialize(store)
    #expect(said(shop) == ["0"])
    #expect(udids(shop) == [""])
    shop.initialize(store)
    #expect(said(shop) == ["0"])
    #expect(udids(shop) == [""], "the second initialization knows it without the store")
  }

  @Test("what an earlier process stored holds until the user says otherwise") func remembers() {
    let shop = Shop(["performs": ["http", "store"], "stored": [key: "0"]])
    #expect(udids(shop) == [""])
    shop.send("privacy/tracking", ["enabled": true])
    #expect(udids(shop) == ["user-1"])
    shop.initialize(["stored": [key: "0"]])
    #expect(udids(shop) == ["user-1"])
  }

  @Test("reports that an earlier process left with the advertising id go when the user has opted out") func dropsStored() {
    let first = Shop(store)
    first.send("list/report", ["action": "added", "items": ["Milk"]])
    let left = Dictionary(uniqueKeysWithValues: first.stored.map { ($0.key, $0.value) })
    #expect(!left.isEmpty)
    let kept = Shop(["performs": ["http", "store"], "stored": left])
    kept.pass(3000)
    #expect(kept.reports("/events").contains { $0["event_name"] as? String == "user_added_to_list" })
    let second = Shop(nil)
    second.send("privacy/tracking", ["enabled": false])
    second.initialize(["performs": ["http", "store"], "stored": left])
    second.pass(3000)
    #expect(!second.reports("/events").contains { $0["event_name"] as? String == "user_added_to_list" })
    #expect(Set(second.removed).isSuperset(of: left.keys))
  }

  @Test("after a shutdown opting out still drops what waits, and is stored with the next initialization") func afterShutdown() {
    let shop = Shop(["performs": ["store"]])
    shop.send("sdk/shutdown")
    shop.send("privacy/tracking", ["enabled": false])
    #expect(!shop.removed.isEmpty)
    shop.initialize(store)
    #expect(said(shop) == ["0"])
  }

  @Test("an id that today's SDKs stored goes on when it is one of a sane length", arguments: [1, 256, 257, 0])
  func generated(bytes: Int) {
    let id = String(repeating: "g", count: bytes)
    let shop = Shop(nil)
    shop.initialize([
      "profile": "android", "device": ["platform": "android", "adTrackingEnabled": false], "stored": ["GENERATED_ID": id],
    ])
    let udid = shop.send("sdk/device")["udid"] as? String
    #expect((udid == id) == (1...256).contains(bytes))
    #expect(udid?.isEmpty == false)
  }
}
