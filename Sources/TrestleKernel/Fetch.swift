import TrestleJSON
import TrestleProtocol

/// A request that a plugin wants made. The kernel sends it when a slot is free, the session is settled and the app is in the
/// foreground, tries again as the profile says, and answers once.
package struct Fetch {
  /// Names this fetch; numbers only grow.
  package let number: Int64
  package let owner: Owner
  package let purpose: Purpose
  /// A mount, or whatever the owner numbers.
  package let subject: Int64
}

/// What became of a fetch or a report.
package enum Answer {
  /// `body` is a string value that lives as long as the message that brought it.
  case response(status: Int64, headers: [Header], body: JSON?)
  case failed(FailureReason)

  /// Worth another attempt: nothing came back, or the server failed.
  var isTransient: Bool {
    switch self {
    case .response(let status, _, _): status >= 500
    case .failed: true
    }
  }

  /// The body of a 2xx answer.
  package var success: JSON? {
    if case .response(let status, _, let body) = self, (200..<300).contains(status) { return body }
    return nil
  }
}
