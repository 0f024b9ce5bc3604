// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `payload/pickup`. Asks the service for waiting payloads.
package struct PayloadPickupParams {
  package init(_ json: JSON?) throws(Fault) {
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([])
  }
}

/// Params of `payload/resolve`. Tells what became of payloads.
package struct PayloadResolveParams {
  /// The payloads.
  package let payloads: [PayloadResolution]

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    payloads = try members.required("payloads") { json throws(Fault) in
      try Read.array(json, maxItems: 100, PayloadResolution.init(reading:))
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["payloads"])
  }
}
