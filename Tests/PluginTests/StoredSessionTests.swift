import Testing

/// What may stand in a store under the session's key (W 3, JS3 persistence). Stories of its life are traces.
@Suite("A stored session") struct StoredSessionTests {
  /// For the app "APP", the user "user-1" and development.
  private static let key = "aa-session-v3-dev-e98c4d050922f8357a02ca577cc7cb8e6037f0a18f96df2f267ac40ccd78c6cf"
  private static let id = "JS" + String(repeating: "A1", count: 16)

  private func isResumed(_ id: String, createdAt: String = "1767225540000", lastActiveAt: String = "1767225540000") -> Bool? {
    let value = #"{"sessionId":"\#(id)","createdAt":\#(createdAt),"lastActiveAt":\#(lastActiveAt)}"#
    let shop = Shop(nil)
    let result = shop.initialize(["profile": "javascript", "performs": ["http", "store"], "stored": [Self.key: value]])
    return result["resumed"] as? Bool
  }

  @Test("is resumed when it is one") func resumed() { #expect(isResumed(Self.id) == true) }

  @Test(
    "is replaced when its id is none of ours",
    arguments: [
      "", "JS", id + "A", String(id.dropLast()), "TR" + id.dropFirst(2), id.lowercased(), String(id.dropLast()) + "-",
      String(id.dropLast(2)) + "\u{E4}",
    ])
  func foreign(id: String) { #expect(isResumed(id) == false) }

  @Test(
    "is replaced when its times are none",
    arguments: [
      ("-1", "1767225540000"), ("1767225540000", "-1"), ("1.5", "1767225540000"), ("\"1\"", "1767225540000"), ("1", "null"),
    ])
  func times(createdAt: String, lastActiveAt: String) {
    #expect(isResumed(Self.id, createdAt: createdAt, lastActiveAt: lastActiveAt) == false)
  }
}
