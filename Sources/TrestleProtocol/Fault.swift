import TrestleJSON

/// Why a message did nothing. Becomes the `error` of a turn.
///
/// Boxed, as it is rare: each of the many calls that may throw one then carries a pointer (a sixth less WebAssembly).
package indirect enum Fault: Error {
  case parseError(JSONFlaw)
  /// JSON Pointer into the message.
  case invalidMessage(path: Text)
  case unknownMethod(closest: StaticString?)
  case invalidParams(InvalidParams)
  /// A defect of ours.
  case internalDefect
  case notInitialized
  /// Name of the limit and its value.
  case limitExceeded(limit: StaticString, max: Int)
  case closed, busy, badArgument, outOfMemory
  case unknownMount(Int64)
  case unknownPopup(Int64)
  /// What the message gave: the id, or the replacement.
  case unknownTerm(termId: Text?, replacement: Text?)
  case unknownContent(Int64)
}

/// A param that is not what the method takes.
package struct InvalidParams {
  /// JSON Pointer into `params`.
  package var path: Text
  /// The schema keyword that failed. Bounds in bytes fail as `maxLength`.
  package var rule: StaticString
  /// The bound that was crossed.
  package var limit: Int64?

  package init(path: Text, rule: StaticString, limit: Int64? = nil) {
    self.path = path
    self.rule = rule
    self.limit = limit
  }
}

extension Fault {
  /// A value that breaks a rule; the path grows as the fault leaves the objects around it.
  package static func breaks(_ rule: StaticString, limit: Int64? = nil) -> Fault {
    .invalidParams(InvalidParams(path: "", rule: rule, limit: limit))
  }

  /// A member that must be there.
  package static func missing(_ key: StaticString) -> Fault { breaks("required").inside(key) }

  package func inside(_ key: StaticString) -> Fault { inside(Text(key.description)) }

  package func inside(_ index: Int) -> Fault { inside(Text("\(index)")) }

  /// The same fault, seen from the object or array that holds the value under this name.
  @_disfavoredOverload package func inside(_ name: Text) -> Fault {
    guard case .invalidParams(var params) = self else { return self }
    params.path = Text("/" + Fault.pointerToken(name) + params.path.string)
    return .invalidParams(params)
  }

  /// `~` and `/` as JSON Pointer writes them (RFC 6901).
  private static func pointerToken(_ name: Text) -> String {
    var token: [UInt8] = []
    for byte in name.string.utf8 {
      switch byte {
      case UInt8(ascii: "~"): token += [UInt8(ascii: "~"), UInt8(ascii: "0")]
      case UInt8(ascii: "/"): token += [UInt8(ascii: "~"), UInt8(ascii: "1")]
      default: token.append(byte)
      }
    }
    return String(decoding: token, as: UTF8.self)
  }
}
