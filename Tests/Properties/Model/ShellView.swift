import TrestleJSON
import TrestleKernel

/// What a shell knows of a core: everything here follows from the messages it sent and the turns it got.
///
/// Invariants are stated over it, and stories are told from it. It looks into no core.
package struct ShellView {
  package var mono: Int64 = 0
  package var wall: Int64 = 0
  /// `nil` before an initialization and after a shutdown.
  package var rules: Rules?
  package var generation: Int64 = 0
  package var embedded = false
  package var performs: Set<String> = []
  package var appState = "active"
  package var mounts: [Int64: MountView] = [:]
  /// Every ad that was ever shown, by the number of its serve.
  package var serves: [Int64: ServeView] = [:]
  /// Serves by impression id: each answer of the story's service has one of its own.
  package var serveOfImpression: [String: Int64] = [:]
  package var serveOfAd: [String: Int64] = [:]
  package var sends: [Int64: SendView] = [:]
  package var stores: Set<Int64> = []
  package var store: [String: String] = [:]
  package var popups: [PopupView] = []
  package var contents: [ContentView] = []
  package var lastContent: Int64 = 0
  package var payloadContents: Set<Int64> = []
  package var payloads: [String] = []
  package var wakeAt: Int64?
  /// `mono` of the last turn that certainly used the session: W 3, while the app is here.
  package var sessionUsed: Int64 = 0
  /// The page went away and has not come back: what is mounted depends on whether it was kept.
  package var hasLeft = false

  package init() {}

  package var isInBackground: Bool { appState == "background" }
  /// The session's window runs: in background, and where the policy says so without focus.
  package var isAway: Bool {
    isInBackground || (appState == "inactive" && rules?.inactiveLeaves == true && !embedded)
  }
  package var isCovered: Bool { rules?.popupCovers == true && popups.contains { $0.isOpen } }

  /// protocol, section 4: on screen = attached ∧ visible ∧ permille > 0 (when given) ∧ area > 0 (when given).
  package func isOnScreen(_ mount: MountView) -> Bool {
    guard let rules, !isInBackground else { return false }
    return mount.attached && (mount.visible ?? rules.visibleByDefault) && mount.permille ?? 1 > 0 && mount.width ?? 1 > 0
      && mount.height ?? 1 > 0
  }

  package func shown(by mount: MountView) -> ServeView? { mount.serve.flatMap { serves[$0] } }
}

package struct MountView {
  package let number: Int64
  package var zone: String
  package var visible: Bool?
  package var attached = true
  package var permille: Int64?
  package var width: Double?
  package var height: Double?
  package var context: String?
  /// The ad on display.
  package var serve: Int64?
}

package struct ServeView {
  package enum Impression { case none, open, ended }

  package let number: Int64
  package let mount: Int64
  package let zone: String
  package let adId: String
  package let impressionId: String
  package let actionType: String
  /// The shell said that its creative has loaded.
  package var saidLoaded = false
  /// `zone/loaded` was told.
  package var isLoaded = false
  package var impression = Impression.none
}

package struct SendView {
  package let effect: Int64
  package let purpose: String
  /// Of an ad request: its zone and session.
  package let zone: String
  package let session: String
  package let isKeepalive: Bool
}

package struct PopupView {
  package let number: Int64
  package let mount: Int64
  package var isOpen = false
}

package struct ContentView {
  package let handle: Int64
  package let adId: String
  /// The first acknowledgement of it is its ad's interaction.
  package let isAd: Bool
  package let items: [(title: String, trackingId: String?)]
  package var isConcluded = false

  /// Whether an item of this title, and of this tracking id where one is given, is among them.
  package func contains(_ title: String, _ trackingId: String?) -> Bool {
    items.contains { $0.title == title && (trackingId == nil || $0.trackingId == trackingId) }
  }
}
