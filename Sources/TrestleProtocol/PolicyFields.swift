import TrestleJSON

/// Reads a policy, and notices names that belong to no field.
struct PolicyFields {
  private let json: JSON
  private let members: Members
  private var found = 0

  init(_ json: JSON) throws(Fault) {
    members = try Members(object: json)
    self.json = json
  }

  mutating func read<Value>(
    _ name: StaticString, into field: inout Value, _ read: (JSON) throws(Fault) -> Value
  ) throws(Fault) {
    guard json[name] != nil else { return }
    field = try members.required(name, read)
    found += 1
  }

  func refuseOthers(_ names: [StaticString]) throws(Fault) {
    guard found < json.count, let name = members.unknown(names).first else { return }
    throw .breaks("additionalProperties").inside(name)
  }
}

extension Read {
  static func numberOrNull(_ json: JSON, _ minimum: Int64, _ maximum: Int64) throws(Fault) -> Double? {
    json.isNull ? nil : try number(json, minimum, maximum)
  }

  static func borrowedTexts(_ json: JSON) throws(Fault) -> JSON {
    try borrowedMap(json, borrowedText)
  }
}

extension JSONWriter {
  /// A number within ±(2⁵³ − 1), to the nearest whole one: output has no fractions.
  mutating func wholeOrNull(_ value: Double?) {
    guard let value else { return null() }
    integer(value.nearestWhole)
  }
}
