import Foundation
import Testing

@Suite("An ad as it is served") struct ServedAdTests {
  /// Events after an ad one of whose texts is so long.
  private func events(_ member: String, bytes: Int) -> [String] {
    let shop = Shop()
    shop.send("zone/mount", ["zone": "1", "visible": true])
    var ad = [
      "id": "A", "impression_id": "I", "creative_url": "https://c.test/", "action_type": "e", "action_path": "https://s.test/",
    ]
    ad[member] = String(repeating: "x", count: bytes)
    let members = ad.map { "\"\($0.key)\":\"\($0.value)\"" }.joined(separator: ",")
    shop.answer("ad", #"{"success":true,"data":{"ad":{\#(members)}}}"#)
    return shop.events
  }

  @Test(
    "is none when a text of its own is over-long",
    arguments: ["id", "impression_id", "creative_url", "action_type", "action_path"])
  func overLong(member: String) {
    #expect(events(member, bytes: 65_536).contains("zone/shown"))
    let refused = events(member, bytes: 65_537)
    #expect(!refused.contains("zone/shown") && refused.contains("zone/loadFailed"))
  }

  /// The state of the one mount after an ad with these members beside its texts.
  private func served(_ policy: [String: Any], _ ad: String, _ data: String = "") -> (
    mount: [String: Any], shown: [String: Any]
  ) {
    let shop = Shop(["policy": policy])
    shop.send("zone/mount", ["zone": "1", "visible": true])
    shop.answer("ad", #"{"success":true,"data":{"ad":{"id":"A","creative_url":"https://c.test/"\#(ad)}\#(data)}}"#)
    let events = shop.last["events"] as? [[String: Any]] ?? []
    let shown = (events.first { $0["method"] as? String == "zone/shown" }?["params"] as? [String: Any])?["ad"]
    let zones = shop.send("core/state")["zones"] as? [String: Any]
    return ((zones?["mounts"] as? [[String: Any]])?.first ?? [:], shown as? [String: Any] ?? [:])
  }

  /// W 4.2 knows no maximum; a century is as good as never, and sums of milliseconds stay exact.
  @Test(
    "is refreshed after a century at the latest, whatever it says and however that is rounded",
    arguments: ["exact", "round", "truncate"], ["1e300", "9e18", "9223372036854775807", "\"1e19\"", "3155760001"])
  func farRefresh(rounding: String, seconds: String) {
    let mount = served(["refreshRounding": rounding], #","refresh_time":\#(seconds)"#).mount
    #expect((mount["refreshMs"] as? NSNumber)?.int64Value == 3_155_760_000_000)
  }

  @Test(
    "was made for a size of less than a million pixels, or for none",
    arguments: [
      ("999999", 999_999), ("999999.5", 1_000_000), ("1000000", 0), ("1e300", 0), ("-1", 0), ("0.4", 0), ("\"5\"", 0),
    ])
  func size(written: String, width: Int64) {
    let shown = served([:], "", #","port_width":\#(written),"port_height":50"#).shown
    #expect((shown["width"] as? NSNumber)?.int64Value == width)
    #expect((shown["height"] as? NSNumber)?.int64Value == 50)
  }
}
