/// How shapes and members look in Java, and how they are read from and written to maps.
struct JavaShapes {
  let model: Model

  private static let keywords: Set<String> = ["default", "package", "class", "case", "enum", "interface", "native", "switch"]

  static func name(_ wire: String) -> String {
    let name = camel(wire)
    return keywords.contains(name) ? name + "_" : name
  }

  /// `zone/mount`, `crossedOff`, `react-native` → `ZONE_MOUNT`, `CROSSED_OFF`, `REACT_NATIVE`.
  static func constant(_ wire: String) -> String {
    var words = ""
    var previous: Character = "_"
    for letter in camel(wire) {
      if letter.isUppercase, previous.isLowercase { words += "_" }
      words += letter.uppercased()
      previous = letter
    }
    return words
  }

  /// The type of a component. Whatever may be absent is a reference.
  func type(_ member: Member) -> String {
    if member.clears { return "Patch<\(boxed(member.shape))>" }
    return member.isRequired && !member.isNullable ? plain(member.shape) : boxed(member.shape)
  }

  private func plain(_ shape: Shape) -> String {
    switch shape {
    case .boolean: return "boolean"
    case .integer: return "long"
    case .number: return "double"
    case .type(let title):
      if case .scalar(let shape, _)? = model.type(title)?.form { return plain(shape) }
      return boxed(shape)
    default: return boxed(shape)
    }
  }

  func boxed(_ shape: Shape) -> String {
    switch shape {
    case .boolean: return "Boolean"
    case .integer: return "Long"
    case .number: return "Double"
    case .string, .constant: return "String"
    case .array(let element, _): return "List<\(boxed(element))>"
    case .map(let value, _): return "Map<String, \(boxed(value))>"
    case .policy: return "Map<String, Object>"
    case .type(let title):
      switch model.type(title)?.form {
      case .scalar(let shape, _)?: return boxed(shape)
      case .enumeration?: return "Names.\(title)"
      default: return title
      }
    }
  }

  /// The expression that reads a member of `json`.
  func reading(_ member: Member) -> String {
    let get = "json.get(\"\(member.name)\")"
    if member.clears { return "Patch.read(json, \"\(member.name)\", value -> \(conversion(member.shape, "value")))" }
    if member.isRequired, !member.isNullable { return conversion(member.shape, get) }
    return "Wire.optional(\(get), value -> \(conversion(member.shape, "value")))"
  }

  private func conversion(_ shape: Shape, _ value: String) -> String {
    switch shape {
    case .boolean: return "(Boolean) \(value)"
    case .integer: return "((Number) \(value)).longValue()"
    case .number: return "((Number) \(value)).doubleValue()"
    case .string, .constant: return "(String) \(value)"
    case .array(let element, _): return "Wire.list(\(value), element -> \(conversion(element, "element")))"
    case .map(let inner, _): return "Wire.map(\(value), element -> \(conversion(inner, "element")))"
    case .policy: return "Wire.object(\(value))"
    case .type(let title):
      switch model.type(title)?.form {
      case .scalar(let shape, _)?: return conversion(shape, value)
      case .enumeration?: return "Names.\(title).of((String) \(value))"
      case .tuple?: return "\(title).read(Wire.array(\(value)))"
      default: return "\(title).read(Wire.object(\(value)))"
      }
    }
  }

  /// The statement that puts a member into `json`.
  func writing(_ member: Member) -> String {
    let name = Self.name(member.name)
    if member.clears {
      return "if (\(name) != null) json.put(\"\(member.name)\", \(name).write());"
    }
    let put = "json.put(\"\(member.name)\", \(written(member.shape, name)));"
    if member.isRequired {
      guard member.isNullable else { return put }
      return "json.put(\"\(member.name)\", \(name) == null ? null : \(written(member.shape, name)));"
    }
    return "if (\(name) != null) \(put)"
  }

  private func written(_ shape: Shape, _ value: String) -> String {
    switch shape {
    case .array(let element, _):
      let inner = written(element, "element")
      return inner == "element" ? value : "Wire.written(\(value), element -> \(inner))"
    case .type(let title):
      switch model.type(title)?.form {
      case .scalar?: return value
      case .enumeration?: return "\(value).wire"
      default: return "\(value).write()"
      }
    default: return value
    }
  }
}

/// A record that is an array in messages.
struct JavaTuple {
  let title: String
  let description: String
  let members: [Member]

  func write(to source: inout SourceText) {
    let names = members.map { JavaShapes.name($0.name) }
    source.separate()
    source.line("/** \(description) */")
    source.block("public record \(title)(\(names.map { "String \($0)" }.joined(separator: ", ")))") { source in
      source.block("public static \(title) read(List<?> json)") { source in
        source.line("return new \(title)(\(names.indices.map { "(String) json.get(\($0))" }.joined(separator: ", ")));")
      }
      source.line()
      source.block("public List<Object> write()") { $0.line("return List.of(\(names.joined(separator: ", ")));") }
    }
  }
}
