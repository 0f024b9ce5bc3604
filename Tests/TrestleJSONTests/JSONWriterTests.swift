import Testing
import TrestleJSON

@Suite("The writer") struct JSONWriterTests {
  @Test("puts commas between members and elements, and nowhere else") func commas() {
    let text = written { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      writer.integer(1)
      writer.bool(true)
      writer.null()
      writer.string("x")
      writer.beginObject()
      writer.endObject()
      writer.beginArray()
      writer.endArray()
      writer.endArray()
      writer.key("b")
      writer.bool(false)
      writer.key(Text("c"))
      writer.raw(Array(#"{"d":1}"#.utf8))
      writer.endObject()
    }
    #expect(text == #"{"a":[1,true,null,"x",{},[]],"b":false,"c":{"d":1}}"#)
  }

  @Test("takes pieces that are JSON already, and none of an empty one") func raw() {
    let text = written { writer in
      writer.beginArray()
      writer.raw([UInt8]()[...])
      writer.raw(Array("1,2".utf8)[...])
      writer.raw([UInt8]()[...])
      writer.integer(3)
      writer.endArray()
    }
    #expect(text == "[1,2,3]")
  }

  @Test("writes integers of every size", arguments: [0, 1, -1, 9, 10, 1_000_000, 9_007_199_254_740_991, .max, .min] as [Int64])
  func integers(_ value: Int64) {
    #expect(written { $0.integer(value) } == "\(value)")
  }

  private func escaped(_ value: String) -> String { written { $0.string(value) } }

  @Test("escapes quotes, backslashes and control characters, and nothing else") func escapes() {
    #expect(escaped("\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F}") == #""\u0000\u0001\b\t\n\u000b\f\r\u001f""#)
    #expect(escaped(#"a"b\c/d"#) == #""a\"b\\c/d""#)
    #expect(escaped("Crème 🍦 \u{7F}\u{2028}") == "\"Crème 🍦 \u{7F}\u{2028}\"")
    #expect(escaped("") == #""""#)
  }

  @Test("escapes keys that came from outside") func keys() {
    let text = written { writer in
      writer.beginObject()
      writer.key(Text("a\"\n"))
      writer.integer(1)
      writer.key(Text(""))
      writer.integer(2)
      writer.endObject()
    }
    #expect(text == #"{"a\"\n":1,"":2}"#)
  }

  @Test(
    "writes what is read as the same value",
    arguments: ["", "\u{0}", "\"", "\\", "é", "e\u{301}", "🧀", "a\u{0}b\"c\\d\ne", "\u{10FFFF}", "\u{FFFF}"])
  func roundTrip(_ value: String) throws {
    #expect(try read(written { $0.string(value) }).text == Text(value))
    #expect(try read(written { $0.string(utf8: Array(value.utf8).span) }).text == Text(value))
  }

  @Test("a comma or bracket at the end of a string ends a value all the same") func deceptiveEnds() {
    for end in ["[", "{", ":", ","] {
      let text = written { writer in
        writer.beginArray()
        writer.string(end)
        writer.integer(1)
        writer.endArray()
      }
      #expect(text == "[\"\(end)\",1]")
    }
  }

  @Test("forgets what it wrote") func reset() {
    let text = written { writer in
      writer.integer(1)
      writer.reset()
      writer.integer(2)
    }
    #expect(text == "2")
  }

  @Test("keeps the memory of a text for the next, but not that of a huge one") func memory() {
    var writer = JSONWriter()
    for (length, isKept) in [(10_000, true), (3 << 20, false)] {
      writer.string(String(repeating: "x", count: length))
      writer.reset()
      #expect((writer.bytes.capacity > length) == isKept)
    }
  }
}
