extension VectorMaker {
  /// Vectors of an object: each member in turn, over an example that has what is required and that member.
  func objects(_ located: SchemaStore.Located) throws -> [Vector] {
    let minimal = try example(located)
    var vectors: [Vector] = [.accepting(minimal)]
    vectors += names(located.schema["required"]).map { .refusing(minimal.removing($0), "required", at: [$0]) }
    vectors += try alternativeVectors(located, minimal)
    vectors += try additional(located, minimal)
    vectors += try members(located, over: minimal, of: located)
    for branch in branches(located.schema) {
      let demanded = try store.resolved(.init(schema: branch.then, path: located.path))
      let base = try satisfying(located, bare(located).setting(branch.member, branch.value))
      vectors.append(.accepting(base))
      vectors += names(demanded.schema["required"]).map { .refusing(base.removing($0), "required", at: [$0]) }
      vectors += try members(demanded, over: base, of: located)
    }
    return vectors
  }

  /// Vectors of each member that `schema` describes, put into `base`.
  private func members(
    _ schema: SchemaStore.Located, over base: Tree, of whole: SchemaStore.Located
  ) throws -> [Vector] {
    guard case .object(let properties)? = schema.schema["properties"] else { return [] }
    return try properties.flatMap { name, property in
      try vectors(for: .init(schema: property, path: schema.path)).map { vector in
        try vector.inside(name) { try satisfying(whole, base.setting(name, $0)) }
      }
    }
  }

  /// Without any of the alternatives, and with each alone.
  private func alternativeVectors(_ located: SchemaStore.Located, _ minimal: Tree) throws -> [Vector] {
    let alternatives = alternatives(located.schema)
    guard let first = alternatives.first else { return [] }
    let none = alternatives.reduce(minimal) { $0.removing($1) }
    return try [.refusing(none, "required", at: [first])]
      + alternatives.compactMap { name in
        try located.at("properties")?.at(name).map { .accepting(none.setting(name, try example($0))) }
      }
  }

  /// Members that the object does not name.
  private func additional(_ located: SchemaStore.Located, _ minimal: Tree) throws -> [Vector] {
    switch located.schema["additionalProperties"] {
    case .boolean(false)?:
      return [.refusing(minimal.setting("nope", .boolean(true)), "additionalProperties", at: ["nope"])]
    case .object?:
      guard let values = located.at("additionalProperties") else { return [] }
      let example = try example(values)
      var vectors = try self.vectors(for: values).map { vector in vector.inside("a/b~c") { .object([("a/b~c", $0)]) } }
      if case .integer(let most)? = located.schema["maxProperties"] {
        let many = (1...Int(most)).map { ("k\($0)", example) }
        vectors.append(.accepting(.object(many)))
        vectors.append(.refusing(.object(many + [("one more", example)]), "maxProperties"))
      }
      return vectors
    default: return [.accepting(minimal.setting("x-nope", .array([])))]
    }
  }

  // MARK: Examples

  /// A value that satisfies the schema: what is required, the first of alternatives, the first name of an enumeration.
  func example(_ located: SchemaStore.Located) throws -> Tree {
    let located = try store.resolved(located)
    let schema = located.schema
    if let constant = schema["const"] { return constant }
    if case .array(let values)? = schema["enum"], let first = values.first { return first }
    switch types(schema).first {
    case "boolean": return .boolean(true)
    case "integer", "number":
      if case .integer(let minimum)? = schema["minimum"], minimum > 1 { return .integer(minimum) }
      return .integer(1)
    case "string":
      guard case .string(let text)? = schema["pattern"], let pattern = Pattern(rawValue: text) else { return .string("x") }
      return .string(pattern.sample)
    case "array":
      guard case .array(let elements)? = schema["prefixItems"] else { return .array([]) }
      return .array(try elements.map { try example(.init(schema: $0, path: located.path)) })
    case "null": return .null
    default: return try satisfying(located, bare(located))
    }
  }

  /// What is required whatever the values.
  private func bare(_ located: SchemaStore.Located) throws -> Tree {
    let needed = names(located.schema["required"]) + alternatives(located.schema).prefix(1)
    return .object(
      try needed.map { name in (name, try located.at("properties")?.at(name).map(example) ?? .integer(1)) })
  }

  /// With what the branches demand whose condition holds.
  private func satisfying(_ located: SchemaStore.Located, _ value: Tree) throws -> Tree {
    var value = value
    for branch in branches(located.schema) where value[branch.member]?.compact == branch.value.compact {
      let demanded = try store.resolved(.init(schema: branch.then, path: located.path))
      for name in names(demanded.schema["required"]) where value[name] == nil {
        guard let property = demanded.at("properties")?.at(name) ?? located.at("properties")?.at(name) else { continue }
        value = value.setting(name, try example(property))
      }
    }
    return value
  }

  // MARK: Reading schemas

  /// The if/then pairs in `allOf`: when the member has the value, `then` holds.
  private func branches(_ schema: Tree) -> [(member: String, value: Tree, then: Tree)] {
    guard case .array(let branches)? = schema["allOf"] else { return [] }
    return branches.compactMap { branch in
      guard case .object(let properties)? = branch["if"]?["properties"], let (name, rule) = properties.first,
        let value = rule["const"], let then = branch["then"]
      else { return nil }
      return (name, value, then)
    }
  }

  /// The members of which `anyOf` requires one.
  private func alternatives(_ schema: Tree) -> [String] {
    guard case .array(let branches)? = schema["anyOf"] else { return [] }
    return branches.flatMap { names($0["required"]) }
  }

  private func names(_ tree: Tree?) -> [String] {
    guard case .array(let values)? = tree else { return [] }
    return values.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }
}
