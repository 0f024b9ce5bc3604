import TrestleJSON
import TrestleProtocol

/// Fetches from their declaration to their answer.
struct Fetches {
  /// Declared and not sent yet, first in, first out. At most one a mount and a few more, so bounded by `mounts`.
  var declared: [Attempt] = []
  /// Waiting for another attempt.
  var waiting: [(attempt: Attempt, slot: Deadlines.Slot?)] = []
  var sent: [Sent] = []
  var nextNumber: Int64 = 1
  /// When the fetch that ended last did so, in `mono`: earlier than now where nobody woke the core in time.
  var endedAt: Int64 = 0

  struct Attempt {
    let fetch: Fetch
    /// 1 for the first.
    let count: Int64
  }

  struct Sent {
    let effect: Int64
    let attempt: Attempt
    let url: Text
    /// When it is given up, in `mono`.
    let until: Int64
    var timeout: Deadlines.Slot?
  }
}

extension Kernel {
  enum KernelDeadline: UInt8 {
    case fetchTimeout, fetchRetry, batchClose, reportTimeout, reportRetry, store
  }

  /// Declares a fetch. Its request is built and sent at the end of the turn, or when it may be.
  package func fetch(_ purpose: Purpose, owner: Owner, subject: Int64) -> Int64 {
    let number = fetches.nextNumber
    fetches.nextNumber &+= 1
    fetches.declared.append(.init(fetch: Fetch(number: number, owner: owner, purpose: purpose, subject: subject), count: 1))
    return number
  }

  /// Forgets a fetch: an answer that still comes is stale.
  package func withdraw(_ number: Int64) {
    fetches.declared.removeAll { $0.fetch.number == number }
    if let index = fetches.waiting.firstIndex(where: { $0.attempt.fetch.number == number }) {
      deadlines.clear(&fetches.waiting[index].slot)
      fetches.waiting.remove(at: index)
    }
    if let index = fetches.sent.firstIndex(where: { $0.attempt.fetch.number == number }) {
      var sent = fetches.sent.remove(at: index)
      deadlines.clear(&sent.timeout)
      order(.httpCancel(HttpCancelEffect(id: sent.effect)))
    }
  }

  /// Whether a fetch is on its way or was, so that what it asks for can no longer change.
  package func isSent(_ number: Int64) -> Bool { !fetches.declared.contains { $0.fetch.number == number } }

  /// Whether the time of a fetch has run out before this turn, in which that is still to be told.
  package func isOverdue(_ number: Int64) -> Bool {
    fetches.sent.contains { $0.attempt.fetch.number == number && $0.until < clock.mono }
  }

  /// When the fetch that is settled now ended.
  package var fetchEndedAt: Int64 { fetches.endedAt }

  /// Whether a fetch could be sent now.
  package var wantsToFetch: Bool { !fetches.declared.isEmpty && mayFetch }

  private var mayFetch: Bool { setup?.performsHttp == true && app == .foreground }

  /// Step 6: sends what was declared. One slot stays free for reports.
  package func sendFetches(_ build: (Fetch) -> HttpRequest?) {
    guard mayFetch, let setup else { return }
    var index = 0
    while index < fetches.declared.count, fetches.sent.count + reportsInFlight < Limits.sendsInFlight - 1 {
      let attempt = fetches.declared[index]
      index += 1
      guard let request = build(attempt.fetch) else { continue }
      let effect = takeEffectId()
      let until = clock.mono + setup.profile.timeoutMs
      let timeout = deadlines.set(
        Deadline(owner: .kernel, kind: KernelDeadline.fetchTimeout.rawValue, subject: effect), at: until)
      fetches.sent.append(.init(effect: effect, attempt: attempt, url: request.url, until: until, timeout: timeout))
      order(
        .httpSend(
          HttpSendEffect(
            id: effect, purpose: attempt.fetch.purpose, timeoutMs: setup.profile.timeoutMs, keepalive: false, request: request))
      )
    }
    fetches.declared.removeFirst(index)
  }

  /// Takes a send back by its effect id. `nil`: unknown, late or settled before.
  func takeSent(_ effect: Int64) -> Fetches.Sent? {
    guard let index = fetches.sent.firstIndex(where: { $0.effect == effect }) else { return nil }
    var sent = fetches.sent.remove(at: index)
    deadlines.clear(&sent.timeout)
    return sent
  }

  /// Decides what an answer means: another attempt later (`nil`), or the end of the fetch.
  func settle(_ sent: Fetches.Sent, _ answer: Answer) -> (Fetch, Answer)? {
    let attempt = sent.attempt
    fetches.endedAt = min(clock.mono, sent.until)
    guard answer.isTransient, let profile = setup?.profile, attempt.count < profile.retrievalAttempts else {
      reportFailure(of: sent, answer)
      return (attempt.fetch, answer)
    }
    // 1 s, 2 s, 4 s, 8 s: `retrievalAttempts` is at most 5.
    let wait = Int64(1000) << min(max(attempt.count - 1, 0), 8)
    let slot = deadlines.set(
      Deadline(owner: .kernel, kind: KernelDeadline.fetchRetry.rawValue, subject: attempt.fetch.number), at: clock.mono + wait)
    fetches.waiting.append((.init(fetch: attempt.fetch, count: attempt.count + 1), slot))
    return nil
  }

  /// A retrieval that failed is an error for the service to know, where the profile reports errors (W 2.4).
  private func reportFailure(of sent: Fetches.Sent, _ answer: Answer) {
    let apple = setup?.profile.errorNames == .ios
    let code: StaticString
    switch sent.attempt.fetch.purpose {
    case .ad: code = apple ? "AD_GET_REQUEST_FAILED" : "AD_REQUEST_FAILED"
    case .keywords: code = "KI_INIT_REQUEST_FAILED"
    case .payloads: code = "PAYLOAD_PICKUP_REQUEST_FAILED"
    case .report, .offer, .other: return
    }
    let reason: Text
    switch answer {
    case .response(let status, _, _):
      if (200..<300).contains(status) { return }
      reason = Text("status \(status)")
    case .failed(let failure): reason = Text("\(failure.name)")
    }
    reportError(code, "a retrieval failed", [("url", sent.url), ("data", reason)])
  }

  func retryFetch(_ number: Int64) {
    guard let index = fetches.waiting.firstIndex(where: { $0.attempt.fetch.number == number }) else { return }
    fetches.declared.append(fetches.waiting.remove(at: index).attempt)
  }

  /// The end of an initialization: nothing that was asked for is wanted any more.
  func withdrawAllFetches() {
    for sent in fetches.sent {
      var timeout = sent.timeout
      deadlines.clear(&timeout)
      order(.httpCancel(HttpCancelEffect(id: sent.effect)))
    }
    for index in fetches.waiting.indices { deadlines.clear(&fetches.waiting[index].slot) }
    fetches.sent = []
    fetches.waiting = []
    fetches.declared = []
  }
}
