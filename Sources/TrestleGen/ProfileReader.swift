import TrestleJSON

/// Reads the fields of `profile.json`.
struct ProfileReader {
  private static let path = "profile.json"
  let profiles: [String]

  func field(_ entry: JSON) throws -> ProfileField {
    let name = try entry.required("name", in: Self.path)
    let kind = try kind(of: entry, name)
    return ProfileField(
      name: name, group: try entry.required("group", in: Self.path),
      description: try entry.required("description", in: Self.path),
      differences: entry["differences"]?.elements.compactMap(\.integer) ?? [], kind: kind,
      values: try profiles.map { profile in
        guard let value = entry["profiles"]?.member(Text(profile)) else {
          throw GeneratorError(Self.path, "\(name) has no value for \(profile)")
        }
        guard let read = self.value(value, of: kind) else {
          throw GeneratorError(Self.path, "\(name) has a wrong value for \(profile)")
        }
        return read
      })
  }

  private func kind(of entry: JSON, _ name: String) throws -> ProfileField.Kind {
    let values = (entry["values"]?.members ?? []).map { NamedValue(name: $0.name, description: $0.value.string ?? "") }
    switch entry["type"]?.string {
    case "boolean": return .boolean
    case "integer": return .integer(try bounds(of: entry, name))
    case "numberOrNull": return .numberOrNull(try bounds(of: entry, name))
    case "text": return .text(maxBytes: Int(entry["maxBytes"]?.integer ?? 0))
    case "enum": return .enumeration(values)
    case "set": return .set(values)
    default: throw GeneratorError(Self.path, "\(name) has an unknown type")
    }
  }

  private func bounds(of entry: JSON, _ name: String) throws -> Bounds {
    guard let minimum = entry["minimum"]?.integer, let maximum = entry["maximum"]?.integer else {
      throw GeneratorError(Self.path, "\(name) needs minimum and maximum")
    }
    return Bounds(minimum: minimum, maximum: maximum)
  }

  /// The value of one profile, when the kind allows it.
  private func value(_ json: JSON, of kind: ProfileField.Kind) -> ProfileField.Value? {
    switch kind {
    case .boolean: return json.bool.map(ProfileField.Value.boolean)
    case .integer(let bounds):
      guard let value = json.integer, bounds.contains(value) else { return nil }
      return .integer(value)
    case .numberOrNull(let bounds):
      if json.isNull { return .null }
      guard let value = json.integer, bounds.contains(value) else { return nil }
      return .integer(value)
    case .text(let maxBytes):
      guard let value = json.string, value.utf8.count <= maxBytes else { return nil }
      return .name(value)
    case .enumeration(let values):
      guard let value = json.string, values.contains(where: { $0.name == value }) else { return nil }
      return .name(value)
    case .set(let values):
      let names = json.elements.compactMap(\.string)
      guard names.count == json.count, names.allSatisfy({ name in values.contains { $0.name == name } }) else { return nil }
      return .names(names)
    }
  }
}

extension Bounds {
  func contains(_ value: Int64) -> Bool { minimum <= value && value <= maximum }
}
