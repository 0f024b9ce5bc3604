import TrestleJSON
import TrestleProtocol

/// What delivery needs to know beyond an initialization's end: queued reports outlive it.
struct DeliveryTerms {
  var performsHttp = false
  var performsStore = false
  var timeoutMs: Int64 = 10_000
  /// How many bytes of reports may wait.
  var queuedBytes = Limits.queuedReportBytes
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
  /// Sends what is closed and whose turn it is. Nothing starts in the background but that turn's own flush, which alone goes
  /// beside what is in flight.
  package func sendReports() {
    let flush = reports.flush
    reports.flush = .no
    if flush == .all { closeAllBatches() }
    guard delivery.performsHttp, flush == .all || app == .foreground else { return }
    var room = Limits.deliveryBytes
    for lane in reports.lanes where !lane.isPaused && lane.retry == nil {
      if flush == .no, let first = lane.batches.first,
        reports.flights.contains(where: { $0.header.route == first.header.route })
      {
        continue
      }
      for batch in lane.batches where batch.isClosed && batch.flight == nil {
        // Halves wait for the store, and what is younger for them.
        if batch.origin?.waiting ?? 0 > 0 { break }
        if fetches.sent.count + reportsInFlight >= Limits.sendsInFlight || room <= 0 { return }
        room -= batch.byteCount + batch.header.envelope.count
        send(batch, keepalive: flush != .no)
        if flush != .all { break }
      }
    }
  }

  private func send(_ batch: Batch, keepalive: Bool) {
    var headers = Setup.headers(key: batch.header.sendsKey ? batch.header.appId : nil)
    if batch.header.idempotent { headers.append(Header(name: "idempotency-key", value: batch.idempotencyKey)) }
    let effect = takeEffectId()
    batch.flight = effect
    batch.attempts += 1
    reports.flights.append(batch)
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
    guard let index = reports.flights.firstIndex(where: { $0.flight == effect }) else { return false }
    let batch = reports.flights.remove(at: index)
    batch.flight = nil
    deadlines.clear(&batch.timeout)
    conclude(batch, answer)
    return true
  }

  private func conclude(_ batch: Batch, _ answer: Answer) {
    let lane = Int(batch.header.route.rawValue)
    guard case .response(let status, let headers, _) = answer else { return retry(batch, after: nil) }
    switch status {
    case 200..<300: remove(batch)
    case 400, 413, 422: refuse(batch, status)
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
  private func refuse(_ batch: Batch, _ status: Int64) {
    if batch.count > 1 { replace(batch, by: batch.halved()) } else { drop(batch, status) }
  }

  private func drop(_ batch: Batch, _ status: Int64) {
    reports.dropped &+= Int64(batch.count)
    warn("reportRefused", "the service refused \(batch.count) report(s) for good (status \(status)); they are dropped")
    remove(batch)
  }

  /// Nothing of the route is sent until then; several batches of a flush may ask for it, and the longest wait counts.
  private func retry(_ batch: Batch, after asked: Int64?) {
    let lane = Int(batch.header.route.rawValue)
    let drawn = clock.mono + Backoff.wait(afterAttempts: batch.attempts, &entropy)
    if let asked {
      reports.lanes[lane].askedUntil = max(reports.lanes[lane].askedUntil, clock.mono + min(asked, Backoff.retryAfterCapMs))
    }
    let until = max(drawn, reports.lanes[lane].askedUntil)
    if reports.lanes[lane].retry != nil, reports.lanes[lane].retryAt >= until { return }
    deadlines.clear(&reports.lanes[lane].retry)
    reports.lanes[lane].retryAt = until
    reports.lanes[lane].retry = deadlines.set(
      Deadline(owner: .kernel, kind: KernelDeadline.reportRetry.rawValue, subject: Int64(lane)), at: until)
  }

  /// The network is back: what waits for another attempt need not wait longer, unless the service asked for it.
  package func wakeReports() {
    for lane in reports.lanes.indices where reports.lanes[lane].askedUntil <= clock.mono {
      deadlines.clear(&reports.lanes[lane].retry)
    }
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
