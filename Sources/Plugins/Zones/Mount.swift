import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// One place in the app that shows ads of a zone: what the shell said of it, and what is served there.
final class Mount {
  let number: Int64
  var zone: Text
  /// Its own recipe context; wins over the one set for the app.
  var context: Text?
  var tapTolerance: Double?
  var sight: Sight
  /// Whether `zone_mounted` is reported and `zone_unmounted` still to come.
  var isReported = false
  var request = Request.none
  var serving: Serving?
  var countdown = Countdown()
  /// Why the last fetch gave no ad, while that waits to be reported until the zone is on screen.
  var heldReason: UnfilledReason?
  /// What `zone/filled` said last.
  var toldFilled: Bool?

  init(number: Int64, zone: Text, sight: Sight) {
    self.number = number
    self.zone = zone
    self.sight = sight
  }

  /// Whether it has asked for an ad since it was mounted, or since its zone changed.
  var hasAsked: Bool { if case .open = request { true } else { countdown.isArmed } }

  /// The one request a mount may have open.
  enum Request {
    case none
    /// `again`: what it asked for has changed meanwhile; one more follows when it settles.
    case open(fetch: Int64, again: Bool)
  }
}

/// What the shell said last of a mount's place on the screen. Every message replaces all of it.
struct Sight {
  var visible: Bool?
  var attached = true
  var permille: Int64?
  var width: Double?
  var height: Double?

  /// Whether any of it can be seen, the app being in the foreground. `fallback`: when the shell said nothing of visibility.
  func isSeen(visibleByDefault fallback: Bool) -> Bool {
    attached && visible ?? fallback && permille ?? 1 > 0 && width ?? 1 > 0 && height ?? 1 > 0
  }
}

/// One ad served to one mount. The same ad served again is another serving.
struct Serving {
  let number: Int64
  let ad: ServedAd
  var creative: Creative
  var impression = Impression.due
  /// A tap was counted.
  var isTapped = false

  enum Creative {
    case loading
    /// The shell said loaded; believed when no failure follows within the same moment.
    case settling(Deadlines.Slot?)
    case loaded
  }

  enum Impression {
    case due
    /// On screen, but not long enough yet.
    case dwelling(Deadlines.Slot?)
    /// Begun in the turn of this number.
    case open(since: Int64)
    /// Ended, or never to come.
    case over
  }
}

/// The time to the next fetch of a mount. It stands still while nobody looks.
struct Countdown {
  /// W 4.2.
  static let defaultMs: Int64 = 60_000
  static let minimumMs: Int64 = 15_000

  var refreshMs = Countdown.defaultMs
  /// A first answer has come, so there is something to refresh.
  var isArmed = false
  var fetchedAt: Int64 = 0
  var leftMs: Int64 = 0
  /// Since when it runs, with its deadline.
  var running: (since: Int64, slot: Deadlines.Slot?)?
}
