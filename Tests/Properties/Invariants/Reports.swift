import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// W 1.5: the ids of a report belong to the serve it names; session and ids fixed when it happened.
struct ReportIds: Invariant {
  let claim = "every report's ids belong to the serve it names"
  /// The session under which an impression was reported, by impression id.
  private var sessions: [String: String] = [:]

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    for send in exchange.sends where send.purpose == .report {
      guard let body = send.request.body, let read = JSONDocument.parseLeniently(Array(body.string.utf8).span)?.root else {
        throw Broken("a report without a body that is JSON")
      }
      // Payload statuses go without a session where the policy says so.
      guard let session = read["session_id"]?.text?.string else {
        try demand(read["tracking"] != nil, "a report without a session")
        continue
      }
      let code = session.suffix(32)
      try demand(
        code.utf8.count == 32 && code.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) },
        "a report of session \(session), which is none")
      for event in read["events"]?.elements ?? [] where event["impression_id"] != nil { try check(event, session, after) }
    }
  }

  private mutating func check(_ event: JSON, _ session: String, _ after: ShellView) throws(Broken) {
    func text(_ name: StaticString) -> String { event[name]?.text?.string ?? "" }
    let type = text("event_type")
    try demand((event["event_name"] != nil) == (type == "zone_unfilled"), "event_name stands with \(type)")
    let impression = text("impression_id")
    if type.hasPrefix("zone_") {
      return try demand(impression.isEmpty && text("ad_id").isEmpty, "\(type) names an ad")
    }
    guard let number = after.serveOfImpression[impression], let serve = after.serves[number] else {
      throw Broken("\(type) of impression \(impression), which was never shown")
    }
    try demand(
      text("ad_id") == serve.adId && text("zone_id") == serve.zone,
      "\(type) of ad \(text("ad_id")) in zone \(text("zone_id")) with the impression of \(serve.adId) in \(serve.zone)")
    guard type == "impression" || type == "impression_end" else { return }
    let known = sessions[impression] ?? session
    sessions[impression] = known
    try demand(known == session, "the impression of ad \(serve.adId) is of session \(known), \(type) of \(session)")
  }
}

/// design, section 6: no report is sent again after its answer.
struct ReportedOnce: Invariant {
  let claim = "a batch that was answered is not sent again, and carries the same reports each time"
  private var keys: [Int64: String] = [:]
  private var answered: Set<String> = []

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    if exchange.accepted("effect/settle"), exchange.result?["stale"]?.bool == false,
      let status = exchange.params?["outcome"]?["status"]?.integer, (200..<300).contains(status),
      let key = exchange.params?["effect"]?.integer.flatMap({ keys[$0] })
    {
      answered.insert(key)
    }
    for send in exchange.sends where send.purpose == .report {
      guard let key = send.request.headers.first(where: { $0.name == "idempotency-key" })?.value.string else { continue }
      let name = "\(send.request.url.string) \(key)"
      try demand(!answered.contains(name), "batch \(key) was answered, and is sent again")
      keys[send.id] = name
    }
  }
}

/// W 3, behaviour section 1: `sessionStore`, `sessionWindowMs`, `inactive`.
struct SessionsOfTime: Invariant {
  let claim = "a session is replaced when the app was away for its window, and only then"
  private var session: String?
  private var awaySince: Int64?
  private var isDue = false
  /// A stored session has not certainly been used for its window since it was seen last.
  private var mayHaveEnded = false

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    if let rules = after.rules, rules.isSliding, after.mono - before.sessionUsed >= rules.sessionWindowMs {
      mayHaveEnded = true
    }
    if exchange.accepted("app/state") { move(before, after) }
    if exchange.accepted("sdk/initialize") {
      session = exchange.result?["sessionId"]?.text?.string
      isDue = false
      awaySince = after.isAway ? after.mono : nil
      mayHaveEnded = false
      try demand(
        exchange.result?["resumed"]?.bool == false || after.rules?.isSliding == true, "a session in memory is resumed")
    }
    if after.rules == nil { session = nil }
    let asked = exchange.accepted("sdk/session") ? exchange.result?["sessionId"]?.text?.string : nil
    let sent = exchange.sends.compactMap { after.sends[$0.id] }.filter { $0.purpose == "ad" }
    // The answer to a question was given before the turn's requests; the session may be replaced for these.
    if let asked { try see(asked, after) }
    for send in sent { try see(send.session, after) }
    if !sent.isEmpty { mayHaveEnded = false }
  }

  private mutating func move(_ before: ShellView, _ after: ShellView) {
    if after.isAway {
      if awaySince == nil { awaySince = after.mono }
    } else if let since = awaySince {
      awaySince = nil
      if let rules = after.rules, !rules.isSliding, after.mono - since >= rules.sessionWindowMs { isDue = true }
    }
    // Seen again without focus: zones ask, and do so under no session that is over.
    if after.isAway, before.isInBackground, !after.isInBackground, let since = awaySince, let rules = after.rules,
      !rules.isSliding, after.mono - since >= rules.sessionWindowMs
    {
      (isDue, awaySince) = (true, after.mono)
    }
  }

  private mutating func see(_ seen: String, _ after: ShellView) throws(Broken) {
    guard let rules = after.rules, let known = session else { return }
    if rules.isSliding {
      try demand(
        seen == known || mayHaveEnded, "session \(seen) took the place of \(known) early")
    } else {
      try demand((seen != known) == isDue, "session \(seen) follows \(known), and a new one was \(isDue ? "" : "not ")due")
    }
    session = seen
    isDue = false
  }
}
