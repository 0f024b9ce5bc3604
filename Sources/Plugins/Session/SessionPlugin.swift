import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Initialization, the session and the app's way in and out of the foreground (`sdk/*`, `app/*`; W 3).
///
/// The session begins at initialization, pauses when the app leaves, and is resumed or replaced on return. It is the last
/// plugin that hears a fact, so what the user saw has ended before the session is told to have been left or replaced.
package final class SessionPlugin: Plugin {
  package let owner = Owner.session

  /// How the app stands to its session.
  private enum Presence {
    case here
    /// Since this `mono`.
    case away(Int64)
  }

  /// What is to be begun when the present initialization has ended.
  private struct Beginning {
    let setup: Setup
    let seed: [UInt8]
    let stored: JSON?
  }

  private var presence = Presence.here
  private var appState = AppState.active
  private var beginning: Beginning?
  /// The zones wake only after a session that is replaced on return has begun.
  private var wakesAfterSession = false

  /// The stored session, under `sessionStore: sliding`. Survives an initialization that ends.
  var sliding: SlidingSession?
  /// What was recorded in this turn and waits for the session that is about to begin.
  private var aside: [Report] = []

  package init() {}

  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .sdkInitialize: try initialize(params, kernel)
    case .sdkShutdown:
      let params = try SdkShutdownParams(params)
      if kernel.setup != nil, params.generation ?? kernel.generation == kernel.generation {
        beginning = nil
        kernel.announce(.tearingDown)
      }
    case .sdkSession:
      _ = try SdkSessionParams(params)
      kernel.reply(SdkSessionResult(sessionId: kernel.sessionId))
    case .sdkDevice:
      _ = try SdkDeviceParams(params)
      describeDevice(kernel)
    case .appState:
      let params = try AppStateParams(params)
      move(to: params.state, kernel)
      if params.state == .background, params.leaving == true, kernel.setup != nil {
        kernel.announce(.pageLeft(cached: params.persisted == true))
      }
    case .appNetwork: if try AppNetworkParams(params).online { kernel.wakeReports() }
    default: throw .unknownMethod(closest: nil)
    }
  }

  // MARK: Initialization

  private func initialize(_ params: JSON?, _ kernel: Kernel) throws(Fault) {
    let params = try SdkInitializeParams(params)
    let name = params.profile ?? .standard
    var profile = Profile.named(name)
    if let policy = params.policy { try profile.apply(policy: policy) }
    let setup = Setup(params, generation: kernel.generation + 1, profileName: name, profile: profile)
    // The schema has checked the digits.
    beginning = Beginning(setup: setup, seed: Hex.bytes(params.entropy) ?? [], stored: params.stored)
    if kernel.setup == nil { begin(kernel) } else { kernel.announce(.tearingDown) }
  }

  private func begin(_ kernel: Kernel) {
    guard let next = beginning else { return }
    beginning = nil
    let tracking = kernel.trackingWish ?? SessionPlugin.storedTracking(next.stored) ?? true
    kernel.begin(next.setup, seed: next.seed, stored: next.stored, trackingEnabled: tracking)
    let setup = next.setup
    // Who starts away has nothing to be told of; the return will be.
    presence = isAway(setup) ? .away(kernel.clock.mono) : .here
    let resumed = setup.profile.sessionStore == .sliding && resume(next.stored, kernel)
    if !resumed { startSession(kernel) }
    kernel.reply(
      SdkInitializeResult(
        generation: setup.generation, sessionId: kernel.sessionId ?? "", resumed: resumed, profile: setup.profileName,
        policy: setup.profile))
    if setup.isProduction, setup.profileName == .standard {
      kernel.warn(
        "standardInProduction",
        "the profile standard is for new shells and development: the service knows platforms by the prefix of their sessions")
    }
    kernel.announce(.initialized)
  }

  /// What an earlier process or one of today's SDKs stored (W 9); `nil` when nothing did.
  private static func storedTracking(_ stored: JSON?) -> Bool? {
    if let ours = stored?.member(Storage.tracking) { return !ours.equals("0") }
    guard let legacy = stored?["TRACKING_DISABLED"] else { return nil }
    return !(legacy.equals("true") || legacy.equals("1"))
  }

  // MARK: The session

  private func startSession(_ kernel: Kernel) {
    guard let setup = kernel.setup else { return }
    let id = Text(setup.profile.sessionPrefix.string + kernel.entropy.code(length: 32))
    kernel.changeSession(id)
    if setup.profile.sessionStore == .sliding { keep(id, kernel) }
    report("SESSION_CREATED", kernel)
    for report in aside { kernel.record(report) }
    aside = []
  }

  func report(_ name: StaticString, _ kernel: Kernel, ends: Bool = false) {
    kernel.report(name, .sdk, worth: .lifeCycle, [("sessionId", kernel.sessionId ?? "")], ends: ends)
  }

  /// Called once a turn before requests are built, when something is to be fetched or reported. In memory only a return
  /// replaces the session. A stored one is used, or replaced when it has expired: what ends is told under the old id, then
  /// the new session begins, then comes what asked for it.
  package func resolve(_ kernel: Kernel) {
    guard let setup = kernel.setup, setup.profile.sessionStore == .sliding, kernel.needsSession else { return }
    if isExpired(kernel) {
      replaceSession(kernel)
    } else if case .here = presence {
      use(kernel)
    }
  }

  private func move(to state: AppState, _ kernel: Kernel) {
    appState = state
    let phase: Kernel.AppPhase = state == .background ? .background : .foreground
    let left = phase == .background && kernel.app == .foreground
    let returned = phase == .foreground && kernel.app == .background
    kernel.app = phase
    guard let setup = kernel.setup else { return }
    let isAway = isAway(setup)
    if left { kernel.announce(.appBackgrounded) }
    switch presence {
    case .here where isAway && !left: leave(kernel)
    case .away(let since) where !isAway:
      presence = .here
      comeBack(since, wakingZones: returned, kernel)
    case .away(let since) where returned && setup.profile.sessionStore == .memory && isOver(since, setup, kernel):
      // On screen again, though inactive: its zones ask before it is active, but not under a session that is over.
      presence = .away(kernel.clock.mono)
      replaceSession(wakingZones: true, kernel)
    default: if returned { kernel.announce(.appForegrounded) }
    }
  }

  /// Whether the app, as it stands, has left its session.
  private func isAway(_ setup: Setup) -> Bool {
    appState == .background || (appState == .inactive && setup.profile.inactive == .session && !setup.embedded)
  }

  private func leave(_ kernel: Kernel) {
    presence = .away(kernel.clock.mono)
    if kernel.setup?.profile.sessionStore == .sliding, !isExpired(kernel) { use(kernel, writing: true) }
    report("SESSION_BACKGROUNDED", kernel, ends: true)
  }

  private func comeBack(_ since: Int64, wakingZones: Bool, _ kernel: Kernel) {
    guard let setup = kernel.setup else { return }
    if isOver(since, setup, kernel) { return replaceSession(wakingZones: wakingZones, kernel) }
    if setup.profile.sessionStore == .sliding { use(kernel) }
    report("SESSION_RESUMED", kernel)
    if wakingZones { kernel.announce(.appForegrounded) }
  }

  /// Whether the session has ended for an app that left it at `since`.
  private func isOver(_ since: Int64, _ setup: Setup, _ kernel: Kernel) -> Bool {
    if setup.profile.sessionStore == .sliding { return isExpired(kernel) }
    return kernel.clock.mono - since >= setup.profile.sessionWindowMs
  }

  private func replaceSession(wakingZones: Bool = false, _ kernel: Kernel) {
    wakesAfterSession = wakingZones
    aside = kernel.setAsideReports()
    kernel.announce(.sessionWillEnd)
  }

  package func learn(_ fact: Fact, _ kernel: Kernel) {
    switch fact {
    case .appBackgrounded:
      if case .here = presence { leave(kernel) }
      kernel.flushReports()
    case .pageLeft:
      if kernel.setup?.profile.sessionStore == .sliding, !isExpired(kernel) { use(kernel, writing: true) }
      kernel.flushReports()
    case .sessionWillEnd:
      startSession(kernel)
      kernel.announce(.sessionBegan(replaced: true))
    case .sessionBegan:
      if wakesAfterSession { kernel.announce(.appForegrounded) }
      wakesAfterSession = false
    case .tearingDown:
      kernel.end()
      begin(kernel)
    default: break
    }
  }

  package func describe(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("app")
    writer.string(appState.name)
    writer.key("away")
    if case .away = presence { writer.bool(true) } else { writer.bool(false) }
    writer.endObject()
  }
}
