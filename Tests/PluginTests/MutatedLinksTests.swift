import Foundation
import Testing

/// Links are the least trusted input: ten thousand damaged ones, each read a second time by an independent decoder.
@Suite("Mutated links") struct MutatedLinksTests {
  private static let links = 10_000

  /// A link with a payload of its own, in one of the ways in which links are written.
  private static func link(_ id: String, _ random: inout SeededGenerator) -> String {
    let titles = ["Milk", "Crème brûlée 🍮", "Ale >?? ~", "牛乳", "50 % off", "a&data=b#c?d", "\"q\\\n\u{1}"]
    let items = (0...Int.random(in: 0...2, using: &random)).map { number -> [String: Any] in
      ["product_title": titles.randomElement(using: &random) ?? "", "tracking_id": "t-\(number)", "product_sku": "\(number)"]
    }
    let payload: [String: Any] = [
      "payload_id": id, "payload_message": titles.randomElement(using: &random) ?? "", "expire_seconds": 3600,
      "payload_image": "https://t.example/?u=https%3A%2F%2Fshop.example%2Fa%26b", "detailed_list_items": items,
    ]
    let data = (try? JSONSerialization.data(withJSONObject: payload, options: [.sortedKeys])) ?? Data()
    var encoded = data.base64EncodedString()
    switch Int.random(in: 0...3, using: &random) {
    case 0: encoded = encoded.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
    case 1: encoded = encoded.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    case 2: encoded = encoded.replacingOccurrences(of: "+", with: " ")
    default: break
    }
    if Bool.random(using: &random) { encoded = encoded.replacingOccurrences(of: "=", with: "") }
    let before = ["app://x?", "https://Shop.Example/a/b?utm=%GG&", "app:?next=https%3A%2F%2Fa%3Fdata%3DZZZ&"]
    let after = ["", "&utm_source=mail", "#data=x", "&data=second"]
    return (before.randomElement(using: &random) ?? "") + "data=" + encoded + (after.randomElement(using: &random) ?? "")
  }

  private static let inserted: [Unicode.Scalar] = [
    "A", "z", "7", "+", "/", "-", "_", "=", "%", "&", "?", "#", " ", "\n", "\r", "\0", "\"", "{", "é", "🍦", "\u{FEFF}",
  ]

  /// Damages a link once: a scalar more, less or another, a part cut off, doubled or moved, or something encoded again.
  private static func mutate(_ link: inout [Unicode.Scalar], _ random: inout SeededGenerator) {
    if link.isEmpty { return }
    let place = Int.random(in: 0..<link.count, using: &random)
    let end = min(link.count, place + Int.random(in: 1...9, using: &random))
    let scalar = inserted.randomElement(using: &random) ?? "A"
    switch Int.random(in: 0...8, using: &random) {
    case 0: link.insert(scalar, at: place)
    case 1: link.remove(at: place)
    case 2: link[place] = scalar
    case 3: link.removeSubrange(place...)
    case 4: link.insert(contentsOf: link[place..<end], at: place)
    case 5: link.removeSubrange(place..<end)
    case 6: link.swapAt(place, Int.random(in: 0..<link.count, using: &random))
    case 7: link.replaceSubrange(place...place, with: "%\(String(link[place].value & 0xFF, radix: 16))".unicodeScalars)
    default:
      guard let letter = String(link[place]).uppercased().unicodeScalars.first else { return }
      link[place] = letter
    }
  }

  @Test("none crashes, and what is delivered is exactly what the link holds", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func mutated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shop = Shop(["profile": "react-native", "policy": ["payloadEntries": "payload"]])
    var delivered = 0
    var refused = 0
    for _ in 0..<(Self.links / 5) {
      let id = String(random.next(), radix: 36)
      var scalars = Array(Self.link(id, &random).unicodeScalars)
      for _ in 0..<Int.random(in: 0...3, using: &random) { Self.mutate(&scalars, &random) }
      let link = String(String.UnicodeScalarView(scalars))
      let expected = LinkOracle(link: link)
      #expect(shop.send("link/open", ["url": link])["handled"] as? Bool == (expected != nil), "\(link.debugDescription)")
      let events = shop.last["events"] as? [[String: Any]] ?? []
      let told = events.flatMap { ($0["params"] as? [String: Any])?["payloads"] as? [[String: Any]] ?? [] }
      let wanted = expected.map { $0.items.isEmpty ? [] : [$0] } ?? []
      #expect(told.map { LinkOracle(payload: $0) } == wanted, "\(link.debugDescription)")
      delivered += told.count
      if expected == nil { refused += 1 }
    }
    // Both ways were taken often, and the core still works.
    #expect(delivered > 500)
    #expect(refused > 500)
    let last =
      "app://x?data="
      + Data(#"{"payload_id":"last","detailed_list_items":[{"product_title":"Tea"}]}"#.utf8).base64EncodedString()
    #expect(shop.send("link/open", ["url": last])["handled"] as? Bool == true)
    #expect((shop.last["events"] as? [Any])?.count == 1)
  }
}
