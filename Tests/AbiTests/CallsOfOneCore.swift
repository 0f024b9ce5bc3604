import CTrestle
import Testing
import TrestleJSON
import TrestleKernel
import TrestleProtocol

@testable import Trestle

/// Tests of the C functions share the 64 slots of the process, so they run one after another.
@Suite("The C interface", .serialized)
struct CInterface {
  @Test func `tells its versions`() {
    #expect(trestle_abi_version() == 1)
    #expect(String(cString: trestle_version()) == Kernel.version.description)
  }

  @Test func `has the protocol's limits in its header`() {
    #expect(Int(TRESTLE_CORES) == Limits.cores)
    #expect(Int(TRESTLE_MESSAGE_BYTES) == Limits.largeMessageBytes)
  }

  @Test(arguments: [
    (Status.badArgument, Fault.badArgument), (.closed, .closed), (.busy, .busy), (.outOfMemory, .outOfMemory),
    (.limitExceeded, .limitExceeded(limit: "largeMessageBytes", max: Limits.largeMessageBytes)),
  ])
  func `keeps the turn of each refusal as the core would write it`(status: Status, fault: Fault) throws {
    var writer = JSONWriter()
    Turn(seq: 0, id: Array("null".utf8), failed: fault).write(to: &writer)
    let literal = try #require(status.turn)
    #expect(literal.description == String(decoding: writer.bytes, as: UTF8.self))
    #expect(literal.utf8Start[literal.utf8CodeUnitCount] == 0)
  }

  @Test func `answers a message with one turn that a NUL follows`() throws {
    let core = try LiveCore()
    let turn = core.step(#"{"id":7,"method":"core/hello"}"#)
    #expect(turn.status == TRESTLE_OK)
    #expect(turn.text.hasPrefix(#"{"jsonrpc":"2.0","id":7,"seq":1,"result":{"#))
    #expect(turn.start?[turn.count] == 0)
  }

  @Test func `answers empty text with a parse error, also when its address is NULL`() throws {
    let core = try LiveCore()
    #expect(core.step("").names(error: "parseError", status: TRESTLE_OK))
    var start: UnsafePointer<UInt8>?
    var count = 0
    #expect(trestle_step(core.handle, nil, 0, &start, &count) == TRESTLE_OK)
    #expect(LentTurn(status: 0, start: start, count: count).names(error: "parseError", status: TRESTLE_OK))
  }

  @Test func `refuses missing and misaligned pointers and writes to those that can be written`() throws {
    let core = try LiveCore()
    let text = Array("{}".utf8)
    var start: UnsafePointer<UInt8>?
    var count = 0
    #expect(trestle_step(core.handle, nil, 2, &start, &count) == TRESTLE_BAD_ARGUMENT)
    #expect(LentTurn(status: TRESTLE_BAD_ARGUMENT, start: start, count: count).names(error: "badArgument"))
    start = nil
    #expect(trestle_step(core.handle, text, 2, &start, nil) == TRESTLE_BAD_ARGUMENT)
    #expect(start.map { String(cString: $0).contains("badArgument") } == true)
    count = 0
    #expect(trestle_step(core.handle, text, 2, nil, &count) == TRESTLE_BAD_ARGUMENT)
    #expect(count > 0)
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { room in
      let odd = (room.baseAddress! + 3)
      odd.storeBytes(of: 0, as: UInt64.self)
      let place = odd.assumingMemoryBound(to: UnsafePointer<UInt8>?.self)
      #expect(trestle_step(core.handle, text, 2, place, &count) == TRESTLE_BAD_ARGUMENT)
      #expect(odd.loadUnaligned(as: UInt64.self) == 0)
    }
    #expect(core.step(#"{"id":1,"method":"core/hello"}"#).text.contains(#""seq":1,"#), "a refused call is no turn")
  }

  @Test func `refuses a message over 32 MiB unread`() throws {
    let core = try LiveCore()
    let byte = [UInt8(ascii: "{")]
    for length in [Int(TRESTLE_MESSAGE_BYTES) + 1, Int.max, -1] {
      var start: UnsafePointer<UInt8>?
      var count = 0
      let status = trestle_step(core.handle, byte, length, &start, &count)
      let turn = LentTurn(status: status, start: start, count: count)
      #expect(turn.names(error: "limitExceeded", status: TRESTLE_LIMIT_EXCEEDED))
    }
  }

  @Test func `leaves a turn alone until the next call of its core`() throws {
    let first = try LiveCore()
    let second = try LiveCore()
    let kept = first.step(#"{"id":"first","method":"core/hello"}"#)
    let text = kept.text
    for _ in 0..<1_000 { _ = second.step(#"{"id":"second","method":"core/hello"}"#) }
    _ = trestle_step(0, nil, 0, nil, nil)
    #expect(kept.text == text)
  }

  @Test func `reads a message that lies in the turn before it`() throws {
    let core = try LiveCore()
    let before = core.step("{}")
    var start: UnsafePointer<UInt8>?
    var count = 0
    #expect(trestle_step(core.handle, before.start, before.count, &start, &count) == TRESTLE_OK)
    #expect(LentTurn(status: 0, start: start, count: count).text.contains(#""seq":2,"#))
  }
}

extension CInterface {
  @Test func `lends aligned scratch that holds the message and both out parameters`() throws {
    let core = try LiveCore()
    for capacity in [0, 1, 15, 16, 17, 4096, 4097, 1 << 20, Int(TRESTLE_INPUT_BYTES), 64] {
      let scratch = try #require(trestle_input(core.handle, capacity))
      #expect(UInt(bitPattern: scratch) % 16 == 0)
      scratch.update(repeating: 0xAA, count: capacity)
    }
    let message = Array(#"{"id":1,"method":"core/hello"}"#.utf8)
    let scratch = try #require(trestle_input(core.handle, 64))
    scratch.update(from: message, count: message.count)
    let outs = UnsafeMutableRawPointer(scratch + 32)
    let out = outs.bindMemory(to: UnsafePointer<UInt8>?.self, capacity: 1)
    let length = (outs + 8).bindMemory(to: Int.self, capacity: 1)
    #expect(trestle_step(core.handle, scratch, message.count, out, length) == TRESTLE_OK)
    #expect(LentTurn(status: 0, start: out.pointee, count: length.pointee).text.contains(#""id":1,"seq":1"#))
  }

  @Test func `refuses scratch beyond its bound and for cores that are gone`() throws {
    let core = try LiveCore()
    #expect(trestle_input(core.handle, Int(TRESTLE_INPUT_BYTES) + 1) == nil)
    #expect(trestle_input(core.handle, -1) == nil)
    #expect(trestle_input(0, 16) == nil)
    core.destroy()
    #expect(trestle_input(core.handle, 16) == nil)
  }
}
