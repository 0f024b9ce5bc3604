// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `popup/opened`. Tells that a popup is on screen.
package struct PopupOpenedParams {
  /// The popup, from `action/open`.
  package let popup: Int64

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    popup = try members.required("popup", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["popup"])
  }
}

/// Params of `popup/closed`. Tells that a popup was closed.
package struct PopupClosedParams {
  /// The popup, from `action/open`.
  package let popup: Int64

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    popup = try members.required("popup", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["popup"])
  }
}

/// Params of `popup/items`. Hands on items that a popup's page wants to add.
package struct PopupItemsParams {
  /// The popup, from `action/open`.
  package let popup: Int64
  /// Payload the page named.
  package let payloadId: Text?
  /// The items.
  package let items: [Item]

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    popup = try members.required("popup", Read.handleValue)
    payloadId = try members.optional("payloadId", Read.labelValue)
    items = try members.required("items") { json throws(Fault) in
      try Read.array(json, maxItems: 500, Item.init(reading:))
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["popup", "payloadId", "items"])
  }
}

/// Params of `popup/content`. Asks for the ad's own items.
package struct PopupContentParams {
  /// The popup, from `action/open`.
  package let popup: Int64

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    popup = try members.required("popup", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["popup"])
  }
}

/// Params of `popup/failed`. Tells that a popup shows nothing.
package struct PopupFailedParams {
  /// The popup, from `action/open`.
  package let popup: Int64
  /// Why.
  package let reason: PopupFailure
  /// Address that failed.
  package let url: Text?
  /// What the platform said.
  package let error: Text?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    popup = try members.required("popup", Read.handleValue)
    reason = try members.required("reason", PopupFailure.init(reading:))
    url = try members.optional("url", Read.textValue)
    error = try members.optional("error", Read.textValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["popup", "reason", "url", "error"])
  }
}
