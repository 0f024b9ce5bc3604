// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// What stands for a list without a name.
  package enum MissingListName: UInt8, WireName {
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
  }

  /// Source of reported user actions.
  package enum EventSource: UInt8, WireName {
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
  }

  /// When the begin of a popup is reported.
  package enum PopupBegin: UInt8, WireName {
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
  }

  /// Which feedback host `reportUrl` names.
  package enum ReportHost: UInt8, WireName {
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
  }

  /// Form of `reportUrl`.
  package enum ReportLink: UInt8, WireName {
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
  }

  /// What marks a batch of reports that is sent again.
  package enum Idempotency: UInt8, WireName {
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
  }
}
