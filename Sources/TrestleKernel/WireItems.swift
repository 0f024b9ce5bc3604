import TrestleJSON
import TrestleProtocol

/// The items of ads and payloads as the service writes them (W 1.4): the same shape wherever they come from.
package enum WireItems {
  /// Reads a list. An element that is no object or has an over-long text costs only itself; missing texts are empty.
  package static func read(_ list: WireText) -> [Item] {
    var items: [Item] = []
    list.forEachElement { element in
      if let item = item(element) { items.append(item) }
      return items.count < Limits.answerItems
    }
    return items
  }

  private static func item(_ element: WireText) -> Item? {
    guard let json = element.value, json.kind == .object else { return nil }
    var texts: [Text?] = []
    let names: [StaticString] = [
      "tracking_id", "product_title", "product_brand", "product_category", "product_barcode", "product_sku",
      "product_discount", "product_image",
    ]
    for name in names {
      let member = json[name]
      guard member?.byteCount ?? 0 <= Limits.answerStringBytes else { return nil }
      texts.append(member?.text ?? member?.integer.map { Text("\($0)") })
    }
    return Item(
      trackingId: texts[0], productTitle: texts[1] ?? "", productBrand: texts[2] ?? "", productCategory: texts[3] ?? "",
      productBarcode: texts[4] ?? "", productSku: texts[5] ?? "", productDiscount: texts[6] ?? "",
      productImage: texts[7] ?? "")
  }
}
