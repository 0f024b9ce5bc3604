import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// The ad service's names and shapes for ads (W 1.4). The only file of this plugin that knows them.
enum ZonesWire {
  static let recipeContext: StaticString = "recipe_context"
  static let contextId: StaticString = "context_id"
  static let zoneId: StaticString = "zone_id"

  // MARK: The request

  static func request(zone: Text, store: Text, context: Text, _ kernel: Kernel, _ setup: Setup) -> HttpRequest {
    var writer = JSONWriter()
    writer.beginObject()
    let members: [(StaticString, Text)] = [
      ("sdkId", setup.sdkVersion), ("bundleId", setup.bundleId), ("userId", kernel.identity.userId), ("zoneId", zone),
      ("storeId", store), ("contextId", context), ("sessionId", kernel.sessionId ?? ""), ("extra", setup.extra),
    ]
    for (name, value) in members {
      writer.key(name)
      writer.string(value)
    }
    writer.endObject()
    return HttpRequest(
      method: "POST", url: Text(setup.endpoints.ads.string + "/v/1.0.0/ad/retrieve"), headers: setup.retrievalHeaders,
      body: Text(String(decoding: writer.bytes, as: UTF8.self)))
  }

  /// Where the user can report the ad: the ad's and the user's id as query.
  static func reportUrl(of ad: ServedAd, _ kernel: Kernel, _ setup: Setup) -> Text {
    let user = kernel.identity.userId
    let base = setup.endpoints.feedback.string
    switch setup.profile.reportLink {
    case .plain: return Text("\(base)/?aid=\(Percent.encode(ad.id))&uid=\(Percent.encode(user))")
    case .base64: return Text("\(base)/?uid=\(Percent.encode(Base64.encode(user)))&aid=\(Percent.encode(ad.id))&src=web")
    }
  }

  // MARK: The answer

  enum Reading {
    case ad(ServedAd, refreshMs: Int64)
    case noAd(refreshMs: Int64)
    /// An ad without a creative, where the profile wants one.
    case unrenderable(refreshMs: Int64)
    case failed
  }

  static func read(_ answer: Answer, _ profile: Profile) -> Reading {
    guard let body = answer.success else { return .failed }
    guard let root = WireText(body), root.isObject else {
      // An empty answer is one without data; a page of text in its place is no answer at all.
      return body.byteCount == 0 ? missingData(profile) : .failed
    }
    if profile.successFalse == .fail, root["success"]?.value?.bool == false { return .failed }
    guard let data = root["data"], data.isObject else { return missingData(profile) }
    guard let ad = data["ad"], ad.isObject else { return .noAd(refreshMs: Countdown.defaultMs) }
    let refreshMs = refreshTime(ad["refresh_time"]?.value, profile.refreshRounding)
    guard let id = ownText(ad["id"]), let impressionId = ownText(ad["impression_id"]),
      let creativeUrl = ownText(ad["creative_url"]), let actionType = ownText(ad["action_type"]),
      let actionPath = ownText(ad["action_path"])
    else { return .failed }
    if id.isEmpty { return .noAd(refreshMs: refreshMs) }
    if creativeUrl.isEmpty, profile.missingCreative == .renderFailed { return .unrenderable(refreshMs: refreshMs) }
    let served = ServedAd(
      id: id, impressionId: impressionId, creativeUrl: creativeUrl, actionType: actionType, actionPath: actionPath,
      items: items(ad["payload"]), width: pixels(data["port_width"]), height: pixels(data["port_height"]))
    return .ad(served, refreshMs: refreshMs)
  }

  private static func missingData(_ profile: Profile) -> Reading {
    profile.missingData == .noAd ? .noAd(refreshMs: Countdown.defaultMs) : .failed
  }

  /// A field of the ad itself: missing or of another kind is empty, a number is its digits, too long costs the answer.
  private static func ownText(_ part: WireText?) -> Text? {
    guard let value = part?.value else { return "" }
    if let digits = value.digits { return digits }
    guard let length = value.byteCount else { return "" }
    return length <= Limits.answerStringBytes ? value.text : nil
  }

  private static func pixels(_ part: WireText?) -> Int64 {
    guard let value = part?.value?.number, value > 0, value < 1_000_000 else { return 0 }
    return value.nearestWhole
  }

  /// The items of an add-to-list ad; `nil` without a list. A broken item costs only itself.
  private static func items(_ payload: WireText?) -> [Item]? {
    guard let list = payload?["detailed_list_items"], list.isArray else { return nil }
    return WireItems(list).items
  }

  /// Milliseconds until the next ad (W 4.2): text that is a number is one; missing, zero, negative and junk mean the default.
  static func refreshTime(_ served: JSON?, _ rounding: Profile.RefreshRounding) -> Int64 {
    let given = served?.number ?? served?.withUTF8 { JSONDocument.parseLeniently($0)?.root.number } ?? nil
    guard let seconds = given, seconds > 0 else { return Countdown.defaultMs }
    // No maximum, but what is beyond a century is a century: sums of milliseconds stay exact.
    let bounded = min(seconds, 3_155_760_000)
    let milliseconds =
      switch rounding {
      case .exact: (bounded * 1000).nearestWhole
      case .round: bounded.nearestWhole * 1000
      case .truncate: Int64(bounded) * 1000
      }
    return max(Countdown.minimumMs, milliseconds)
  }
}
