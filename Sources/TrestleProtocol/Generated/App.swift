// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `app/state`. Tells where the app is.
package struct AppStateParams {
  /// Where the app is.
  package let state: AppState
  /// The page is going away.
  package let leaving: Bool?
  /// The page goes into, or comes from, the back-forward cache.
  package let persisted: Bool?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    state = try members.required("state", AppState.init(reading:))
    leaving = try members.optional("leaving", Read.bool)
    persisted = try members.optional("persisted", Read.bool)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["state", "leaving", "persisted"])
  }
}

/// Params of `app/network`. Tells whether there is a network.
package struct AppNetworkParams {
  /// Whether the device has a network.
  package let online: Bool

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    online = try members.required("online", Read.bool)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["online"])
  }
}
