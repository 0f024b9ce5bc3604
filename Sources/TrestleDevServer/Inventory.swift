import TrestleJSON

/// What the service has to offer: zones with their ads, keyword terms, payloads and pages.
///
/// Ads, terms, payloads and items go out as the file has them, unknown members and odd values included: that is how junk is
/// tried on a core. Only what the service itself needs is checked. README.md describes the file.
struct Inventory: Sendable {
  struct Zone: Sendable {
    let id: Text
    let width: Value
    let height: Value
    /// What an answer without an ad says as `refresh_time`; left out when the file leaves it out.
    let refreshTime: Value?
    let ads: [Ad]
  }

  struct Ad: Sendable {
    let id: Text
    let contexts: [Text]
    let stores: [Text]
    let creative: Creative
    /// The members that go on the wire.
    let wire: Value

    var isTargeted: Bool { !contexts.isEmpty || !stores.isEmpty }

    func fits(context: Text, store: Text) -> Bool {
      (contexts.isEmpty || contexts.contains(context)) && (stores.isEmpty || stores.contains(store))
    }
  }

  struct Creative: Sendable {
    let headline: Text
    let text: Text
    let color: Text
  }

  struct Page: Sendable {
    let id: Text
    let title: Text
    let text: Text
    let payload: Text
    let items: [Value]
  }

  let zones: [Zone]
  let searchID: Text
  let terms: [Value]
  let payloads: [Value]
  let pages: [Page]
  /// The inventory as it was given.
  let source: Value

  init(_ source: Value) throws(Refusal) {
    let top = try Fields(source)
    try top.allow(["zones", "keywords", "payloads", "pages"])
    var zones: [Zone] = []
    for fields in try top.optionalObjects("zones") ?? [] { zones.append(try Inventory.zone(fields)) }
    if let twice = Inventory.firstDouble(zones.map(\.id)) { throw Refusal("/zones: \(twice.string) stands there twice") }
    let keywords = try top.optionalObject("keywords")
    try keywords?.allow(["search_id", "terms"])
    var pages: [Page] = []
    for fields in try top.optionalObjects("pages") ?? [] { pages.append(try Inventory.page(fields)) }
    self.zones = zones
    self.searchID = try keywords?.optionalText("search_id") ?? ""
    self.terms = try keywords?.optionalArray("terms") ?? []
    self.payloads = try top.optionalArray("payloads") ?? []
    self.pages = pages
    self.source = source
  }

  private static func zone(_ fields: Fields) throws(Refusal) -> Zone {
    try fields.allow(["id", "port_width", "port_height", "refresh_time", "ads"])
    var ads: [Ad] = []
    for ad in try fields.optionalObjects("ads") ?? [] { ads.append(try Inventory.ad(ad)) }
    return Zone(
      id: try fields.nonEmptyText("id"), width: fields.value["port_width"] ?? 320, height: fields.value["port_height"] ?? 50,
      refreshTime: fields.value["refresh_time"], ads: ads)
  }

  private static func ad(_ fields: Fields) throws(Refusal) -> Ad {
    let id = try fields.nonEmptyText("id")
    let creative = try fields.optionalObject("creative")
    try creative?.allow(["headline", "text", "color"])
    var wire = fields.value
    for name: Text in ["creative", "context_ids", "store_ids"] { wire.remove(name) }
    return Ad(
      id: id, contexts: try fields.optionalTexts("context_ids") ?? [], stores: try fields.optionalTexts("store_ids") ?? [],
      creative: Creative(
        headline: try creative?.optionalText("headline") ?? id, text: try creative?.optionalText("text") ?? "",
        color: try creative?.optionalText("color") ?? "#ffffff"),
      wire: wire)
  }

  private static func page(_ fields: Fields) throws(Refusal) -> Page {
    try fields.allow(["id", "title", "text", "payload_id", "items"])
    let id = try fields.nonEmptyText("id")
    return Page(
      id: id, title: try fields.optionalText("title") ?? id, text: try fields.optionalText("text") ?? "",
      payload: try fields.optionalText("payload_id") ?? "", items: try fields.optionalArray("items") ?? [])
  }

  private static func firstDouble(_ ids: [Text]) -> Text? {
    var seen: Set<Text> = []
    return ids.first { !seen.insert($0).inserted }
  }

  func zone(_ id: Text) -> Zone? { zones.first { $0.id == id } }

  func ad(_ id: Text) -> Ad? { zones.lazy.flatMap(\.ads).first { $0.id == id } }

  func page(_ id: Text) -> Page? { pages.first { $0.id == id } }
}

extension Inventory.Zone {
  /// The ads one request may get: those targeted at its context or store, where there are any, else the untargeted ones.
  func candidates(context: Text, store: Text) -> [Inventory.Ad] {
    let fitting = ads.filter { $0.fits(context: context, store: store) }
    let targeted = fitting.filter(\.isTargeted)
    return targeted.isEmpty ? fitting : targeted
  }
}
