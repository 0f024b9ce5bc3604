import TrestleJSON
import TrestleProtocol

/// The items of ads and payloads as the service writes them (W 1.4): the same shape wherever they come from.
package struct WireItems {
  package private(set) var items: [Item] = []
  /// Elements that are no items.
  package private(set) var unreadable = 0

  private static let names: [StaticString] = [
    "tracking_id", "product_title", "product_brand", "product_category", "product_barcode", "product_sku",
    "product_discount", "product_image",
  ]

  package init() {}

  /// Reads a list. An element that is no object or has an over-long text costs only itself. A missing text is empty; strictly,
  /// an item that lacks one of its texts is none.
  package init(_ list: WireText, strictly: Bool = false) {
    list.forEachElement { element in
      if let item = WireItems.item(element, strictly) { items.append(item) } else { unreadable += 1 }
      return items.count < Limits.answerItems
    }
  }

  private static func item(_ element: WireText, _ strictly: Bool) -> Item? {
    guard let json = element.value, json.kind == .object else { return nil }
    var texts: [Text?] = []
    for name in names {
      let member = json[name]
      if strictly, member?.kind != .string { return nil }
      guard let text = Text.wire(member) else { return nil }
      texts.append(text)
    }
    return Item(
      trackingId: texts[0], productTitle: texts[1] ?? "", productBrand: texts[2] ?? "", productCategory: texts[3] ?? "",
      productBarcode: texts[4] ?? "", productSku: texts[5] ?? "", productDiscount: texts[6] ?? "",
      productImage: texts[7] ?? "")
  }
}

extension Text {
  /// A text of an answer: a number is its digits, anything else is missing (the inner `nil`). `nil` when it is over-long.
  package static func wire(_ value: JSON?) -> Text?? {
    guard value?.byteCount ?? 0 <= Limits.answerStringBytes else { return nil }
    return .some(value?.text ?? value?.integer.map { Text("\($0)") })
  }
}
