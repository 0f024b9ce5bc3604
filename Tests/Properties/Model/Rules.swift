import TrestleJSON

/// The effective policy, as `sdk/initialize` answered it.
package struct Rules {
  package let policy: JSON

  package init(_ policy: JSON) {
    self.policy = policy
    renderGate = policy["renderGate"]?.bool ?? false
    visibleByDefault = policy["visibleByDefault"]?.bool ?? false
    impressionMinPermille = policy["impressionMinPermille"]?.integer ?? 0
    impressionMinMs = policy["impressionMinMs"]?.integer ?? 0
    endsWithRequest = policy["impressionEnds"]?.equals("request") ?? false
    mountsByAttaching = policy["mountReports"]?.equals("attach") ?? false
    popupCovers = policy["popupCovers"]?.bool ?? false
    emptyZonePaces = policy["emptyZonePaces"]?.bool ?? false
    retrievalAttempts = policy["retrievalAttempts"]?.integer ?? 1
    isSliding = policy["sessionStore"]?.equals("sliding") ?? false
    sessionWindowMs = policy["sessionWindowMs"]?.integer ?? 0
    inactiveLeaves = policy["inactive"]?.equals("session") ?? false
    fillEvent = policy["fillEvent"]?.text?.string ?? ""
    loadFailedOn = policy["loadFailedOn"]?.text?.string ?? ""
    pixels = policy["pixels"]?.text?.string ?? ""
    tapGuard = policy["tapGuard"]?.bool ?? false
    keepsOnFailure = policy["refreshFailure"]?.equals("keep") ?? false
  }

  package let renderGate: Bool
  package let visibleByDefault: Bool
  package let impressionMinPermille: Int64
  package let impressionMinMs: Int64
  package let endsWithRequest: Bool
  package let mountsByAttaching: Bool
  package let popupCovers: Bool
  package let emptyZonePaces: Bool
  package let retrievalAttempts: Int64
  package let isSliding: Bool
  package let sessionWindowMs: Int64
  package let inactiveLeaves: Bool
  package let fillEvent: String
  package let loadFailedOn: String
  package let pixels: String
  package let tapGuard: Bool
  package let keepsOnFailure: Bool
}
