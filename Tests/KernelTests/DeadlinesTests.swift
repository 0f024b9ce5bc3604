import Testing

@testable import TrestleKernel

@Suite("Deadlines")
struct DeadlinesTests {
  private func deadline(_ subject: Int64) -> Deadline { Deadline(owner: .kernel, kind: 0, subject: subject) }

  @Test("fall due in the order of time, and of setting where times are equal")
  func order() {
    var deadlines = Deadlines()
    for (subject, moment) in [(1, 50), (2, 10), (3, 50), (4, 30), (5, 10)] as [(Int64, Int64)] {
      _ = deadlines.set(deadline(subject), at: moment)
    }
    var taken: [Int64] = []
    while let next = deadlines.takeDue(at: 50) { taken.append(next.subject) }
    #expect(taken == [2, 5, 4, 1, 3])
    #expect(deadlines.earliest == nil)
  }

  @Test("wait until their moment")
  func waiting() {
    var deadlines = Deadlines()
    _ = deadlines.set(deadline(1), at: 100)
    #expect(deadlines.takeDue(at: 99) == nil)
    #expect(deadlines.takeDue(at: 100)?.subject == 1)
  }

  @Test("that are cleared do not fall due, and clearing again or late does no harm")
  func clearing() {
    var deadlines = Deadlines()
    var first: Deadlines.Slot? = deadlines.set(deadline(1), at: 10)
    var copy = first
    deadlines.clear(&first)
    // The slot is used again; the old name must not reach the new deadline.
    _ = deadlines.set(deadline(2), at: 20)
    deadlines.clear(&copy)
    #expect(deadlines.count == 1)
    #expect(deadlines.takeDue(at: 20)?.subject == 2)
  }

  @Test("keep their order through any mixture of setting, clearing and taking")
  func mixture() {
    var random = SystemRandomNumberGenerator()
    var deadlines = Deadlines()
    var model: [(at: Int64, order: Int, slot: Deadlines.Slot?)] = []
    for step in 0..<5000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let moment = Int64.random(in: 0..<100, using: &random)
        model.append((moment, step, deadlines.set(deadline(Int64(step)), at: moment)))
      case 2 where !model.isEmpty:
        let index = Int.random(in: model.indices, using: &random)
        deadlines.clear(&model[index].slot)
        model.remove(at: index)
      default:
        let now = Int64.random(in: 0..<100, using: &random)
        let due = model.filter { $0.at <= now }.min { ($0.at, $0.order) < ($1.at, $1.order) }
        #expect(deadlines.takeDue(at: now)?.subject == due.map { Int64($0.order) })
        model.removeAll { $0.order == due?.order }
      }
      #expect(deadlines.count == model.count)
      #expect(deadlines.earliest == model.map { $0.at }.min())
    }
  }
}
