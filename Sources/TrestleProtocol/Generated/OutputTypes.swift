// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// An ad as a zone displays it.
package struct Ad {
  /// Names this serving of the ad; an ad served again has a new number.
  package var serve: Int64
  /// The service's id of the ad.
  package var id: Text
  /// The service's id of this impression.
  package var impressionId: Text
  /// Page to display.
  package var creativeUrl: Text
  /// What a tap does: `c` adds to a list, `e` and `l` open a link, `p` and `cp` open a popup.
  package var actionType: Text
  /// Width the creative was made for, 0 when unknown.
  package var width: Int64
  /// Height the creative was made for, 0 when unknown.
  package var height: Int64
  /// Page on which the user can report this ad.
  package var reportUrl: Text

  package init(
    serve: Int64, id: Text, impressionId: Text, creativeUrl: Text, actionType: Text, width: Int64, height: Int64,
    reportUrl: Text
  ) {
    self.serve = serve
    self.id = id
    self.impressionId = impressionId
    self.creativeUrl = creativeUrl
    self.actionType = actionType
    self.width = width
    self.height = height
    self.reportUrl = reportUrl
  }
}

extension Ad {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("serve")
    writer.integer(serve)
    writer.key("id")
    writer.string(id)
    writer.key("impressionId")
    writer.string(impressionId)
    writer.key("creativeUrl")
    writer.string(creativeUrl)
    writer.key("actionType")
    writer.string(actionType)
    writer.key("width")
    writer.integer(width)
    writer.key("height")
    writer.integer(height)
    writer.key("reportUrl")
    writer.string(reportUrl)
    writer.endObject()
  }
}

/// The core that answers.
package struct CoreName {
  /// `trestle`.
  package var name: Text
  /// Version of the core.
  package var version: Text

  package init(name: Text, version: Text) {
    self.name = name
    self.version = version
  }
}

extension CoreName {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(name)
    writer.key("version")
    writer.string(version)
    writer.endObject()
  }
}

/// A remark for shell authors; never for control flow.
package struct Diagnostic {
  /// Name of the kind of remark.
  package var code: Text
  /// For people.
  package var message: Text

  package init(code: Text, message: Text) {
    self.code = code
    self.message = message
  }
}

extension Diagnostic {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("code")
    writer.string(code)
    writer.key("message")
    writer.string(message)
    writer.endObject()
  }
}

/// A header of a request or a response: its name, then its value.
package struct Header {
  /// Name.
  package var name: Text
  /// Value.
  package var value: Text

  init(reading json: JSON) throws(Fault) {
    try Read.tuple(json, count: 2)
    name = try Read.element(json, 0, Read.textValue)
    value = try Read.element(json, 1, Read.textValue)
  }

  package init(name: Text, value: Text) {
    self.name = name
    self.value = value
  }
}

extension Header {
  package func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.string(name)
    writer.string(value)
    writer.endArray()
  }
}

/// A request to make, complete.
package struct HttpRequest {
  /// `GET` or `POST`.
  package var method: Text
  /// Absolute address.
  package var url: Text
  /// Headers in the order to send them.
  package var headers: [Header]
  /// Body; none when left out. Bounded only by the turn.
  package var body: Text?

  package init(method: Text, url: Text, headers: [Header], body: Text? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HttpRequest {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string(method)
    writer.key("url")
    writer.string(url)
    writer.key("headers")
    writer.beginArray()
    for element in headers {
      element.write(to: &writer)
    }
    writer.endArray()
    if let body {
      writer.key("body")
      writer.string(body)
    }
    writer.endObject()
  }
}

/// A product that a user can put on a list. The field names are those of the ad service.
package struct Item {
  /// The service's number for this item in this campaign.
  package var trackingId: Text?
  /// Name of the product, what an app puts on the list.
  package var productTitle: Text
  /// Brand.
  package var productBrand: Text
  /// Category.
  package var productCategory: Text
  /// Barcode (UPC or EAN).
  package var productBarcode: Text
  /// The retailer's own number.
  package var productSku: Text
  /// Discount; also carries the retailer's id.
  package var productDiscount: Text
  /// Address of a picture.
  package var productImage: Text

  package init(
    trackingId: Text? = nil, productTitle: Text, productBrand: Text, productCategory: Text, productBarcode: Text,
    productSku: Text, productDiscount: Text, productImage: Text
  ) {
    self.trackingId = trackingId
    self.productTitle = productTitle
    self.productBrand = productBrand
    self.productCategory = productCategory
    self.productBarcode = productBarcode
    self.productSku = productSku
    self.productDiscount = productDiscount
    self.productImage = productImage
  }

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    trackingId = try members.optional("tracking_id", Read.textValue)
    productTitle = try members.required("product_title", Read.textValue)
    productBrand = try members.required("product_brand", Read.textValue)
    productCategory = try members.required("product_category", Read.textValue)
    productBarcode = try members.required("product_barcode", Read.textValue)
    productSku = try members.required("product_sku", Read.textValue)
    productDiscount = try members.required("product_discount", Read.textValue)
    productImage = try members.required("product_image", Read.textValue)
  }
}

