// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Code of an error. Codes and names are stable and never reused.
package enum ErrorCode: Int64, CaseIterable, Sendable {
  /// The text is not one strict JSON value: not JSON, NaN, comments, a byte-order mark, trailing bytes, invalid UTF-8,
  /// lone surrogates, equal keys, a NUL in a key, too deep, too long a key, or a number out of range. The turn's `id`
  /// is null.
  case parseError = -32700
  /// The envelope is wrong: no object, another `jsonrpc`, an `id` of another kind, no `method`, `params` that is no
  /// object, an `at` without whole numbers. A valid `id` is echoed.
  case invalidMessage = -32600
  /// The core does not know the method.
  case unknownMethod = -32601
  /// A param is missing, of a wrong type, out of range, too long or too many.
  case invalidParams = -32602
  /// A defect of ours. Nothing changed; the next message works.
  case `internal` = -32603
  /// The message needs an initialized core.
  case notInitialized = 1001
  /// The message is well-formed, but there is no room for what it asks.
  case limitExceeded = 1002
  /// The handle is dead, foreign or destroyed. Told by status -2 of the C ABI.
  case closed = 1003
  /// Another thread is inside the core, or the call came out of its own output. Told by status -3 of the C ABI.
  case busy = 1004
  /// A pointer is NULL or misaligned. Told by status -1 of the C ABI.
  case badArgument = 1005
  /// Memory for the message or the turn ran out. Told by status -4 of the C ABI.
  case outOfMemory = 1006
  /// No zone is mounted under this number.
  case unknownMount = 1101
  /// No popup is open under this number.
  case unknownPopup = 1102
  /// No term has this id or replacement.
  case unknownTerm = 1301
  /// The handle was never issued. A spent or void one is no error: it answers `reported:false`.
  case unknownContent = 1901

  package var name: StaticString {
    switch self {
    case .parseError: "parseError"
    case .invalidMessage: "invalidMessage"
    case .unknownMethod: "unknownMethod"
    case .invalidParams: "invalidParams"
    case .`internal`: "internal"
    case .notInitialized: "notInitialized"
    case .limitExceeded: "limitExceeded"
    case .closed: "closed"
    case .busy: "busy"
    case .badArgument: "badArgument"
    case .outOfMemory: "outOfMemory"
    case .unknownMount: "unknownMount"
    case .unknownPopup: "unknownPopup"
    case .unknownTerm: "unknownTerm"
    case .unknownContent: "unknownContent"
    }
  }

  /// What went wrong, for people.
  package var message: StaticString {
    switch self {
    case .parseError: "the text is not JSON that Trestle accepts"
    case .invalidMessage: "the text is JSON but not a message"
    case .unknownMethod: "there is no such method"
    case .invalidParams: "a param is not what the method takes"
    case .`internal`: "a defect of the core; nothing was changed"
    case .notInitialized: "send sdk/initialize first"
    case .limitExceeded: "a limit is reached"
    case .closed: "this core is closed"
    case .busy: "another call is inside this core"
    case .badArgument: "an argument of the call is wrong"
    case .outOfMemory: "there is not enough memory"
    case .unknownMount: "there is no such mount"
    case .unknownPopup: "there is no such popup"
    case .unknownTerm: "there is no such term"
    case .unknownContent: "this handle was never given out"
    }
  }
}
