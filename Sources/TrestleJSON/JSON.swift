import CJansson

/// One value of a parsed text. Cheap to copy; keeps its document alive.
///
/// Each accessor holds the document to its end: the optimiser may otherwise free it after the last use of `owner`.
/// Reading never fails in a way that must be handled: a value of another kind is simply not the one asked for (`nil`).
@safe package struct JSON {
  private let owner: JSONDocument
  let node: UnsafeMutablePointer<json_t>

  init(owner: JSONDocument, node: UnsafeMutablePointer<json_t>) {
    self.owner = owner
    unsafe self.node = node
  }

  package enum Kind: UInt8 { case object, array, string, integer, real, bool, null }

  package var kind: Kind {
    defer { extendLifetime(owner) }
    return switch unsafe node.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_TRUE, JSON_FALSE: .bool
    default: .null
    }
  }

  package var isNull: Bool { kind == .null }

  package var bool: Bool? {
    defer { extendLifetime(owner) }
    return switch unsafe node.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// The largest magnitude at which every integer is exact in every runtime: 2⁵³ − 1.
  package static let maxInteger: Int64 = 9_007_199_254_740_991

  /// A whole number within ±(2⁵³ − 1), however it is written (`3`, `3.0`, `3e0`).
  package var integer: Int64? {
    defer { extendLifetime(owner) }
    switch unsafe node.pointee.type {
    case JSON_INTEGER:
      let value = unsafe Int64(json_integer_value(node))
      return value >= -JSON.maxInteger && value <= JSON.maxInteger ? value : nil
    case JSON_REAL:
      let value = unsafe json_real_value(node)
      guard value >= -Double(JSON.maxInteger), value <= Double(JSON.maxInteger) else { return nil }
      let whole = Int64(value)
      return Double(whole) == value ? whole : nil
    default: return nil
    }
  }

  /// The digits of a whole number, all 64 bits of it: an id that was written as a number.
  package var digits: Text? {
    defer { extendLifetime(owner) }
    guard unsafe node.pointee.type == JSON_INTEGER else { return integer.map { Text("\($0)") } }
    return unsafe Text("\(Int64(json_integer_value(node)))")
  }

  /// Any number. Always finite.
  package var number: Double? {
    defer { extendLifetime(owner) }
    return switch unsafe node.pointee.type {
    case JSON_INTEGER: unsafe Double(json_integer_value(node))
    case JSON_REAL: unsafe json_real_value(node)
    default: nil
    }
  }

  package var text: Text? {
    withUTF8 { bytes in unsafe Text(bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }) }
  }

  /// A copy of the bytes of a string.
  package var utf8: [UInt8]? {
    withUTF8 { bytes in unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) } }
  }

  /// Length of a string in bytes, without copying it.
  package var byteCount: Int? {
    defer { extendLifetime(owner) }
    guard kind == .string else { return nil }
    return unsafe owner.longText(of: node)?.count ?? json_string_length(node)
  }

  /// Lends the bytes of a string, `nil` for other kinds.
  package func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    defer { extendLifetime(owner) }
    if let long = unsafe owner.longText(of: node) { return body(long.span) }
    guard kind == .string, let start = unsafe json_string_value(node) else { return nil }
    let count = unsafe json_string_length(node)
    return unsafe start.withMemoryRebound(to: UInt8.self, capacity: count) {
      body(unsafe Span(_unsafeStart: $0, count: count))
    }
  }

  /// Gives back the memory of a string, which reads as empty from then on. For answers too large to lie about until the turn
  /// ends.
  package func discardText() {
    defer { extendLifetime(owner) }
    if unsafe owner.discardLongText(of: node) { return }
    // It may be refused for want of memory: then the text stays.
    if kind == .string { _ = unsafe json_string_setn_nocheck(node, "", 0) }
  }

  /// Whether this is a string of exactly these bytes.
  package func equals(_ other: StaticString) -> Bool {
    defer { extendLifetime(owner) }
    guard kind == .string, byteCount == other.utf8CodeUnitCount, let start = unsafe json_string_value(node) else {
      return false
    }
    return unsafe memcmp(start, other.utf8Start, other.utf8CodeUnitCount) == 0
  }

  /// Number of members or elements; 0 for other kinds.
  package var count: Int {
    defer { extendLifetime(owner) }
    return switch kind {
    case .object: unsafe json_object_size(node)
    case .array: unsafe json_array_size(node)
    default: 0
    }
  }

  /// The member of an object. O(1).
  package subscript(_ key: StaticString) -> JSON? {
    defer { extendLifetime(owner) }
    let found = unsafe key.utf8Start.withMemoryRebound(to: CChar.self, capacity: key.utf8CodeUnitCount) {
      unsafe json_object_getn(node, $0, key.utf8CodeUnitCount)
    }
    guard let found = unsafe found else { return nil }
    return unsafe JSON(owner: owner, node: found)
  }

  /// The member of an object whose name is known only at run time. O(length of the key).
  package func member(_ key: Text) -> JSON? {
    defer { extendLifetime(owner) }
    var key = key.string
    let found = key.withUTF8 { bytes -> UnsafeMutablePointer<json_t>? in
      guard let start = bytes.baseAddress else { return unsafe json_object_getn(node, "", 0) }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        unsafe json_object_getn(node, $0, bytes.count)
      }
    }
    guard let found = unsafe found else { return nil }
    return unsafe JSON(owner: owner, node: found)
  }

  /// The element of an array, `nil` past its end.
  package subscript(_ index: Int) -> JSON? {
    defer { extendLifetime(owner) }
    guard index >= 0, let found = unsafe json_array_get(node, index) else { return nil }
    return unsafe JSON(owner: owner, node: found)
  }

  /// The members of an object in the order of the text.
  package func forEachMember<Failure: Error>(_ body: (Text, JSON) throws(Failure) -> Void) throws(Failure) {
    defer { extendLifetime(owner) }
    var position = unsafe json_object_iter(node)
    while let current = unsafe position {
      if let key = unsafe json_object_iter_key(current), let value = unsafe json_object_iter_value(current) {
        let count = unsafe json_object_iter_key_len(current)
        let name = unsafe key.withMemoryRebound(to: UInt8.self, capacity: count) {
          unsafe String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
        }
        try body(Text(name), unsafe JSON(owner: owner, node: value))
      }
      unsafe position = unsafe json_object_iter_next(node, current)
    }
  }
}
