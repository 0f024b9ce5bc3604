// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// What an ad without a creative is.
  package enum MissingCreative: UInt8, WireName {
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
  }

  /// What becomes of the report that a zone off screen is unfilled.
  package enum UnfilledOffscreen: UInt8, WireName {
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
  }

  /// What a failed refresh does to the ad that is showing.
  package enum RefreshFailure: UInt8, WireName {
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
  }

  /// How long a zone waits after a failed request.
  package enum FailurePacing: UInt8, WireName {
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
      case .`default`: "default"
      }
    }
  }

  /// When a refresh ends the impression. Leaving the screen always ends it.
  package enum ImpressionEnds: UInt8, WireName {
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
  }

  /// When the creative's tracking script runs.
  package enum Pixels: UInt8, WireName {
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
  }

  /// When a zone is reported mounted and unmounted.
  package enum MountReports: UInt8, WireName {
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
  }

  /// When a changed recipe context reaches the service.
  package enum ContextChange: UInt8, WireName {
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
  }

  /// What `zone/filled` tells.
  package enum FillEvent: UInt8, WireName {
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
  }

  /// When `zone/loadFailed` is told.
  package enum LoadFailedOn: UInt8, WireName {
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
  }

  /// How exactly served refresh times are taken.
  package enum RefreshRounding: UInt8, WireName {
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
  }
}
