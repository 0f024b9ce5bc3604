import TrestleJSON

/// Where a report goes. Order is kept within a route, not between routes.
package enum Route: UInt8, CaseIterable {
  case adEvents, interceptEvents, collectorEvents, collectorErrors, payloadTracking

  /// The member of the request's body that holds the list.
  var listName: StaticString {
    switch self {
    case .adEvents, .interceptEvents, .collectorEvents: "events"
    case .collectorErrors: "errors"
    case .payloadTracking: "tracking"
    }
  }

  /// The name in storage keys: stable, never reused.
  var name: StaticString {
    switch self {
    case .adEvents: "ad-events"
    case .interceptEvents: "intercept-events"
    case .collectorEvents: "collector-events"
    case .collectorErrors: "collector-errors"
    case .payloadTracking: "payload-tracking"
    }
  }
}

/// How much a report is worth when the queue is full; the least valuable is dropped first.
package enum Worth: UInt8, CaseIterable {
  case search, lifeCycle, acknowledgement, interaction
}

/// One thing that happened, as the service's JSON object.
package struct Report {
  package let route: Route
  package let worth: Worth
  package let event: [UInt8]
  /// It ends what began in an earlier turn: it belongs to the session of then and needs no live one.
  package let ends: Bool

  package init(route: Route, worth: Worth, event: [UInt8], ends: Bool = false) {
    self.ends = ends
    self.route = route
    self.worth = worth
    self.event = event
  }
}
