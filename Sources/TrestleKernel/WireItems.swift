import TrestleJSON
import TrestleProtocol

/// The items of ads and payloads as the service writes them (W 1.4): the same shape wherever they come from.
package struct WireItems {
  package private(set) var items: [Item] = []
  /// Elements that are no items.
  package private(set) var unreadable = 0

  package init() {}

  /// Reads a list. An element that is no object or has an over-long text costs only itself. A missing text is empty; strictly,
  /// an item that lacks one of its texts is none. What stands behind a limit's worth of items, or of what is none, is surplus.
  package init(_ list: WireText, strictly: Bool = false) {
    list.forEachElement { element in
      if let item = WireItems.item(element, strictly) { items.append(item) } else { unreadable += 1 }
      return items.count < Limits.answerItems && unreadable < Limits.answerItems
    }
  }

  private static func item(_ element: WireText, _ strictly: Bool) -> Item? {
    guard let json = element.value, json.kind == .object else { return nil }
    var texts = WireTexts(of: .value(json), strictly: strictly)
    let item = Item(
      trackingId: texts["tracking_id"], productTitle: texts.text("product_title"), productBrand: texts.text("product_brand"),
      productCategory: texts.text("product_category"), productBarcode: texts.text("product_barcode"),
      productSku: texts.text("product_sku"), productDiscount: texts.text("product_discount"),
      productImage: texts.text("product_image"))
    return texts.areBearable ? item : nil
  }
}

/// The texts of one element of an answer. A number is its digits, anything else is missing.
package struct WireTexts {
  package enum Element {
    case value(JSON)
    case text(WireText)
  }

  private let element: Element
  private let strictly: Bool
  /// Whether none that was read is over-long or, strictly, missing.
  package private(set) var areBearable = true

  package init(of element: Element, strictly: Bool = false) {
    self.element = element
    self.strictly = strictly
  }

  package subscript(name: StaticString) -> Text? {
    mutating get {
      let value: JSON? =
        switch element {
        case .value(let json): json[name]
        case .text(let wire): wire[name]?.value
        }
      if value?.byteCount ?? (strictly ? Int.max : 0) > Limits.answerStringBytes { areBearable = false }
      return value?.text ?? value?.digits
    }
  }

  package mutating func text(_ name: StaticString) -> Text { self[name] ?? "" }
}
