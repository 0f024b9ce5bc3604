import TrestleJSON
import TrestleProtocol

/// The items of ads and payloads as the service writes them (W 1.4): the same shape wherever they come from.
package enum WireItems {
  private static let names: [StaticString] = [
    "tracking_id", "product_title", "product_brand", "product_category", "product_barcode", "product_sku",
    "product_discount", "product_image",
  ]

  /// Reads a list. An element that is no object or has an over-long text costs only itself; missing texts are empty.
  package static func read(_ list: WireText) -> [Item] {
    var items: [Item] = []
    list.forEachElement { element in
      if let item = item(element.value, strictly: false) { items.append(item) }
      return items.count < Limits.answerItems
    }
    return items
  }

  /// Reads one item. Strictly, each of its members must be a string.
  package static func item(_ json: JSON?, strictly: Bool) -> Item? {
    guard let json, json.kind == .object else { return nil }
    if strictly, names.contains(where: { json[$0]?.kind != .string }) { return nil }
    guard let texts = texts(names, { json[$0] }) else { return nil }
    return Item(
      trackingId: texts[0], productTitle: texts[1] ?? "", productBrand: texts[2] ?? "", productCategory: texts[3] ?? "",
      productBarcode: texts[4] ?? "", productSku: texts[5] ?? "", productDiscount: texts[6] ?? "",
      productImage: texts[7] ?? "")
  }

  /// The texts under these names; a number is its digits, anything else is missing. `nil` when one is over-long.
  package static func texts(_ names: [StaticString], _ member: (StaticString) -> JSON?) -> [Text?]? {
    var texts: [Text?] = []
    for name in names {
      let value = member(name)
      guard value?.byteCount ?? 0 <= Limits.answerStringBytes else { return nil }
      texts.append(value?.text ?? value?.integer.map { Text("\($0)") })
    }
    return texts
  }
}
