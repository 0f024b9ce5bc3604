/// `Schemas/generated/policy.json`: the fields of `profile.json` as a JSON Schema, for `sdk/initialize`.
struct PolicySchema {
  let fields: [ProfileField]

  func file() -> GeneratedFile {
    var source = SourceText()
    source.line("{")
    source.indented { source in
      source.line("\"$schema\": \"https://json-schema.org/draft/2020-12/schema\",")
      source.line("\"title\": \"Policy\",")
      source.line("\"description\": \"Fields of a profile by name. Generated from profile.json.\",")
      source.line("\"type\": \"object\",")
      source.line("\"properties\": {")
      source.indented { source in
        for (index, field) in fields.enumerated() {
          source.line("\"\(field.name)\": { \(rule(field)) }" + (index == fields.count - 1 ? "" : ","))
        }
      }
      source.line("},")
      source.line("\"additionalProperties\": false")
    }
    source.line("}")
    return GeneratedFile(path: "Schemas/generated/policy.json", text: source.text)
  }

  private func rule(_ field: ProfileField) -> String {
    switch field.kind {
    case .boolean: "\"type\": \"boolean\""
    case .integer(let bounds): "\"type\": \"integer\", \(range(bounds))"
    case .numberOrNull(let bounds): "\"type\": [\"number\", \"null\"], \(range(bounds))"
    case .text(let maxBytes): "\"type\": \"string\", \"x-maxBytes\": \(maxBytes)"
    case .enumeration(let values): "\"enum\": \(names(values))"
    case .set(let values): "\"type\": \"array\", \"items\": { \"enum\": \(names(values)) }, \"maxItems\": \(values.count)"
    }
  }

  private func range(_ bounds: Bounds) -> String { "\"minimum\": \(bounds.minimum), \"maximum\": \(bounds.maximum)" }

  private func names(_ values: [NamedValue]) -> String { "[\(values.map { "\"\($0.name)\"" }.joined(separator: ", "))]" }
}
