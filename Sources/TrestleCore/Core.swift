import Session
import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// The behaviour of an ad-zone SDK as one value: a message goes in, a turn comes out.
///
/// Deterministic and pure: no I/O, clock or randomness; equal messages give equal bytes. A core belongs to one caller at a time.
/// A turn is made in six steps (protocol, section 1); nothing is rolled back, because nothing fails after it began.
package final class Core {
  let kernel = Kernel()
  let plugins = Plugins()

  #if !hasFeature(Embedded)
    /// Looks at the core between steps 4 and 5 of a turn and, when step 5 refused the message, once more (`true`). Tests
    /// learn from it that an error changes nothing; no library that ships has it.
    package var witness: ((Core, Bool) -> Void)?
  #endif

  package init() {}

  /// The clock as the core knows it, in milliseconds.
  package var lastMono: Int64 { kernel.clock.mono }
  package var lastWall: Int64 { kernel.clock.wall }

  /// Facts that plugins raise on hearing facts are handed round at most this often in a turn.
  private static let factRounds = 8

  /// Takes one message and answers its turn. Never fails: what is wrong with the message stands in the turn.
  package func step(_ text: Span<UInt8>) -> Turn {
    let seq = kernel.nextSeq()
    let message: Message
    do throws(Message.Refusal) {
      message = try Message(reading: text)
    } catch {
      var turn = Turn(seq: seq)
      turn.id = error.id
      turn.failed = error.fault
      turn.wakeAt = kernel.wakeAt
      return turn
    }
    return handle(message, seq)
  }

  package func step(_ text: [UInt8]) -> Turn { step(text.span) }

  private func handle(_ message: Message, _ seq: Int64) -> Turn {
    let method = Method(message.method)
    var failed: Fault?
    let lacksTime = method == .sdkInitialize && kernel.generation == 0 && (message.mono == nil || message.wall == nil)
    if lacksTime {
      failed = .invalidMessage(path: message.mono != nil ? "/at/wall" : message.wall != nil ? "/at/mono" : "/at")
    } else {
      kernel.advance(mono: message.mono, wall: message.wall)
      countWhatFellDueEarlier()
      if let method, comesBeforeDeadlines(method) {
        failed = attempt(method, message)
        runDeadlines()
      } else {
        runDeadlines()
        failed = attempt(method, message)
      }
      finish()
    }
    // Faults of the envelope are answered whoever asks.
    return turn(seq, lacksTime ? message.id ?? Array("null".utf8) : message.id, failed)
  }

  private func turn(_ seq: Int64, _ id: [UInt8]?, _ failed: Fault?) -> Turn {
    var turn = Turn(seq: seq)
    turn.id = id
    turn.failed = failed
    if id == nil, let failed { kernel.turn.remark(failed.code.name, failed.message) }
    turn.result = failed == nil ? kernel.turn.result : nil
    turn.events = kernel.turn.events
    turn.effects = kernel.turn.effects
    turn.diagnostics = kernel.turn.diagnostics
    turn.wakeAt = kernel.wakeAt
    return turn
  }

  // MARK: Steps 3 to 5

  /// What tells that the user looks elsewhere comes before what would have happened had he not.
  private func comesBeforeDeadlines(_ method: Method) -> Bool {
    method.area == .app || method == .zoneVisibility || method == .zoneUnmount
  }

  private func attempt(_ method: Method?, _ message: Message) -> Fault? {
    witnessed(isRefused: false)
    do throws(Fault) {
      guard let method, let handled = try handle(method, message) else {
        throw .unknownMethod(closest: closest(to: message.method.text ?? ""))
      }
      if kernel.setup?.strict == true { remarkUnknown(handled, message.params) }
      handRound()
      return nil
    } catch {
      witnessed(isRefused: true)
      return error
    }
  }

  private func witnessed(isRefused: Bool) {
    #if !hasFeature(Embedded)
      witness?(self, isRefused)
    #endif
  }

  private func handle(_ method: Method, _ message: Message) throws(Fault) -> Method? {
    switch method.area {
    case .core: try answer(method, message.params)
    case .effect: try settle(message.params)
    default:
      guard let plugin = plugins.handler(of: method) else { return nil }
      try plugin.handle(method, message.params, kernel)
    }
    return method
  }

  private func settle(_ params: JSON?) throws(Fault) {
    let params = try EffectSettleParams(params)
    let (stale, ended) = kernel.settle(params.effect, params.outcome)
    kernel.reply(EffectSettleResult(stale: stale))
    if let (fetch, answer) = ended { plugins.plugin(fetch.owner)?.settled(fetch, answer, kernel) }
  }

  private func remarkUnknown(_ method: Method, _ params: JSON?) {
    for name in method.unknownMembers(of: params) {
      kernel.turn.remark("unknownParam", "\(method.name) has no member \(name.string)")
    }
  }

  /// Loads and impressions that fell due before this message count first: the message tells of a later moment.
  private func countWhatFellDueEarlier() {
    while let deadline = kernel.counts.takeDue(at: kernel.clock.mono - 1) { run(deadline) }
  }

  private func runDeadlines() {
    // A deadline is only ever set for later than now, so this ends.
    while let deadline = kernel.takeDue() { run(deadline) }
  }

  private func run(_ deadline: Deadline) {
    if deadline.owner == .kernel {
      if let (fetch, answer) = kernel.due(deadline) { plugins.plugin(fetch.owner)?.settled(fetch, answer, kernel) }
    } else {
      plugins.plugin(deadline.owner)?.due(deadline, kernel)
    }
    handRound()
  }

  private func handRound() {
    var rounds = 0
    while !kernel.facts.isEmpty, rounds < Core.factRounds {
      let facts = kernel.facts
      kernel.facts = []
      for fact in facts { for plugin in plugins.all { plugin.learn(fact, kernel) } }
      rounds += 1
    }
  }

  // MARK: Step 6

  private func finish() {
    if kernel.setup != nil, kernel.wantsToFetch || kernel.hasRecorded {
      plugins.session.resolve(kernel)
      handRound()
    }
    kernel.gatherReports()
    kernel.storeReports()
    kernel.sendFetches { fetch in plugins.plugin(fetch.owner)?.request(for: fetch, kernel) }
    kernel.sendReports()
  }
}
