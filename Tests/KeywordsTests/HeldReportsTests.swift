import Testing
import TrestleJSON
import TrestleKernel
import TrestleProtocol

@testable import Keywords

@Suite("Reports that wait for a longer search") final class HeldReportsTests {
  private var deadlines = Deadlines()
  private var held = HeldReports()

  /// A report whose bytes name its text and term.
  private func group(_ type: KeywordEventType, _ input: String, _ ids: [String]) -> HeldReports.Group {
    .init(
      type: type, input: Array(input.utf8),
      reports: ids.map { id in
        (
          termId: Text(id),
          report: Report(route: .interceptEvents, worth: .search, event: Array("\(type) \(input) \(id)".utf8))
        )
      })
  }

  private func hold(_ type: KeywordEventType, _ input: String, _ ids: [String], at now: Int64 = 0) -> [String] {
    names(held.hold(group(type, input, ids), at: now, &deadlines))
  }

  private func names(_ reports: [Report]) -> [String] { reports.map { String(decoding: $0.event, as: UTF8.self) } }

  private func releaseAll() -> [String] { names(held.releaseAll(&deadlines)) }

  private func releaseDue(at now: Int64) -> [String] {
    var released: [String] = []
    while let due = deadlines.takeDue(at: now) { released += names(held.release(due.subject, &deadlines)) }
    return released
  }

  @Test("a longer text replaces a shorter one of the same term") func supersedes() {
    #expect(hold(.matched, "mil", ["a", "b"]).isEmpty)
    #expect(hold(.matched, "milk", ["a"]).isEmpty)
    #expect(releaseAll() == ["matched mil b", "matched milk a"])
    #expect(deadlines.count == 0)
  }

  @Test("any text that contains the older one replaces it, an equal one too") func contains() {
    _ = hold(.matched, "milk", ["a"])
    _ = hold(.matched, "oat milk bar", ["a"])
    _ = hold(.matched, "oat milk bar", ["a"])
    #expect(releaseAll() == ["matched oat milk bar a"])
  }

  @Test("a shorter text, another term and another kind of event replace nothing") func keepsOthers() {
    _ = hold(.matched, "milk", ["a"])
    _ = hold(.matched, "mil", ["a"])
    _ = hold(.matched, "milky", ["b"])
    _ = hold(.presented, "milky", ["a"])
    #expect(releaseAll() == ["matched milk a", "matched mil a", "matched milky b", "presented milky a"])
  }

  @Test("searches without a match replace each other") func notMatched() {
    _ = hold(.notMatched, "kal", [""])
    _ = hold(.notMatched, "kale", [""])
    #expect(releaseAll() == ["notMatched kale "])
  }

  @Test("of two terms with one id in a search the later is reported") func equalIds() {
    _ = hold(.matched, "milk", ["a", "b", "a"])
    #expect(releaseAll() == ["matched milk b", "matched milk a"])
  }

  @Test("each waits 3 s from its own search, and nothing is due for what was replaced") func waits() {
    _ = hold(.matched, "che", ["a", "b"], at: 1000)
    _ = hold(.matched, "ched", ["a"], at: 2500)
    #expect(deadlines.earliest == 4000)
    #expect(releaseDue(at: 3999).isEmpty)
    #expect(releaseDue(at: 4000) == ["matched che b"])
    _ = hold(.matched, "chedd", ["a"], at: 5000)
    #expect(deadlines.earliest == 8000)
    #expect(releaseDue(at: 9000) == ["matched chedd a"])
    #expect(held.count == 0)
  }

  @Test("a report that has gone is not replaced any more") func tooLate() {
    _ = hold(.matched, "che", ["a"], at: 0)
    #expect(releaseDue(at: 3000) == ["matched che a"])
    _ = hold(.matched, "ched", ["a"], at: 3000)
    #expect(releaseAll() == ["matched ched a"])
  }

  @Test("nothing to report holds nothing") func empty() {
    #expect(hold(.presented, "che", []).isEmpty)
    #expect(deadlines.count == 0)
    #expect(releaseAll().isEmpty)
  }

  @Test("beyond the bound the oldest wait no longer") func bounded() {
    for number in 0..<HeldReports.limit { #expect(hold(.notMatched, "x\(number)x", [""]).isEmpty) }
    #expect(held.count == HeldReports.limit)
    #expect(hold(.notMatched, "one more", [""]) == ["notMatched x0x "])
    #expect(held.count == HeldReports.limit)
    #expect(deadlines.count == HeldReports.limit)
  }
}
