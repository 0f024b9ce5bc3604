import TrestleJSON

/// What browsers are told about pages of other origins.
struct CORS: Sendable {
  /// Header names that pages may send.
  var headers: Text = "accept, content-type, x-api-key, idempotency-key"
  /// Whose pages may call: `*`, one origin, or `nil` for nobody's.
  var origin: Text? = "*"

  /// Whether `--cors-origin` and `/control/cors` take it.
  static func isOrigin(_ text: String) -> Bool {
    if text == "*" || text == "none" { return true }
    guard let host = text.firstRange(of: "://")?.upperBound, host < text.endIndex else { return false }
    return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") } && !text[host...].contains("/")
  }

  /// `/control/*` stays open, so that a page can watch the service whatever apps are allowed.
  func admit(to answer: inout Answer, isControl: Bool) {
    guard answer.headers.allSatisfy({ $0.name != "Access-Control-Allow-Origin" }) else { return }
    guard let origin = isControl ? "*" : origin else { return }
    answer.set("Access-Control-Allow-Origin", origin)
    answer.set("Access-Control-Expose-Headers", "Retry-After")
  }
}
