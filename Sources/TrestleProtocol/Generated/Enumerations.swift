// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Where the app is, as its user sees it.
package enum AppState: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("active") { self = .active }
    else if json.equals("inactive") { self = .inactive }
    else if json.equals("background") { self = .background }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// What the user did with entries of a cart.
package enum CartAction: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("added") { self = .added }
    else if json.equals("deleted") { self = .deleted }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// Where items to add came from.
package enum ContentSource: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("ad") { self = .ad }
    else if json.equals("popup") { self = .popup }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// Why a creative could not be displayed.
package enum CreativeReason: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("cancelled") { self = .cancelled }
    else if json.equals("subresource") { self = .subresource }
    else if json.equals("network") { self = .network }
    else if json.equals("other") { self = .other }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// How the display of a creative went.
package enum CreativeState: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("loaded") { self = .loaded }
    else if json.equals("failed") { self = .failed }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// Which service is talked to.
package enum Environment: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("production") { self = .production }
    else if json.equals("development") { self = .development }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// Why a request got no answer.
package enum FailureReason: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("offline") { self = .offline }
    else if json.equals("dns") { self = .dns }
    else if json.equals("refused") { self = .refused }
    else if json.equals("tls") { self = .tls }
    else if json.equals("timeout") { self = .timeout }
    else if json.equals("cancelled") { self = .cancelled }
    else if json.equals("other") { self = .other }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// What the user did with entries of a shopping list.
package enum ListAction: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("added") { self = .added }
    else if json.equals("crossedOff") { self = .crossedOff }
    else if json.equals("deleted") { self = .deleted }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// What kind of thing happened to an effect.
package enum OutcomeKind: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("response") { self = .response }
    else if json.equals("failed") { self = .failed }
    else if json.equals("stored") { self = .stored }
    else if json.equals("storeFailed") { self = .storeFailed }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// How a payload arrived.
package enum PayloadSource: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("service") { self = .service }
    else if json.equals("link") { self = .link }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// What became of a payload.
package enum PayloadStatus: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("delivered") { self = .delivered }
    else if json.equals("rejected") { self = .rejected }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// A family of effects that a shell can perform.
package enum Performs: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("http") { self = .http }
    else if json.equals("store") { self = .store }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// The platform of the device.
package enum Platform: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("android") { self = .android }
    else if json.equals("ios") { self = .ios }
    else if json.equals("web") { self = .web }
    else if json.equals("other") { self = .other }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// Why a popup shows nothing.
package enum PopupFailure: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("malformed") { self = .malformed }
    else if json.equals("load") { self = .load }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// Where a link is to be opened.
package enum Presentation: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("external") { self = .external }
    else if json.equals("popup") { self = .popup }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// Whose behaviour the core reproduces.
package enum ProfileName: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("standard") { self = .standard }
    else if json.equals("react-native") { self = .reactNative }
    else if json.equals("javascript") { self = .javascript }
    else if json.equals("flutter") { self = .flutter }
    else if json.equals("android") { self = .android }
    else if json.equals("ios") { self = .ios }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}

/// What a request is for; tools and tests tell requests apart by it.
package enum Purpose: UInt8, CaseIterable, Sendable {
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

  package init?(_ json: JSON) {
    if json.equals("ad") { self = .ad }
    else if json.equals("keywords") { self = .keywords }
    else if json.equals("payloads") { self = .payloads }
    else if json.equals("report") { self = .report }
    else if json.equals("offer") { self = .offer }
    else if json.equals("other") { self = .other }
    else { return nil }
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}
