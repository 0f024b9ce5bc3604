import CTrestle
import Testing

@testable import Trestle

/// BR-16. Run under ThreadSanitizer as well. Whoever shares a core with other threads reads no turn: it is theirs by then.
extension CInterface {
  private static let threads = 16

  @Test func `counts one turn for each call of sixteen threads that was let in`() throws {
    let core = try LiveCore()
    let handle = core.handle
    let statuses = onThreads(Self.threads) { _ in
      (0..<2_000).map { _ in LentTurn(of: handle, #"{"id":1,"method":"core/wake"}"#).status }
    }.flatMap(\.self)
    #expect(Set(statuses).isSubset(of: [TRESTLE_OK, TRESTLE_BUSY]))
    let served = statuses.count { $0 == TRESTLE_OK }
    #expect(served > 0)
    #expect(core.step("{}").text.contains(#""seq":\#(served + 1),"#))
  }

  @Test func `counts the turns of 64 cores that sixteen threads share`() {
    let cores = (0..<Int(TRESTLE_CORES)).map { _ in trestle_create() }
    #expect(!cores.contains(0))
    let served = onThreads(Self.threads) { worker in
      (0..<2_000).reduce(into: [Int](repeating: 0, count: cores.count)) { served, call in
        let place = (worker + call) % cores.count
        if LentTurn(of: cores[place], #"{"id":1,"method":"core/wake"}"#).status == TRESTLE_OK { served[place] += 1 }
      }
    }
    for (place, core) in cores.enumerated() {
      let count = served.reduce(0) { $0 + $1[place] }
      #expect(LentTurn(of: core, "{}").text.contains(#""seq":\#(count + 1),"#))
      #expect(trestle_destroy(core) == TRESTLE_OK)
    }
  }

  @Test func `serves 64 cores from sixteen threads that own four each without mixing their turns`() {
    let mixed = onThreads(Self.threads) { worker in
      (0..<2).reduce(into: 0) { mixed, round in
        let cores = (0..<4).map { _ in trestle_create() }
        for call in 0..<20 {
          for (place, core) in cores.enumerated() {
            let id = "\(worker)-\(round)-\(place)-\(call)"
            let turn = LentTurn(of: core, #"{"id":"\#(id)","method":"core/hello"}"#)
            if !turn.text.hasPrefix(#"{"jsonrpc":"2.0","id":"\#(id)","seq":\#(call + 1),"#) { mixed += 1 }
          }
        }
        for core in cores where trestle_destroy(core) != TRESTLE_OK { mixed += 1 }
      }
    }
    #expect(mixed.reduce(0, +) == 0)
  }

  @Test func `lets one of sixteen threads destroy a core, and tells the others that it is closed`() {
    for _ in 0..<500 {
      let handle = trestle_create()
      let told = onThreads(Self.threads) { worker in
        let steps = (0..<20).map { _ in LentTurn(of: handle, #"{"id":1,"method":"core/wake"}"#).status }
        return (steps: steps, end: trestle_destroy(handle), after: LentTurn(of: handle, "{}").status)
      }
      #expect(Set(told.flatMap(\.steps)).isSubset(of: [TRESTLE_OK, TRESTLE_BUSY, TRESTLE_CLOSED]))
      #expect(Set(told.map(\.end)).isSubset(of: [TRESTLE_OK, TRESTLE_BUSY, TRESTLE_CLOSED]))
      #expect(told.count { $0.end == TRESTLE_OK } <= 1)
      #expect(told.allSatisfy { $0.end == TRESTLE_BUSY || $0.after == TRESTLE_CLOSED })
      trestle_destroy(handle)
      #expect(LentTurn(of: handle, "{}").names(error: "closed", status: TRESTLE_CLOSED))
    }
  }
}
