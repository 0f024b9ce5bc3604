import CHostShims
import Glibc
import TrestleCore
import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// The loop: one thread waits for lines, answers of servers, the core's deadline and signals, whatever comes first, and hands
/// each to the core as a message.
///
/// The order around one turn: what the core stores is stored, then the reply and events are put out, then sends start. What
/// comes of effects goes back to the core as messages of the host, in the order in which it happened.
final class Host {
  let descriptors: Descriptors
  let store: FileStore?
  let recorder: Recorder?
  /// Whether effects and time are the host's; otherwise whole turns are printed.
  let isPerforming: Bool
  let core = Core()
  var clock = HostClock()
  var http = HTTP()
  var output: LineWriter
  var exitCode = ExitCode.ended

  private var reader = LineReader(limit: Host.longestLine)
  private var line: [UInt8] = []
  private var completion = Completion()
  private var turnText = JSONWriter()
  private var wakeAt: Int64?
  private var lastWake: Int64 = 0
  /// Nobody reads any more.
  private var isUnread = false
  /// Messages of the host that the core still has to hear.
  private var news: [[UInt8]] = []

  static let longestLine = Limits.largeMessageBytes
  /// News heard between two looks at the input, should the core answer each with an effect.
  private static let newsInARow = 256

  init(descriptors: Descriptors, performing: Bool, store: FileStore?, recorder: Recorder?) {
    self.descriptors = descriptors
    self.store = store
    self.recorder = recorder
    isPerforming = performing
    output = LineWriter(descriptor: descriptors.output)
  }

  /// Serves until the input ends, a signal comes or nobody reads. Gives the exit code.
  func run() -> Int32 {
    while serveOnce() {}
    end()
    return exitCode
  }

  private func serveOnce() -> Bool {
    let ready = wait(for: [descriptors.input, descriptors.signals], atMost: patience)
    if ready[1] { return false }
    if ready[0] {
      switch reader.fill(from: descriptors.input) {
      case .some: serveLines()
      case .nothing: break
      case .end:
        if reader.hasTruncatedLine { fail("inputTruncated", "the last line has no end and was not taken for a message") }
        return false
      case .failed:
        fail("inputFailed", "stdin cannot be read: \(systemError())")
        return false
      }
    }
    hearTheWorld()
    return flush(stop: descriptors.signals)
  }

  /// Answers of servers, the deadline, outcomes of stores.
  func hearTheWorld() {
    if !isPerforming { return }
    news += http.perform(clock)
    let now = HostClock.now
    if let wakeAt, wakeAt <= clock.mono, lastWake < now {
      lastWake = now
      step(HostMessage.wake(clock))
    }
    hearNews()
  }

  /// Whether the output is still of use.
  func flush(stop: Int32 = -1, deadline: Int64? = nil) -> Bool {
    recorder?.flush()
    if isUnread {
      output.discard()
      return false
    }
    if output.flush(stop: stop, deadline: deadline) != .failed { return true }
    isUnread = true
    output.discard()
    fail("outputFailed", "stdout cannot be written: \(systemError())")
    return false
  }

  func fail(_ code: String, _ message: String) {
    Log.write(.error, code, message)
    exitCode = ExitCode.failed
  }

  /// Waits for descriptors and sends. Which of the descriptors are readable or closed.
  func wait(for inputs: [Int32], atMost milliseconds: Int32) -> [Bool] {
    var waiting = inputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard host_wait(&waiting, waiting.count, milliseconds) > 0 else { return inputs.map { _ in false } }
    return waiting.map { $0.revents != 0 }
  }

  /// Milliseconds until the host has something to do by itself; −1 for never.
  var patience: Int32 {
    if !news.isEmpty { return 0 }
    guard isPerforming, let wakeAt else { return -1 }
    let due = max(wakeAt &- clock.mono, lastWake < HostClock.now ? 0 : 1)
    return Int32(clamping: max(0, due))
  }

  // MARK: lines

  private func serveLines() {
    while let found = reader.next(into: &line) {
      switch found {
      case .text: serve()
      case .tooLong: refuseLine()
      }
      if output.isFull, !flush(stop: descriptors.signals) { return }
    }
  }

