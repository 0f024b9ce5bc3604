/// How shapes and members look in Dart, and how they are read from and written to decoded JSON.
struct DartShapes {
  let model: Model

  private static let keywords: Set<String> = [
    "default", "class", "case", "enum", "switch", "in", "is", "new", "null", "this", "var", "void", "with",
  ]

  static func name(_ wire: String) -> String {
    let name = camel(wire)
    return keywords.contains(name) ? name + "_" : name
  }

  func type(_ member: Member) -> String {
    if member.clears { return "Patch<\(plain(member.shape))>?" }
    return plain(member.shape) + (member.isRequired && !member.isNullable ? "" : "?")
  }

  private func plain(_ shape: Shape) -> String {
    switch shape {
    case .boolean: return "bool"
    case .integer: return "int"
    case .number: return "double"
    case .string, .constant: return "String"
    case .array(let element, _): return "List<\(plain(element))>"
    case .map(let value, _): return "Map<String, \(plain(value))>"
    case .policy: return "Map<String, Object?>"
    case .type(let title):
      if case .scalar(let shape, _)? = model.type(title)?.form { return plain(shape) }
      return title
    }
  }

  /// The expression that reads a member of `json`.
  func reading(_ member: Member) -> String {
    let get = "json['\(member.name)']"
    let conversion = conversion(member.shape, get)
    if member.clears {
      return "json.containsKey('\(member.name)') ? (\(get) == null ? const Patch.clear() : Patch.to(\(conversion))) : null"
    }
    if member.isRequired, !member.isNullable { return conversion }
    let isCast = conversion == "\(get) as \(plain(member.shape))"
    return isCast ? conversion + "?" : "\(get) == null ? null : \(conversion)"
  }

  private func conversion(_ shape: Shape, _ value: String) -> String {
    switch shape {
    case .boolean: return "\(value) as bool"
    case .integer: return "(\(value) as num).toInt()"
    case .number: return "(\(value) as num).toDouble()"
    case .string, .constant: return "\(value) as String"
    case .array(let element, _):
      return "[for (final element in \(value) as List<Object?>) \(conversion(element, "element"))]"
    case .map(let inner, _): return "(\(value) as Map).cast<String, \(plain(inner))>()"
    case .policy: return "(\(value) as Map).cast<String, Object?>()"
    case .type(let title):
      switch model.type(title)?.form {
      case .scalar(let shape, _)?: return conversion(shape, value)
      case .enumeration?: return "\(title).of(\(value) as String)"
      case .tuple?: return "\(title).fromJson(\(value) as List<Object?>)"
      default: return "\(title).fromJson((\(value) as Map).cast<String, Object?>())"
      }
    }
  }

  /// The entry that writes a member.
  func writing(_ member: Member) -> String {
    let name = Self.name(member.name)
    if member.clears { return "if (\(name) != null) '\(member.name)': \(name)!.value," }
    if member.isRequired {
      return "'\(member.name)': \(written(member.shape, name, isNullable: member.isNullable)),"
    }
    return "if (\(name) != null) '\(member.name)': \(written(member.shape, name + "!", isNullable: false)),"
  }

  private func written(_ shape: Shape, _ value: String, isNullable: Bool) -> String {
    let dot = isNullable ? "?." : "."
    switch shape {
    case .array(let element, _):
      let inner = written(element, "element", isNullable: false)
      if inner == "element" { return value }
      let list = "[for (final element in \(isNullable ? value + "!" : value)) \(inner)]"
      return isNullable ? "\(value) == null ? null : \(list)" : list
    case .type(let title):
      switch model.type(title)?.form {
      case .scalar?: return value.hasSuffix("!") ? String(value.dropLast()) : value
      case .enumeration?: return "\(value)\(dot)wire"
      default: return "\(value)\(dot)toJson()"
      }
    default: return value.hasSuffix("!") ? String(value.dropLast()) : value
    }
  }
}
