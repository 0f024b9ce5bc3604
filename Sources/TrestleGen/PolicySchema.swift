/// `Schemas/generated/policy.json`: the fields of `profile.json` as a JSON Schema, for `sdk/initialize`.
struct PolicySchema {
  let fields: [ProfileField]

  func file() -> GeneratedFile { GeneratedFile(path: "Schemas/generated/policy.json", text: tree().pretty) }

  func tree() -> Tree {
    .members([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string("Policy")),
      ("description", .string("Fields of a profile by name. Generated from profile.json.")),
      ("type", .string("object")),
      ("properties", .object(fields.map { ($0.name, rule($0).setting("description", .string($0.description))) })),
      ("additionalProperties", .boolean(false)),
    ])
  }

  private func rule(_ field: ProfileField) -> Tree {
    switch field.kind {
    case .boolean: .members([("type", .string("boolean"))])
    case .integer(let bounds): range(.string("integer"), bounds)
    case .numberOrNull(let bounds): range(.strings(["number", "null"]), bounds)
    case .text(let maxBytes): .members([("type", .string("string")), ("x-maxBytes", .integer(Int64(maxBytes)))])
    case .enumeration(let values): names(values)
    case .set(let values):
      .members([("type", .string("array")), ("items", names(values)), ("maxItems", .integer(Int64(values.count)))])
    }
  }

  private func range(_ type: Tree, _ bounds: Bounds) -> Tree {
    .members([("type", type), ("minimum", .integer(bounds.minimum)), ("maximum", .integer(bounds.maximum))])
  }

  /// The type comes first, so that a value of another one is told apart from an unknown name.
  private func names(_ values: [NamedValue]) -> Tree {
    .members([("type", .string("string")), ("enum", .strings(values.map(\.name)))])
  }
}
