// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `core/hello`. Says who answers and what it knows.
package struct CoreHelloParams {
  package init(_ json: JSON?) throws(Fault) {
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([])
  }
}

/// Params of `core/wake`. Tells that a deadline may have passed.
package struct CoreWakeParams {
  package init(_ json: JSON?) throws(Fault) {
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([])
  }
}

/// Params of `core/state`. Shows the whole state for tools and bug reports.
package struct CoreStateParams {
  package init(_ json: JSON?) throws(Fault) {
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([])
  }
}
