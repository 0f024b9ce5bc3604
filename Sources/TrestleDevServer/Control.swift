import TrestleJSON

/// The routes with which a test or a person steers the service and reads back what it received. README.md describes them.
extension Service {
  func control(_ request: Request, _ name: Text) throws(Refusal) -> Answer {
    if request.isTooLong { throw Refusal("body: longer than \(Request.longestBody) bytes", status: 413) }
    switch (request.method.string, name.string) {
    case ("GET", "received"): return try received(request)
    case ("GET", "requests"): return try rows(of: "requests", request, filters: ["route": "route", "session": "session_id"])
    case ("GET", "serves"): return try rows(of: "serves", request, filters: ["zone": "zone_id", "session": "session_id"])
    case ("GET", "script"):
      return Answer(["rules": .array(state.withLock { $0.rules.map(\.described) })])
    case ("POST", "script"): return try addRules(try body(request))
    case ("DELETE", "script"):
      state.withLock { $0.rules = [] }
      return Answer(["rules": 0])
    case ("GET", "inventory"): return Answer(state.withLock { $0.inventory.source })
    case ("PUT", "inventory"):
      let inventory = try Inventory(try body(request))
      state.withLock {
        $0.inventory = inventory
        $0.turns = [:]
      }
      return Answer(["zones": .integer(Int64(inventory.zones.count))])
    case ("POST", "cors"): return try setCORS(try Fields(try body(request)))
    case ("POST", "reset"): return try reset()
    case (_, "received"), (_, "requests"), (_, "serves"), (_, "script"), (_, "inventory"), (_, "cors"), (_, "reset"):
      throw Refusal("method: not for this route", status: 405)
    default: throw Refusal("path: no such control", status: 404)
    }
  }

  private func body(_ request: Request) throws(Refusal) -> Value {
    do throws(JSONFlaw) {
      return try Value.parse(request.body)
    } catch {
      throw Refusal("body: not JSON (\(error.reason.name) at byte \(error.offset))")
    }
  }

  private func received(_ request: Request) throws(Refusal) -> Answer {
    try rows(of: "reports", request, filters: ["route": "route", "type": "type", "session": "session_id", "kind": "kind"])
  }

  /// `after` (a row's id) and `limit` page through long tables.
  private func rows(of table: String, _ request: Request, filters: KeyValuePairs<Text, String>) throws(Refusal) -> Answer {
    let parameters = try request.parameters()
    let known = filters.map(\.key) + ["after", "limit"]
    if let unknown = parameters.keys.sorted().first(where: { !known.contains($0) }) {
      throw Refusal("query: \(unknown.string) is unknown; known are \(known.map(\.string).joined(separator: ", "))")
    }
    let conditions = filters.compactMap { name, column in parameters[name].map { (column: column, value: Cell.text($0)) } }
    let after = try number(parameters, "after", in: 0...Int64.max) ?? 0
    let limit = try number(parameters, "limit", in: 1...10_000) ?? 1000
    let rows = try withLedger { ledger throws(DatabaseFailure) in
      try ledger.rows(of: table, where: conditions, after: after, limit: limit)
    }
    return Answer([Text(table): .array(rows)])
  }

  private func number(_ parameters: [Text: Text], _ name: Text, in range: ClosedRange<Int64>) throws(Refusal) -> Int64? {
    guard let text = parameters[name] else { return nil }
    guard let number = Int64(text.string), range.contains(number) else {
      throw Refusal("query: \(name.string) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One rule, or an array of them, all or none.
  private func addRules(_ body: Value) throws(Refusal) -> Answer {
    var rules: [Rule] = []
    if let elements = body.elements {
      for (index, element) in elements.enumerated() { rules.append(try Rule(try Fields(element, at: "/\(index)"))) }
    } else {
      rules.append(try Rule(try Fields(body)))
    }
    let count = state.withLock { state -> Int? in
      if state.rules.count + rules.count > 1000 { return nil }
      state.rules += rules
      return state.rules.count
    }
    guard let count else { throw Refusal("body: more than 1000 rules") }
    return Answer(["rules": .integer(Int64(count))])
  }

  private func setCORS(_ body: Fields) throws(Refusal) -> Answer {
    try body.allow(["headers", "origin"])
    let headers = try body.optionalTexts("headers")
    let origin = try body.optionalText("origin")
    if headers == nil && origin == nil { throw body.refusal("headers", "missing, and origin too") }
    let list = headers?.map(\.string).joined(separator: ", ")
    guard list?.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) ?? true else {
      throw body.refusal("headers", "must be names of headers")
    }
    guard origin.map({ CORS.isOrigin($0.string) }) ?? true else {
      throw body.refusal("origin", "must be *, none or one origin")
    }
    let cors = state.withLock { state in
      if let list { state.cors.headers = Text(list) }
      if let origin { state.cors.origin = origin == "none" ? nil : origin }
      return state.cors
    }
    return Answer(["headers": .string(cors.headers), "origin": .string(cors.origin ?? "none")])
  }

  private func reset() throws(Refusal) -> Answer {
    try withLedger { ledger throws(DatabaseFailure) in try ledger.clear() }
    state.withLock { $0 = initial }
    return Answer(.object([]))
  }
}

extension Rule {
  /// The rule as it was given, with what is left of `times`.
  fileprivate var described: Value {
    var value = source
    if let remaining { value.set("times", .integer(remaining)) }
    return value
  }
}
