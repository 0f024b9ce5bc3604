import Testing

@testable import Keywords

/// The standard library has normalization without offering it: these tell when a toolchain changes what it does.
@Suite("Normalization") struct NormalizationTests {
  private func values(_ scalars: [Unicode.Scalar]) -> [UInt32] { scalars.map { $0.value } }

  @Test("decomposition takes letters and marks apart") func decomposes() {
    #expect(values(Normalization.decompose("\u{E9}")) == [0x65, 0x301])
    #expect(values(Normalization.decompose("\u{1E69}")) == [0x73, 0x323, 0x307])
    #expect(values(Normalization.decompose("\u{AC01}")) == [0x1100, 0x1161, 0x11A8])
  }

  @Test("marks of different classes come in one order") func ordersMarks() {
    #expect(values(Normalization.decompose("a\u{301}\u{323}")) == [0x61, 0x323, 0x301])
    #expect(values(Normalization.decompose("a\u{301}\u{308}")) == [0x61, 0x301, 0x308])
  }

  @Test("composition puts together what has a letter of its own") func composes() {
    #expect(values(Normalization.compose(["e", "\u{301}"])) == [0xE9])
    #expect(values(Normalization.compose(["q", "\u{303}"])) == [0x71, 0x303])
    #expect(values(Normalization.compose(["\u{30CF}", "\u{309A}"])) == [0x30D1])
    #expect(values(Normalization.compose(["\u{212B}"])) == [0xC5])
    #expect(values(Normalization.compose([])) == [])
  }
}
