import TrestleJSON

/// One HTTP request, read to its end.
struct Request: Sendable {
  let method: Text
  /// Path and query as they were sent.
  let target: Text
  let path: Text
  /// Names and values still percent-encoded.
  let query: [(name: Text, value: Text)]
  let headers: [(name: Text, value: Text)]
  /// Empty when `isTooLong`.
  let body: [UInt8]
  let isTooLong: Bool
  let receivedMicroseconds: Int64

  static let longestBody = 4 << 20
  static let longestHead = 32 << 10

  /// The first header of that name; `name` in lower case.
  func header(_ name: String) -> Text? { headers.first { $0.name.string.lowercased() == name }?.value }

  var headersValue: Value { .array(headers.map { [.string($0.name), .string($0.value)] }) }

  var headBytes: Int { headers.reduce(target.byteCount) { $0 + $1.name.byteCount + $1.value.byteCount + 4 } }

  /// The decoded parts of the path; `[]` for `/`.
  func segments() throws(Refusal) -> [Text] {
    if path == "/" { return [] }
    var segments: [Text] = []
    let parts = path.string.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      guard let segment = percentDecoded(Array(part)) else { throw Refusal("path: bad percent-encoding") }
      segments.append(segment)
    }
    return segments
  }

  /// The decoded parameters of the query; the first of each name.
  func parameters() throws(Refusal) -> [Text: Text] {
    var parameters: [Text: Text] = [:]
    for pair in query {
      guard let name = percentDecoded(Array(pair.name.string.utf8)), let value = percentDecoded(Array(pair.value.string.utf8))
      else { throw Refusal("query: bad percent-encoding") }
      if parameters[name] == nil { parameters[name] = value }
    }
    return parameters
  }
}

/// `%41` → `A`. `nil` for a `%` without two hexadecimal digits, a NUL, or bytes that are no UTF-8.
func percentDecoded(_ text: [UInt8]) -> Text? {
  var decoded: [UInt8] = []
  var index = 0
  while index < text.count {
    let byte = text[index]
    if byte == UInt8(ascii: "%") {
      guard index + 2 < text.count, let high = Hex.value(text[index + 1]), let low = Hex.value(text[index + 2])
      else { return nil }
      decoded.append(high << 4 | low)
      index += 3
    } else {
      decoded.append(byte)
      index += 1
    }
  }
  guard !decoded.contains(0), let string = String(validating: decoded, as: UTF8.self) else { return nil }
  return Text(string)
}

/// `A/` → `A%2F`: letters, digits and `-._~` stay as they are.
func percentEncoded(_ text: Text) -> String {
  text.string.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      String(UnicodeScalar(byte))
    default: "%" + Hex.text([byte], upperCase: true)
    }
  }.joined()
}

/// What goes back, or how the connection ends instead.
struct Answer: Sendable {
  enum Ending: Sendable {
    case whole
    /// Head and half of the body, then the connection is dropped.
    case broken
    /// The connection is dropped without an answer.
    case dropped
  }

  var status: Int
  var headers: [(name: Text, value: Text)]
  var body: [UInt8]
  var ending = Ending.whole

  init(status: Int = 200, type: Text = "application/json", body: [UInt8]) {
    self.status = status
    self.headers = [("Content-Type", type)]
    self.body = body
  }

  init(status: Int = 200, _ value: Value) { self.init(status: status, body: value.bytes) }

  /// The shape in which the service says no: shells read `success` and `message`.
  init(_ refusal: Refusal) {
    self.init(status: refusal.status, ["success": false, "message": .string(Text(refusal.reason))])
  }

  mutating func set(_ name: Text, _ value: Text?) {
    headers.removeAll { $0.name.string.lowercased() == name.string.lowercased() }
    if let value { headers.append((name, value)) }
  }
}
