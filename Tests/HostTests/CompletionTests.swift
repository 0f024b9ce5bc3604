import Testing
import TrestleJSON

@testable import TrestleHost

@Suite("A message gets what its sender left out, and nothing else changes")
struct CompletionTests {
  private let facts = [
    Completion.Fact(name: "entropy", value: Array(#""00""#.utf8)), Completion.Fact(name: "performs", value: Array("[]".utf8)),
  ]

  private func completed(_ text: String) -> (text: String, findings: Completion.Findings) {
    var completion = Completion()
    var message = Array(text.utf8)
    let findings = completion.complete(&message, clock: HostClock()) { facts }
    return (String(decoding: message, as: UTF8.self), findings)
  }

  /// With the time taken out again, so that a test can compare.
  private func stripped(_ text: String) -> String {
    text.replacing(/"at":\{"mono":\d+,"wall":\d+\}/, with: "AT")
  }

  @Test(
    "the time comes last",
    arguments: [
      ("{}", "{AT}"), ("{ }", "{ AT}"), (#"{"a":1}"#, #"{"a":1,AT}"#), (#" {"a":{"at":1} }  "#, #" {"a":{"at":1} ,AT}  "#),
      (#"{"a":"\"}"}"#, #"{"a":"\"}",AT}"#), (#"{"b":[{"c":"]"}]}"#, #"{"b":[{"c":"]"}],AT}"#),
    ])
  func time(given: String, expected: String) {
    #expect(stripped(completed(given).text) == expected)
  }

  @Test(
    "a message that has its time, or is no object, stays as it is",
    arguments: [
      #"{"at":{"mono":1,"wall":2}}"#, #"{"\u0061t":{}}"#, #"{"at":null}"#, "", "[]", "7", #""{}""#, "{", "}", #"{"a":1"#,
      #"{"a"#, #"{"a":1} x"#, #"{"a":1}}"#, "\u{FEFF}{}", #"{"a":"b\"#, #"{1:2}"#,
    ])
  func untouched(text: String) {
    #expect(completed(text).text == text)
  }

  @Test(
    "where it isn't JSON the flaw stays at its place",
    arguments: [#"{"a":1,}"#, #"{"a":}"#, #"{"a"}"#, #"{,}"#, #"{"a":[}"#, #"{"a":1 2}"#, #"{"a":1,"a":2}"#, #"{"a":NaN}"#])
  func flaw(text: String) {
    #expect(flaw(of: text)?.offset == flaw(of: completed(text).text)?.offset)
    #expect(flaw(of: text) != nil)
  }

  private func flaw(of text: String) -> JSONFlaw? {
    do throws(JSONFlaw) {
      _ = try JSONDocument.parse(Array(text.utf8).span, depth: 32, keyBytes: 256)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "sdk/initialize gets the host's facts into its params",
    arguments: [
      (#"{"method":"sdk/initialize"}"#, #"{"method":"sdk/initialize","params":{"entropy":"00","performs":[]},AT}"#),
      (
        #"{"params":{ },"method":"sdk\/initialize"}"#,
        #"{"params":{ "entropy":"00","performs":[]},"method":"sdk\/initialize",AT}"#
      ),
      (
        #"{"method":"sdk/initialize","params":{"performs":["http"],"p":{"entropy":1}} }"#,
        #"{"method":"sdk/initialize","params":{"performs":["http"],"p":{"entropy":1},"entropy":"00"} ,AT}"#
      ),
      (#"{"method":"sdk/initialize","params":[]}"#, #"{"method":"sdk/initialize","params":[],AT}"#),
      (#"{"method":"sdk/initialize","params":{},"a":01}"#, #"{"method":"sdk/initialize","params":{},"a":01,AT}"#),
      (#"{"method":"sdk/session","params":{}}"#, #"{"method":"sdk/session","params":{},AT}"#),
    ])
  func initialization(given: String, expected: String) {
    #expect(stripped(completed(given).text) == expected)
  }

  @Test("it says who set the clock and what makes the store safe")
  func findings() {
    #expect(completed(#"{"at":{}}"#).findings.hasTime)
    #expect(!completed(#"{}"#).findings.hasTime)
    #expect(completed(#"{"method":"app/state"}"#).findings.isAppState)
    #expect(!completed(#"{"x":"app/state"}"#).findings.isAppState)
  }
}
