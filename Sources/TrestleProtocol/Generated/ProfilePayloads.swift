// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Entries in which payloads are handed to the app.
  package enum PayloadEntries: UInt8, WireName {
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
  }

  /// Where repeated payloads are looked for. Links always within the process.
  package enum PayloadDuplicates: UInt8, WireName {
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
  }

  /// Time in payload reports.
  package enum TrackingTime: UInt8, WireName {
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
  }

  /// How items in links are read.
  package enum LinkItems: UInt8, WireName {
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
  }

  /// Form of payload requests.
  package enum PayloadBodies: UInt8, WireName {
    /// With the session.
    case session
    /// With `device.os`, where a browser's shell puts its user agent, and the bundle; pickups with the session.
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
  }
}
