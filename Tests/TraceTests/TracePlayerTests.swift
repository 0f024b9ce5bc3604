import Testing

/// A conformance suite is worth what it refuses: each way in which a trace can fail does fail, and says where.
@Suite("A trace that does not hold") struct TracePlayerTests {
  private static let header = #"{"story":"s","given":"g","source":"t"}"#

  private func failure(_ lines: String..., header: String = header) -> String? {
    do {
      try TracePlayer.play(Trace(name: "t.jsonl", text: ([header] + lines).joined(separator: "\n")))
      return nil
    } catch { return error.description }
  }

  @Test("names file, line, path, what was expected and what came") func wrongExpectation() {
    let text = failure(#"{"send":{"method":"sdk/session"}}"#, #"{"expect":{"result":{"sessionId":"x"}}}"#)
    #expect(text == #"t.jsonl:3: /result/sessionId: expected "x", got null"#)
  }

  @Test("differs in one byte of a turn") func wrongBytes() {
    let text = failure(#"{"send":{"method":"sdk/session"}}"#, #"{"expectExactly":"{}"}"#)
    #expect(text?.hasPrefix(#"t.jsonl:3: the turn's bytes: expected {}, got {"jsonrpc":"2.0","id":1,"#) == true)
  }

  @Test("expects events that did not come") func missingEvents() {
    let text = failure(#"{"send":{"method":"sdk/session"}}"#, #"{"events":[{"method":"zone/shown"}]}"#)
    #expect(text == "t.jsonl:3: events: expected 1 elements, got 0: []")
  }

  @Test("expects reports that were not sent") func missingReports() {
    #expect(failure(#"{"reports":[{"event_type":"impression"}]}"#) == "t.jsonl:2: reports: expected 1 elements, got 0: []")
  }

  @Test("answers a send that is not open") func noOpenSend() {
    let text = failure(#"{"answer":{"purpose":"ad","outcome":{"kind":"stored"}}}"#)
    #expect(text == #"t.jsonl:2: no send of purpose "ad" is open"#)
  }

  @Test("speaks of a turn where no wake was due") func noTurn() {
    let text = failure(#"{"advance":1000}"#, #"{"expect":{}}"#)
    #expect(text == "t.jsonl:3: there is no turn to speak of: the last advance needed no wake")
  }

  @Test("has a line of an unknown kind") func unknownLine() {
    #expect(failure(#"{"wait":5}"#) == #"t.jsonl:2: unknown kind of line "wait""#)
  }

  @Test("has a header without a source, or with a member nobody knows") func wrongHeader() {
    #expect(failure(header: #"{"story":"s","given":"g"}"#) == #"t.jsonl:1: the first line needs a non-empty "source""#)
    let text = failure(header: #"{"story":"s","given":"g","source":"t","manaul":[]}"#)
    #expect(text == #"t.jsonl:1: the first line has an unknown member "manaul""#)
  }
}
