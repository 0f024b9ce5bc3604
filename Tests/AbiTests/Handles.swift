import CTrestle
import Testing

@testable import Trestle

extension CInterface {
  @Test func `lets 64 cores live, refuses one more, and takes a new one when one has gone`() {
    var cores = (0..<Int(TRESTLE_CORES)).map { _ in trestle_create() }
    #expect(!cores.contains(0))
    #expect(Set(cores).count == 64)
    #expect(trestle_create() == 0)
    #expect(trestle_destroy(cores[41]) == TRESTLE_OK)
    let dead = cores[41]
    cores[41] = trestle_create()
    #expect(cores[41] != 0)
    #expect(cores[41] != dead)
    for core in cores { #expect(trestle_destroy(core) == TRESTLE_OK) }
  }

  @Test func `gives no handle of 0, also when generations start anew`() {
    #expect(Slot.generation(after: 0) == 64)
    #expect(Slot.generation(after: 64) == 128)
    #expect(Slot.generation(after: UInt32.max - 63) == 64)
  }

  @Test func `calls a dead, foreign or made-up handle closed`() throws {
    let core = try LiveCore()
    let dead = core.handle
    core.destroy()
    let next = try LiveCore()
    for handle in [dead, 0, 1, 63, UInt32.max, next.handle ^ 1, next.handle &+ 64, next.handle &- 64] {
      var start: UnsafePointer<UInt8>?
      var count = 0
      let status = trestle_step(handle, nil, 0, &start, &count)
      #expect(LentTurn(status: status, start: start, count: count).names(error: "closed", status: TRESTLE_CLOSED))
      #expect(trestle_destroy(handle) == TRESTLE_CLOSED)
    }
    #expect(next.step("{}").status == TRESTLE_OK)
  }

  @Test func `refuses every call with a core that another call is inside`() throws {
    let core = try LiveCore()
    let before = core.step(#"{"id":1,"method":"core/hello"}"#)
    let text = before.text
    let status = Slot.withTenant(of: core.handle) { _ in
      #expect(core.step("{}").names(error: "busy", status: TRESTLE_BUSY))
      #expect(trestle_input(core.handle, 16) == nil)
      #expect(trestle_destroy(core.handle) == TRESTLE_BUSY)
      return .ok
    }
    #expect(status == .ok)
    #expect(before.text == text, "a refused call leaves the turn before it alone")
    #expect(core.step("{}").text.contains(#""seq":2,"#))
  }
}
