import TrestleJSON

extension JSON {
  /// This value written again, members in the order of the text.
  func write(to writer: inout JSONWriter) {
    switch kind {
    case .object:
      writer.beginObject()
      forEachMember { name, value in
        writer.key(name)
        value.write(to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for index in 0..<count { self[index]?.write(to: &writer) }
      writer.endArray()
    case .string: writer.string(text ?? "")
    case .integer, .real:
      if let integer { writer.integer(integer) } else { writer.raw(Array("\(number ?? 0)".utf8)) }
    case .bool: writer.bool(bool ?? false)
    case .null: writer.null()
    }
  }

  /// This value as JSON text.
  var jsonText: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The members in the order of the text.
  var members: [(name: Text, value: JSON)] {
    var found: [(Text, JSON)] = []
    forEachMember { found.append(($0, $1)) }
    return found
  }

  var elements: [JSON] { (0..<count).compactMap { kind == .array ? self[$0] : nil } }

  static func read(_ text: String) -> JSON? { JSONDocument.parseLeniently(Array(text.utf8).span, depth: 64)?.root }
}
