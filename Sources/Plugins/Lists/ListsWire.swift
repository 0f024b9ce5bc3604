import TrestleProtocol

/// The collector's names for lists and carts (W 2.3). The only file of this plugin that knows them.
enum ListsWire {
  static let itemName: StaticString = "item_name"
  /// Of a cart it is the cart's id.
  static let listName: StaticString = "list_name"

  static func name(of action: ListAction) -> StaticString {
    switch action {
    case .added: "user_added_to_list"
    case .crossedOff: "user_crossed_off_list"
    case .deleted: "user_deleted_from_list"
    }
  }

  static func name(of action: CartAction) -> StaticString {
    switch action {
    case .added: "user_added_to_cart"
    case .deleted: "user_deleted_from_cart"
    }
  }
}
