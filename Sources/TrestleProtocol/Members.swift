import TrestleJSON

/// Reads the members of an object for the generated decoders. The path of a fault is built only when there is one.
struct Members {
  private let json: JSON?

  /// An absent object has no members.
  init(_ json: JSON?) { self.json = json }

  /// The members of a value that must be an object.
  init(object json: JSON) throws(Fault) {
    guard json.kind == .object else { throw .breaks("type") }
    self.json = json
  }

  func required<Value>(_ key: StaticString, _ read: (JSON) throws(Fault) -> Value) throws(Fault) -> Value {
    guard let member = json?[key] else { throw .missing(key) }
    do { return try read(member) } catch { throw error.inside(key) }
  }

  func optional<Value>(_ key: StaticString, _ read: (JSON) throws(Fault) -> Value) throws(Fault) -> Value? {
    guard let member = json?[key] else { return nil }
    do { return try read(member) } catch { throw error.inside(key) }
  }

  /// A member that must be there and may be null.
  func nullable<Value>(_ key: StaticString, _ read: (JSON) throws(Fault) -> Value) throws(Fault) -> Value? {
    guard let member = json?[key] else { throw .missing(key) }
    if member.isNull { return nil }
    do { return try read(member) } catch { throw error.inside(key) }
  }

  func patch<Value>(_ key: StaticString, _ read: (JSON) throws(Fault) -> Value) throws(Fault) -> Patch<Value> {
    guard let member = json?[key] else { return .keep }
    if member.isNull { return .clear }
    do { return .set(try read(member)) } catch { throw error.inside(key) }
  }

  func require(_ key: StaticString) throws(Fault) {
    if json?[key] == nil { throw .missing(key) }
  }

  /// One of these members must be there; the first is named when none is.
  func requireAny(_ first: StaticString, _ second: StaticString) throws(Fault) {
    if json?[first] == nil, json?[second] == nil { throw .missing(first) }
  }

  /// Names of members that are not among these, in the order of the text.
  func unknown(_ known: [StaticString]) -> [Text] {
    var unknown: [Text] = []
    json?.forEachMember { name, _ in
      if !known.contains(where: { name == Text($0.description) }) { unknown.append(name) }
    }
    return unknown
  }
}
