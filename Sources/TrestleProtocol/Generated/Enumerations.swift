// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Where the app is, as its user sees it.
package enum AppState: UInt8, WireName {
  /// On screen and receiving input.
  case active
  /// Visible but without focus.
  case inactive
  /// Hidden.
  case background

  package var name: StaticString {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }
}

/// What the user did with entries of a cart.
package enum CartAction: UInt8, WireName {
  /// Put into the cart.
  case added
  /// Taken out.
  case deleted

  package var name: StaticString {
    switch self {
    case .added: "added"
    case .deleted: "deleted"
    }
  }
}

/// Where items to add came from.
package enum ContentSource: UInt8, WireName {
  /// A tapped ad.
  case ad
  /// A popup of ours.
  case popup

  package var name: StaticString {
    switch self {
    case .ad: "ad"
    case .popup: "popup"
    }
  }
}

/// Why a creative could not be displayed.
package enum CreativeReason: UInt8, WireName {
  /// The platform cancelled the load; ignored.
  case cancelled
  /// Something inside the page failed, or the error belongs to another page; ignored.
  case subresource
  /// The page could not be fetched.
  case network
  /// Any other reason.
  case other

  package var name: StaticString {
    switch self {
    case .cancelled: "cancelled"
    case .subresource: "subresource"
    case .network: "network"
    case .other: "other"
    }
  }
}

/// How the display of a creative went.
package enum CreativeState: UInt8, WireName {
  /// The creative's page has finished loading.
  case loaded
  /// It could not be displayed.
  case failed

  package var name: StaticString {
    switch self {
    case .loaded: "loaded"
    case .failed: "failed"
    }
  }
}

/// Which service is talked to.
package enum Environment: UInt8, WireName {
  /// The service that counts.
  case production
  /// The sandbox.
  case development

  package var name: StaticString {
    switch self {
    case .production: "production"
    case .development: "development"
    }
  }
}

/// Why a request got no answer.
package enum FailureReason: UInt8, WireName {
  /// The device has no network.
  case offline
  /// The host's name could not be resolved.
  case dns
  /// The host refused the connection.
  case refused
  /// No trusted connection could be made.
  case tls
  /// The answer took longer than `timeoutMs`.
  case timeout
  /// The shell or the platform cancelled it.
  case cancelled
  /// Any other reason.
  case other

  package var name: StaticString {
    switch self {
    case .offline: "offline"
    case .dns: "dns"
    case .refused: "refused"
    case .tls: "tls"
    case .timeout: "timeout"
    case .cancelled: "cancelled"
    case .other: "other"
    }
  }
}

/// What the user did with entries of a shopping list.
package enum ListAction: UInt8, WireName {
  /// Put on the list.
  case added
  /// Crossed off.
  case crossedOff
  /// Taken off.
  case deleted

  package var name: StaticString {
    switch self {
    case .added: "added"
    case .crossedOff: "crossedOff"
    case .deleted: "deleted"
    }
  }
}

/// What kind of thing happened to an effect.
package enum OutcomeKind: UInt8, WireName {
  /// An answer arrived, whatever its status.
  case response
  /// No answer arrived.
  case failed
  /// The value is stored.
  case stored
  /// The value could not be stored.
  case storeFailed

  package var name: StaticString {
    switch self {
    case .response: "response"
    case .failed: "failed"
    case .stored: "stored"
    case .storeFailed: "storeFailed"
    }
  }
}

/// How a payload arrived.
package enum PayloadSource: UInt8, WireName {
  /// It was waiting at the service.
  case service
  /// In a link that opened the app.
  case link

  package var name: StaticString {
    switch self {
    case .service: "service"
    case .link: "link"
    }
  }
}

/// What became of a payload.
package enum PayloadStatus: UInt8, WireName {
  /// Its items are on the user's list.
  case delivered
  /// They could not be added.
  case rejected

  package var name: StaticString {
    switch self {
    case .delivered: "delivered"
    case .rejected: "rejected"
    }
  }
}

/// A family of effects that a shell can perform.
package enum Performs: UInt8, WireName {
  /// `http/send` and `http/cancel`.
  case http
  /// `store/put` and `store/remove`.
  case store

  package var name: StaticString {
    switch self {
    case .http: "http"
    case .store: "store"
    }
  }
}

/// The platform of the device.
package enum Platform: UInt8, WireName {
  /// Android.
  case android
  /// iOS or iPadOS.
  case ios
  /// A browser.
  case web
  /// Anything else, servers and desktops included.
  case other

  package var name: StaticString {
    switch self {
    case .android: "android"
    case .ios: "ios"
    case .web: "web"
    case .other: "other"
    }
  }
}

/// Why a popup shows nothing.
package enum PopupFailure: UInt8, WireName {
  /// Its address is no address.
  case malformed
  /// Its page could not be loaded.
  case load

  package var name: StaticString {
    switch self {
    case .malformed: "malformed"
    case .load: "load"
    }
  }
}

/// Where a link is to be opened.
package enum Presentation: UInt8, WireName {
  /// Outside the app.
  case external
  /// In a popup over the app.
  case popup

  package var name: StaticString {
    switch self {
    case .external: "external"
    case .popup: "popup"
    }
  }
}

/// Whose behaviour the core reproduces.
package enum ProfileName: UInt8, WireName {
  /// The best of all, for new shells and development.
  case standard
  /// The React Native SDK.
  case reactNative
  /// The JavaScript SDK.
  case javascript
  /// The Flutter SDK.
  case flutter
  /// The Android SDK.
  case android
  /// The iOS SDK.
  case ios

  package var name: StaticString {
    switch self {
    case .standard: "standard"
    case .reactNative: "react-native"
    case .javascript: "javascript"
    case .flutter: "flutter"
    case .android: "android"
    case .ios: "ios"
    }
  }
}

/// What a request is for; tools and tests tell requests apart by it.
package enum Purpose: UInt8, WireName {
  /// The ad of one zone.
  case ad
  /// The keyword terms.
  case keywords
  /// Payloads waiting for this user.
  case payloads
  /// A batch of reports.
  case report
  /// Reserved for offers.
  case offer
  /// Anything else.
  case other

  package var name: StaticString {
    switch self {
    case .ad: "ad"
    case .keywords: "keywords"
    case .payloads: "payloads"
    case .report: "report"
    case .offer: "offer"
    case .other: "other"
    }
  }
}
