/// Compares two versions of one schema.
struct SchemaComparison {
  enum Direction {
    /// Sent by shells: the new schema must accept all that the old one did.
    case input
    /// Sent by the core: the old schema must accept all that the new one does.
    case output
  }

  let direction: Direction
  let old: SchemaStore
  let new: SchemaStore

  private static let lowerBounds = ["minimum", "minLength", "minItems"]
  private static let upperBounds = ["maximum", "maxLength", "x-maxBytes", "maxItems", "maxProperties"]

  func breaks(from before: SchemaStore.Located, to after: SchemaStore.Located, at place: String) throws -> [String] {
    let before = try old.resolved(before)
    let after = try new.resolved(after)
    // What is broken is what a text that one side may send finds no longer allowed on the other.
    let (sent, received) = direction == .input ? (before.schema, after.schema) : (after.schema, before.schema)
    return names(sent, received, place) + bounds(sent, received, place) + same(before.schema, after.schema, place)
      + (try members(before, after, place)) + (try elements(before, after, place))
  }

  private func names(_ sent: Tree, _ received: Tree, _ place: String) -> [String] {
    ["type", "enum"].compactMap { key in
      guard let allowed = received[key].map(values) else { return nil }
      guard let possible = sent[key].map(values) else { return "\(place): \(key) added" }
      let refused = possible.filter { !allowed.contains($0) }
      return refused.isEmpty
        ? nil : "\(place): \(key) \(refused.joined(separator: ", ")) \(direction == .input ? "removed" : "added")"
    }
  }

  private func values(_ tree: Tree) -> [String] {
    if case .array(let elements) = tree { elements.map(\.compact) } else { [tree.compact] }
  }

  private func names(_ tree: Tree?) -> [String] {
    guard case .array(let elements)? = tree else { return [] }
    return elements.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  private func bounds(_ sent: Tree, _ received: Tree, _ place: String) -> [String] {
    let narrowed =
      Self.lowerBounds.filter { key in
        integer(received[key]).map { $0 > integer(sent[key]) ?? .min } ?? false
      }
      + Self.upperBounds.filter { key in
        integer(received[key]).map { $0 < integer(sent[key]) ?? .max } ?? false
      }
    return narrowed.map { "\(place): \($0) \(direction == .input ? "narrowed" : "widened")" }
  }

  private func integer(_ tree: Tree?) -> Int64? {
    if case .integer(let value)? = tree { value } else { nil }
  }

  /// Rules that are too intricate to compare: any change may break.
  private func same(_ before: Tree, _ after: Tree, _ place: String) -> [String] {
    let keys = ["pattern", "const", "anyOf", "allOf"] + (direction == .input ? ["default"] : [])
    return keys.filter { before[$0]?.compact != after[$0]?.compact }.map { "\(place): \($0) changed" }
  }

  private func members(_ before: SchemaStore.Located, _ after: SchemaStore.Located, _ place: String) throws -> [String] {
    var breaks: [String] = []
    let wasRequired = names(before.schema["required"])
    let isRequired = names(after.schema["required"])
    switch direction {
    case .input: breaks += isRequired.filter { !wasRequired.contains($0) }.map { "\(place): \($0) is now required" }
    case .output: breaks += wasRequired.filter { !isRequired.contains($0) }.map { "\(place): \($0) may now be missing" }
    }
    guard case .object(let properties)? = before.schema["properties"] else { return breaks }
    for (name, property) in properties {
      guard let now = after.at("properties")?.at(name) else {
        breaks.append("\(place): \(name) removed")
        continue
      }
      breaks += try self.breaks(from: .init(schema: property, path: before.path), to: now, at: "\(place)/\(name)")
    }
    return breaks
  }

  private func elements(_ before: SchemaStore.Located, _ after: SchemaStore.Located, _ place: String) throws -> [String] {
    try ["items", "additionalProperties"].flatMap { key -> [String] in
      guard let was = before.at(key), case .object = was.schema, let now = after.at(key), case .object = now.schema else {
        return before.schema[key]?.compact == after.schema[key]?.compact ? [] : ["\(place): \(key) changed"]
      }
      return try breaks(from: was, to: now, at: "\(place)/*")
    }
  }
}
