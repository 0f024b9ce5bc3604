import Testing
import TrestleJSON

@Suite("A text compares as its bytes") struct TextTests {
  @Test("composed and decomposed spellings are two texts") func equality() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(Text("\u{E9}") != Text("e\u{301}"))
    #expect(Text("a\u{0}b") != Text("a"))
    #expect(Text("110003") == "110003")
  }

  @Test("also as keys of a dictionary") func hashing() {
    var counts: [Text: Int] = [:]
    for key in ["\u{E9}", "e\u{301}", "\u{E9}"] { counts[Text(key), default: 0] += 1 }
    #expect(counts == [Text("\u{E9}"): 2, Text("e\u{301}"): 1])
  }

  @Test("the order is that of the bytes, the same in every locale") func order() {
    let sorted = ["é", "z", "a", "Z", "", "aa", "🧀", "e\u{301}"].map { Text($0) }.sorted()
    #expect(sorted.map(\.string) == ["", "Z", "a", "aa", "e\u{301}", "z", "é", "🧀"])
  }

  @Test("lengths count bytes and scalars") func lengths() {
    #expect(Text("Crème 🍦").byteCount == 11)
    #expect(Text("Crème 🍦").scalarCount == 7)
    #expect(Text("e\u{301}").scalarCount == 2)
    #expect(Text("\r\n").scalarCount == 2)
    #expect(Text("").isEmpty)
    #expect(!Text("\u{0}").isEmpty)
  }
}
