import TrestleJSON
import TrestleProtocol

/// What one initialization fixed. A class because it is large, handed round in every turn and never changed.
package final class Setup {
  package let generation: Int64
  package let appId: Text
  package let profileName: ProfileName
  package let profile: Profile
  package let isProduction: Bool
  package let endpoints: Endpoints
  package let advertiserId: Text?
  package let allowRetargeting: Bool
  package let bundleId: Text
  package let bundleVersion: Text
  package let sdkVersion: Text
  package let device: Device?
  package let embedded: Bool
  package let keywordsEnabled: Bool
  package let payloadsEnabled: Bool
  /// `sdk/initialize.params` as JSON text, empty when there are none.
  package let extra: Text
  package let tapTolerance: Double?
  package let storeId: Text?
  /// A recipe that was on screen already.
  package let recipe: Recipe?
  /// All mounts are forgotten first: the host's script started over.
  package let reset: Bool
  package let performsHttp: Bool
  package let performsStore: Bool
  package let strict: Bool
  package let debug: Bool

  /// Base addresses without a trailing slash.
  package struct Endpoints {
    package let ads: Text
    package let events: Text
    package let payloads: Text
    package let feedback: Text
  }

  /// Reads what the shell gave, with the service's hosts by environment (W 1.1) where it gave none.
  package init(_ given: SdkInitializeParams, generation: Int64, profileName: ProfileName, profile: Profile) {
    let production = given.environment != .development
    self.generation = generation
    appId = given.appId
    self.profileName = profileName
    self.profile = profile
    isProduction = production
    let feedbackInProduction = production || profile.reportHost == .production
    endpoints = Endpoints(
      ads: Setup.base(given.endpoints?.ads, production ? "https://ads.adadapted.com" : "https://sandbox.adadapted.com"),
      events: Setup.base(given.endpoints?.events, production ? "https://ec.adadapted.com" : "https://sandec.adadapted.com"),
      payloads: Setup.base(
        given.endpoints?.payloads, production ? "https://payload.adadapted.com" : "https://sandpayload.adadapted.com"),
      feedback: Setup.base(
        given.endpoints?.feedback, feedbackInProduction ? "https://feedback.add-it.io" : "https://dev.feedback.add-it.io"))
    advertiserId = given.advertiserId
    allowRetargeting = given.allowRetargeting ?? true
    bundleId = given.bundle?.id ?? ""
    bundleVersion = given.bundle?.version ?? ""
    sdkVersion = given.sdkVersion ?? Text("\(Kernel.version)")
    device = given.device
    embedded = given.embedded ?? false
    keywordsEnabled = given.features?.keywords ?? profile.featuresKeywords
    payloadsEnabled = given.features?.payloads ?? profile.featuresPayloads
    extra = profile.paramsInExtra ? Setup.jsonText(of: given.params) : ""
    tapTolerance = given.tapTolerance
    storeId = given.storeId
    recipe = given.recipe
    reset = given.reset ?? false
    performsHttp = given.performs.contains(.http)
    performsStore = given.performs.contains(.store)
    strict = given.strict ?? false
    debug = given.debug ?? false
  }
}

extension Setup {
  /// The headers of every retrieval from the ad service (W 1.3).
  package var retrievalHeaders: [Header] {
    Setup.headers(key: appId)
  }

  /// The headers of a request with a JSON body, with our key where the service wants it.
  package static func headers(key: Text?) -> [Header] {
    var headers = [Header(name: "content-type", value: "application/json"), Header(name: "accept", value: "application/json")]
    if let key { headers.append(Header(name: "x-api-key", value: key)) }
    return headers
  }

  private static func base(_ given: Text?, _ fallback: StaticString) -> Text {
    guard let given, !given.isEmpty else { return Text("\(fallback)") }
    var bytes = Array(given.string.utf8)
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return Text(String(decoding: bytes, as: UTF8.self))
  }

  private static func jsonText(of params: [NamedText]?) -> Text {
    guard let params, !params.isEmpty else { return "" }
    var writer = JSONWriter()
    writer.beginObject()
    for param in params {
      writer.key(param.name)
      writer.string(param.value)
    }
    writer.endObject()
    return Text(String(decoding: writer.bytes, as: UTF8.self))
  }
}
