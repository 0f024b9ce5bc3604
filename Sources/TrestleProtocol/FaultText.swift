import TrestleJSON

extension Fault {
  package var code: ErrorCode {
    switch self {
    case .parseError: .parseError
    case .invalidMessage: .invalidMessage
    case .unknownMethod: .unknownMethod
    case .invalidParams: .invalidParams
    case .internalDefect: .internal
    case .notInitialized: .notInitialized
    case .limitExceeded: .limitExceeded
    case .closed: .closed
    case .busy: .busy
    case .badArgument: .badArgument
    case .outOfMemory: .outOfMemory
    case .unknownMount: .unknownMount
    case .unknownPopup: .unknownPopup
    case .unknownTerm: .unknownTerm
    case .unknownContent: .unknownContent
    }
  }

  /// Writes the `error` object of a turn.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("code")
    writer.integer(code.rawValue)
    writer.key("message")
    writer.string(message)
    writer.key("data")
    writer.beginObject()
    writer.key("name")
    writer.string(code.name)
    writeData(to: &writer)
    writer.endObject()
    writer.endObject()
  }

  /// For people. The value that was wrong is never quoted.
  package var message: String {
    switch self {
    case .invalidParams(let params): (params.path.isEmpty ? "params" : params.path.string) + " " + params.complaint
    case .invalidMessage(let path) where !path.isEmpty: "\(code.message): " + path.string + " is missing or wrong"
    default: "\(code.message)"
    }
  }

  private func writeData(to writer: inout JSONWriter) {
    switch self {
    case .parseError(let flaw):
      writer.key("offset")
      writer.integer(flaw.offset)
      writer.key("reason")
      writer.string(flaw.reason.name)
    case .invalidMessage(let path):
      writer.key("path")
      writer.string(path)
    case .unknownMethod(let closest):
      guard let closest else { return }
      writer.key("closest")
      writer.string(closest)
    case .invalidParams(let params): params.write(to: &writer)
    case .limitExceeded(let limit, let max):
      writer.key("limit")
      writer.string(limit)
      writer.key("max")
      writer.integer(max)
    case .unknownMount(let mount):
      writer.key("mount")
      writer.integer(mount)
    case .unknownPopup(let popup):
      writer.key("popup")
      writer.integer(popup)
    case .unknownTerm(let termId, let replacement): Fault.write(termId, replacement, to: &writer)
    case .unknownContent(let content):
      writer.key("content")
      writer.integer(content)
    case .internalDefect, .notInitialized, .closed, .busy, .badArgument, .outOfMemory: break
    }
  }

  private static func write(_ termId: Text?, _ replacement: Text?, to writer: inout JSONWriter) {
    if let termId {
      writer.key("termId")
      writer.string(termId)
    }
    if let replacement {
      writer.key("replacement")
      writer.string(replacement)
    }
  }
}

extension InvalidParams {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("path")
    writer.string(path)
    writer.key("rule")
    writer.string(rule)
    if let limit {
      writer.key("limit")
      writer.integer(limit)
    }
  }

  fileprivate var complaint: String {
    let bound = limit.map { " \($0)" } ?? ""
    return switch Text(rule.description) {
    case "type": "is of a wrong type"
    case "required": "is missing"
    case "enum": "is none of the values allowed"
    case "minimum": "is less than" + bound
    case "maximum": "is greater than" + bound
    case "minLength": "is shorter than" + bound
    case "maxLength": "is longer than" + bound
    case "minItems": "has fewer elements than" + bound
    case "maxItems": "has more elements than" + bound
    case "maxProperties": "has more members than" + bound
    case "pattern": "is not written as it must be"
    case "additionalProperties": "has a name that is not known"
    default: "breaks the rule " + rule.description
    }
  }
}
