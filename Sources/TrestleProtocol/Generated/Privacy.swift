// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `privacy/tracking`. Tells whether the user allows tracking.
package struct PrivacyTrackingParams {
  /// Whether tracking is allowed.
  package let enabled: Bool

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    enabled = try members.required("enabled", Read.bool)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["enabled"])
  }
}
