import TrestleJSON

/// One line of a script: what happens to well-formed requests of a route instead of, or on top of, the ordinary answer.
/// README.md describes the members.
struct Rule: Sendable {
  enum Drop: String, Sendable {
    /// Nothing is kept and nothing answered.
    case before
    /// All is kept, as if the answer had been lost on the way.
    case after
    /// As `after`, with half of the answer sent.
    case during
  }

  /// `nil` stands for every route.
  var route: Route?
  var zone: Text?
  /// How often it applies; `nil` = until reset.
  var remaining: Int64?
  var isNoFill: Bool
  var noFillRefresh: Value?
  var success: Bool?
  var message: Text?
  var merge: Value?
  var remove: [[Text]]
  var status: Int?
  var headers: [(name: Text, value: Text?)]
  var body: [UInt8]?
  var delayMs: Int64
  var drop: Drop?
  var accept: Bool?
  let source: Value

  /// Whether the request counts as received: not when the client is told that it failed, unless the script says so.
  var isAccepted: Bool { accept ?? (drop != .before && (status.map { $0 < 300 } ?? true)) }

  private static let members: [Text] = [
    "route", "zone", "times", "noFill", "success", "message", "merge", "remove", "status", "headers", "body", "bodyHex",
    "delayMs", "drop", "accept",
  ]

  init(_ fields: Fields) throws(Refusal) {
    try fields.allow(Rule.members)
    source = fields.value
    let route = try fields.text("route")
    self.route = Route(rawValue: route.string)
    let isScriptable = self.route.map { $0 != .control && $0 != .unknown } ?? (route == "*")
    if !isScriptable { throw fields.refusal("route", "no such route") }
    zone = try fields.optionalText("zone")
    remaining = try fields.optionalInteger("times", in: 1...1_000_000)
    success = try fields.optionalBool("success")
    message = try fields.optionalText("message")
    merge = try fields.optionalObject("merge")?.value
    remove = try Rule.pointers(fields)
    status = try fields.optionalInteger("status", in: 200...599).map(Int.init)
    headers = try Rule.headers(fields)
    delayMs = try fields.optionalInteger("delayMs", in: 0...600_000) ?? 0
    accept = try fields.optionalBool("accept")
    (isNoFill, noFillRefresh) = try Rule.noFill(fields)
    body = try Rule.body(fields)
    if let name = try fields.optionalText("drop") {
      guard let drop = Drop(rawValue: name.string) else { throw fields.refusal("drop", "must be before, after or during") }
      self.drop = drop
    }
  }

  private static func noFill(_ fields: Fields) throws(Refusal) -> (Bool, Value?) {
    switch fields.value["noFill"] {
    case nil, .bool(false): (false, nil)
    case .bool(true): (true, nil)
    case .object(let members) where members.allSatisfy { $0.name == "refresh_time" }: (true, members.first?.value)
    default: throw fields.refusal("noFill", "must be true, false or {\"refresh_time\": …}")
    }
  }

  private static func pointers(_ fields: Fields) throws(Refusal) -> [[Text]] {
    try (fields.optionalTexts("remove") ?? []).map { pointer throws(Refusal) in
      let names = pointer.string.split(separator: "/", omittingEmptySubsequences: false).map { Text(String($0)) }
      guard names.count > 1, names[0].isEmpty else { throw fields.refusal("remove", "must hold paths such as /data/ad/id") }
      return Array(names.dropFirst())
    }
  }

  private static func headers(_ fields: Fields) throws(Refusal) -> [(name: Text, value: Text?)] {
    guard let found = try fields.optionalObject("headers") else { return [] }
    return try (found.value.members ?? []).map { member throws(Refusal) in
      let name = member.name.string.utf8
      let isName = !name.isEmpty && name.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
      let isLine = member.value.text?.string.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      guard isName, isLine ?? (member.value == .null) else {
        throw found.refusal(member.name, "must be a header's name with a one-line string or null")
      }
      return (member.name, member.value.text)
    }
  }

  private static func body(_ fields: Fields) throws(Refusal) -> [UInt8]? {
    let text = try fields.optionalText("body")
    guard let hex = try fields.optionalText("bodyHex") else { return text.map { Array($0.string.utf8) } }
    if text != nil { throw fields.refusal("bodyHex", "body is given too") }
    guard let bytes = Hex.bytes(hex) else { throw fields.refusal("bodyHex", "must be pairs of hex digits") }
    return bytes
  }

  func matches(_ route: Route, zone: Text?) -> Bool {
    (self.route == nil || self.route == route) && (self.zone == nil || self.zone == zone)
  }

  /// What the client gets in place of the ordinary answer.
  func apply(to ordinary: Answer) -> Answer {
    var answer = ordinary
    if let value = try? Value.parse(ordinary.body), case .object = value, changesBody {
      var value = value
      if let success { value.set("success", .bool(success)) }
      if let message { value.set("message", .string(message)) }
      if let merge { value.merge(merge) }
      for path in remove { value.remove(path: path[...]) }
      answer.body = value.bytes
    }
    if let status {
      answer.status = status
      if status >= 300, !changesBody { answer.body = Value.object([.init(name: "message", value: "as scripted")]).bytes }
    }
    if let body { answer.body = body }
    for header in headers { answer.set(header.name, header.value) }
    switch drop {
    case .before, .after: answer.ending = .dropped
    case .during: answer.ending = .broken
    case nil: break
    }
    return answer
  }

  private var changesBody: Bool { success != nil || message != nil || merge != nil || !remove.isEmpty }
}
