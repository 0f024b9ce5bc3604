import Properties
import Testing
import TrestleJSON
import TrestleKernel

/// Turns that no core should make, held against the invariants.
@Suite("Invariants") struct InvariantTests {
  private static let initialize = """
    {"id":1,"method":"sdk/initialize","params":{"appId":"A","performs":["http"],"entropy":"\(String(repeating: "00", count: 32))"},\
    "at":{"mono":1,"wall":1}}
    """

  /// The claim that breaks when messages get these events.
  private func broken(_ turns: [(message: String, result: String, events: [String])]) -> String? {
    var (view, invariants) = (ShellView(), allInvariants())
    for (number, made) in turns.enumerated() {
      var turn = Turn(seq: Int64(number) + 1, id: Array("1".utf8))
      turn.result = Array(made.result.utf8)
      turn.events = made.events.map { Array($0.utf8) }
      let exchange = Exchange(text: made.message, turn: turn)
      let before = view
      view.take(exchange)
      for index in invariants.indices {
        do { try invariants[index].check(exchange, before: before, after: view) } catch { return invariants[index].claim }
      }
    }
    return nil
  }

  private func begun(_ policy: String) -> (message: String, result: String, events: [String]) {
    (InvariantTests.initialize, #"{"generation":1,"sessionId":"S","resumed":false,"policy":{\#(policy)}}"#, [])
  }

  @Test("a mount that is not reported breaks the pairs") func unreported() {
    let mount = #"{"id":1,"method":"zone/mount","params":{"zone":"1"}}"#
    #expect(broken([begun(""), (mount, #"{"mount":1}"#, [])])?.hasPrefix("zone_mounted") == true)
    let told = #"{"method":"ad/reported","params":{"zone":"1","type":"zone_mounted","adId":""}}"#
    #expect(broken([begun(""), (mount, #"{"mount":1}"#, [told])]) == nil)
    #expect(broken([begun(""), (mount, #"{"mount":1}"#, [told, told])])?.hasPrefix("zone_mounted") == true)
  }

  @Test("an ad that nobody served breaks what a zone shows") func unserved() {
    let mount = #"{"id":1,"method":"zone/mount","params":{"zone":"1"}}"#
    let told = #"{"method":"ad/reported","params":{"zone":"1","type":"zone_mounted","adId":""}}"#
    let shown = #"{"method":"zone/shown","params":{"mount":1,"zone":"1","ad":{"serve":1,"id":"A","impressionId":"I"}}}"#
    let wake = #"{"id":1,"method":"core/wake"}"#
    let found = broken([begun(""), (mount, #"{"mount":1}"#, [told]), (wake, "{}", [shown])])
    #expect(found?.hasPrefix("what a zone shows") == true)
  }

  @Test("an impression of an ad that was never shown, and a number that shrinks, are found") func strangers() {
    let impression = #"{"method":"ad/reported","params":{"zone":"1","type":"impression","adId":"A"}}"#
    let wake = #"{"id":1,"method":"core/wake"}"#
    #expect(broken([begun(""), (wake, "{}", [impression])])?.hasPrefix("a serve has at most one impression") == true)
    let early = #"{"id":1,"method":"popup/opened","params":{"popup":3}}"#
    #expect(broken([begun(""), (early, "{}", [])]) == "an error names what is wrong, and only what is wrong")
  }
}
