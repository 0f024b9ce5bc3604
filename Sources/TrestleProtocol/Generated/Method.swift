// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// A message that the core understands.
package enum Method: UInt8, CaseIterable, Sendable {
  /// Says who answers and what it knows.
  case coreHello
  /// Tells that a deadline may have passed.
  case coreWake
  /// Shows the whole state for tools and bug reports.
  case coreState
  /// Tells what happened to an effect.
  case effectSettle
  /// Begins: whose app this is, what the shell can do, what was stored.
  case sdkInitialize
  /// Ends what `sdk/initialize` began.
  case sdkShutdown
  /// Asks for the id of the session.
  case sdkSession
  /// Asks for what the service is told about the device.
  case sdkDevice
  /// Tells where the app is.
  case appState
  /// Tells whether there is a network.
  case appNetwork
  /// Mounts a zone: from now on it serves ads.
  case zoneMount
  /// Changes a mount.
  case zoneUpdate
  /// Tells how much of a mount can be seen.
  case zoneVisibility
  /// Tells how the display of a creative went.
  case zoneCreative
  /// Tells that a mount was tapped.
  case zoneTap
  /// Unmounts a zone.
  case zoneUnmount
  /// Tells that a popup is on screen.
  case popupOpened
  /// Tells that a popup was closed.
  case popupClosed
  /// Hands on items that a popup's page wants to add.
  case popupItems
  /// Asks for the ad's own items.
  case popupContent
  /// Tells that a popup shows nothing.
  case popupFailed
  /// Tells that the items of a handle are on the list.
  case adAcknowledge
  /// Tells that one item is on the list.
  case adAcknowledgeItem
  /// Acknowledges the oldest open handle.
  case adAcknowledgeOldest
  /// Tells that the items of a handle could not be added.
  case adFail
  /// Tells that one item could not be added.
  case adFailItem
  /// Searches the keyword terms.
  case keywordSearch
  /// Tells which terms were shown to the user.
  case keywordPresented
  /// Tells which term the user chose.
  case keywordSelected
  /// Lists the keyword terms.
  case keywordList
  /// Reports what the user did with entries of a shopping list.
  case listReport
  /// Reports what the user did with entries of a cart.
  case cartReport
  /// Changes the store the user shops in.
  case contextStore
  /// Changes the recipe on screen.
  case contextRecipe
  /// Reports that a recipe was displayed.
  case contextRecipeLoaded
  /// Asks the service for waiting payloads.
  case payloadPickup
  /// Tells what became of payloads.
  case payloadResolve
  /// Hands over a link that opened the app.
  case linkOpen
  /// Tells whether the user allows tracking.
  case privacyTracking
}

extension Method {
  package var name: StaticString {
    switch self {
    case .coreHello: "core/hello"
    case .coreWake: "core/wake"
    case .coreState: "core/state"
    case .effectSettle: "effect/settle"
    case .sdkInitialize: "sdk/initialize"
    case .sdkShutdown: "sdk/shutdown"
    case .sdkSession: "sdk/session"
    case .sdkDevice: "sdk/device"
    case .appState: "app/state"
    case .appNetwork: "app/network"
    case .zoneMount: "zone/mount"
    case .zoneUpdate: "zone/update"
    case .zoneVisibility: "zone/visibility"
    case .zoneCreative: "zone/creative"
    case .zoneTap: "zone/tap"
    case .zoneUnmount: "zone/unmount"
    case .popupOpened: "popup/opened"
    case .popupClosed: "popup/closed"
    case .popupItems: "popup/items"
    case .popupContent: "popup/content"
    case .popupFailed: "popup/failed"
    case .adAcknowledge: "ad/acknowledge"
    case .adAcknowledgeItem: "ad/acknowledgeItem"
    case .adAcknowledgeOldest: "ad/acknowledgeOldest"
    case .adFail: "ad/fail"
    case .adFailItem: "ad/failItem"
    case .keywordSearch: "keyword/search"
    case .keywordPresented: "keyword/presented"
    case .keywordSelected: "keyword/selected"
    case .keywordList: "keyword/list"
    case .listReport: "list/report"
    case .cartReport: "cart/report"
    case .contextStore: "context/store"
    case .contextRecipe: "context/recipe"
    case .contextRecipeLoaded: "context/recipeLoaded"
    case .payloadPickup: "payload/pickup"
    case .payloadResolve: "payload/resolve"
    case .linkOpen: "link/open"
    case .privacyTracking: "privacy/tracking"
    }
  }

