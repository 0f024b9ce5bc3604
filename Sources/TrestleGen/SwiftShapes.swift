/// How shapes, members and names look in Swift.
struct SwiftShapes {
  let model: Model

  static let header = "// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.\n\n"

  private static let keywords: Set<String> = [
    "as", "associatedtype", "case", "class", "default", "defer", "deinit", "do", "else", "enum", "extension", "false", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "protocol", "public",
    "private", "repeat", "return", "self", "static", "struct", "switch", "true", "try", "var", "while", "where",
  ]

  static func name(_ wire: String) -> String {
    let name = camel(wire)
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The type of a value, without `?`.
  func type(_ shape: Shape, isBorrowed: Bool = false) -> String {
    if isBorrowed { return "JSON" }
    switch shape {
    case .boolean: return "Bool"
    case .integer: return "Int64"
    case .number: return "Double"
    case .string, .constant: return "Text"
    case .array(let element, _): return "[\(type(element))]"
    case .map: return "[NamedText]"
    case .policy: return "Profile"
    case .type(let title):
      if case .scalar(let shape, _)? = model.type(title)?.form { return type(shape) }
      return title
    }
  }

  /// The type of a decoded param.
  func paramType(_ member: Member) -> String {
    let base =
      if case .policy = member.shape { "JSON" } else { type(member.shape, isBorrowed: member.isBorrowed) }
    if member.clears { return "Patch<\(base)>" }
    if hasEmptyFallback(member) { return base }
    return member.isRequired && !member.isNullable ? base : base + "?"
  }

  /// The type of a member that is written.
  func outputType(_ member: Member) -> String {
    let base = type(member.shape)
    return member.isRequired && !member.isNullable ? base : base + "?"
  }

  /// An array that is empty when left out needs no optional.
  func hasEmptyFallback(_ member: Member) -> Bool {
    if case .array = member.shape { return member.fallback == "[]" }
    return false
  }

  /// How a member is read: by which call of `Members`, and with a function or an expression on `json`.
  func reading(_ member: Member) -> (call: String, function: String?, expression: String) {
    let call =
      if member.clears { "patch" } else if !member.isRequired { "optional" } else if member.isNullable { "nullable" } else {
        "required"
      }
    return (call, function(member.shape, isBorrowed: member.isBorrowed), expression(member.shape))
  }

  /// A function that reads the shape, when there is one without further arguments.
  func function(_ shape: Shape, isBorrowed: Bool = false) -> String? {
    switch shape {
    case .boolean: return "Read.bool"
    case .string where isBorrowed: return "Read.borrowedText"
    case .map where isBorrowed: return "Read.borrowedTexts"
    case .policy: return "Profile.check"
    case .type(let title):
      guard let type = model.type(title) else { return nil }
      if case .scalar = type.form { return "Read.\(camel(title))Value" }
      return "\(title).init(reading:)"
    default: return nil
    }
  }

  /// An expression that reads `json`.
  func expression(_ shape: Shape) -> String {
    if let function = function(shape) { return "try \(function)(json)" }
    switch shape {
    case .integer(let bounds): return "try Read.integer(json, \(swift(bounds.minimum)), \(swift(bounds.maximum)))"
    case .number(let bounds): return "try Read.number(json, \(swift(bounds.minimum)), \(swift(bounds.maximum)))"
    case .string(let rule): return expression(rule)
    case .array(let element, let rule):
      var arguments = ["json"]
      if let maxItems = rule.maxItems { arguments.append("maxItems: \(swift(Int64(maxItems)))") }
      if let keep = rule.keep { arguments.append("keep: \(swift(Int64(keep)))") }
      arguments.append(function(element) ?? "{ json throws(Fault) in \(expression(element)) }")
      return "try Read.array(\(arguments.joined(separator: ", ")))"
    case .map(let value, let maxProperties):
      let read = function(value) ?? "{ json throws(Fault) in \(expression(value)) }"
      return "try Read.map(json, maxProperties: \(swift(Int64(maxProperties ?? Int.max))), \(read))"
    default: return "json"
    }
  }

  private func expression(_ rule: StringRule) -> String {
    if let maxLength = rule.maxLength { return "try Read.text(json, maxScalars: \(swift(Int64(maxLength))))" }
    let reader =
      switch rule.pattern {
      case .hex: "hex"
      case .serviceRoot: "serviceRoot"
      case nil: "text"
      }
    return "try Read.\(reader)(json, minLength: \(rule.minLength), maxBytes: \(swift(Int64(rule.maxBytes ?? Int.max))))"
  }
}

/// Digits in groups of three, as Swift writes large numbers.
func swift(_ value: Int64) -> String {
  if value == .max { return ".max" }
  var digits = String(value.magnitude)
  var groups: [String] = []
  while digits.count > 3, value.magnitude >= 10_000 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits = String(digits.dropLast(3))
  }
  return (value < 0 ? "-" : "") + ([digits] + groups).joined(separator: "_")
}
