import TrestleJSON

/// What the service answers. The names are those of the database, of scripts and of `/control/*`.
enum Route: String, Sendable, CaseIterable {
  case adRetrieve = "ad/retrieve"
  case adEvents = "ad/events"
  case interceptRetrieve = "intercept/retrieve"
  case interceptEvents = "intercept/events"
  case collectorEvents = "collector/events"
  case collectorErrors = "collector/errors"
  case payloadPickup = "payload/pickup"
  case payloadTracking = "payload/tracking"
  case creative
  case page
  case pixel
  case feedback
  case control
  /// A path that leads nowhere; only in the database.
  case unknown

  /// What a path means, whatever the method.
  init?(_ segments: [Text]) {
    let isNative = segments.count > 2 && segments[0] == "v" && (segments[2] == "android" || segments[2] == "ios")
    switch segments.map(\.string) {
    case ["v", "1.0.0", "ad", "retrieve"]: self = .adRetrieve
    case ["v", "1.0.0", "ad", "events"]: self = .adEvents
    case ["v", "1.0.0", "intercept", "retrieve"]: self = .interceptRetrieve
    case ["v", "1.0.0", "intercept", "events"]: self = .interceptEvents
    case let path where isNative && path.count == 5 && path[1] == "0.9.5" && path[3...] == ["ads", "events"]: self = .adEvents
    case let path where isNative && path.count == 5 && path[1] == "0.9.5" && path[3...] == ["intercepts", "events"]:
      self = .interceptEvents
    case let path where isNative && path.count == 4 && path[1] == "1" && path[3] == "events": self = .collectorEvents
    case let path where isNative && path.count == 4 && path[1] == "1" && path[3] == "errors": self = .collectorErrors
    case ["v", "1", "pickup"]: self = .payloadPickup
    case ["v", "1", "tracking"]: self = .payloadTracking
    case let path where path.count == 2 && path[0] == "creatives": self = .creative
    case let path where path.count == 2 && path[0] == "pages": self = .page
    case let path where path.count == 2 && path[0] == "pixels": self = .pixel
    case [], ["feedback"]: self = .feedback
    case let path where path.count == 2 && path[0] == "control": self = .control
    default: return nil
    }
  }

  var method: Text {
    switch self {
    case .creative, .page, .pixel, .feedback: "GET"
    default: "POST"
    }
  }

  /// For `Allow` and for browsers that ask.
  var methods: Text {
    switch self {
    case .control: "OPTIONS, GET, POST, PUT, DELETE"
    default: Text("OPTIONS, \(method.string)")
    }
  }

  /// The ad and keyword routes, old and new, tell apps apart by this header alone.
  var needsKey: Bool {
    switch self {
    case .adRetrieve, .adEvents, .interceptRetrieve, .interceptEvents: true
    default: false
    }
  }
}
