import Testing
import TrestleJSON

@Suite("What a trace expects") struct TraceMatcherTests {
  /// The difference a fresh matcher finds, `nil` when there is none.
  private func difference(_ expected: String, _ got: String) throws -> String? {
    var matcher = TraceMatcher()
    return difference(expected, got, &matcher)
  }

  private func difference(_ expected: String, _ got: String, _ matcher: inout TraceMatcher) -> String? {
    guard let expected = JSON.read(expected), let got = JSON.read(got) else { return "not JSON" }
    do {
      try matcher.match(expected, with: got, at: "")
      return nil
    } catch { return error.description }
  }

  @Test("members that are not named are free") func freeMembers() throws {
    #expect(try difference(#"{"a":{"b":1}}"#, #"{"a":{"b":1,"c":2},"d":3}"#) == nil)
  }

  @Test("a member that is named must be there") func missingMember() throws {
    #expect(try difference(#"{"a":{"b":"<any>"}}"#, #"{"a":{}}"#) == #"/a/b: expected "<any>", got nothing"#)
  }

  @Test("the path of a difference is a JSON Pointer") func pointer() throws {
    #expect(try difference(#"{"a/b":[{"c~":1}]}"#, #"{"a/b":[{"c~":2}]}"#) == "/a~1b/0/c~0: expected 1, got 2")
  }

  @Test("arrays must be equal in length") func length() throws {
    #expect(try difference("[1]", "[1,2]") == ": expected 1 elements, got 2: [1,2]")
    #expect(try difference("[1,2]", "[1]") == ": expected 2 elements, got 1: [1]")
  }

  @Test("arrays must be equal in order") func order() throws {
    #expect(try difference("[1,2]", "[2,1]") == "/0: expected 1, got 2")
  }

  @Test(
    "values of different kinds differ",
    arguments: [("1", #""1""#), ("true", "1"), ("null", "false"), ("{}", "[]"), (#""""#, "null")])
  func kinds(_ expected: String, _ got: String) throws {
    #expect(try difference(expected, got) != nil)
  }

  @Test("numbers are equal by value") func numbers() throws {
    #expect(try difference("320", "320.0") == nil)
  }

  @Test("strings that are only canonically equal differ") func canonicalEquivalence() throws {
    #expect(try difference("\"\u{E9}\"", "\"e\u{301}\"") != nil)
  }

  @Test("<any> is any value, null too") func anything() throws {
    #expect(try difference(#"["<any>","<any>","<any>"]"#, #"[null,{"a":1},""]"#) == nil)
  }

  @Test("a name captures first and compares afterwards") func captures() throws {
    var matcher = TraceMatcher()
    #expect(difference(#"["<name:m>"]"#, "[3]", &matcher) == nil)
    #expect(difference(#"{"mount":"<name:m>"}"#, #"{"mount":3}"#, &matcher) == nil)
    #expect(difference(#"{"mount":"<name:m>"}"#, #"{"mount":4}"#, &matcher) == "/mount: expected 3 (captured as m), got 4")
  }

  @Test("captured values stand in messages with their type") func substitution() throws {
    var matcher = TraceMatcher()
    #expect(difference(#"["<name:m>","<name:s>"]"#, #"[3,"a\"b"]"#, &matcher) == nil)
    #expect(try matcher.filledIn(#"{"mount":"<name:m>","s":"<name:s>"}"#) == #"{"mount":3,"s":"a\"b"}"#)
    #expect(throws: TraceFailure(#""<name:x>" was not captured before"#)) { try matcher.filledIn(#"["<name:x>"]"#) }
  }

  @Test(
    "the route of a report is told by its URL",
    arguments: [
      ("https://ads.test/v/1.0.0/ad/events", "ad/events"),
      ("https://ads.test/v/1.0.0/intercept/events", "intercept/events"),
      ("https://ec.test/v/1/android/events", "collector/events"),
      ("https://ec.test/v/1/ios/errors", "collector/errors"),
      ("https://payload.test/v/1/tracking", "payload/tracking"),
      ("https://ads.test/v/0.9.5/android/ads/events", "ads/events"),
    ]) func routes(_ url: String, _ route: String)
  {
    #expect(SentReports.route(of: url) == route)
  }
}
