// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `cart/report`. Reports what the user did with entries of a cart.
package struct CartReportParams {
  /// What was done.
  package let action: CartAction
  /// Names of the entries.
  package let items: [Text]
  /// Id of the cart.
  package let cart: Text

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    action = try members.required("action", CartAction.init(reading:))
    items = try members.required("items") { json throws(Fault) in
      try Read.array(json, maxItems: 500, Read.textValue)
    }
    cart = try members.required("cart", Read.textValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["action", "items", "cart"])
  }
}
