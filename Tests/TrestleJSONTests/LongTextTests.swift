import Testing

@testable import TrestleJSON

@Suite("A very long string in a text") struct LongTextTests {
  private static let path: LongText.Path = ("params", "outcome", "body")

  /// A message with that between the quotes of its long string.
  private func message(_ raw: String, rest: String = #""id":7"#) -> [UInt8] {
    Array(#"{"params": {"outcome":{"x":"y", "body" :"\#(raw)"}},\#(rest)}"#.utf8)
  }

  private func long(_ piece: String) -> String {
    String(repeating: piece, count: LongText.leastBytes / piece.utf8.count + 1)
  }

  private func parse(_ text: [UInt8]) throws(JSONFlaw) -> JSON {
    try JSONDocument.parse(text.span, depth: 32, keyBytes: 256, longAt: Self.path).root
  }

  private func ourFlaw(_ text: [UInt8]) -> JSONFlaw? {
    do {
      _ = try parse(text)
      return nil
    } catch { return error }
  }

  @Test(
    "reads as it always does",
    arguments: [
      "x", ",", #"\","#, #"{\"a\":\"b,c\"},"#, #"\\,"#, #"\u00e9,\u0000"#, #"\ud83d\ude00,"#, "é,🧀", #"\\\\\","#, #"\n\t\/,"#,
    ])
  func reads(_ piece: String) throws {
    let text = message(long(piece))
    #expect(LongText.find(Self.path, in: text.span) != nil)
    let (ours, plain) = (try parse(text), try read(text))
    let (body, expected) = (
      try #require(ours["params"]?["outcome"]?["body"]), try #require(plain["params"]?["outcome"]?["body"]?.utf8)
    )
    #expect(body.kind == .string)
    #expect(body.byteCount == expected.count)
    #expect(body.utf8 == expected)
    #expect(ours["params"]?["outcome"]?["x"]?.text == "y")
    #expect(ours["id"]?.integer == 7)
  }

  @Test("is found only where it is looked for, and only when it is long") func found() {
    let short = String(repeating: "x", count: LongText.leastBytes - 3)
    #expect(LongText.find(Self.path, in: message(short).span) == nil)
    #expect(LongText.find(Self.path, in: message(short + "x").span) != nil)
    #expect(LongText.find(("params", "outcome", "other"), in: message(long("x")).span) == nil)
    #expect(LongText.find(("params", "body", "outcome"), in: message(long("x")).span) == nil)
    #expect(LongText.find(Self.path, in: Array(#"{"params":{"outcome":{"body":[\#(long("1,"))1]}}}"#.utf8).span) == nil)
  }

  @Test(
    "that is flawed is told as in any text",
    arguments: [#"\x"#, #"\,"#, #"\ud83d,\ude00"#, #"\ud83d"#, "\u{1}", #"\u12"#, "\n,"])
  func flawed(_ piece: String) throws {
    for raw in [long("a,") + piece, piece + long("b,")] {
      let text = message(raw)
      let told = try #require(flaw(text))
      #expect(ourFlaw(text) == told)
    }
  }

  @Test("doesn't hide what else is wrong with the text") func otherFlaws() throws {
    for rest in [#""a":1,"a":2"#, #""params":1"#, "1", #""a":NaN"#, #""a":1} {"#, #""a":"# + String(repeating: "[", count: 40)]
    {
      let text = message(long("x,"), rest: rest)
      let told = try #require(flaw(text))
      #expect(ourFlaw(text) == told)
    }
    var text = message(long("x,"))
    text.replaceSubrange(1000..<1001, with: [0xFF])
    #expect(flaw(text)?.reason == .invalidUTF8)
    #expect(ourFlaw(text) == flaw(text))
  }

  @Test("can be given back, and reads as empty then") func discarded() throws {
    let root = try parse(message(long("x")))
    let body = try #require(root["params"]?["outcome"]?["body"])
    body.discardText()
    #expect(body.byteCount == 0)
    #expect(body.utf8 == [])
    #expect(root["params"]?["outcome"]?["x"]?.text == "y")
  }
}
