import TrestleJSON

/// Why a request is refused: a status of 4xx (or 500 for our own failures) and a reason that names the place.
struct Refusal: Error {
  var status: Int
  var reason: String

  init(_ reason: String, status: Int = 400) {
    self.reason = reason
    self.status = status
  }
}

/// The members of one object of a request or an inventory, read strictly. Every refusal names the member by its JSON Pointer.
struct Fields {
  let value: Value
  let path: String

  init(_ value: Value, at path: String = "") throws(Refusal) {
    guard case .object = value else { throw Refusal("\(path.isEmpty ? "body" : path): must be an object") }
    self.value = value
    self.path = path
  }

  func refusal(_ name: Text, _ reason: String) -> Refusal { Refusal("\(path)/\(name.string): \(reason)") }

  private func required<Wanted>(_ name: Text, _ found: Wanted?) throws(Refusal) -> Wanted {
    guard let found else { throw refusal(name, "missing") }
    return found
  }

  func optionalText(_ name: Text) throws(Refusal) -> Text? {
    guard let found = value[name] else { return nil }
    guard let text = found.text else { throw refusal(name, "must be a string") }
    return text
  }

  func text(_ name: Text) throws(Refusal) -> Text { try required(name, try optionalText(name)) }

  func nonEmptyText(_ name: Text) throws(Refusal) -> Text {
    let text = try text(name)
    if text.isEmpty { throw refusal(name, "must not be empty") }
    return text
  }

  func text(_ name: Text, of allowed: [Text]) throws(Refusal) -> Text {
    let text = try text(name)
    if allowed.contains(text) { return text }
    throw refusal(name, "must be one of \(allowed.map(\.string).joined(separator: ", "))")
  }

  func optionalInteger(_ name: Text, in range: ClosedRange<Int64>) throws(Refusal) -> Int64? {
    guard let found = value[name] else { return nil }
    guard case .integer(let number) = found, range.contains(number) else {
      throw refusal(name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func integer(_ name: Text, in range: ClosedRange<Int64>) throws(Refusal) -> Int64 {
    try required(name, try optionalInteger(name, in: range))
  }

  /// Unix seconds. Milliseconds are a frequent mistake and are told apart by their size.
  func seconds(_ name: Text) throws(Refusal) -> Int64 { try integer(name, in: 0...99_999_999_999) }

  func optionalBool(_ name: Text) throws(Refusal) -> Bool? {
    guard let found = value[name] else { return nil }
    guard case .bool(let flag) = found else { throw refusal(name, "must be true or false") }
    return flag
  }

  func optionalArray(_ name: Text) throws(Refusal) -> [Value]? {
    guard let found = value[name] else { return nil }
    guard let elements = found.elements else { throw refusal(name, "must be an array") }
    return elements
  }

  func optionalTexts(_ name: Text) throws(Refusal) -> [Text]? {
    guard let elements = try optionalArray(name) else { return nil }
    var texts: [Text] = []
    for (index, element) in elements.enumerated() {
      guard let text = element.text else { throw Refusal("\(path)/\(name.string)/\(index): must be a string") }
      texts.append(text)
    }
    return texts
  }

  func optionalObjects(_ name: Text) throws(Refusal) -> [Fields]? {
    guard let elements = try optionalArray(name) else { return nil }
    var objects: [Fields] = []
    for (index, element) in elements.enumerated() {
      objects.append(try Fields(element, at: "\(path)/\(name.string)/\(index)"))
    }
    return objects
  }

  func objects(_ name: Text) throws(Refusal) -> [Fields] { try required(name, try optionalObjects(name)) }

  func optionalObject(_ name: Text) throws(Refusal) -> Fields? {
    guard let found = value[name] else { return nil }
    return try Fields(found, at: "\(path)/\(name.string)")
  }

  /// An object whose members are all strings.
  func optionalStrings(_ name: Text) throws(Refusal) -> Value? {
    guard let found = try optionalObject(name) else { return nil }
    for member in found.value.members ?? [] where member.value.text == nil {
      throw found.refusal(member.name, "must be a string")
    }
    return found.value
  }

  /// Refuses members that are not listed: a misspelt one would otherwise do nothing, silently.
  func allow(_ names: [Text]) throws(Refusal) {
    for member in value.members ?? [] where !names.contains(member.name) {
      throw refusal(member.name, "unknown; known are \(names.map(\.string).joined(separator: ", "))")
    }
  }
}
