import Synchronization
import TrestleJSON

/// The ad service: what it answers to each request, and what it keeps of it. Safe to call from many threads.
///
/// A request is decoded, routed and checked; a malformed one is told so and goes no further. A well-formed one may meet a rule
/// of the script, which decides whether it counts as received and what the client gets. All of them are kept.
final class Service: Sendable {
  /// What `/control/*` changes.
  struct State: Sendable {
    var inventory: Inventory
    var rules: [Rule] = []
    var cors: CORS
    /// How many ads each zone has served: they take turns.
    var turns: [Text: Int] = [:]
  }

  /// Address of the service itself, such as `http://127.0.0.1:8137`.
  let address: String
  let state: Guarded<State>
  let ledger: Guarded<Ledger>
  /// The state to which a reset returns.
  let initial: State
  let site: Site?
  let isStopping = Atomic<Bool>(false)

  init(address: String, inventory: Inventory, cors: CORS, ledger: sending Ledger, site: Site?) {
    self.address = address
    self.site = site
    initial = State(inventory: inventory, cors: cors)
    state = Guarded(initial)
    self.ledger = Guarded(ledger)
  }

  func answer(_ request: Request) -> Answer {
    var answer: Answer
    do {
      answer = try routed(request)
    } catch {
      answer = Answer(error)
    }
    state.withLock { $0.cors }.admit(to: &answer, isControl: request.path.string.utf8.starts(with: "/control/".utf8))
    return answer
  }

  private func routed(_ request: Request) throws(Refusal) -> Answer {
    if request.headBytes > Request.longestHead {
      throw Refusal("head: longer than \(Request.longestHead) bytes", status: 431)
    }
    let visit: Visit
    do {
      visit = try Visit(request)
    } catch {
      if error.status == 404, let answer = site?.answer(request) { return answer }
      return try refuse(request, .unknown, error)
    }
    if request.method == "OPTIONS" { return try preflight(visit) }
    return try visit.route == .control ? control(request, visit.segments[1]) : visited(visit)
  }

  /// A refused request is kept too, with the reason: it tells what a client does wrong.
  private func refuse(_ request: Request, _ route: Route, _ refusal: Refusal) throws(Refusal) -> Answer {
    _ = try keep(Record(request: request, route: route, status: refusal.status, reason: Text(refusal.reason)), serve: nil)
    var answer = Answer(refusal)
    if refusal.status == 405 { answer.set("Allow", route.methods) }
    return answer
  }

  /// The browser asks before it sends; what it may send is decided there, by the list answered here.
  private func preflight(_ visit: Visit) throws(Refusal) -> Answer {
    var answer = Answer(status: 204, body: [])
    answer.set("Content-Type", nil)
    let cors = state.withLock { $0.cors }
    if visit.route == .control || cors.origin != nil {
      answer.set("Access-Control-Allow-Methods", visit.route.methods)
      answer.set("Access-Control-Allow-Headers", cors.headers)
      answer.set("Access-Control-Max-Age", "0")
    }
    if visit.route != .control {
      _ = try keep(Record(request: visit.request, route: visit.route, isAccepted: true, status: answer.status), serve: nil)
    }
    return answer
  }

  private func visited(_ visit: Visit) throws(Refusal) -> Answer {
    let outcome: Outcome
    do {
      outcome = try examine(visit)
    } catch {
      return try refuse(visit.request, visit.route, error)
    }
    return try finish(visit, outcome, takeRule(visit.route, zone: outcome.wish?.zoneID))
  }

  private func finish(_ visit: Visit, _ outcome: Outcome, _ rule: Rule?) throws(Refusal) -> Answer {
    let isAccepted = rule?.isAccepted ?? true
    var record = Record(
      request: visit.request, route: visit.route, envelope: outcome.envelope, reports: outcome.reports, isAccepted: isAccepted)
    record.status = rule?.drop.map { _ in 0 } ?? rule?.status ?? outcome.answer.status
    var answer = outcome.answer
    if let wish = outcome.wish {
      let ad = isAccepted && rule?.isNoFill != true ? pick(wish) : nil
      let impression = try keep(record, serve: Serve(wish: wish, adID: ad?.id))
      answer = adAnswer(wish, ad, impression: impression ?? "", rule: rule)
    } else {
      _ = try keep(record, serve: nil)
    }
    if let rule {
      answer = rule.apply(to: answer)
      wait(rule.delayMs)
    }
    return answer
  }

  private func keep(_ record: Record, serve: Serve?) throws(Refusal) -> Text? {
    try withLedger { ledger throws(DatabaseFailure) in try ledger.keep(record, serve: serve) }
  }

  /// A failure of the database is ours, not the client's.
  func withLedger<Kept: Sendable>(_ body: (Ledger) throws(DatabaseFailure) -> Kept) throws(Refusal) -> Kept {
    do throws(DatabaseFailure) {
      return try ledger.withLock { ledger throws(DatabaseFailure) in try body(ledger) }
    } catch {
      throw Refusal("database: \(error.reason)", status: 500)
    }
  }

  /// The first rule that fits, used up by one.
  private func takeRule(_ route: Route, zone: Text?) -> Rule? {
    state.withLock { state in
      guard let index = state.rules.firstIndex(where: { $0.matches(route, zone: zone) }) else { return nil }
      let rule = state.rules[index]
      if let remaining = rule.remaining {
        if remaining > 1 { state.rules[index].remaining = remaining - 1 } else { state.rules.remove(at: index) }
      }
      return rule
    }
  }

  /// Waits in small steps, so that the end of the server need not wait for it.
  private func wait(_ milliseconds: Int64) {
    var rest = milliseconds
    while rest > 0, !isStopping.load(ordering: .relaxed) {
      let step = min(rest, 20)
      pause(milliseconds: step)
      rest -= step
    }
  }
}

/// One well-routed request.
struct Visit: Sendable {
  let request: Request
  let route: Route
  let segments: [Text]
  let parameters: [Text: Text]

  init(_ request: Request) throws(Refusal) {
    self.request = request
    segments = try request.segments()
    parameters = try request.parameters()
    guard let route = Route(segments) else { throw Refusal("path: no such route", status: 404) }
    self.route = route
  }

  var isLegacy: Bool { segments.count > 1 && segments[1] == "0.9.5" }
}
