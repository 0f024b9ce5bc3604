// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Which id is sent when tracking is refused.
  package enum IdWhenRefused: UInt8, WireName {
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
  }

  /// Where `advertiserId` replaces the platform's id.
  package enum AdvertiserIdOn: UInt8, WireName {
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
  }
}
