import TrestleJSON
import TrestleProtocol

/// What all plugins share: the clock, deadlines, the initialization, the session's id, reports, fetches and the turn being made.
///
/// Plugins reach the outside only through it. It holds no behaviour of an area.
package final class Kernel {
  package static let version: StaticString = "0.1.0"

  package enum AppPhase {
    case foreground, background
  }

  package internal(set) var clock = Clock()
  package var deadlines = Deadlines()
  /// Deadlines of what has happened already and only waits to be believed (a load, a minimum time on screen). Those that fell
  /// due before a message count before it is applied, whatever else is due.
  package var counts = Deadlines()
  package internal(set) var setup: Setup?
  /// Counts initializations; 0 before the first.
  package internal(set) var generation: Int64 = 0
  package private(set) var sessionId: Text?
  package private(set) var identity = Identity()
  /// What the user said last with `privacy/tracking`, or an earlier process stored.
  package private(set) var trackingEnabled = true
  /// What `privacy/tracking` said last in this process; it wins over what is stored.
  package var trackingWish: Bool?
  package var app = AppPhase.foreground
  package var entropy = Entropy(seed: [])
  /// Names this core in storage keys and idempotency keys.
  package private(set) var instance: Text = ""
  package var turn = TurnDraft()
  package var facts: [Fact] = []

  /// Changes whenever what stands around reports changes: session, user, endpoints.
  private(set) var identityVersion: Int64 = 0
  var delivery = DeliveryTerms()
  var fetches = Fetches()
  var reports = ReportQueue()
  /// The id made up for a user without one, once it was needed or an earlier process stored it.
  private var generatedId: Text = ""
  private var lastEffectId: Int64 = 0
  /// The newest content handle; ads and payloads share one sequence.
  package private(set) var lastContent: Int64 = 0
  /// The number of this turn.
  package private(set) var seq: Int64 = 0
  private var warned: [StaticString] = []

  package init() {}

  /// The setup, or the error every message gets that needs one.
  package func initialized() throws(Fault) -> Setup {
    guard let setup else { throw .notInitialized }
    return setup
  }

  // MARK: The initialization

  /// Begins an initialization: from here on everything happens under `setup`.
  package func begin(_ setup: Setup, seed: [UInt8], stored: JSON?, trackingEnabled: Bool) {
    self.setup = setup
    generation = setup.generation
    entropy = Entropy(seed: seed)
    let earlier = instance
    instance = Text(entropy.code(length: 16))
    // A shell that hands the same entropy over again must not have two batches under one idempotency key.
    if instance != earlier {
      reports.nextNumber =
        1 + (reports.lanes.flatMap { $0.batches.filter { $0.instance == instance }.map { $0.number } }.max() ?? 0)
    }
    warned = []
    delivery = DeliveryTerms(
      performsHttp: setup.performsHttp, performsStore: setup.performsStore, timeoutMs: setup.profile.timeoutMs,
      queuedBytes: setup.device?.platform == .web ? Limits.queuedReportBytesBrowser : Limits.queuedReportBytes)
    self.trackingEnabled = trackingEnabled
    adoptGeneratedId(stored)
    identify(setup)
    identityVersion &+= 1
    adoptStored(stored)
    makeRoom()
    storeWaiting()
    resumeRefusedRoutes()
  }

  /// Ends an initialization. Queued reports stay and go out.
  package func end() {
    gatherReports()
    closeAllBatches()
    reports.flush = .ending
    withdrawAllFetches()
    setup = nil
    sessionId = nil
    identityVersion &+= 1
  }

  /// Sets the session's id. Reports recorded so far keep the earlier one.
  package func changeSession(_ id: Text?) {
    gatherReports()
    sessionId = id
    identityVersion &+= 1
  }

  package func allowTracking(_ enabled: Bool) {
    gatherReports()
    trackingEnabled = enabled
    guard let setup else { return }
    identify(setup)
    identityVersion &+= 1
  }

  private func identify(_ setup: Setup) {
    identity = Identity(setup, trackingEnabled: trackingEnabled, generated: generatedId)
    guard identity.lacksId else { return }
    generatedId = Text(entropy.code(length: 32))
    put(key: Storage.generatedId, value: generatedId)
    identity = Identity(setup, trackingEnabled: trackingEnabled, generated: generatedId)
  }

  /// Ours first, then those of today's SDKs (W 9). What is no id of a sane length is none.
  private func adoptGeneratedId(_ stored: JSON?) {
    guard generatedId.isEmpty else { return }
    for found in [stored?.member(Storage.generatedId), stored?["GENERATED_ID"], stored?["adadapted_swift_sdk_uuid"]] {
      guard let id = found?.text, !id.isEmpty, id.byteCount <= Limits.keyBytes else { continue }
      generatedId = id
      return
    }
  }

  // MARK: The turn

  /// Starts a turn: every text gets a number.
  package func nextSeq() -> Int64 {
    turn = TurnDraft()
    seq &+= 1
    return seq
  }

  package func advance(mono: Int64?, wall: Int64?) {
    if clock.advance(mono: mono, wall: wall) {
      turn.remark("monoBackwards", "at.mono ran backwards; the earlier value is kept")
    }
  }

  package func reply<Result: Reply>(_ result: Result) {
    var writer = JSONWriter()
    result.write(to: &writer)
    turn.result = writer.bytes
  }

  /// Tells the app. Events of one mount that have a rank come in the order of their ranks.
  package func tell<Told: Event>(_ event: Told, mount: Int64 = 0, rank: TurnDraft.Rank? = nil) {
    var writer = JSONWriter()
    event.write(to: &writer)
    turn.tell(writer.bytes, mount: mount, rank: rank)
  }

  /// Tells the integrator of something to mend. What may happen again and again is told once an initialization.
  package func warn(_ code: StaticString, _ message: String, once: Bool = true) {
    if once, warned.contains(where: { $0.equals(code) }) { return }
    if once { warned.append(code) }
    tell(SdkWarningEvent(code: Text("\(code)"), message: Text(message)))
  }

  /// Explains a decision, where `debug` asks for it.
  package func explain(_ code: StaticString, _ message: String) {
    if setup?.debug == true { turn.remark(code, message) }
  }

  /// The earliest moment at which something is due.
  package var wakeAt: Int64? {
    guard let first = deadlines.earliest else { return counts.earliest }
    return counts.earliest.map { min($0, first) } ?? first
  }

  /// Takes the earliest deadline that is due now; at equal moments what happened counts first.
  package func takeDue() -> Deadline? {
    if let counted = counts.earliest, counted <= deadlines.earliest ?? Int64.max { return counts.takeDue(at: clock.mono) }
    return deadlines.takeDue(at: clock.mono)
  }

  package func announce(_ fact: Fact) { facts.append(fact) }

  func order(_ effect: Effect) { turn.effects.append(effect) }

  /// A handle for content that is about to be handed to the app.
  package func nextContent() -> Int64 {
    lastContent &+= 1
    return lastContent
  }

  func takeEffectId() -> Int64 {
    lastEffectId &+= 1
    return lastEffectId
  }

  /// A deadline of the kernel's own has come. Answers a fetch that thereby ended.
  package func due(_ deadline: Deadline) -> (Fetch, Answer)? {
    guard let kind = KernelDeadline(rawValue: deadline.kind) else { return nil }
    switch kind {
    case .fetchTimeout:
      guard let sent = takeSent(deadline.subject) else { return nil }
      order(.httpCancel(HttpCancelEffect(id: deadline.subject)))
      return settle(sent, .failed(.timeout))
    case .fetchRetry: retryFetch(deadline.subject)
    case .batchClose: closeBatch(deadline.subject)
    case .reportTimeout:
      order(.httpCancel(HttpCancelEffect(id: deadline.subject)))
      _ = settleReport(deadline.subject, .failed(.timeout))
    case .reportRetry: reports.lanes[Int(deadline.subject)].retry = nil
    case .store: reports.storing = nil
    }
    return nil
  }

  /// Takes an outcome. `stale`: the effect is unknown or was settled before.
  package func settle(_ effect: Int64, _ outcome: Outcome) -> (stale: Bool, ended: (Fetch, Answer)?) {
    let answer: Answer
    switch outcome {
    case .stored: return (!settleStore(effect, failed: false), nil)
    case .storeFailed: return (!settleStore(effect, failed: true), nil)
    case .failed(let reason): answer = .failed(reason)
    case .response(let response): answer = .response(status: response.status, headers: response.headers, body: response.body)
    }
    if let sent = takeSent(effect) { return (false, settle(sent, answer)) }
    return (!settleReport(effect, answer), nil)
  }
}
