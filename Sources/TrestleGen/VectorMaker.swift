/// Makes vectors for a schema: values at every bound and just beyond, wrong types, missing and extra members.
///
/// Each vector breaks at most one rule. A rule that fails is named as decoders name it: bounds in bytes as `maxLength`,
/// missing and unknown members with their own name at the end of the path.
struct VectorMaker {
  let store: SchemaStore

  func vectors(for located: SchemaStore.Located) throws -> [Vector] {
    let located = try store.resolved(located)
    let schema = located.schema
    if let constant = schema["const"] { return [.accepting(constant), .refusing(.string("other"), "const")] }
    let types = types(schema)
    var vectors = wrongTypes(types)
    if types.contains("null") { vectors.append(.accepting(.null)) }
    if types.contains("boolean") { vectors += [.accepting(.boolean(true)), .accepting(.boolean(false))] }
    if types.contains("integer") { vectors += integers(schema) }
    if types.contains("number") { vectors += numbers(schema) }
    if types.contains("string") { vectors += try strings(schema, in: located.path) }
    if types.contains("array") { vectors += try arrays(located) }
    if types.contains("object") { vectors += try objects(located) }
    return vectors
  }

  func types(_ schema: Tree) -> [String] {
    switch schema["type"] {
    case .string(let single)?: [single]
    case .array(let several)?: several.compactMap { if case .string(let name) = $0 { name } else { nil } }
    // A union leaves the type to its branches.
    default: schema["properties"] == nil ? [] : ["object"]
    }
  }

  private func wrongTypes(_ allowed: [String]) -> [Vector] {
    if allowed.isEmpty { return [] }
    let samples: [(String, Tree)] = [
      ("null", .null), ("boolean", .boolean(true)), ("integer", .integer(7)), ("string", .string("x")), ("array", .array([])),
      ("object", .object([])),
    ]
    return samples.filter { name, _ in !allowed.contains(name) && !(name == "integer" && allowed.contains("number")) }
      .map { .refusing($0.1, "type") }
  }

  // MARK: Numbers

  private func integer(_ schema: Tree, _ key: String) -> Int64? {
    if case .integer(let value)? = schema[key] { value } else { nil }
  }

  private func integers(_ schema: Tree) -> [Vector] {
    guard let minimum = integer(schema, "minimum"), let maximum = integer(schema, "maximum") else {
      return [.accepting(.integer(7)), .refusing(.literal("7.5"), "type")]
    }
    var vectors: [Vector] = [.accepting(.integer(minimum)), .accepting(.integer(maximum))]
    for (text, value) in [("3e1", Int64(30)), ("320.0", 320), ("-0", 0), ("4E0", 4)] where minimum <= value && value <= maximum
    {
      vectors.append(.accepting(.literal(text)))
    }
    vectors += [
      .refusing(.integer(minimum - 1), "minimum"), .refusing(.integer(maximum + 1), "maximum"),
      .refusing(.literal("\(max(minimum, 0)).5"), "type"), .refusing(.literal("1e300"), "maximum"),
      .refusing(.literal("-1e300"), "minimum"),
    ]
    if maximum < 9_007_199_254_740_991 { vectors.append(.refusing(.integer(9_007_199_254_740_992), "maximum")) }
    return vectors
  }

  private func numbers(_ schema: Tree) -> [Vector] {
    guard let minimum = integer(schema, "minimum"), let maximum = integer(schema, "maximum") else { return [] }
    return [
      .accepting(.integer(minimum)), .accepting(.integer(maximum)), .accepting(.literal("0.5")), .accepting(.literal("3e1")),
      .refusing(.integer(minimum - 1), "minimum"), .refusing(.integer(maximum + 1), "maximum"),
      .refusing(.literal("1e300"), "maximum"), .refusing(.literal("-1e300"), "minimum"),
    ]
  }

  // MARK: Strings

  private func strings(_ schema: Tree, in path: String) throws -> [Vector] {
    if case .array(let values)? = schema["enum"] {
      return values.map(Vector.accepting) + [.refusing(.string(""), "enum"), .refusing(.string("no such name"), "enum")]
    }
    if case .string(let text)? = schema["pattern"] {
      guard let pattern = Pattern(rawValue: text) else { throw GeneratorError(path, "has an unknown pattern") }
      return PatternVectors(
        pattern: pattern, minLength: Int(integer(schema, "minLength") ?? 0), maxBytes: Int(integer(schema, "x-maxBytes") ?? 0)
      ).vectors
    }
    let minLength = Int(integer(schema, "minLength") ?? 0)
    var vectors: [Vector] = [
      .accepting(.string("🧀")), .accepting(.string("a\u{0}b")), .accepting(.string("e\u{301} \"quoted\" \\")),
    ]
    vectors.append(minLength > 0 ? .refusing(.string(""), "minLength") : .accepting(.string("")))
    if let maxBytes = integer(schema, "x-maxBytes").map({ Int($0) }) {
      vectors += [
        longest("x", maxBytes), tooLong("x", maxBytes + 1), longest("é", maxBytes / 2), tooLong("é", maxBytes / 2 + 1),
      ]
    }
    if let maxLength = integer(schema, "maxLength").map({ Int($0) }) {
      vectors += [longest("x", maxLength), tooLong("x", maxLength + 1), longest("🧀", maxLength), tooLong("🧀", maxLength + 1)]
    }
    return vectors
  }

  private func longest(_ unit: String, _ times: Int) -> Vector { Vector.accepting(.string(unit)).repeating(times) }

  private func tooLong(_ unit: String, _ times: Int) -> Vector {
    Vector.refusing(.string(unit), "maxLength").repeating(times)
  }

  // MARK: Arrays

  private func arrays(_ located: SchemaStore.Located) throws -> [Vector] {
    if case .array(let elements)? = located.schema["prefixItems"] { return try tuples(elements, located.path) }
    guard let items = located.at("items") else { return [] }
    let example = try example(items)
    let minItems = integer(located.schema, "minItems") ?? 0
    var vectors: [Vector] = [
      minItems > 0 ? .refusing(.array([]), "minItems") : .accepting(.array([])), .accepting(.array([example])),
    ]
    if let maxItems = integer(located.schema, "maxItems").map({ Int($0) }) {
      vectors.append(Vector.accepting(.array([example])).repeating(maxItems))
      vectors.append(Vector.refusing(.array([example]), "maxItems").repeating(maxItems + 1))
    }
    if let keep = integer(located.schema, "x-keep").map({ Int($0) }) {
      vectors.append(Vector.accepting(.array([example])).repeating(keep + 1))
    }
    return vectors + (try self.vectors(for: items).map { $0.inside("1") { .array([example, $0]) } })
  }

  private func tuples(_ elements: [Tree], _ path: String) throws -> [Vector] {
    let located = elements.map { SchemaStore.Located(schema: $0, path: path) }
    let examples = try located.map(example)
    var vectors: [Vector] = [
      .accepting(.array(examples)), .refusing(.array(examples.dropLast()), "minItems"),
      .refusing(.array(examples + [.string("x")]), "maxItems"),
    ]
    for (index, element) in located.enumerated() {
      vectors += try self.vectors(for: element).map { vector in
        vector.inside("\(index)") { value in
          var elements = examples
          elements[index] = value
          return .array(elements)
        }
      }
    }
    return vectors
  }
}
