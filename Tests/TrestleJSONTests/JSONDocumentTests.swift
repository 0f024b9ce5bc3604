import Testing
import TrestleJSON

@Suite("A text that is no JSON") struct JSONDocumentTests {
  @Test(
    "ends too early, and the offset is its length",
    arguments: ["", "{", "[1,", #"{"a""#, #"{"a":"#, #""abc"#, "tru", "[[]", #""\u00"#])
  func endsEarly(_ text: String) {
    #expect(flaw(text)?.offset == text.utf8.count)
  }

  @Test("ends too early and says so", arguments: ["", "{", "[1,", #"{"a""#, "[[]"]) func endOfInput(_ text: String) {
    #expect(flaw(text)?.reason == .endOfInput)
  }

  @Test(
    "is refused for its syntax",
    arguments: [
      "NaN", "Infinity", "-Infinity", "{'a':1}", "{a:1}", "[1,]", #"{"a":1,}"#, "// c\n1", "/* c */ 1", "01", "+1", ".5", "1.",
      "1e",
      "--1", "[1 2]", #"{"a" 1}"#, #""\x""#, "\"a\u{1}b\"", "\"a\nb\"", "True", "nul", "]", "}", ",", ":", "\u{FEFF}{}",
      "\u{FEFF}1",
      "\u{A0}1", "\u{2028}1",
    ])
  func syntax(_ text: String) {
    #expect(flaw(text)?.reason == .syntax || flaw(text)?.reason == .endOfInput)
  }

  @Test("has bytes behind its value", arguments: ["0x10", "{} x", "{}{}", "1 2", "[]]", "{}\u{0}", "null,", #""a""b""#])
  func trailingBytes(_ text: String) {
    #expect(flaw(text)?.reason == .trailingBytes)
  }

  @Test("has a NUL behind a number", arguments: ["197\u{0}", "[1\u{0}]", "[1\u{0},2]", "{\"a\":1\u{0}}"])
  func nulBehindNumber(_ text: String) {
    #expect(flaw(text) == JSONFlaw(.syntax, at: Array(text.utf8).firstIndex(of: 0) ?? -1))
  }

  @Test(
    "is not UTF-8",
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xE0, 0x80, 0xAF, 0x22],
      [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xED, 0xBF, 0xBF, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xF0, 0x9F, 0xA7, 0x22],
      [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    #expect(flaw(bytes) != nil)
  }

  @Test(
    "holds a lone surrogate",
    arguments: [
      #""\ud800""#, #""\udc00""#, #""\ud83dx""#, #""\ud83d\ud83d""#, #""\udc00\ud83d""#, #""\ud83d\n""#, #"{"\ud83d":1}"#,
    ])
  func loneSurrogate(_ text: String) {
    #expect(flaw(text) != nil)
  }

  @Test(
    "has a key twice, also when it is spelt with an escape",
    arguments: [
      #"{"a":1,"a":2}"#, #"{"b":{"a":1,"a":1}}"#, #"{"a":1,"\u0061":2}"#, #"[{"":1,"":2}]"#,
    ])
  func duplicateKey(_ text: String) {
    #expect(flaw(text)?.reason == .duplicateKey)
  }

  @Test("keys that are only canonically equal are two keys") func canonicalKeys() throws {
    #expect(try read("{\"\u{E9}\":1,\"e\u{301}\":2}").count == 2)
  }

  @Test("has a NUL in a key") func nulInKey() {
    #expect(flaw(#"{"a\u0000b":1}"#)?.reason == .nulInKey)
    #expect(flaw(#"{"\u0000":1}"#)?.reason == .nulInKey)
  }

  @Test(
    "has a number that nothing holds",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "100000000000000000000", "1e309", "-1e309", "1e999999", #"{"a":[1e400]}"#,
    ])
  func numberOutOfRange(_ text: String) {
    #expect(flaw(text)?.reason == .numberOutOfRange)
  }

  @Test(
    "numbers at the bound are read",
    arguments: ["9223372036854775807", "-9223372036854775808", "1e308", "-1.7976931348623157e308", "1e-999"])
  func numberInRange(_ text: String) {
    #expect(flaw(text) == nil)
  }
}

/// BR-08.
@Suite("Nesting and keys have bounds") struct JSONBoundsTests {
  private func nested(_ depth: Int, _ open: String, _ close: String, inner: String = "") -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  @Test("32 levels are read, 33 are refused where the 33rd begins") func depth() {
    #expect(flaw(nested(32, "[", "]")) == nil)
    #expect(flaw(nested(33, "[", "]")) == JSONFlaw(.tooDeep, at: 32))
    #expect(flaw(nested(32, #"{"a":"#, "}", inner: "1")) == nil)
    #expect(flaw(nested(33, #"{"a":"#, "}", inner: "1")) == JSONFlaw(.tooDeep, at: 160))
  }

  @Test("a hundred thousand brackets, closed or not, are refused and not followed") func bombs() {
    #expect(flaw(nested(100_000, "[", "]"))?.reason == .tooDeep)
    #expect(flaw(String(repeating: "[", count: 100_000))?.reason == .tooDeep)
    #expect(flaw(String(repeating: #"{"a":"#, count: 100_000))?.reason == .tooDeep)
  }

  @Test("brackets inside strings and behind one another are no nesting") func flat() {
    #expect(flaw("\"" + String(repeating: "[", count: 1000) + "\"") == nil)
    #expect(flaw("[" + String(repeating: "[],", count: 5000) + "[]]") == nil)
    #expect(flaw(#"["\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]"#) == nil)
  }

  @Test("a key has 256 bytes at most, escapes decoded") func keys() {
    let bound = String(repeating: "k", count: 256)
    #expect(flaw("{\"\(bound)\":1}") == nil)
    #expect(flaw("{\"\(bound)k\":1}") == JSONFlaw(.keyTooLong, at: 1))
    #expect(flaw("{\"a\":{\"\(bound)k\" : 1}}") == JSONFlaw(.keyTooLong, at: 6))
    #expect(flaw("{\"" + String(repeating: #"\u0041"#, count: 256) + "\":1}") == nil)
    #expect(flaw("{\"" + String(repeating: #"\u0041"#, count: 257) + "\":1}")?.reason == .keyTooLong)
    #expect(flaw("{\"" + String(repeating: "€", count: 86) + "\":1}")?.reason == .keyTooLong)
  }

  @Test("a string that is a value may be longer than a key") func longValues() {
    let long = String(repeating: "v", count: 100_000)
    #expect(flaw("{\"a\":\"\(long)\",\"b\":[\"\(long)\"]}") == nil)
  }
}
