import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Items that were handed to the app, until the app says what became of them.
struct Content {
  enum Kind: Equatable {
    /// Of a tapped ad: the first acknowledgement is its interaction.
    case ad
    /// From a popup: nothing waits for it, but the service may want to know (W 5.3).
    case popup(payloadId: Text)
  }

  let handle: Int64
  let kind: Kind
  let zone: Text
  let mount: Int64
  let ad: ServedAd
  let items: [Item]
  /// Acknowledged or failed: an interaction is no longer to come.
  var isConcluded = false

  /// Whether an item of this title, and of this tracking id where one is given, is among them.
  func contains(_ title: Text, _ trackingId: Text?) -> Bool {
    items.contains { $0.productTitle == title && (trackingId == nil || $0.trackingId == trackingId) }
  }

  /// The tracking id of an item: the one that was named, else that of the first item of this title.
  func trackingId(of title: Text, _ named: Text?) -> Text {
    named ?? items.first { $0.productTitle == title }?.trackingId ?? ""
  }
}

/// A popup of ours, from the order to open it until it is closed. It outlives its mount and its ad.
struct Popup {
  let number: Int64
  let mount: Int64
  let zone: Text
  let ad: ServedAd
  var isOpen = false
  var hasBegun = false
  /// The handle of a content popup's items, once its page asked for them.
  var content: Int64?
}
