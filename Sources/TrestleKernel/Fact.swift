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
  /// The app says what became of content that isn't the asked plugin's; the owner of the handle replies.
  case contentSettled(ContentSettlement)
}

/// What an app says with `ad/acknowledge` and its kin of a handle. A class, so that facts stay small.
package final class ContentSettlement {
  package enum Kind {
    case acknowledged, itemAcknowledged, failed, itemFailed
  }

  package let content: Int64
  package let kind: Kind
  /// Title and tracking id of the one item that is meant.
  package let item: Text
  package let trackingId: Text?
  /// Why it failed, for people.
  package let reason: Text

  package init(_ content: Int64, _ kind: Kind, item: Text = "", trackingId: Text? = nil, reason: Text = "") {
    self.content = content
    self.kind = kind
    self.item = item
    self.trackingId = trackingId
    self.reason = reason
  }

  /// Whether an item has this title, and this tracking id where one is given.
  package func means(_ item: Item) -> Bool {
    item.productTitle == self.item && (trackingId == nil || item.trackingId == trackingId)
  }
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
