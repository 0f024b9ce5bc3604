import TrestleJSON
import TrestleProtocol

/// Reports on their way: recorded in this turn, gathered in batches, stored, sent, settled. The only place that delivers.
///
/// A batch is open until it holds 50 reports or 48 KiB, is 3 s old, or the app leaves; then it is sent in its turn. Batches of
/// one route go one after the other. Numbers of batches are one sequence per instance.
///
/// Nothing here costs more per turn when more waits: counts are kept, lists are ordered, and what a turn sends or stores is
/// bounded.
struct ReportQueue {
  /// The batches of one route, oldest first.
  struct Lane {
    var batches = BatchList()
    /// Set while the lane waits before another attempt.
    var retry: Deadlines.Slot?
    /// When it ends, in `mono`.
    var retryAt: Int64 = 0
    /// Until then the service asked us to wait.
    var askedUntil: Int64 = 0
    /// The service refused our key; nothing is sent until the next initialization.
    var isPaused = false
  }

  var lanes = [Lane](repeating: Lane(), count: Route.allCases.count)
  /// The batches that hold reports of a worth, oldest first.
  var holders = [BatchList](repeating: BatchList(), count: Worth.allCases.count)
  /// Batches that are under way.
  var flights: [Batch] = []
  var recorded: [Report] = []
  /// Batches with reports that the store lacks.
  var unstored: [Batch] = []
  /// Batches whose store failed: tried again when another succeeds, with background and with initialization.
  var storeFailed: [Batch] = []
  /// Set while more is to be stored than one turn may.
  var storing: Deadlines.Slot?
  var nextNumber: Int64 = 1
  var nextRank: Int64 = 0
  /// Stores that the shell has not settled yet, and what they store.
  var puts: [(effect: Int64, batch: Batch?, entry: Int64)] = []
  var dropped: Int64 = 0
  var flush = Flush.no
  private(set) var reportCount = 0
  private(set) var byteCount = 0

  /// In the turn that enters the background or ends an initialization the shell holds whatever lets sends outlive the app's way
  /// out.
  enum Flush {
    case no
    /// The end of an initialization: batches go one after the other as ever.
    case ending
    /// The way to the background: all that is gathered goes out at once.
    case all
  }

  /// A batch is sent 3 s after its first report: what native SDKs do today (W 10).
  static let closingMs: Int64 = 3000

  /// Takes a batch in, with whatever it holds already.
  mutating func insert(_ batch: Batch) {
    lanes[Int(batch.header.route.rawValue)].batches.insert(batch)
    for worth in Worth.allCases where batch.holds(worth) { holders[Int(worth.rawValue)].insert(batch) }
    count(batch, 1)
  }

  /// Takes a batch out.
  mutating func remove(_ batch: Batch) {
    lanes[Int(batch.header.route.rawValue)].batches.remove(batch)
    for worth in Worth.allCases where batch.holds(worth) { holders[Int(worth.rawValue)].remove(batch) }
    if batch.flight != nil { flights.removeAll { $0 === batch } }
    switch batch.storing {
    case .no, .never: break
    case .wanted: unstored.removeAll { $0 === batch }
    case .failed: storeFailed.removeAll { $0 === batch }
    }
    // A store of it may still fail: what is settled must not come back by another try.
    batch.storing = .never
    count(batch, -1)
  }

  mutating func append(_ report: Report, to batch: Batch) {
    let isNew = !batch.holds(report.worth)
    batch.append(report)
    if isNew { holders[Int(report.worth.rawValue)].insert(batch) }
    reportCount += 1
    byteCount += report.event.count
  }

  /// Drops the oldest report of the least valuable kind that is not under way. Answers its batch, and the key of an entry that
  /// is to be removed from the store.
  mutating func dropLeastValuable() -> (batch: Batch, key: Text?)? {
    for worth in Worth.allCases {
      guard let oldest = holders[Int(worth.rawValue)].first(where: { $0.flight == nil }) else { continue }
      count(oldest, -1)
      let key = oldest.dropOldest(worth)
      count(oldest, 1)
      if !oldest.holds(worth) { holders[Int(worth.rawValue)].remove(oldest) }
      if oldest.unstored != nil { noteUnstored(oldest) }
      return (oldest, key)
    }
    return nil
  }

  mutating func noteUnstored(_ batch: Batch) {
    if batch.storing == .wanted || batch.storing == .never { return }
    if batch.storing == .failed { storeFailed.removeAll { $0 === batch } }
    batch.storing = .wanted
    unstored.append(batch)
  }

