import CJansson

/// One parsed text: owns jansson's tree. `JSON` values borrow nodes from it and keep it alive.
///
/// Every access to jansson's memory in the project is in this file, `JSON.swift` and `WireText.swift`.
@safe package final class JSONDocument {
  fileprivate let node: UnsafeMutablePointer<json_t>
  /// A string of the tree whose bytes are kept here; in the tree it is empty.
  private var long: (node: UnsafeMutablePointer<json_t>, bytes: [UInt8])?

  fileprivate init(adopting node: UnsafeMutablePointer<json_t>) {
    unsafe self.node = node
    unsafe long = nil
  }

  deinit { unsafe json_decref(node) }

  package var root: JSON { unsafe JSON(owner: self, node: node) }

  /// Reads one whole JSON text strictly: a byte-order mark, NaN, comments, trailing bytes, invalid UTF-8, lone surrogates,
  /// duplicate keys, NUL in a key, integers beyond 64 bits, numbers beyond a double, more than `depth` levels and keys over
  /// `keyBytes` are refused. A NUL inside a string survives.
  package static func parse(_ text: Span<UInt8>, depth: Int, keyBytes: Int) throws(JSONFlaw) -> JSONDocument {
    let shape = JSONShape(scanning: text, depth: depth)
    if let offset = shape.tooDeepAt { throw JSONFlaw(.tooDeep, at: offset) }
    let document = try load(text, flags: size_t(JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | JSON_DECODE_ANY))
    if shape.longestString > keyBytes, let offset = shape.firstLongKey(in: text, limit: keyBytes) {
      throw JSONFlaw(.keyTooLong, at: offset)
    }
    return document
  }

  /// The same for a text in which the string at that path (names of members, from the outermost object on) may be very long.
  package static func parse(
    _ text: Span<UInt8>, depth: Int, keyBytes: Int, longAt path: (StaticString, StaticString, StaticString)
  ) throws(JSONFlaw) -> JSONDocument {
    if let place = LongText.find(path, in: text), let bytes = LongText.read(text.extracting(place)) {
      var rest: [UInt8] = []
      rest.reserveCapacity(text.count - place.count + 2)
      LongText.append(text.extracting(0..<place.lowerBound + 1), to: &rest)
      LongText.append(text.extracting(place.upperBound - 1..<text.count), to: &rest)
      if let document = try? parse(rest.span, depth: depth, keyBytes: keyBytes), document.keep(bytes, at: path) {
        return document
      }
    }
    // What is wrong with the text, and where, tells a look at the whole.
    return try parse(text, depth: depth, keyBytes: keyBytes)
  }

  private func keep(_ bytes: [UInt8], at path: LongText.Path) -> Bool {
    guard let value = root[path.0]?[path.1]?[path.2], value.kind == .string else { return false }
    unsafe long = (value.node, bytes)
    return true
  }

  /// The bytes of a string that are kept here.
  func longText(of node: UnsafeMutablePointer<json_t>) -> [UInt8]? {
    guard let long = unsafe long, unsafe long.node == node else { return nil }
    return unsafe long.bytes
  }

  /// Gives back what is kept here, and answers whether it was this string's.
  func discardLongText(of node: UnsafeMutablePointer<json_t>) -> Bool {
    guard unsafe longText(of: node) != nil else { return false }
    unsafe long = (node, [])
    return true
  }

  /// As deep as a message may be (`Limits.depth`).
  package static let lenientDepth = 32

  /// Reads one JSON value that a server sent or a store kept: of two equal keys the last counts. `nil` for what is no JSON or
  /// has more than `depth` levels.
  package static func parseLeniently(_ text: Span<UInt8>, depth: Int = lenientDepth) -> JSONDocument? {
    if JSONShape(scanning: text, depth: depth).tooDeepAt != nil { return nil }
    return try? load(text, flags: size_t(JSON_ALLOW_NUL | JSON_DECODE_ANY))
  }

  /// jansson recurses up to 2,048 levels before it gives up, in WebAssembly up to 64; a small stack does not survive that, and
  /// what counts must not depend on it: whoever calls this has looked at the depth before.
  private static func load(_ text: Span<UInt8>, flags: size_t) throws(JSONFlaw) -> JSONDocument {
    var flaw = json_error_t()
    let node = unsafe text.withUnsafeBufferPointer { bytes -> UnsafeMutablePointer<json_t>? in
      guard let start = bytes.baseAddress else { return nil }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        unsafe json_loadb($0, bytes.count, flags, &flaw)
      }
    }
    if let node = unsafe node {
      let document = unsafe JSONDocument(adopting: node)
      // jansson overlooks a NUL that ends a number.
      if let offset = offsetOfNUL(in: text) { throw JSONFlaw(.syntax, at: offset) }
      return document
    }
    if text.isEmpty { throw JSONFlaw(.endOfInput, at: 0) }
    let position = Int(flaw.position)
    let reason = unsafe reason(of: json_error_code(&flaw))
    throw JSONFlaw(reason, at: reason == .endOfInput ? text.count : min(max(position, 0), text.count))
  }

  private static func offsetOfNUL(in text: Span<UInt8>) -> Int? {
    unsafe text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = unsafe memchr(start, 0, bytes.count) else { return nil }
      return unsafe UnsafeRawPointer(found) - start
    }
  }

  private static func reason(of code: json_error_code) -> JSONFlaw.Reason {
    switch code {
    // jansson says what is wrong with a text; without a reason it ran out of memory.
    case json_error_out_of_memory, json_error_unknown: .outOfMemory
    case json_error_stack_overflow: .tooDeep
    case json_error_invalid_utf8: .invalidUTF8
    case json_error_premature_end_of_input: .endOfInput
    case json_error_end_of_input_expected: .trailingBytes
    case json_error_null_byte_in_key: .nulInKey
    case json_error_duplicate_key: .duplicateKey
    case json_error_numeric_overflow: .numberOutOfRange
    default: .syntax
    }
  }
}
