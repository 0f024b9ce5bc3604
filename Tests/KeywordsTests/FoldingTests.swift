import Testing
import TrestleJSON
import TrestleProtocol

@testable import Keywords

@Suite("Folding") struct FoldingTests {
  private func folded(_ text: String, droppingMarks: Bool = false) -> String {
    String(decoding: Folding.fold(Text(text), droppingMarks: droppingMarks), as: UTF8.self)
  }

  private func bytesEqual(_ left: String, _ right: String) -> Bool { Text(folded(left)) == Text(right) }

  @Test(
    "text is the same in any case, in every language",
    arguments: [
      ("CHE", "che"), ("İNEK", "inek"), ("İnek", "inek"), ("I\u{307}nek", "inek"), ("i\u{307}nek", "inek"), ("Inek", "inek"),
      ("ılık", "ılık"), ("Große", "grosse"), ("GROẞE", "grosse"), ("ΟΔΟΣ", "οδοσ"), ("οδος", "οδοσ"), ("ﬁne", "fine"),
      ("ŉ", "ʼn"), ("ſ", "s"), ("K", "k"), ("Å", "å"), ("µ", "μ"), ("ᾳ", "αι"), ("ǅ", "ǆ"), ("ԵՒ", "եւ"), ("և", "եւ"),
      ("Ꭰ", "Ꭰ"), ("ꭰ", "Ꭰ"), ("ᏸ", "Ᏸ"), ("Ა", "ა"), ("𐐀", "𐐨"), ("日本", "日本"),
    ])
  func foldsCase(text: String, expected: String) {
    #expect(bytesEqual(text, expected), "\(text) became \(folded(text))")
  }

  @Test("composed and decomposed spellings are one text") func composes() {
    #expect(bytesEqual("jalapen\u{303}o", "jalape\u{F1}o"))
    #expect(bytesEqual("CRE\u{300}ME", "cr\u{E8}me"))
    #expect(bytesEqual("\u{30CF}\u{309A}\u{30F3}", "\u{30D1}\u{30F3}"))
    #expect(bytesEqual("a\u{301}\u{323}", "\u{1EA1}\u{301}"))
  }

  @Test("a heart is a heart with and without its variation selector") func dropsVariationSelector() {
    #expect(bytesEqual("\u{2764}\u{FE0F}", "\u{2764}"))
    #expect(bytesEqual("a\u{301}\u{FE0F}\u{323}", "\u{1EA1}\u{301}"))
    #expect(folded("\u{FE0F}\u{FE0F}\u{FE0F}").isEmpty)
  }

  @Test("only the dot of an i is dropped") func keepsOtherDots() {
    #expect(bytesEqual("\u{17B}", "\u{17C}"))
    #expect(bytesEqual("i\u{323}\u{307}", "\u{1ECB}"))
    #expect(bytesEqual("\u{130}\u{323}", "\u{1ECB}"))
    #expect(bytesEqual("i\u{301}\u{307}", "\u{ED}\u{307}"))
    #expect(bytesEqual("i\u{307}\u{307}", "i"))
    #expect(bytesEqual("e\u{307}", "\u{117}"))
  }

  @Test("marks go on request, letters of other scripts stay whole") func dropsMarks() {
    #expect(folded("Crème BRÛLÉE", droppingMarks: true) == "creme brulee")
    #expect(folded("Phở Łódź Ñandú", droppingMarks: true) == "pho łodz nandu")
    #expect(folded("ガパオ", droppingMarks: true) == folded("ガパオ"))
    #expect(folded("हिन्दी", droppingMarks: true) == folded("हिन्दी"))
    #expect(folded("creme", droppingMarks: true) == "creme")
  }

  @Test("every letter is itself in its other cases, and what is folded stays as it is") func closes() {
    for value in UInt32(0)...0x1E943 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = Folding.fold(Text(String(scalar)))
      guard once != Array(String(scalar).utf8) || scalar.properties.changesWhenUppercased else { continue }
      #expect(Folding.fold(Text(String(decoding: once, as: UTF8.self))) == once, "U+\(String(value, radix: 16))")
      // Dotless i is the one letter whose capital is another letter's.
      if value == 0x131 { continue }
      #expect(Folding.fold(Text(scalar.properties.uppercaseMapping)) == once, "U+\(String(value, radix: 16))")
      #expect(Folding.fold(Text(scalar.properties.lowercaseMapping)) == once, "U+\(String(value, radix: 16))")
    }
  }

  @Test("terms that are folded without tables are folded alike", arguments: [false, true]) func quick(droppingMarks: Bool) {
    var quick = 0
    for value in UInt32(0)...0x36F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(scalar), "I\(scalar)Z", "É\(scalar)\(scalar)"] {
        var terms = TermTable()
        terms.append(Term(termId: "t", term: Text(text), replacement: "r", priority: 0))
        var folded: [UInt8] = [7]
        if terms.appendQuicklyFolded(0, droppingMarks: droppingMarks, to: &folded) {
          quick += 1
          #expect(
            Array(folded.dropFirst()) == Folding.fold(Text(text), droppingMarks: droppingMarks), "U+\(String(value, radix: 16))"
          )
        } else {
          #expect(folded == [7])
        }
      }
    }
    // ASCII, and unless marks go the 63 letters of Latin 1 with it.
    #expect(quick == (droppingMarks ? 2 * 128 : 3 * (128 + 63)))
  }
}
