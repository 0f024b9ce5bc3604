/// Why a text is not a JSON value that Trestle accepts, and where.
package struct JSONFlaw: Error, Equatable {
  /// Stable names, part of the protocol as `error.data.reason` of `parseError`.
  package enum Reason: UInt8, CaseIterable {
    case syntax, endOfInput, trailingBytes, invalidUTF8, nulInKey, duplicateKey, numberOutOfRange, tooDeep, keyTooLong
    case outOfMemory

    package var name: StaticString {
      switch self {
      case .syntax: "syntax"
      case .endOfInput: "endOfInput"
      case .trailingBytes: "trailingBytes"
      case .invalidUTF8: "invalidUTF8"
      case .nulInKey: "nulInKey"
      case .duplicateKey: "duplicateKey"
      case .numberOutOfRange: "numberOutOfRange"
      case .tooDeep: "tooDeep"
      case .keyTooLong: "keyTooLong"
      case .outOfMemory: "outOfMemory"
      }
    }
  }

  package let reason: Reason
  /// Byte offset into the text at which reading stopped; the length of the text when it ended too early.
  package let offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
