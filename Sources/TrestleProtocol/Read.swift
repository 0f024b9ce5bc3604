import TrestleJSON

/// Checks single values for the generated decoders. Faults have an empty path; `Members` fills it.
enum Read {
  static func bool(_ json: JSON) throws(Fault) -> Bool {
    guard let value = json.bool else { throw .breaks("type") }
    return value
  }

  static func integer(_ json: JSON, _ minimum: Int64, _ maximum: Int64) throws(Fault) -> Int64 {
    guard let value = json.integer else { throw notAnInteger(json, minimum, maximum) }
    if value < minimum { throw .breaks("minimum", limit: minimum) }
    if value > maximum { throw .breaks("maximum", limit: maximum) }
    return value
  }

  /// A number that is whole but beyond ±(2⁵³ − 1) is out of range, everything else of a wrong type.
  private static func notAnInteger(_ json: JSON, _ minimum: Int64, _ maximum: Int64) -> Fault {
    guard let number = json.number, number.magnitude > Double(JSON.maxInteger) else { return .breaks("type") }
    return number < 0 ? .breaks("minimum", limit: minimum) : .breaks("maximum", limit: maximum)
  }

  static func number(_ json: JSON, _ minimum: Int64, _ maximum: Int64) throws(Fault) -> Double {
    guard let value = json.number else { throw .breaks("type") }
    if value < Double(minimum) { throw .breaks("minimum", limit: minimum) }
    if value > Double(maximum) { throw .breaks("maximum", limit: maximum) }
    return value
  }

  static func text(_ json: JSON, minLength: Int = 0, maxBytes: Int) throws(Fault) -> Text {
    guard let count = json.byteCount else { throw .breaks("type") }
    if count > maxBytes { throw .breaks("maxLength", limit: Int64(maxBytes)) }
    if count < minLength { throw .breaks("minLength", limit: Int64(minLength)) }
    guard let value = json.text else { throw .breaks("type") }
    if minLength > 1, value.scalarCount < minLength { throw .breaks("minLength", limit: Int64(minLength)) }
    return value
  }

  /// A text of at most so many Unicode scalars.
  static func text(_ json: JSON, maxScalars: Int) throws(Fault) -> Text {
    // Four bytes a scalar at most: what is longer need not be copied to be counted.
    let value = try text(json, maxBytes: .max)
    if value.byteCount > maxScalars, value.scalarCount > maxScalars { throw .breaks("maxLength", limit: Int64(maxScalars)) }
    return value
  }

  /// A string that is only lent; its length is bounded by the message alone.
  static func borrowedText(_ json: JSON) throws(Fault) -> JSON {
    guard json.kind == .string else { throw .breaks("type") }
    return json
  }

  /// An even number of hexadecimal digits.
  static func hex(_ json: JSON, minLength: Int, maxBytes: Int) throws(Fault) -> Text {
    let value = try text(json, minLength: minLength, maxBytes: maxBytes)
    guard value.byteCount % 2 == 0, value.string.utf8.allSatisfy({ Hex.value($0) != nil }) else { throw .breaks("pattern") }
    return value
  }

  /// A text that begins with `http://` or `https://`.
  static func serviceRoot(_ json: JSON, minLength: Int, maxBytes: Int) throws(Fault) -> Text {
    let value = try text(json, minLength: minLength, maxBytes: maxBytes)
    guard value.string.utf8.starts(with: "http://".utf8) || value.string.utf8.starts(with: "https://".utf8) else {
      throw .breaks("pattern")
    }
    return value
  }

  /// An array. Elements beyond `keep` are checked and dropped.
  static func array<Element>(
    _ json: JSON, maxItems: Int = .max, keep: Int = .max, _ read: (JSON) throws(Fault) -> Element
  ) throws(Fault) -> [Element] {
    guard json.kind == .array else { throw .breaks("type") }
    if json.count > maxItems { throw .breaks("maxItems", limit: Int64(maxItems)) }
    var elements: [Element] = []
    elements.reserveCapacity(min(json.count, keep))
    for index in 0..<json.count {
      guard let member = json[index] else { break }
      do {
        let element = try read(member)
        if index < keep { elements.append(element) }
      } catch { throw error.inside(index) }
    }
    return elements
  }

  /// The values of an array that stands for a tuple.
  static func tuple(_ json: JSON, count: Int) throws(Fault) {
    guard json.kind == .array else { throw .breaks("type") }
    if json.count < count { throw .breaks("minItems", limit: Int64(count)) }
    if json.count > count { throw .breaks("maxItems", limit: Int64(count)) }
  }

  static func element<Value>(_ json: JSON, _ index: Int, _ read: (JSON) throws(Fault) -> Value) throws(Fault) -> Value {
    guard let member = json[index] else { throw .breaks("minItems") }
    do { return try read(member) } catch { throw error.inside(index) }
  }

  /// An object with names from outside.
  static func map(
    _ json: JSON, maxProperties: Int, _ read: (JSON) throws(Fault) -> Text
  ) throws(Fault) -> [NamedText] {
    guard json.kind == .object else { throw .breaks("type") }
    if json.count > maxProperties { throw .breaks("maxProperties", limit: Int64(maxProperties)) }
    var entries: [NamedText] = []
    try json.forEachMember { name, value throws(Fault) in
      do throws(Fault) { entries.append(NamedText(name: name, value: try read(value))) } catch { throw error.inside(name) }
    }
    return entries
  }

  /// An object with names from outside that is only lent.
  static func borrowedMap<Value>(_ json: JSON, _ read: (JSON) throws(Fault) -> Value) throws(Fault) -> JSON {
    guard json.kind == .object else { throw .breaks("type") }
    try json.forEachMember { name, value throws(Fault) in
      do throws(Fault) { _ = try read(value) } catch { throw error.inside(name) }
    }
    return json
  }
}
