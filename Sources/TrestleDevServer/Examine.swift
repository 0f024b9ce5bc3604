import TrestleJSON

/// What a well-formed request means, before anything is kept or answered.
struct Outcome: Sendable {
  var envelope = Envelope()
  var reports: [Report] = []
  /// Set for an ad request: its answer is made when it is known whether an ad is served.
  var wish: Wish?
  var answer = Answer(.object([]))
}

/// What an ad request asks for.
struct Wish: Sendable {
  let zoneID: Text
  let sessionID: Text
  let contextID: Text
  let storeID: Text
}

extension Service {
  /// Checks a request to its last member.
  func examine(_ visit: Visit) throws(Refusal) -> Outcome {
    let isRead = visit.request.method == "HEAD" && visit.route.method == "GET"
    guard visit.request.method == visit.route.method || isRead else {
      throw Refusal("method: \(visit.route.method.string) is wanted here", status: 405)
    }
    if visit.request.isTooLong { throw Refusal("body: longer than \(Request.longestBody) bytes", status: 413) }
    if visit.route.needsKey, visit.request.header("x-api-key")?.isEmpty ?? true {
      throw Refusal("x-api-key: missing", status: 401)
    }
    switch visit.route {
    case .creative, .page, .pixel, .feedback: return try page(visit)
    case .adRetrieve: return try adRetrieve(try body(visit), key: visit.request.header("x-api-key") ?? "")
    case .interceptRetrieve: return try interceptRetrieve(try body(visit), key: visit.request.header("x-api-key") ?? "")
    case .payloadPickup: return try payloadPickup(try body(visit))
    default: return try reports(visit)
    }
  }

  private func body(_ visit: Visit) throws(Refusal) -> Fields {
    if visit.request.body.isEmpty { throw Refusal("body: missing") }
    do {
      return try Fields(try Value.parse(visit.request.body))
    } catch let flaw as JSONFlaw {
      throw Refusal("body: not JSON (\(flaw.reason.name) at byte \(flaw.offset))")
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal("body: unreadable")
    }
  }

  private func page(_ visit: Visit) throws(Refusal) -> Outcome {
    let inventory = state.withLock { $0.inventory }
    switch visit.route {
    case .creative:
      guard let ad = inventory.ad(visit.segments[1]) else { throw Refusal("path: no such creative", status: 404) }
      return Outcome(answer: Pages.creative(ad))
    case .page:
      guard let page = inventory.page(visit.segments[1]) else { throw Refusal("path: no such page", status: 404) }
      return Outcome(answer: Pages.page(page))
    case .feedback: return Outcome(answer: Pages.feedback(ad: visit.parameters["aid"]))
    default: return Outcome(answer: Pages.pixel)
    }
  }

  private func adRetrieve(_ body: Fields, key: Text) throws(Refusal) -> Outcome {
    for name: Text in ["sdkId", "bundleId", "extra"] { _ = try body.text(name) }
    let (zoneID, store, context) = (try body.nonEmptyText("zoneId"), try body.text("storeId"), try body.text("contextId"))
    let envelope = Envelope(sessionID: try body.nonEmptyText("sessionId"), appID: key, udid: try body.text("userId"))
    let wish = Wish(zoneID: zoneID, sessionID: envelope.sessionID ?? "", contextID: context, storeID: store)
    return Outcome(envelope: envelope, wish: wish)
  }

  private func interceptRetrieve(_ body: Fields, key: Text) throws(Refusal) -> Outcome {
    for name: Text in ["sdkId", "bundleId", "zoneId", "extra"] { _ = try body.text(name) }
    let inventory = state.withLock { $0.inventory }
    return Outcome(
      envelope: Envelope(sessionID: try body.nonEmptyText("sessionId"), appID: key, udid: try body.text("userId")),
      answer: Answer([
        "success": true, "message": "",
        "data": ["search_id": .string(inventory.searchID), "terms": .array(inventory.terms)],
      ]))
  }

  private func payloadPickup(_ body: Fields) throws(Refusal) -> Outcome {
    let envelope = try Checks.envelope(body, session: false)
    let settled = try withLedger { ledger throws(DatabaseFailure) in
      try ledger.settledPayloads(udid: envelope.udid ?? "")
    }
    let payloads = state.withLock { $0.inventory.payloads }.filter { payload in
      payload["payload_id"]?.text.map { !settled.contains($0) } ?? true
    }
    let answer: Value = ["payloads": .array(payloads)]
    return Outcome(envelope: envelope, answer: Answer(answer.replacing("{server}", with: address)))
  }

  private func reports(_ visit: Visit) throws(Refusal) -> Outcome {
    let body = try body(visit)
    let envelope = try Checks.envelope(body, session: visit.route != .payloadTracking)
    switch visit.route {
    case .adEvents:
      let reports = try Checks.adEvents(body, isLegacy: visit.isLegacy)
      return Outcome(envelope: envelope, reports: reports, answer: eventAnswer(visit, reports.count))
    case .interceptEvents:
      let reports = try Checks.interceptEvents(body)
      return Outcome(envelope: envelope, reports: reports, answer: eventAnswer(visit, reports.count))
    case .collectorErrors: return Outcome(envelope: envelope, reports: try Checks.errors(body))
    case .payloadTracking: return Outcome(envelope: envelope, reports: try Checks.tracking(body))
    default: return Outcome(envelope: envelope, reports: try Checks.sdkEvents(body))
    }
  }

  /// The old routes answer one word per event, the new ones a sentence.
  private func eventAnswer(_ visit: Visit, _ count: Int) -> Answer {
    visit.isLegacy
      ? Answer(["results": .array(Array(repeating: "Ok", count: count))]) : Answer(["message": "processing events"])
  }
}
