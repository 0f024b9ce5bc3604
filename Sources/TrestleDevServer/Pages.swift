import TrestleJSON

/// The HTML that the service serves: creatives, the pages that ads lead to, and the page behind "report this ad".
enum Pages {
  /// A creative fills its zone. `loadTrackingPixels` is what shells run in it when an impression is counted.
  static func creative(_ ad: Inventory.Ad) -> Answer {
    let pixel = script("/pixels/\(percentEncoded(ad.id)).gif")
    return page(
      title: ad.creative.headline,
      style: """
        html, body { height: 100%; margin: 0 }
        body { display: flex; flex-direction: column; justify-content: center; padding: 0 12px; box-sizing: border-box;
          font: 15px/1.3 system-ui, sans-serif; color: #222; background: \(cssColor(ad.creative.color)) }
        b { font-size: 18px }
        """,
      body: """
        <b>\(escaped(ad.creative.headline))</b>
        <span>\(escaped(ad.creative.text))</span>
        <script>
        function loadTrackingPixels() {
          var pixel = new Image(1, 1);
          pixel.src = \(pixel);
          document.body.appendChild(pixel);
        }
        </script>
        """)
  }

  /// A page an ad leads to. With items it is a circular: each button hands one product to the app through the object
  /// `AdAdapted` that popups provide.
  static func page(_ page: Inventory.Page) -> Answer {
    var buttons = ""
    for item in page.items {
      let names: [Text] = [
        "tracking_id", "product_title", "product_brand", "product_category", "product_barcode", "product_sku",
        "product_discount", "product_image",
      ]
      let arguments = [page.payload] + names.map { item[$0]?.text ?? "" }
      let call = "AdAdapted.addItemToList(\(arguments.map { script($0.string) }.joined(separator: ", ")))"
      buttons += "<button onclick=\"\(escaped(Text(call)))\">Add \(escaped(item["product_title"]?.text ?? "item"))</button>\n"
    }
    if !buttons.isEmpty { buttons += "<button onclick=\"AdAdapted.deliverAdContent()\">Add what the ad offers</button>\n" }
    return self.page(
      title: page.title,
      style: plain + " button { display: block; margin: 8px 0 }",
      body: "<h1>\(escaped(page.title))</h1>\n<p>\(escaped(page.text))</p>\n\(buttons)")
  }

  static func feedback(ad: Text?) -> Answer {
    let told = ad.map { "Thank you for telling us about the ad \(escaped($0))." } ?? "The development ad service is running."
    return page(title: "Report this ad", style: plain, body: "<p>\(told)</p>")
  }

  private static let plain = "body { font: 16px/1.5 system-ui, sans-serif; margin: 24px }"

  /// One transparent pixel.
  static let pixel = Answer(
    type: "image/gif",
    body: [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0x21, 0xF9, 4, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0,
      0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ])

  private static func page(title: Text, style: String, body: String) -> Answer {
    let html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
    return Answer(type: "text/html; charset=utf-8", body: Array(html.utf8))
  }

  private static func escaped(_ text: Text) -> String {
    text.string.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// A string literal that is safe inside a script element.
  private static func script(_ text: String) -> String {
    String(decoding: Value.string(Text(text)).bytes, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  /// Letters, digits and `#` only: enough for a color, too little to leave the declaration.
  private static func cssColor(_ text: Text) -> String {
    text.string.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
  }
}
