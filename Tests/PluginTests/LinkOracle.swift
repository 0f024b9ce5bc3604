import Foundation

/// What a link means, read a second time with Foundation's decoders: by the rules of the protocol's page on `link/open`, not
/// by the core's code.
struct LinkOracle: Equatable {
  /// The payload's own texts that are there, by their names; a number is its digits.
  var texts: [String: String] = [:]
  var expires: Int?
  /// The texts of each item that are there.
  var items: [[String: String]] = []

  private static let names = ["payload_id", "payload_message", "payload_image", "campaign_id", "app_id"]
  private static let itemNames = [
    "tracking_id", "product_title", "product_brand", "product_category", "product_barcode", "product_sku",
    "product_discount", "product_image",
  ]

  /// `nil` when the link isn't ours.
  init?(link: String) {
    let beforeFragment = link.unicodeScalars.prefix { $0 != "#" }
    guard let mark = beforeFragment.firstIndex(of: "?") else { return nil }
    let pairs = beforeFragment[beforeFragment.index(after: mark)...].split(separator: "&").map { String($0) }
    for pair in pairs {
      let parts = pair.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      guard parts[0].removingPercentEncoding == "data" else { continue }
      guard parts.count == 2, let data = LinkOracle.base64(parts[1]), let object = LinkOracle.object(data) else { return nil }
      self.init(payload: object)
      if texts["payload_id"]?.isEmpty != false || !(object["payload_id"] is String) { return nil }
      return
    }
    return nil
  }

  /// What `payload/available` told, or what a link held.
  init(payload: [String: Any]) {
    for name in LinkOracle.names { texts[name] = LinkOracle.text(payload[name]) }
    expires = (payload["expire_seconds"] as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    for case let item as [String: Any] in payload["detailed_list_items"] as? [Any] ?? [] {
      var texts: [String: String] = [:]
      for name in LinkOracle.itemNames {
        // What an item lacks is empty, except that it need not have a tracking id.
        texts[name] = LinkOracle.text(item[name]) ?? (name == "tracking_id" ? nil : "")
      }
      items.append(texts)
    }
  }

  private static func text(_ value: Any?) -> String? {
    if let text = value as? String { return text }
    guard let number = value as? NSNumber, !isBoolean(number) else { return nil }
    return Int(exactly: number.doubleValue).map { "\($0)" }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  private static func base64(_ encoded: String) -> Data? {
    guard let decoded = encoded.removingPercentEncoding else { return nil }
    var text = ""
    for scalar in decoded.unicodeScalars where scalar != "\r" && scalar != "\n" {
      switch scalar {
      case "-", " ": text.unicodeScalars.append("+")
      case "_": text.unicodeScalars.append("/")
      default: text.unicodeScalars.append(scalar)
      }
    }
    while text.hasSuffix("=") { text.removeLast() }
    if text.utf8.count % 4 == 1 { return nil }
    while text.utf8.count % 4 != 0 { text += "=" }
    return Data(base64Encoded: text)
  }

  private static func object(_ data: Data) -> [String: Any]? {
    // Foundation guesses other encodings; a link is UTF-8.
    guard let text = String(data: data, encoding: .utf8), !text.hasPrefix("\u{FEFF}") else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  }
}
