import TrestleJSON
import TrestleProtocol

/// Reports on their way: recorded in this turn, gathered in batches, stored, sent, settled. The only place that delivers.
///
/// A batch is open until it holds 50 reports or 48 KiB, is 3 s old, or the app leaves; then it is sent in its turn. Batches of
/// one route go one after the other. Numbers of batches are one sequence per instance.
struct ReportQueue {
  /// The batches of one route, oldest first.
  struct Lane {
    var batches: [Batch] = []
    /// Set while the lane waits before another attempt.
    var retry: Deadlines.Slot?
    /// The service refused our key; nothing is sent until the next initialization.
    var isPaused = false
  }

  var lanes = [Lane](repeating: Lane(), count: Route.allCases.count)
  var recorded: [Report] = []
  /// Batches with reports that no store holds yet.
  var unstored: [Batch] = []
  var nextNumber: Int64 = 1
  /// Stores that the shell has not settled yet.
  var puts: [Int64] = []
  var dropped: Int64 = 0
  var flush = Flush.no

  /// In the turn that enters the background or ends an initialization, what is gathered goes out at once, and the shell holds
  /// whatever lets it outlive the app's way out.
  enum Flush {
    case no
    /// Only what is closed already: the next initialization's reports are gathered as ever.
    case closed
    case all
  }

  /// A batch is sent 3 s after its first report: what native SDKs do today (W 10).
  static let closingMs: Int64 = 3000

  var reportCount: Int { lanes.reduce(0) { $0 + $1.batches.reduce(0) { $0 + $1.count } } }
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

  var reportsInFlight: Int { reports.lanes.reduce(0) { $0 + $1.batches.count { $0.flight != nil } } }

  /// Puts what was recorded into batches, under the session and identity of this moment.
  package func gatherReports() {
    guard let setup, !reports.recorded.isEmpty else { return }
    for report in reports.recorded {
      let batch = openBatch(for: report, setup)
      batch.append(report)
      if !reports.unstored.contains(where: { $0 === batch }) { reports.unstored.append(batch) }
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
    let batch = Batch(instance: instance, number: reports.nextNumber, header: header)
    batch.identityVersion = identityVersion
    reports.nextNumber &+= 1
    batch.closing = deadlines.set(
      Deadline(owner: .kernel, kind: KernelDeadline.batchClose.rawValue, subject: batch.number),
      at: clock.mono + ReportQueue.closingMs)
    reports.lanes[lane].batches.append(batch)
    return batch
  }

  func close(_ batch: Batch) {
    batch.isClosed = true
    deadlines.clear(&batch.closing)
  }

  func closeBatch(_ number: Int64) {
    for lane in reports.lanes {
      for batch in lane.batches where batch.number == number && !batch.isClosed { close(batch) }
    }
  }

  /// The app leaves: everything that is gathered goes out with this turn.
  package func flushReports() { reports.flush = .all }

  func closeAllBatches() {
    for lane in reports.lanes { for batch in lane.batches where !batch.isClosed { close(batch) } }
  }

  /// Keeps the queue within its bounds: the oldest report of the least valuable kind goes first, is counted and told.
  private func makeRoom() {
    var surplus = reports.reportCount - Limits.queuedReports
    var bytes = reports.lanes.reduce(0) { $0 + $1.batches.reduce(0) { $0 + $1.byteCount } }
    while surplus > 0 || bytes > Limits.queuedReportBytes {
      guard let freed = dropLeastValuable() else { return }
      surplus -= 1
      bytes -= freed
      reports.dropped &+= 1
      warn("reportsDropped", "the queue of reports is full: the oldest of the least valuable are dropped")
    }
  }

  private func dropLeastValuable() -> Int? {
    for worth in Worth.allCases {
      let holders = reports.lanes.flatMap { $0.batches.filter { $0.flight == nil && $0.contains(worth) } }
      guard let oldest = holders.min(by: { $0.number < $1.number }) else { continue }
      let before = oldest.byteCount
      guard let place = oldest.dropOldest(worth) else { continue }
      if oldest.entries[place].isStored { rewrite(place, of: oldest) }
      if oldest.count == 0 { remove(oldest) }
      return before - oldest.byteCount
    }
    return nil
  }

  private func rewrite(_ place: Int, of batch: Batch) {
    let entry = batch.entries[place]
    if entry.reports.isEmpty {
      order(.storeRemove(StoreRemoveEffect(id: takeEffectId(), key: batch.key(of: entry.number))))
    } else {
      put(entry, of: batch)
    }
  }

  /// Forgets a batch, in memory and in the store.
  func remove(_ batch: Batch) {
    deadlines.clear(&batch.closing)
    deadlines.clear(&batch.timeout)
    for entry in batch.entries where entry.isStored {
      order(.storeRemove(StoreRemoveEffect(id: takeEffectId(), key: batch.key(of: entry.number))))
    }
    reports.lanes[Int(batch.header.route.rawValue)].batches.removeAll { $0 === batch }
    reports.unstored.removeAll { $0 === batch }
  }

  /// Stores what this turn added to batches: at most one put for each batch.
  package func storeReports() {
    let batches = reports.unstored
    reports.unstored.removeAll()
    guard delivery.performsStore else { return }
    for batch in batches {
      for index in batch.entries.indices where !batch.entries[index].isStored {
        batch.entries[index].isStored = true
        put(batch.entries[index], of: batch)
      }
    }
  }

  private func put(_ entry: Batch.Entry, of batch: Batch) {
    put(key: batch.key(of: entry.number), value: StoredEntry.encode(entry, of: batch))
  }
}
