import TrestleJSON

/// Reads the schemas inside one file.
struct ShapeReader {
  /// File the schemas are in, for errors.
  let path: String

  func members(of schema: JSON) throws -> [Member] {
    let required = schema.strings("required")
    let members = try (schema["properties"]?.members ?? []).map { name, value in
      try member(name, value, isRequired: required.contains(name))
    }
    for name in required where !members.contains(where: { $0.name == name }) {
      throw GeneratorError(path, "requires \(name), which is not among its properties")
    }
    return members
  }

  func member(_ name: String, _ schema: JSON, isRequired: Bool) throws -> Member {
    var member = Member(
      name: name, shape: try shape(schema, of: name), description: schema["description"]?.string ?? "",
      isRequired: isRequired)
    member.isNullable = types(schema).contains("null")
    member.clears = schema["x-clears"]?.bool ?? false
    member.isBorrowed = schema["x-borrowed"]?.bool ?? false
    member.limit = schema["x-limit"]?.string
    member.fallback = schema["default"]?.compactText
    return member
  }

  /// The members of which one must be there: `anyOf` with nothing but a `required` of one name in each branch.
  func alternatives(of schema: JSON) throws -> [String] {
    try (schema["anyOf"]?.elements ?? []).map { branch in
      guard branch.members.count == 1, let name = branch.strings("required").first else {
        throw GeneratorError(path, "anyOf may only require one member in each branch")
      }
      return name
    }
  }

  /// `allOf` with nothing but an if on the const of one member, and a then that requires others.
  func conditions(of schema: JSON) throws -> [Condition] {
    try (schema["allOf"]?.elements ?? []).map { branch in
      guard let (member, rule) = branch["if"]?["properties"]?.members.first, let value = rule["const"]?.string,
        branch["if"]?.strings("required") == [member], let required = branch["then"]?.strings("required"), !required.isEmpty
      else {
        throw GeneratorError(path, "allOf in params needs an if on the const of one required member, and a then that requires")
      }
      return Condition(member: member, value: value, required: required)
    }
  }

  func result(_ schema: JSON) throws -> ResultDefinition {
    let members = try members(of: schema)
    if schema["x-handwritten"]?.bool == true { return .handwritten(members) }
    return members.isEmpty ? .empty : .structure(members, isNullable: types(schema).contains("null"))
  }

  func form(of schema: JSON) throws -> TypeDefinition.Form {
    if schema["enum"] != nil {
      let names = schema.strings("enum")
      let values = (schema["x-values"]?.members ?? []).map { NamedValue(name: $0.name, description: $0.value.string ?? "") }
      guard values.map(\.name) == names else { throw GeneratorError(path, "x-values must describe each value of enum") }
      return .enumeration(values)
    }
    if let elements = schema["prefixItems"]?.elements { return .tuple(try tuple(elements, schema)) }
    if let branches = schema["allOf"]?.elements { return try union(schema, branches) }
    if types(schema) == ["object"], schema["properties"] != nil { return .structure(try members(of: schema)) }
    return .scalar(try shape(schema, of: "the type"), limit: schema["x-limit"]?.string)
  }

  private func tuple(_ elements: [JSON], _ schema: JSON) throws -> [Member] {
    let count = Int64(elements.count)
    guard schema["minItems"]?.integer == count, schema["maxItems"]?.integer == count else {
      throw GeneratorError(path, "prefixItems needs minItems and maxItems of \(count)")
    }
    return try elements.map { element in
      let name = (element["description"]?.string ?? "").lowercased().filter(\.isLetter)
      return try member(name, element, isRequired: true)
    }
  }

  /// `{kind: …}` and, for each value of it that has further members, an if/then.
  private func union(_ schema: JSON, _ branches: [JSON]) throws -> TypeDefinition.Form {
    guard let tag = try members(of: schema).first, tag.isRequired, case .type = tag.shape else {
      throw GeneratorError(path, "allOf needs a required property of an enumeration that names the case")
    }
    let payloads = try branches.map { branch in
      guard let value = branch["if"]?["properties"]?.member(Text(tag.name))?["const"]?.string, let then = branch["then"] else {
        throw GeneratorError(path, "each branch of allOf needs an if with the const of \(tag.name), and a then")
      }
      let members = try members(of: then)
      if let title = then["$ref"]?.string.map(title(of:)) {
        return TypeDefinition.UnionBranch(value: value, payload: .type(title))
      }
      guard members.count == 1 else { throw GeneratorError(path, "then must be a $ref or have one member") }
      return TypeDefinition.UnionBranch(value: value, payload: .member(members[0]))
    }
    return .union(tag: tag, payloads)
  }

  private func types(_ schema: JSON) -> [String] {
    if let single = schema["type"]?.string { return [single] }
    return schema.strings("type")
  }

  /// `../../types/list-action.json` → `ListAction`. Files and titles agree; `SchemaRules` checks.
  private func title(of reference: String) -> String {
    let file = reference.split(separator: "/").last.map(String.init) ?? reference
    return pascal(String(file.dropLast(".json".count)))
  }

  private func shape(_ schema: JSON, of name: String) throws -> Shape {
    if let reference = schema["$ref"]?.string {
      return reference.hasSuffix("generated/policy.json") ? .policy : .type(title(of: reference))
    }
    if let constant = schema["const"]?.string { return .constant(constant) }
    switch types(schema).filter({ $0 != "null" }) {
    case ["boolean"]: return .boolean
    case ["integer"]: return .integer(try bounds(schema, of: name))
    case ["number"]: return .number(try bounds(schema, of: name))
    case ["string"]: return .string(try stringRule(schema, of: name))
    case ["array"]:
      guard let items = schema["items"] else { throw GeneratorError(path, "\(name) lacks items") }
      return .array(
        try shape(items, of: name),
        ArrayRule(
          minItems: schema["minItems"]?.integer.map { Int($0) }, maxItems: schema["maxItems"]?.integer.map { Int($0) },
          keep: schema["x-keep"]?.integer.map { Int($0) }))
    case ["object"]:
      guard let values = schema["additionalProperties"], values.kind == .object else {
        throw GeneratorError(path, "\(name) must be a type of its own in types/, or have additionalProperties")
      }
      return .map(try shape(values, of: name), maxProperties: schema["maxProperties"]?.integer.map { Int($0) })
    default: throw GeneratorError(path, "\(name) has no type that can be generated")
    }
  }

  private func bounds(_ schema: JSON, of name: String) throws -> Bounds {
    guard let minimum = schema["minimum"]?.integer, let maximum = schema["maximum"]?.integer else {
      throw GeneratorError(path, "\(name) needs minimum and maximum within ±(2^53-1)")
    }
    return Bounds(minimum: minimum, maximum: maximum)
  }

  private func stringRule(_ schema: JSON, of name: String) throws -> StringRule {
    var rule = StringRule()
    rule.minLength = schema["minLength"]?.integer.map { Int($0) } ?? 0
    rule.maxLength = schema["maxLength"]?.integer.map { Int($0) }
    rule.maxBytes = schema["x-maxBytes"]?.integer.map { Int($0) }
    if let pattern = schema["pattern"]?.string {
      guard let known = Pattern(rawValue: pattern) else {
        throw GeneratorError(path, "\(name) has a pattern that no language checks; see Pattern in TrestleGen/Model.swift")
      }
      rule.pattern = known
    }
    return rule
  }
}
