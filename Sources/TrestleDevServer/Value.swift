import TrestleJSON

/// A JSON value that can be changed: answers are built, merged with what a script says, and written from it.
///
/// Members keep their order. Texts compare as bytes.
enum Value: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(Text)
  case array([Value])
  case object([Member])

  struct Member: Sendable, Equatable {
    var name: Text
    var value: Value
  }

  init(_ json: JSON) {
    switch json.kind {
    case .null: self = .null
    case .bool: self = .bool(json.bool ?? false)
    case .integer: self = json.integer.map(Value.integer) ?? .real(json.number ?? 0)
    case .real: self = .real(json.number ?? 0)
    case .string: self = .string(json.text ?? "")
    case .array: self = .array((0..<json.count).compactMap { json[$0].map { Value($0) } })
    case .object:
      var members: [Member] = []
      json.forEachMember { members.append(Member(name: $0, value: Value($1))) }
      self = .object(members)
    }
  }

  /// Reads one whole JSON text; duplicate keys, NaN, lone surrogates and more than 32 levels are refused.
  static func parse(_ text: [UInt8]) throws(JSONFlaw) -> Value {
    Value(try JSONDocument.parse(text.span, depth: 32, keyBytes: 256).root)
  }

  /// The member of an object, `nil` where there is none.
  subscript(_ name: Text) -> Value? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var text: Text? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var elements: [Value]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// Sets or adds a member; anything that is no object becomes one.
  mutating func set(_ name: Text, _ value: Value) {
    var members = self.members ?? []
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(Member(name: name, value: value))
    }
    self = .object(members)
  }

  mutating func remove(_ name: Text) {
    guard let members else { return }
    self = .object(members.filter { $0.name != name })
  }

  /// Lays `other` over this value: objects are merged member by member, all else, `null` included, replaces what was there.
  mutating func merge(_ other: Value) {
    guard case .object(let members) = other, case .object = self else {
      self = other
      return
    }
    for member in members {
      var value = self[member.name] ?? .null
      value.merge(member.value)
      set(member.name, value)
    }
  }

  /// Removes the member at a path of names, if it is there.
  mutating func remove(path: ArraySlice<Text>) {
    guard let name = path.first else { return }
    if path.count == 1 { return remove(name) }
    guard var value = self[name] else { return }
    value.remove(path: path.dropFirst())
    set(name, value)
  }

  /// Replaces a phrase in all strings inside this value.
  func replacing(_ phrase: String, with replacement: String) -> Value {
    switch self {
    case .string(let text): .string(Text(text.string.replacing(phrase, with: replacement)))
    case .array(let elements): .array(elements.map { $0.replacing(phrase, with: replacement) })
    case .object(let members):
      .object(members.map { Member(name: $0.name, value: $0.value.replacing(phrase, with: replacement)) })
    default: self
    }
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .real(let value): writer.raw(Array("\(value)".utf8))
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(Text(value)) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: Value...) { self = .array(elements) }
  init(dictionaryLiteral members: (Text, Value)...) { self = .object(members.map { Member(name: $0, value: $1) }) }
  init(nilLiteral: ()) { self = .null }
}
