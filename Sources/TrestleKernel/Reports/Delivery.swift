import TrestleJSON
import TrestleProtocol

/// What delivery needs to know beyond an initialization's end: queued reports outlive it.
struct DeliveryTerms {
  var performsHttp = false
  var performsStore = false
  var timeoutMs: Int64 = 10_000
}

/// How long to wait before another attempt (behaviour, section 4).
enum Backoff {
  static let baseMs: Int64 = 2000
  static let capMs: Int64 = 300_000
  static let retryAfterCapMs: Int64 = 3_600_000

  /// Doubles with each attempt and is then drawn from the whole span, so that clients do not return in step.
  static func wait(afterAttempts attempts: Int64, _ entropy: inout Entropy) -> Int64 {
    let span = min(baseMs << min(max(attempts - 1, 0), 16), capMs)
    return max(1, entropy.upTo(span))
  }
}

extension Kernel {
  /// Sends what is closed and whose turn it is. Nothing starts in the background but that turn's own flush.
  package func sendReports() {
    let flushing = reports.flush != .no
    if reports.flush == .all { closeAllBatches() }
    reports.flush = .no
    guard delivery.performsHttp, flushing || app == .foreground else { return }
    for lane in reports.lanes where !lane.isPaused && lane.retry == nil {
      if !flushing, lane.batches.contains(where: { $0.flight != nil }) { continue }
      for batch in lane.batches where batch.isClosed && batch.flight == nil {
        if fetches.sent.count + reportsInFlight >= Limits.sendsInFlight { return }
        send(batch, keepalive: flushing)
        if !flushing { break }
      }
    }
  }

  private func send(_ batch: Batch, keepalive: Bool) {
    var headers = [Header(name: "content-type", value: "application/json"), Header(name: "accept", value: "application/json")]
    if batch.header.sendsKey { headers.append(Header(name: "x-api-key", value: batch.header.appId)) }
    if batch.header.idempotent { headers.append(Header(name: "idempotency-key", value: batch.idempotencyKey)) }
    let effect = takeEffectId()
    batch.flight = effect
    batch.attempts += 1
    batch.timeout = deadlines.set(
      Deadline(owner: .kernel, kind: KernelDeadline.reportTimeout.rawValue, subject: effect),
      at: clock.mono + delivery.timeoutMs)
    let request = HttpRequest(method: "POST", url: batch.header.url, headers: headers, body: batch.body)
    order(
      .httpSend(
        HttpSendEffect(
          id: effect, purpose: .report, timeoutMs: delivery.timeoutMs, keepalive: keepalive, request: request)))
  }

  /// Takes the answer to a report. Answers false when the effect carries none.
  func settleReport(_ effect: Int64, _ answer: Answer) -> Bool {
    for lane in reports.lanes {
      guard let batch = lane.batches.first(where: { $0.flight == effect }) else { continue }
      batch.flight = nil
      deadlines.clear(&batch.timeout)
      conclude(batch, answer)
      return true
    }
    return false
  }

  private func conclude(_ batch: Batch, _ answer: Answer) {
    let lane = Int(batch.header.route.rawValue)
    guard case .response(let status, let headers, _) = answer else { return retry(batch, after: nil) }
    switch status {
    case 200..<300: remove(batch)
    case 400, 413, 422: refuse(batch)
    case 401, 403:
      reports.lanes[lane].isPaused = true
      warn("reportsRefused", "the service refuses the app id (status \(status)): reports wait for the next initialization")
    case 408, 425, 429: retry(batch, after: RetryAfter.wait(in: headers, wall: clock.wall))
    case 402..<500:
      drop(batch, status)
    default: retry(batch, after: RetryAfter.wait(in: headers, wall: clock.wall))
    }
  }

  /// Finds the report that the service refuses by halving, so that it costs only itself.
  private func refuse(_ batch: Batch) {
    let lane = Int(batch.header.route.rawValue)
    guard batch.count > 1, let place = reports.lanes[lane].batches.firstIndex(where: { $0 === batch }) else {
      return drop(batch, 400)
    }
    let halves = batch.halved()
    reports.lanes[lane].batches.insert(contentsOf: halves, at: place)
    reports.unstored += halves
    storeReports()
    remove(batch)
  }

  private func drop(_ batch: Batch, _ status: Int64) {
    reports.dropped &+= Int64(batch.count)
    warn("reportRefused", "the service refused \(batch.count) report(s) for good (status \(status)); they are dropped")
    remove(batch)
  }

  private func retry(_ batch: Batch, after asked: Int64?) {
    let lane = Int(batch.header.route.rawValue)
    let drawn = Backoff.wait(afterAttempts: batch.attempts, &entropy)
    let wait = max(drawn, min(asked ?? 0, Backoff.retryAfterCapMs))
    if reports.lanes[lane].retry != nil { return }
    reports.lanes[lane].retry = deadlines.set(
      Deadline(owner: .kernel, kind: KernelDeadline.reportRetry.rawValue, subject: Int64(lane)), at: clock.mono + wait)
  }

  /// The network is back: what waits for another attempt need not wait longer.
  package func wakeReports() {
    for lane in reports.lanes.indices { deadlines.clear(&reports.lanes[lane].retry) }
  }

  /// A new initialization: routes that the service had refused get another chance.
  func resumeRefusedRoutes() {
    for lane in reports.lanes.indices { reports.lanes[lane].isPaused = false }
  }

  /// Opting out: queued reports that carry an advertising id are dropped; one in flight is not tried again.
  package func dropReportsWithAdvertisingId() {
    let doomed = reports.lanes.flatMap { $0.batches.filter { $0.header.carriesAdvertisingId } }
    for batch in doomed {
      reports.dropped &+= Int64(batch.count)
      remove(batch)
    }
  }
}
