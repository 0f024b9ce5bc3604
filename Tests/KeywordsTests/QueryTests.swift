import Testing
import TrestleJSON
import TrestleProtocol

@testable import Keywords

@Suite("What a user typed") struct QueryTests {
  private var untrimmed: Profile {
    var profile = Profile.standard
    profile.keywordTrim = false
    return profile
  }

  @Test(
    "blanks around a text are no part of it",
    arguments: [" milk", "milk ", "\t\nmilk\u{A0}", "\u{3000}\u{FEFF}milk\u{200B}"])
  func trims(text: String) {
    #expect(Query.trim(Text(text)) == "milk")
    #expect(Query(Text(text), .standard).length == 4)
    #expect(Query(Text(text), untrimmed).length == text.unicodeScalars.count)
  }

  @Test("blanks inside a text stay") func keepsInnerBlanks() {
    #expect(Query("oat  milk", .standard).folded == Array("oat  milk".utf8))
  }

  @Test(
    "nothing but blanks is no search in any profile",
    arguments: [
      "", "   ", "\t\n\r", "\u{A0}\u{A0}\u{A0}", "\u{3000}\u{3000}\u{3000}", "\u{200B}\u{200B}\u{200B}",
      "\u{FEFF}\u{FEFF}\u{FEFF}",
    ])
  func refusesBlanks(text: String) {
    for profile in [Profile.standard, untrimmed, .ios] {
      #expect(!Query(Text(text), profile).isLongEnough(for: profile))
    }
  }

  @Test("length counts scalars, before folding") func countsScalars() {
    var profile = Profile.standard
    #expect(!Query("ch", profile).isLongEnough(for: profile))
    #expect(Query("che", profile).isLongEnough(for: profile))
    #expect(!Query("🥑🥑", profile).isLongEnough(for: profile))
    #expect(Query("👩‍🌾", profile).isLongEnough(for: profile))
    #expect(!Query("ßß", profile).isLongEnough(for: profile))
    profile.keywordMinScalars = 1
    #expect(Query("🥑", profile).isLongEnough(for: profile))
    #expect(!Query("\u{FE0F}", profile).isLongEnough(for: profile), "folds to nothing, which everything contains")
  }
}
