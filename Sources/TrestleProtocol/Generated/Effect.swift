// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `effect/settle`. Tells what happened to an effect.
package struct EffectSettleParams {
  /// The effect's `id`.
  package let effect: Int64
  /// What happened.
  package let outcome: Outcome

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    effect = try members.required("effect", Read.handleValue)
    outcome = try members.required("outcome", Outcome.init(reading:))
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["effect", "outcome"])
  }
}

/// Result of `effect/settle`.
package struct EffectSettleResult {
  /// Whether the core no longer waits for it.
  package var stale: Bool

  package init(stale: Bool) {
    self.stale = stale
  }
}

extension EffectSettleResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("stale")
    writer.bool(stale)
    writer.endObject()
  }
}
