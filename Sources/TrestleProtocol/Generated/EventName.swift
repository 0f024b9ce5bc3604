// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// An event that the core may tell.
package enum EventName: UInt8, CaseIterable, Sendable {
  /// Display this ad now.
  case zoneShown
  /// Display nothing.
  case zoneCleared
  /// Whether the zone has an ad.
  case zoneFilled
  /// The ad is displayed.
  case zoneLoaded
  /// There is no ad to display.
  case zoneLoadFailed
  /// An ad replaced an earlier one.
  case zoneRefreshed
  /// Run the creative's tracking script.
  case zonePixels
  /// Something was reported to the service.
  case adReported
  /// An ad was tapped.
  case actionClicked
  /// Put these items on the list.
  case actionItems
  /// Open this link.
  case actionOpen
  /// A tapped ad has an action that this profile does not take.
  case actionUnsupported
  /// Keyword terms have arrived.
  case keywordReady
  /// Payloads have arrived.
  case payloadAvailable
  /// Something an integrator should fix.
  case sdkWarning

  package var name: StaticString {
    switch self {
    case .zoneShown: "zone/shown"
    case .zoneCleared: "zone/cleared"
    case .zoneFilled: "zone/filled"
    case .zoneLoaded: "zone/loaded"
    case .zoneLoadFailed: "zone/loadFailed"
    case .zoneRefreshed: "zone/refreshed"
    case .zonePixels: "zone/pixels"
    case .adReported: "ad/reported"
    case .actionClicked: "action/clicked"
    case .actionItems: "action/items"
    case .actionOpen: "action/open"
    case .actionUnsupported: "action/unsupported"
    case .keywordReady: "keyword/ready"
    case .payloadAvailable: "payload/available"
    case .sdkWarning: "sdk/warning"
    }
  }
}

/// A kind of effect that the core may order.
package enum EffectKind: UInt8, CaseIterable, Sendable {
  /// Make this request.
  case httpSend
  /// The answer is no longer wanted.
  case httpCancel
  /// Store this value.
  case storePut
  /// Forget this key.
  case storeRemove

  package var name: StaticString {
    switch self {
    case .httpSend: "http/send"
    case .httpCancel: "http/cancel"
    case .storePut: "store/put"
    case .storeRemove: "store/remove"
    }
  }
}
