import Testing

@testable import TrestleHost

@Suite("The command line is taken literally")
struct CommandTests {
  @Test("flags take their values with a blank or an equals sign")
  func values() throws {
    guard case .serve(let options) = try Command(arguments: ["--store", "a", "--record=b=c"]) else {
      Issue.record("not serving")
      return
    }
    #expect(options.store == "a" && options.record == "b=c" && !options.turns)
    guard case .replay("f") = try Command(arguments: ["replay", "f"]) else {
      Issue.record("not replaying")
      return
    }
  }

  @Test(
    "anything else is refused",
    arguments: [
      ["--bogus"], ["x"], ["--store"], ["--store="], ["--turns=1"], ["replay"], ["replay", "a", "b"],
      ["--turns", "replay", "a"], ["--version", "--help"], ["--help=1"], ["--turns", "--openrpc"], ["--store", "a", "--turns"],
      [""], ["-"],
    ])
  func refusals(arguments: [String]) {
    #expect(throws: UsageError.self) { try Command(arguments: arguments) }
  }
}