  mutating func noteStoreFailed(_ batch: Batch) {
    if batch.storing != .no { return }
    batch.storing = .failed
    storeFailed.append(batch)
  }

  mutating func takeUnstored() -> [Batch] {
    let batches = unstored
    unstored.removeAll()
    for batch in batches { batch.storing = .no }
    return batches
  }

  mutating func takeRank() -> Int64 {
    nextRank &+= Batch.rankStep
    return nextRank
  }

  private mutating func count(_ batch: Batch, _ sign: Int) {
    reportCount += sign * batch.count
    byteCount += sign * batch.byteCount
  }
}

extension Kernel {
  /// Records a report. It joins a batch when the session of this turn is settled.
  package func record(_ report: Report) { reports.recorded.append(report) }

  /// Whether something recorded in this turn still waits for a session.
  package var hasRecorded: Bool { !reports.recorded.isEmpty }

  /// Whether something of this turn belongs to the session that is to be, not to the one that was.
  package var needsSession: Bool { wantsToFetch || reports.recorded.contains { !$0.ends } }

  /// Takes out of this turn's reports what belongs to the session that is about to begin.
  package func setAsideReports() -> [Report] {
    let aside = reports.recorded.filter { !$0.ends }
    reports.recorded.removeAll { !$0.ends }
    return aside
  }

  var reportsInFlight: Int { reports.flights.count }

  /// Puts what was recorded into batches, under the session and identity of this moment.
  package func gatherReports() {
    guard let setup, !reports.recorded.isEmpty else { return }
    for report in reports.recorded {
      let batch = openBatch(for: report, setup)
      batch.recordedIn = seq
      reports.append(report, to: batch)
      reports.noteUnstored(batch)
      if batch.count >= Limits.batchReports { close(batch) }
    }
    reports.recorded.removeAll(keepingCapacity: true)
    makeRoom()
  }

  private func openBatch(for report: Report, _ setup: Setup) -> Batch {
    let lane = Int(report.route.rawValue)
    if let open = reports.lanes[lane].batches.last, !open.isClosed {
      let fits = open.byteCount + report.event.count <= Limits.batchBytes
      if fits, open.identityVersion == identityVersion { return open }
      close(open)
    }
    let header = ReportEnvelope.header(of: report.route, self, setup)
    let batch = Batch(
      instance: instance, number: reports.nextNumber, opened: clock.wall, rank: reports.takeRank(), header: header)
    batch.identityVersion = identityVersion
    reports.nextNumber &+= 1
    batch.closing = deadlines.set(
      Deadline(owner: .kernel, kind: KernelDeadline.batchClose.rawValue, subject: batch.number),
      at: clock.mono + ReportQueue.closingMs)
    reports.insert(batch)
    return batch
  }

  func close(_ batch: Batch) {
    batch.isClosed = true
    deadlines.clear(&batch.closing)
  }

  /// Only the newest batch of a route can be open.
  func closeBatch(_ number: Int64) {
    for lane in reports.lanes { if let batch = lane.batches.last, batch.number == number, !batch.isClosed { close(batch) } }
  }

  /// The app leaves: everything that is gathered goes out with this turn.
  package func flushReports() {
    reports.flush = .all
    storeAllAgain()
  }

  func closeAllBatches() {
    for lane in reports.lanes { if let batch = lane.batches.last, !batch.isClosed { close(batch) } }
  }

  /// Keeps the queue within its bounds: the oldest report of the least valuable kind goes first, is counted and told.
  func makeRoom() {
    let before = reports.dropped
    while reports.reportCount > Limits.queuedReports || reports.byteCount > delivery.queuedBytes {
      guard let (batch, key) = reports.dropLeastValuable() else { break }
      if let key { forget(key: key) }
      if batch.count == 0 { remove(batch) }
      reports.dropped &+= 1
    }
    if reports.dropped == before { return }
    warn("reportsDropped", "the queue of reports is full: the oldest of the least valuable are dropped")
  }

  /// Forgets a batch, in memory and in the store.
  func remove(_ batch: Batch) {
    deadlines.clear(&batch.closing)
    deadlines.clear(&batch.timeout)
    for key in batch.keptKeys { forget(key: key) }
    reports.remove(batch)
    if let origin = batch.origin { leave(origin) }
  }
}
