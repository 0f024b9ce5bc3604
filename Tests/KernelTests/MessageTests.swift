import Testing
import TrestleJSON
import TrestleProtocol

@testable import TrestleKernel

@Suite("The length of a message is bounded")
struct MessageTests {
  /// The limit that refuses a text of this length, filled with blanks; `nil` when none does.
  private func limit(_ message: String, _ length: Int) -> String? {
    let text = Array(message.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: max(0, length - message.utf8.count))
    do throws(Message.Refusal) {
      _ = try Message(reading: text.span)
      return nil
    } catch {
      guard case .limitExceeded(let limit, _) = error.fault else { return "\(error.fault.code.name)" }
      return "\(limit)"
    }
  }

  @Test(
    "by a mebibyte, whatever it says beside its method",
    arguments: [
      #"{"method":"core/wake"}"#, #"{"id":"effect/settle","method":"core/wake"}"#, #"{"method":"effect/settles"}"#,
      #"{"params":{"method":"effect/settle"},"method":"core/wake"}"#, #"{"effect/settle":"method","method":"core/wake"}"#,
      #"{"method":["effect/settle"]}"#, #"[{"method":"effect/settle"}]"#, #"{"xmethod":"effect/settle","method":"core/wake"}"#,
      "{}", "",
    ])
  func ordinary(_ message: String) {
    #expect(limit(message, Limits.messageBytes) != "messageBytes")
    #expect(limit(message, Limits.messageBytes + 1) == "messageBytes")
  }

  @Test(
    "by 32 for the two that carry what others gave",
    arguments: [
      #"{"method":"effect/settle"}"#, #"{"params":{"method":"core/wake"},"method":"sdk\/initialize"}"#,
      #"{"m\u0065thod" : "sdk/initialize"}"#,
    ])
  func large(_ message: String) {
    #expect(limit(message, Limits.messageBytes + 1) == nil)
    #expect(limit(message, Limits.largeMessageBytes) == nil)
    #expect(limit(message, Limits.largeMessageBytes + 1) == "largeMessageBytes")
  }
}