  private func serve() {
    var message = line
    swap(&message, &line)
    defer { swap(&message, &line) }
    guard isPerforming else { return step(message) }
    let findings = completion.complete(&message, clock: clock, facts: initializationFacts)
    if findings.lacksRoomForTime { step(HostMessage.wake(clock)) }
    step(message, setsClock: findings.hasTime)
    if findings.isAppState { store?.sync() }
    hearNews()
  }

  /// The answer to a line that was never a message: the shape of a turn, but `seq` 0, for the core made none.
  private func refuseLine() {
    let fault = Fault.limitExceeded(limit: "largeMessageBytes", max: Host.longestLine)
    turnText.reset()
    if isPerforming {
      fault.write(to: &turnText)
      output.append("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":")
      output.append(turnText.bytes)
      output.append("}")
    } else {
      let turn = Turn(seq: 0, id: Array("null".utf8), failed: fault)
      turn.write(to: &turnText)
      output.append(turnText.bytes)
    }
    output.endLine()
  }

  /// What `sdk/initialize` gets where its sender left it out.
  private func initializationFacts() -> [Completion.Fact] {
    var entropy = JSONWriter()
    var random = SystemRandomNumberGenerator()
    entropy.string(
      (0..<4).map { _ in
        let digits = String(random.next(), radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
      }.joined())
    var facts = [Completion.Fact(name: "entropy", value: entropy.bytes)]
    facts.append(Completion.Fact(name: "performs", value: Array((store == nil ? #"["http"]"# : #"["http","store"]"#).utf8)))
    if let store { facts.append(Completion.Fact(name: "stored", value: store.entries(under: TrestleKernel.Storage.prefixes))) }
    return facts
  }

  // MARK: turns

  func step(_ message: [UInt8], setsClock: Bool = false) {
    let (mono, wall) = (core.lastMono, core.lastWall)
    let turn = core.step(message.span)
    if setsClock, core.lastMono != mono || core.lastWall != wall { clock.set(mono: core.lastMono, wall: core.lastWall) }
    recorder?.record(message, turn)
    guard isPerforming else {
      turnText.reset()
      turn.write(to: &turnText)
      output.append(turnText.bytes)
      return output.endLine()
    }
    for effect in turn.effects { applyStore(effect) }
    unroll(turn)
    for diagnostic in turn.diagnostics {
      Log.write(.info, String(describing: diagnostic.code), diagnostic.message, seq: turn.seq)
    }
    for effect in turn.effects { performHTTP(effect) }
    wakeAt = turn.wakeAt
  }

  /// A turn as plain JSON-RPC: the response, then each event as a notification.
  private func unroll(_ turn: Turn) {
    if let id = turn.id {
      output.append("{\"jsonrpc\":\"2.0\",\"id\":")
      output.append(id)
      if let error = turn.error {
        output.append(",\"error\":")
        output.append(error)
      } else {
        output.append(",\"result\":")
        output.append(turn.result ?? Array("{}".utf8))
      }
      output.append("}")
      output.endLine()
    }
    for event in turn.events {
      output.append("{\"jsonrpc\":\"2.0\",")
      output.append(event.dropFirst())
      output.endLine()
    }
  }

  private func applyStore(_ effect: Effect) {
    switch effect {
    case .storePut(let put):
      let isStored = store?.put(put.key.string, put.value.string) ?? false
      news.append(HostMessage.settle(put.id, clock) { $0.string(isStored ? "stored" : "storeFailed") })
    case .storeRemove(let remove): store?.remove(remove.key.string)
    case .httpSend, .httpCancel: break
    }
  }

  private func performHTTP(_ effect: Effect) {
    switch effect {
    case .httpSend(let send):
      // A batch of reports leaves: what it holds is to be on the disk by then.
      if send.purpose == .report { store?.sync() }
      // Opening libcurl takes its time; the reply needn't wait for it.
      if !http.isOpen { _ = flush(stop: descriptors.signals) }
      if let reason = http.send(send) { news.append(HostMessage.settle(send.id, failed: reason, clock)) }
    case .httpCancel(let cancel):
      if http.cancel(cancel.id) { news.append(HostMessage.settle(cancel.id, failed: "cancelled", clock)) }
    case .storePut, .storeRemove: break
    }
  }

  private func hearNews() {
    var count = 0
    while count < news.count, count < Host.newsInARow {
      step(news[count])
      count += 1
    }
    news.removeFirst(count)
  }
}
