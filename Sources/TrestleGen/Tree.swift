import TrestleJSON

/// A JSON value that is put together and written for people: short objects and arrays stay on one line.
indirect enum Tree {
  case object([(String, Tree)])
  case array([Tree])
  case string(String)
  case integer(Int64)
  case boolean(Bool)
  case null
  /// A number as it is to be written.
  case literal(String)

  init(_ json: JSON) {
    switch json.kind {
    case .object: self = .object(json.members.map { ($0.name, Tree($0.value)) })
    case .array: self = .array(json.elements.map(Tree.init))
    case .string: self = .string(json.string ?? "")
    case .integer, .real: self = .integer(json.integer ?? 0)
    case .bool: self = .boolean(json.bool ?? false)
    case .null: self = .null
    }
  }

  /// Names in order; members without a value are left out.
  static func members(_ members: [(String, Tree?)]) -> Tree {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  static func strings(_ values: [String]) -> Tree { .array(values.map(Tree.string)) }

  subscript(_ key: String) -> Tree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == key }?.1
  }

  /// The same with another value for one member, or with one more.
  func setting(_ key: String, _ value: Tree) -> Tree {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.0 == key }) {
      members[index].1 = value
    } else {
      members.append((key, value))
    }
    return .object(members)
  }

  func removing(_ key: String) -> Tree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.0 != key })
  }

  var compact: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for (name, value) in members {
        writer.key(Text(name))
        value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let value): writer.string(value)
    case .integer(let value): writer.integer(value)
    case .boolean(let value): writer.bool(value)
    case .null: writer.null()
    case .literal(let text): writer.raw(Array(text.utf8))
    }
  }

  /// Indented text that ends in a line feed.
  var pretty: String { pretty(indentation: 0, column: 0) + "\n" }

  private func pretty(indentation: Int, column: Int) -> String {
    let flat = inline
    if indentation > 0, column + flat.count <= 110 { return flat }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { name, value in
        let key = Tree.string(name).compact + ": "
        return inner + key + value.pretty(indentation: indentation + 2, column: indentation + 2 + key.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.pretty(indentation: indentation + 2, column: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    default: return flat
    }
  }

  private var inline: String {
    switch self {
    case .object(let members) where !members.isEmpty:
      "{ " + members.map { Tree.string($0.0).compact + ": " + $0.1.inline }.joined(separator: ", ") + " }"
    case .array(let elements): "[" + elements.map(\.inline).joined(separator: ", ") + "]"
    default: compact
    }
  }
}
