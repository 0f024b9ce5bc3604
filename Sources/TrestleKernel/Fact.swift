import TrestleJSON
import TrestleProtocol

/// What one plugin lets the others know. Facts are handed round in the order of `TrestleCore/Plugins.swift`.
package enum Fact {
  /// `kernel.setup` is new and a session is there.
  case initialized
  /// The present initialization ends: impressions end, zones unmount, content handles are void.
  case tearingDown
  /// The session is about to be replaced; what belongs to it must end now.
  case sessionWillEnd
  /// A session began; `replaced` tells whether it took the place of an earlier one of the same initialization.
  case sessionBegan(replaced: Bool)
  case appBackgrounded
  case appForegrounded
  /// The page goes away, for good or into the back-forward cache; the app is in the background by then.
  case pageLeft(cached: Bool)
  /// The advertising identity in use is about to change (`privacy/tracking`); what happened under it must be recorded now.
  case trackingWillChange
  case adTapped(Tap)
  /// A popup of ours opened or the last one closed.
  case popupsCover(Bool)
  case popupClosed(mount: Int64)
}

/// A counted tap on a shown ad.
package struct Tap {
  package let mount: Int64
  package let zone: Text
  package let ad: ServedAd
  /// Whether the profile handles this ad's action; otherwise it is only told.
  package let handled: Bool

  /// Whether the tap opens a popup of ours.
  package let opensPopup: Bool

  package init(mount: Int64, zone: Text, ad: ServedAd, handled: Bool, opensPopup: Bool) {
    self.opensPopup = opensPopup
    self.mount = mount
    self.zone = zone
    self.ad = ad
    self.handled = handled
  }
}