  package init?(_ json: JSON) {
    switch json.byteCount {
    case 7:
      if json.equals("ad/fail") {
        self = .adFail
      } else {
        return nil
      }
    case 8:
      if json.equals("zone/tap") {
        self = .zoneTap
      } else {
        return nil
      }
    case 9:
      if json.equals("core/wake") {
        self = .coreWake
      } else if json.equals("app/state") {
        self = .appState
      } else if json.equals("link/open") {
        self = .linkOpen
      } else {
        return nil
      }
    case 10:
      if json.equals("core/hello") {
        self = .coreHello
      } else if json.equals("core/state") {
        self = .coreState
      } else if json.equals("sdk/device") {
        self = .sdkDevice
      } else if json.equals("zone/mount") {
        self = .zoneMount
      } else {
        return nil
      }
    case 11:
      if json.equals("sdk/session") {
        self = .sdkSession
      } else if json.equals("app/network") {
        self = .appNetwork
      } else if json.equals("zone/update") {
        self = .zoneUpdate
      } else if json.equals("popup/items") {
        self = .popupItems
      } else if json.equals("ad/failItem") {
        self = .adFailItem
      } else if json.equals("list/report") {
        self = .listReport
      } else if json.equals("cart/report") {
        self = .cartReport
      } else {
        return nil
      }
    case 12:
      if json.equals("sdk/shutdown") {
        self = .sdkShutdown
      } else if json.equals("zone/unmount") {
        self = .zoneUnmount
      } else if json.equals("popup/opened") {
        self = .popupOpened
      } else if json.equals("popup/closed") {
        self = .popupClosed
      } else if json.equals("popup/failed") {
        self = .popupFailed
      } else if json.equals("keyword/list") {
        self = .keywordList
      } else {
        return nil
      }
    case 13:
      if json.equals("effect/settle") {
        self = .effectSettle
      } else if json.equals("zone/creative") {
        self = .zoneCreative
      } else if json.equals("popup/content") {
        self = .popupContent
      } else if json.equals("context/store") {
        self = .contextStore
      } else {
        return nil
      }
    case 14:
      if json.equals("sdk/initialize") {
        self = .sdkInitialize
      } else if json.equals("ad/acknowledge") {
        self = .adAcknowledge
      } else if json.equals("keyword/search") {
        self = .keywordSearch
      } else if json.equals("context/recipe") {
        self = .contextRecipe
      } else if json.equals("payload/pickup") {
        self = .payloadPickup
      } else {
        return nil
      }
    case 15:
      if json.equals("zone/visibility") {
        self = .zoneVisibility
      } else if json.equals("payload/resolve") {
        self = .payloadResolve
      } else {
        return nil
      }
    case 16:
      if json.equals("keyword/selected") {
        self = .keywordSelected
      } else if json.equals("privacy/tracking") {
        self = .privacyTracking
      } else {
        return nil
      }
    case 17:
      if json.equals("keyword/presented") {
        self = .keywordPresented
      } else {
        return nil
      }
    case 18:
      if json.equals("ad/acknowledgeItem") {
        self = .adAcknowledgeItem
      } else {
        return nil
      }
    case 20:
      if json.equals("ad/acknowledgeOldest") {
        self = .adAcknowledgeOldest
      } else if json.equals("context/recipeLoaded") {
        self = .contextRecipeLoaded
      } else {
        return nil
      }
    default: return nil
    }
  }

  package var area: Area {
    switch self {
    case .coreHello: .core
    case .coreWake: .core
    case .coreState: .core
    case .effectSettle: .effect
    case .sdkInitialize: .sdk
    case .sdkShutdown: .sdk
    case .sdkSession: .sdk
    case .sdkDevice: .sdk
    case .appState: .app
    case .appNetwork: .app
    case .zoneMount: .zone
    case .zoneUpdate: .zone
    case .zoneVisibility: .zone
    case .zoneCreative: .zone
    case .zoneTap: .zone
    case .zoneUnmount: .zone
    case .popupOpened: .popup
    case .popupClosed: .popup
    case .popupItems: .popup
    case .popupContent: .popup
    case .popupFailed: .popup
    case .adAcknowledge: .ad
    case .adAcknowledgeItem: .ad
    case .adAcknowledgeOldest: .ad
    case .adFail: .ad
    case .adFailItem: .ad
    case .keywordSearch: .keyword
    case .keywordPresented: .keyword
    case .keywordSelected: .keyword
    case .keywordList: .keyword
    case .listReport: .list
    case .cartReport: .cart
    case .contextStore: .context
    case .contextRecipe: .context
    case .contextRecipeLoaded: .context
    case .payloadPickup: .payload
    case .payloadResolve: .payload
    case .linkOpen: .link
    case .privacyTracking: .privacy
    }
  }

  /// What the core does with it before initialization.
  package var beforeInitialize: BeforeInitialize {
    switch self {
    case .coreHello: .always
    case .coreWake: .always
    case .coreState: .always
    case .effectSettle: .always
    case .sdkInitialize: .always
    case .sdkShutdown: .always
    case .sdkSession: .always
    case .sdkDevice: .always
    case .appState: .kept
    case .appNetwork: .kept
    case .zoneMount: .kept
    case .zoneUpdate: .kept
    case .zoneVisibility: .kept
    case .zoneCreative: .refused
    case .zoneTap: .refused
    case .zoneUnmount: .kept
    case .popupOpened: .refused
    case .popupClosed: .refused
    case .popupItems: .refused
    case .popupContent: .refused
    case .popupFailed: .refused
    case .adAcknowledge: .notReported
    case .adAcknowledgeItem: .notReported
    case .adAcknowledgeOldest: .notReported
    case .adFail: .notReported
    case .adFailItem: .notReported
    case .keywordSearch: .refused
    case .keywordPresented: .refused
    case .keywordSelected: .refused
    case .keywordList: .refused
    case .listReport: .refused
    case .cartReport: .refused
    case .contextStore: .refused
    case .contextRecipe: .refused
    case .contextRecipeLoaded: .refused
    case .payloadPickup: .refused
    case .payloadResolve: .refused
    case .linkOpen: .kept
    case .privacyTracking: .kept
    }
  }
}

/// A part of the protocol; each belongs to one plugin.
package enum Area: UInt8, CaseIterable, Sendable {
  case core, effect, sdk, app, zone, popup, ad, keyword, list, cart, context, payload, link, privacy
}

package enum BeforeInitialize: UInt8, Sendable {
  /// It is answered as ever.
  case always
  /// It is kept and takes effect with initialization.
  case kept
  /// It answers `reported:false`.
  case notReported
  /// It answers `notInitialized`.
  case refused
}

/// SHA-256 of the bundled, canonically written schemas, in hex.
package var schemaDigest: StaticString {
  "c84a5f8a79eba7d6d95e3ae8bb984984df7180bbcbd4ee54a261e9cf37584240"
}
