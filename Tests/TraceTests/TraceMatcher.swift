import TrestleJSON

/// Compares what a trace expects with what came: members named must be equal, others are free; arrays must be equal in length
/// and order; `"<any>"` is any value; `"<name:x>"` captures a value that is no object or array, and compares from then on.
struct TraceMatcher {
  private(set) var captures: [String: JSON] = [:]

  mutating func match(_ expected: JSON, with got: JSON?, at path: String) throws(TraceFailure) {
    guard let got else { throw difference(path, expected, nil) }
    if let text = expected.text?.string {
      if text == "<any>" { return }
      if let name = TraceMatcher.captureName(text) { return try capture(name, got, at: path) }
    }
    switch (expected.kind, got.kind) {
    case (.object, .object):
      for (name, value) in expected.members {
        try match(value, with: got.member(name), at: path + "/" + TraceMatcher.escaped(name.string))
      }
    case (.array, .array):
      if expected.count != got.count {
        throw TraceFailure("\(path): expected \(expected.count) elements, got \(got.count): \(got.jsonText)")
      }
      for (index, value) in expected.elements.enumerated() { try match(value, with: got[index], at: "\(path)/\(index)") }
    default:
      if !TraceMatcher.scalarsEqual(expected, got) { throw difference(path, expected, got) }
    }
  }

  private mutating func capture(_ name: String, _ got: JSON, at path: String) throws(TraceFailure) {
    if got.kind == .object || got.kind == .array {
      throw TraceFailure("\(path): only scalars can be captured, got \(got.jsonText)")
    }
    guard let known = captures[name] else {
      captures[name] = got
      return
    }
    if !TraceMatcher.scalarsEqual(known, got) { throw difference(path, known, got, note: " (captured as \(name))") }
  }

  private func difference(_ path: String, _ expected: JSON, _ got: JSON?, note: String = "") -> TraceFailure {
    TraceFailure("\(path): expected \(expected.jsonText)\(note), got \(got?.jsonText ?? "nothing")")
  }

  private static func scalarsEqual(_ left: JSON, _ right: JSON) -> Bool {
    switch (left.kind, right.kind) {
    case (.string, .string): left.text == right.text
    case (.bool, .bool): left.bool == right.bool
    case (.null, .null): true
    case (.integer, .integer), (.integer, .real), (.real, .integer), (.real, .real): left.number == right.number
    default: false
    }
  }

  /// Captured values put in the place of `"<name:x>"` in the text of a message; their type is kept.
  func filledIn(_ text: String) throws(TraceFailure) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "\"<name:") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: ">\"") else { break }
      let name = String(rest[start.upperBound..<end.lowerBound])
      guard let value = captures[name] else { throw TraceFailure("\"<name:\(name)>\" was not captured before") }
      result += value.jsonText
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func captureName(_ text: String) -> String? {
    guard text.hasPrefix("<name:"), text.hasSuffix(">"), text.utf8.count > 7 else { return nil }
    return String(text.dropFirst(6).dropLast())
  }

  /// A member's name as a token of a JSON Pointer.
  private static func escaped(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
