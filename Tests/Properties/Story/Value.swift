import TrestleJSON

/// A JSON value while a message is being made.
package indirect enum Value {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([Value])
  case object([(name: String, value: Value)])

  package var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .real(let value): writer.raw(Array("\(value)".utf8))
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(Text(member.name))
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The object with that member set, in its old place where it has one.
  package func with(_ name: String, _ value: Value?) -> Value {
    guard case .object(var members) = self else { return self }
    let place = members.firstIndex { $0.name == name }
    switch (place, value) {
    case (let place?, let value?): members[place].value = value
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?): members.append((name, value))
    case (nil, nil): break
    }
    return .object(members)
  }

  package init(_ json: JSON) {
    switch json.kind {
    case .null: self = .null
    case .bool: self = .bool(json.bool ?? false)
    case .integer: self = .integer(json.integer ?? 0)
    case .real: self = .real(json.number ?? 0)
    case .string: self = .string(json.text?.string ?? "")
    case .array: self = .array((0..<json.count).compactMap { json[$0].map { Value($0) } })
    case .object:
      var members: [(name: String, value: Value)] = []
      json.forEachMember { members.append(($0.string, Value($1))) }
      self = .object(members)
    }
  }
}
