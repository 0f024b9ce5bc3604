// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Which routes ad and intercept events go to.
  package enum Routes: UInt8, WireName {
    /// The routes of version 1.0.0.
    case v1
    /// The routes of version 0.9.5, for ad and intercept events.
    case legacy

    package var name: StaticString {
      switch self {
      case .v1: "v1"
      case .legacy: "legacy"
      }
    }
  }

  /// What the collector is told about the device.
  package enum CollectorBody: UInt8, WireName {
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
  }

  /// The operating system in the collector's routes.
  package enum CollectorOS: UInt8, WireName {
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
  }

  /// Names of reported errors.
  package enum ErrorNames: UInt8, WireName {
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
  }

  /// What an answer with `success:false` is.
  package enum SuccessFalse: UInt8, WireName {
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
  }

  /// What an answer without `data` is.
  package enum MissingData: UInt8, WireName {
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
  }
}
