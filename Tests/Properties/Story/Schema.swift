import TrestleJSON

/// As much of a JSON Schema as the generated documents use.
package struct Schema: Sendable {
  package struct Member: Sendable {
    package let name: String
    package let required: Bool
    package let schema: Schema
  }

  package indirect enum Kind: Sendable {
    case reference(String)
    case choice([String])
    case integer(ClosedRange<Int64>)
    case number(ClosedRange<Double>)
    case bool
    /// Longest in bytes, shortest in bytes.
    case text(max: Int, min: Int)
    /// A string that a pattern describes, or an object without listed members: told by name where a story needs it.
    case opaque
    case list(of: Schema, max: Int)
    case object([Member])
  }

  package let kind: Kind
  package let nullable: Bool

  init(_ json: JSON?) {
    let types = json?["type"].map { $0.elements.isEmpty ? [$0] : $0.elements }?.compactMap { $0.text?.string } ?? []
    nullable = types.contains("null")
    kind = Schema.kind(json, types.first { $0 != "null" } ?? "")
  }

  private static func kind(_ json: JSON?, _ type: String) -> Kind {
    guard let json else { return .opaque }
    if let name = json["$ref"]?.text?.string { return .reference(String(name.split(separator: "/").last ?? "")) }
    if let choices = json["enum"]?.elements { return .choice(choices.compactMap { $0.text?.string }) }
    let bounds = (low: json["minimum"]?.number ?? 0, high: json["maximum"]?.number ?? Double(JSON.maxInteger))
    switch type {
    case "boolean": return .bool
    case "integer": return .integer(Int64(bounds.low)...Int64(bounds.high))
    case "number": return .number(bounds.low...bounds.high)
    case "string" where json["pattern"] != nil: return .opaque
    case "string":
      return .text(
        max: Int(json["x-maxBytes"]?.integer ?? json["maxLength"]?.integer ?? 1024), min: Int(json["minLength"]?.integer ?? 0))
    case "array" where json["prefixItems"] == nil:
      return .list(of: Schema(json["items"]), max: Int(json["maxItems"]?.integer ?? 100))
    case "object" where json["properties"] != nil:
      var members: [Member] = []
      let required = (json["required"]?.elements ?? []).compactMap { $0.text?.string }
      json["properties"]?.forEachMember { name, schema in
        members.append(Member(name: name.string, required: required.contains(name.string), schema: Schema(schema)))
      }
      return .object(members)
    default: return .opaque
    }
  }
}
