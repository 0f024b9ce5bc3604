// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Which routes ad and intercept events go to.
  package enum Routes: UInt8, CaseIterable, Sendable {
    /// The routes of version 1.0.0.
    case V1
    /// The routes of version 0.9.5, for ad and intercept events.
    case legacy

    package var name: StaticString {
      switch self {
      case .V1: "v1"
      case .legacy: "legacy"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("v1") { self = .V1 }
      else if json.equals("legacy") { self = .legacy }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What the collector is told about the device.
  package enum CollectorBody: UInt8, CaseIterable, Sendable {
    /// No device fields.
    case none
    /// Device fields.
    case device
    /// Device fields, `device_udid` and `errors`.
    case full

    package var name: StaticString {
      switch self {
      case .none: "none"
      case .device: "device"
      case .full: "full"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("none") { self = .none }
      else if json.equals("device") { self = .device }
      else if json.equals("full") { self = .full }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// The operating system in the collector's routes.
  package enum CollectorOS: UInt8, CaseIterable, Sendable {
    /// `ios` on iOS, else `android`.
    case platform
    /// Always `android`.
    case android
    /// Always `ios`.
    case ios

    package var name: StaticString {
      switch self {
      case .platform: "platform"
      case .android: "android"
      case .ios: "ios"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("platform") { self = .platform }
      else if json.equals("android") { self = .android }
      else if json.equals("ios") { self = .ios }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Names of reported errors.
  package enum ErrorNames: UInt8, CaseIterable, Sendable {
    /// As the Android SDK names them.
    case android
    /// As the iOS SDK names them.
    case ios

    package var name: StaticString {
      switch self {
      case .android: "android"
      case .ios: "ios"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("android") { self = .android }
      else if json.equals("ios") { self = .ios }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What an answer with `success:false` is.
  package enum SuccessFalse: UInt8, CaseIterable, Sendable {
    /// A failed request.
    case fail
    /// The rest of the answer counts.
    case ignore

    package var name: StaticString {
      switch self {
      case .fail: "fail"
      case .ignore: "ignore"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("fail") { self = .fail }
      else if json.equals("ignore") { self = .ignore }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What an answer without `data` is.
  package enum MissingData: UInt8, CaseIterable, Sendable {
    /// An answer without an ad.
    case noAd
    /// A failed request.
    case fail

    package var name: StaticString {
      switch self {
      case .noAd: "noAd"
      case .fail: "fail"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("noAd") { self = .noAd }
      else if json.equals("fail") { self = .fail }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What an ad without a creative is.
  package enum MissingCreative: UInt8, CaseIterable, Sendable {
    /// A failure to render.
    case renderFailed
    /// It is shown all the same.
    case show

    package var name: StaticString {
      switch self {
      case .renderFailed: "renderFailed"
      case .show: "show"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("renderFailed") { self = .renderFailed }
      else if json.equals("show") { self = .show }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What becomes of the report that a zone off screen is unfilled.
  package enum UnfilledOffscreen: UInt8, CaseIterable, Sendable {
    /// Held until the zone is on screen.
    case hold
    /// Dropped.
    case drop

    package var name: StaticString {
      switch self {
      case .hold: "hold"
      case .drop: "drop"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("hold") { self = .hold }
      else if json.equals("drop") { self = .drop }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What a failed refresh does to the ad that is showing.
  package enum RefreshFailure: UInt8, CaseIterable, Sendable {
    /// The ad stays, silently, at the same pace.
    case keep
    /// The ad is taken off.
    case clear

    package var name: StaticString {
      switch self {
      case .keep: "keep"
      case .clear: "clear"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("keep") { self = .keep }
      else if json.equals("clear") { self = .clear }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// How long a zone waits after a failed request.
  package enum FailurePacing: UInt8, CaseIterable, Sendable {
    /// The refresh time last served.
    case served
    /// The default after a first failure, else the refresh time last served.
    case firstDefault
    /// The default.
    case `default`

    package var name: StaticString {
      switch self {
      case .served: "served"
      case .firstDefault: "firstDefault"
      case .default: "default"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("served") { self = .served }
      else if json.equals("firstDefault") { self = .firstDefault }
      else if json.equals("default") { self = .default }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// When a refresh ends the impression. Leaving the screen always ends it.
  package enum ImpressionEnds: UInt8, CaseIterable, Sendable {
    /// When the next ad is displayed.
    case replacement
    /// When the next ad is requested.
    case request

    package var name: StaticString {
      switch self {
      case .replacement: "replacement"
      case .request: "request"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("replacement") { self = .replacement }
      else if json.equals("request") { self = .request }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// When the creative's tracking script runs.
  package enum Pixels: UInt8, CaseIterable, Sendable {
    /// Before the impression's report.
    case before
    /// After it.
    case after
    /// Never.
    case never

    package var name: StaticString {
      switch self {
      case .before: "before"
      case .after: "after"
      case .never: "never"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("before") { self = .before }
      else if json.equals("after") { self = .after }
      else if json.equals("never") { self = .never }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// When a zone is reported mounted and unmounted.
  package enum MountReports: UInt8, CaseIterable, Sendable {
    /// When it is mounted and unmounted.
    case mount
    /// Each time it is attached and detached.
    case attach

    package var name: StaticString {
      switch self {
      case .mount: "mount"
      case .attach: "attach"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("mount") { self = .mount }
      else if json.equals("attach") { self = .attach }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// When a changed recipe context reaches the service.
  package enum ContextChange: UInt8, CaseIterable, Sendable {
    /// At once.
    case refetch
    /// With the next request.
    case next

    package var name: StaticString {
      switch self {
      case .refetch: "refetch"
      case .next: "next"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("refetch") { self = .refetch }
      else if json.equals("next") { self = .next }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Where a session lives and from when its window runs.
  package enum SessionStore: UInt8, CaseIterable, Sendable {
    /// In memory; the window runs from the way to the background.
    case memory
    /// Stored; the window runs from the last use.
    case sliding

    package var name: StaticString {
      switch self {
      case .memory: "memory"
      case .sliding: "sliding"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("memory") { self = .memory }
      else if json.equals("sliding") { self = .sliding }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What the app state `inactive` does.
  package enum Inactive: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case nothing
    /// It counts as background for the session only, and never when `embedded`.
    case session

    package var name: StaticString {
      switch self {
      case .nothing: "nothing"
      case .session: "session"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("nothing") { self = .nothing }
      else if json.equals("session") { self = .session }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Which terms a search matches.
  package enum KeywordMatch: UInt8, CaseIterable, Sendable {
    /// Terms that start with it, then terms that contain it.
    case contains
    /// Terms that start with it.
    case prefix

    package var name: StaticString {
      switch self {
      case .contains: "contains"
      case .prefix: "prefix"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("contains") { self = .contains }
      else if json.equals("prefix") { self = .prefix }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What diacritics do in searches.
  package enum KeywordDiacritics: UInt8, CaseIterable, Sendable {
    /// They tell letters apart.
    case exact
    /// `creme` finds `Crème`.
    case fold

    package var name: StaticString {
      switch self {
      case .exact: "exact"
      case .fold: "fold"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("exact") { self = .exact }
      else if json.equals("fold") { self = .fold }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// How searches and terms are reported.
  package enum KeywordReportCase: UInt8, CaseIterable, Sendable {
    /// As typed and served.
    case typed
    /// In lower case.
    case lower

    package var name: StaticString {
      switch self {
      case .typed: "typed"
      case .lower: "lower"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("typed") { self = .typed }
      else if json.equals("lower") { self = .lower }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Search id in the report of a search without a match.
  package enum NoMatchSearchId: UInt8, CaseIterable, Sendable {
    /// `NA`.
    case NA
    /// The real one.
    case real

    package var name: StaticString {
      switch self {
      case .NA: "NA"
      case .real: "real"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("NA") { self = .NA }
      else if json.equals("real") { self = .real }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// When searches are reported.
  package enum SearchReports: UInt8, CaseIterable, Sendable {
    /// At once.
    case immediate
    /// After 3 s, unless a longer search for the same term took its place.
    case superseded

    package var name: StaticString {
      switch self {
      case .immediate: "immediate"
      case .superseded: "superseded"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("immediate") { self = .immediate }
      else if json.equals("superseded") { self = .superseded }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Which of several terms with one id is meant.
  package enum TermLookup: UInt8, CaseIterable, Sendable {
    /// The first.
    case first
    /// The last.
    case last

    package var name: StaticString {
      switch self {
      case .first: "first"
      case .last: "last"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("first") { self = .first }
      else if json.equals("last") { self = .last }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Action types that a tap takes.
  package struct HandledActions: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Add to list.
    package static let C = HandledActions(rawValue: 1)
    /// External link.
    package static let E = HandledActions(rawValue: 2)
    /// Link.
    package static let L = HandledActions(rawValue: 4)
    /// Popup.
    package static let P = HandledActions(rawValue: 8)
    /// Popup with content.
    package static let cp = HandledActions(rawValue: 16)

    package func write(to writer: inout JSONWriter) {
      writer.beginArray()
      if contains(.C) { writer.string("c") }
      if contains(.E) { writer.string("e") }
      if contains(.L) { writer.string("l") }
      if contains(.P) { writer.string("p") }
      if contains(.cp) { writer.string("cp") }
      writer.endArray()
    }

    init(reading json: JSON) throws(Fault) {
      self = []
      guard json.kind == .array else { throw .breaks("type") }
      if json.count > 5 { throw .breaks("maxItems", limit: 5) }
      for index in 0..<json.count {
        formUnion(try Read.element(json, index, Self.one))
      }
    }

    private static func one(_ json: JSON) throws(Fault) -> HandledActions {
      guard json.kind == .string else { throw .breaks("type") }
      if json.equals("c") { return .C }
      if json.equals("e") { return .E }
      if json.equals("l") { return .L }
      if json.equals("p") { return .P }
      if json.equals("cp") { return .cp }
      throw .breaks("enum")
    }
  }

  /// Where links of type `e` open.
  package enum ExternalPresentation: UInt8, CaseIterable, Sendable {
    /// Outside the app.
    case external
    /// In a popup.
    case popup

    package var name: StaticString {
      switch self {
      case .external: "external"
      case .popup: "popup"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("external") { self = .external }
      else if json.equals("popup") { self = .popup }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Entries in which payloads are handed to the app.
  package enum PayloadEntries: UInt8, CaseIterable, Sendable {
    /// One for each payload.
    case payload
    /// One for each item.
    case item

    package var name: StaticString {
      switch self {
      case .payload: "payload"
      case .item: "item"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("payload") { self = .payload }
      else if json.equals("item") { self = .item }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Where repeated payloads are looked for. Links always within the process.
  package enum PayloadDuplicates: UInt8, CaseIterable, Sendable {
    /// Within the life of the process.
    case process
    /// Within one answer.
    case response
    /// They are not looked for.
    case none

    package var name: StaticString {
      switch self {
      case .process: "process"
      case .response: "response"
      case .none: "none"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("process") { self = .process }
      else if json.equals("response") { self = .response }
      else if json.equals("none") { self = .none }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Time in payload reports.
  package enum TrackingTime: UInt8, CaseIterable, Sendable {
    /// Seconds.
    case seconds
    /// Milliseconds.
    case milliseconds
    /// Seconds, as a string.
    case secondsText

    package var name: StaticString {
      switch self {
      case .seconds: "seconds"
      case .milliseconds: "milliseconds"
      case .secondsText: "secondsText"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("seconds") { self = .seconds }
      else if json.equals("milliseconds") { self = .milliseconds }
      else if json.equals("secondsText") { self = .secondsText }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// How items in links are read.
  package enum LinkItems: UInt8, CaseIterable, Sendable {
    /// Missing fields are empty.
    case loose
    /// An item that lacks a field is dropped.
    case strict

    package var name: StaticString {
      switch self {
      case .loose: "loose"
      case .strict: "strict"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("loose") { self = .loose }
      else if json.equals("strict") { self = .strict }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What stands for a list without a name.
  package enum MissingListName: UInt8, CaseIterable, Sendable {
    /// Left out.
    case absent
    /// An empty string.
    case empty

    package var name: StaticString {
      switch self {
      case .absent: "absent"
      case .empty: "empty"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("absent") { self = .absent }
      else if json.equals("empty") { self = .empty }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Source of reported user actions.
  package enum EventSource: UInt8, CaseIterable, Sendable {
    /// `app`.
    case app
    /// `sdk`.
    case sdk

    package var name: StaticString {
      switch self {
      case .app: "app"
      case .sdk: "sdk"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("app") { self = .app }
      else if json.equals("sdk") { self = .sdk }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What `zone/filled` tells.
  package enum FillEvent: UInt8, CaseIterable, Sendable {
    /// Changes.
    case change
    /// Each real answer.
    case answer
    /// Each answer, and failures with no ad showing.
    case attempt

    package var name: StaticString {
      switch self {
      case .change: "change"
      case .answer: "answer"
      case .attempt: "attempt"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("change") { self = .change }
      else if json.equals("answer") { self = .answer }
      else if json.equals("attempt") { self = .attempt }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// When `zone/loadFailed` is told.
  package enum LoadFailedOn: UInt8, CaseIterable, Sendable {
    /// Whenever there is no ad.
    case anyNoAd
    /// When a creative could not be displayed.
    case render
    /// Never.
    case never

    package var name: StaticString {
      switch self {
      case .anyNoAd: "anyNoAd"
      case .render: "render"
      case .never: "never"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("anyNoAd") { self = .anyNoAd }
      else if json.equals("render") { self = .render }
      else if json.equals("never") { self = .never }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// When the begin of a popup is reported.
  package enum PopupBegin: UInt8, CaseIterable, Sendable {
    /// Each time it comes on screen.
    case each
    /// The first time.
    case once
    /// Never.
    case never

    package var name: StaticString {
      switch self {
      case .each: "each"
      case .once: "once"
      case .never: "never"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("each") { self = .each }
      else if json.equals("once") { self = .once }
      else if json.equals("never") { self = .never }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Which feedback host `reportUrl` names.
  package enum ReportHost: UInt8, CaseIterable, Sendable {
    /// That of the environment.
    case environment
    /// That of production.
    case production

    package var name: StaticString {
      switch self {
      case .environment: "environment"
      case .production: "production"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("environment") { self = .environment }
      else if json.equals("production") { self = .production }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Which id is sent when tracking is refused.
  package enum IdWhenRefused: UInt8, CaseIterable, Sendable {
    /// None.
    case empty
    /// The vendor's id on iOS, elsewhere none.
    case vendor
    /// The app's own id of the user.
    case host
    /// The vendor's id, else a generated one.
    case vendorOrGenerated
    /// A generated one, stored.
    case generated

    package var name: StaticString {
      switch self {
      case .empty: "empty"
      case .vendor: "vendor"
      case .host: "host"
      case .vendorOrGenerated: "vendorOrGenerated"
      case .generated: "generated"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("empty") { self = .empty }
      else if json.equals("vendor") { self = .vendor }
      else if json.equals("host") { self = .host }
      else if json.equals("vendorOrGenerated") { self = .vendorOrGenerated }
      else if json.equals("generated") { self = .generated }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Where `advertiserId` replaces the platform's id.
  package enum AdvertiserIdOn: UInt8, CaseIterable, Sendable {
    /// On all platforms.
    case all
    /// On iOS.
    case ios

    package var name: StaticString {
      switch self {
      case .all: "all"
      case .ios: "ios"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("all") { self = .all }
      else if json.equals("ios") { self = .ios }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Form of `reportUrl`.
  package enum ReportLink: UInt8, CaseIterable, Sendable {
    /// Id as it is.
    case plain
    /// Id in base64, with the source.
    case base64

    package var name: StaticString {
      switch self {
      case .plain: "plain"
      case .base64: "base64"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("plain") { self = .plain }
      else if json.equals("base64") { self = .base64 }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// Form of payload requests.
  package enum PayloadBodies: UInt8, CaseIterable, Sendable {
    /// With the session.
    case session
    /// With the browser's name and the bundle.
    case web
    /// With device and bundle.
    case device

    package var name: StaticString {
      switch self {
      case .session: "session"
      case .web: "web"
      case .device: "device"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("session") { self = .session }
      else if json.equals("web") { self = .web }
      else if json.equals("device") { self = .device }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// How exactly served refresh times are taken.
  package enum RefreshRounding: UInt8, CaseIterable, Sendable {
    /// To the millisecond.
    case exact
    /// To the nearest second.
    case round
    /// To the second below.
    case truncate

    package var name: StaticString {
      switch self {
      case .exact: "exact"
      case .round: "round"
      case .truncate: "truncate"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("exact") { self = .exact }
      else if json.equals("round") { self = .round }
      else if json.equals("truncate") { self = .truncate }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }

  /// What marks a batch of reports that is sent again.
  package enum Idempotency: UInt8, CaseIterable, Sendable {
    /// A header.
    case header
    /// Nothing; the service's CORS list may not know the header.
    case none

    package var name: StaticString {
      switch self {
      case .header: "header"
      case .none: "none"
      }
    }

    package init?(_ json: JSON) {
      if json.equals("header") { self = .header }
      else if json.equals("none") { self = .none }
      else { return nil }
    }

    init(reading json: JSON) throws(Fault) {
      guard json.kind == .string else { throw .breaks("type") }
      guard let value = Self(json) else { throw .breaks("enum") }
      self = value
    }
  }
}
