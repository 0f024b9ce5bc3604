import Testing
import TrestleJSON

@Suite("A server's answer is read leniently") struct WireTextTests {
  /// An answer as it reaches the core: a JSON string in a message.
  private func wire(_ body: String) throws -> WireText? {
    WireText(try read(written { $0.string(body) }))
  }

  @Test("a text that is no complete value is no answer", arguments: ["", " ", "{", "[1", #"{"a":"x}"#, "{} {}", "]", "1 2"])
  func broken(_ body: String) throws {
    #expect(try wire(body)?.value == nil)
  }

  @Test("blanks around a value are nothing") func blanks() throws {
    #expect(try wire(" \r\n\t{ \"a\" : 5 } \n")?["a"]?.value?.integer == 5)
  }

  @Test("of two equal keys the last counts") func duplicates() throws {
    #expect(try wire(#"{"a":1,"b":{"a":2},"a":3}"#)?["a"]?.value?.integer == 3)
    #expect(try wire(#"{"a":1,"\u0061":3}"#)?["a"]?.value?.integer == 3)
  }

  @Test("unknown members are passed over, whatever they hold") func unknown() throws {
    let body = #"{"x":{"a":[1,"]}"]},"y":"}","a":{"b":["c"]},"z":null}"#
    #expect(try wire(body)?["a"]?["b"]?.value?[0]?.text == "c")
    #expect(try wire(body)?["c"] == nil)
    #expect(try wire("[1]")?["a"] == nil)
  }

  @Test("a bad element costs only itself") func elements() throws {
    let body = #"[{"id":"1"},{"id":"\ud800"},nonsense,{"id":"2",},[[]],{"id":"3"}]"#
    var ids: [String] = []
    try wire(body)?.forEachElement { element in
      if let id = element.value?["id"]?.text { ids.append(id.string) }
      return true
    }
    #expect(ids == ["1", "3"])
  }

  @Test("reading stops when it is told to") func stops() throws {
    var count = 0
    try wire("[1,2,3]")?.forEachElement { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }

  @Test("what is no array has no elements, and an empty one none", arguments: ["{}", "5", #""x""#, "null", "[]", "[ ]"])
  func noElements(_ body: String) throws {
    var count = 0
    try wire(body)?.forEachElement { _ in
      count += 1
      return true
    }
    #expect(count == 0)
  }

  @Test("a piece that nests too deep is broken, and costs only itself") func deep() throws {
    let bomb = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(try wire("{\"a\":\(bomb),\"b\":1}")?["a"]?.value == nil)
    #expect(try wire("{\"a\":\(bomb),\"b\":1}")?["b"]?.value?.integer == 1)
    #expect(try wire(bomb)?.value == nil)
  }

  @Test("where an element is missing the array ends", arguments: ["[1,,2]", "[1,]", "[1}", "[1 :2]"])
  func missingElement(_ body: String) throws {
    var seen: [Int64?] = []
    try wire("{\"a\":\(body)}")?["a"]?.forEachElement { element in
      seen.append(element.value?.integer)
      return true
    }
    #expect(seen == [1])
  }

  /// jansson itself gives up at 2,048 levels, and in WebAssembly at 64.
  @Test("32 levels of a piece are read, 33 are not", arguments: [32, 33]) func depth(_ levels: Int) throws {
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(try (wire(text)?.value != nil) == (levels == 32))
    #expect((JSONDocument.parseLeniently(Array(text.utf8).span) != nil) == (levels == 32))
  }

  @Test("a value that is no string is no answer") func notText() throws {
    #expect(WireText(try read("5")) == nil)
    #expect(WireText(try read("{}")) == nil)
  }
}
