import Testing
import TrestleProtocol

@testable import TrestleKernel

@Suite("The order of events")
struct TurnDraftTests {
  @Test("events of one mount change places among themselves, others stay where they happened")
  func ranks() {
    var draft = TurnDraft()
    draft.tell([1], mount: 1, rank: .reported)
    draft.tell([2], mount: 2, rank: .reported)
    draft.tell([3], mount: 0, rank: nil)
    draft.tell([4], mount: 1, rank: .filled)
    draft.tell([5], mount: 1, rank: nil)
    draft.tell([6], mount: 1, rank: .shown)
    draft.tell([7], mount: 2, rank: .shown)
    #expect(draft.events == [[6], [7], [3], [4], [5], [1], [2]])
  }

  @Test("reports of one mount keep the order in which they happened")
  func stable() {
    var draft = TurnDraft()
    for byte in UInt8(1)...5 { draft.tell([byte], mount: 1, rank: .reported) }
    #expect(draft.events == [[1], [2], [3], [4], [5]])
  }

  @Test("remarks beyond the limit are dropped, the first are kept")
  func bounded() {
    var draft = TurnDraft()
    for number in 0...Limits.diagnostics { draft.remark("oddity", "\(number)") }
    #expect(draft.diagnostics.map(\.message) == (0..<Limits.diagnostics).map { "\($0)" })
  }
}