extension Item {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let trackingId {
      writer.key("tracking_id")
      writer.string(trackingId)
    }
    writer.key("product_title")
    writer.string(productTitle)
    writer.key("product_brand")
    writer.string(productBrand)
    writer.key("product_category")
    writer.string(productCategory)
    writer.key("product_barcode")
    writer.string(productBarcode)
    writer.key("product_sku")
    writer.string(productSku)
    writer.key("product_discount")
    writer.string(productDiscount)
    writer.key("product_image")
    writer.string(productImage)
    writer.endObject()
  }
}

/// Items that another page, mail or app wants to put on the user's list.
package struct Payload {
  /// The service's id of the payload.
  package var payloadId: Text
  /// Handle for `ad/acknowledge`, `ad/fail` and their like for items.
  package var content: Int64
  /// Message for the user.
  package var payloadMessage: Text?
  /// Address of a picture.
  package var payloadImage: Text?
  /// Campaign.
  package var campaignId: Text?
  /// App it is meant for.
  package var appId: Text?
  /// Lifetime in seconds.
  package var expireSeconds: Int64?
  /// The items.
  package var detailedListItems: [Item]

  package init(
    payloadId: Text, content: Int64, payloadMessage: Text? = nil, payloadImage: Text? = nil,
    campaignId: Text? = nil, appId: Text? = nil, expireSeconds: Int64? = nil, detailedListItems: [Item]
  ) {
    self.payloadId = payloadId
    self.content = content
    self.payloadMessage = payloadMessage
    self.payloadImage = payloadImage
    self.campaignId = campaignId
    self.appId = appId
    self.expireSeconds = expireSeconds
    self.detailedListItems = detailedListItems
  }
}

extension Payload {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("payload_id")
    writer.string(payloadId)
    writer.key("content")
    writer.integer(content)
    if let payloadMessage {
      writer.key("payload_message")
      writer.string(payloadMessage)
    }
    if let payloadImage {
      writer.key("payload_image")
      writer.string(payloadImage)
    }
    if let campaignId {
      writer.key("campaign_id")
      writer.string(campaignId)
    }
    if let appId {
      writer.key("app_id")
      writer.string(appId)
    }
    if let expireSeconds {
      writer.key("expire_seconds")
      writer.integer(expireSeconds)
    }
    writer.key("detailed_list_items")
    writer.beginArray()
    for element in detailedListItems {
      element.write(to: &writer)
    }
    writer.endArray()
    writer.endObject()
  }
}

/// What the shell must know about storage.
package struct Storage {
  /// Prefixes of the keys whose entries are handed back in `sdk/initialize`.
  package var prefixes: [Text]

  package init(prefixes: [Text]) {
    self.prefixes = prefixes
  }
}

extension Storage {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("prefixes")
    writer.beginArray()
    for element in prefixes {
      writer.string(element)
    }
    writer.endArray()
    writer.endObject()
  }
}

/// A keyword term of the service.
package struct Term {
  /// The service's id of the term.
  package var termId: Text
  /// Text the search is matched with.
  package var term: Text
  /// Text to suggest.
  package var replacement: Text
  /// Lower comes first.
  package var priority: Int64

  package init(termId: Text, term: Text, replacement: Text, priority: Int64) {
    self.termId = termId
    self.term = term
    self.replacement = replacement
    self.priority = priority
  }
}

extension Term {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("term_id")
    writer.string(termId)
    writer.key("term")
    writer.string(term)
    writer.key("replacement")
    writer.string(replacement)
    writer.key("priority")
    writer.integer(priority)
    writer.endObject()
  }
}
