/// Types, bounds and links in the words of the pages.
struct MarkdownWords {
  let model: Model

  /// The anchor of a heading, as GitHub makes it.
  func anchor(_ heading: String) -> String {
    String(heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
  }

  func page(ofEvent name: String) -> String {
    let area = model.events.first { $0.name == name }?.area ?? ""
    return "\(area).md#\(anchor(name))"
  }

  func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  func type(_ member: Member) -> String { type(member.shape) + (member.isNullable ? " or null" : "") }

  func type(_ shape: Shape) -> String {
    switch shape {
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .constant(let value): "`\(value)`"
    case .array(let element, _): "array of \(type(element))"
    case .map(let value, _): "object of \(type(value))s"
    case .policy: "[policy](profiles.md)"
    case .type(let title): "[\(title)](types.md#\(anchor(title)))"
    }
  }

  func note(_ member: Member) -> String {
    member.description + bounds(member.shape) + (member.fallback.map { $0 == "[]" ? "" : " Default `\($0)`." } ?? "")
      + (member.limit.map { " Limit [`\($0)`](limits.md)." } ?? "")
  }

  func bounds(_ shape: Shape) -> String {
    switch shape {
    case .integer(let bounds) where bounds.maximum < 9_007_199_254_740_991:
      " From \(number(bounds.minimum)) to \(number(bounds.maximum))."
    case .integer(let bounds), .number(let bounds): bounds.minimum == 0 ? " Not negative." : ""
    case .string(let rule): bounds(rule)
    case .array(_, let rule): rule.maxItems.map { " At most \(number(Int64($0)))." } ?? ""
    case .map(let value, let most): (most.map { " At most \(number(Int64($0)))." } ?? "") + bounds(value)
    default: ""
    }
  }

  private func bounds(_ rule: StringRule) -> String {
    let pattern =
      switch rule.pattern {
      case .hex: " An even number of hexadecimal digits."
      case .serviceRoot: " Begins with `https://` or `http://`."
      case nil: ""
      }
    if let maxLength = rule.maxLength { return " At most \(number(Int64(maxLength))) Unicode scalars." + pattern }
    guard let maxBytes = rule.maxBytes.map({ number(Int64($0)) }) else { return pattern }
    return (rule.minLength > 0 ? " \(rule.minLength) to \(maxBytes) bytes." : " At most \(maxBytes) bytes.") + pattern
  }

  func number(_ value: Int64) -> String { swift(value).replacing("_", with: ",") }

  /// A message and what it is answered.
  func exchange(_ message: String, _ answer: Tree) -> String {
    "```\n→ \(message.replacing("\n", with: "\n  "))\n← \(code(answer).replacing("\n", with: "\n  "))\n```"
  }

  func block(_ tree: Tree) -> String { "```\n\(code(tree))\n```" }

  /// JSON as one reads it: on one line, or broken into several when that is too long. `…` stands for what is left out.
  func code(_ tree: Tree) -> String {
    let line = tree.compact
    let text = line.count <= 110 ? line : String(tree.pretty.dropLast())
    return text.replacing("\"…\": \"…\"", with: "…").replacing("\"…\":\"…\"", with: "…").replacing("\"…\"", with: "…")
  }
}
