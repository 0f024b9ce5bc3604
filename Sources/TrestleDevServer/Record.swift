import TrestleJSON

/// One report as it arrived: the columns of the table `reports`. README.md describes each.
struct Report: Sendable {
  enum Kind: String, Sendable { case ad, intercept, sdk, error, tracking }

  var kind: Kind
  var type: Text
  var source: Text?
  var adID: Text?
  var zoneID: Text?
  var impressionID: Text?
  var name: Text?
  var searchID: Text?
  var termID: Text?
  var term: Text?
  var userInput: Text?
  var payloadID: Text?
  var params: Value?
  /// As sent: seconds, or milliseconds or text where a platform's payload tracking does so.
  var reportedAt: Int64?
  var raw: Value
}

/// Whose request it is.
struct Envelope: Sendable {
  var sessionID: Text?
  var appID: Text?
  var udid: Text?
}

/// One answered ad request: the columns of the table `serves`.
struct Serve: Sendable {
  let wish: Wish
  /// `nil` when nothing was served.
  let adID: Text?
}

/// Everything about one request that is kept.
struct Record: Sendable {
  let request: Request
  let route: Route
  var envelope = Envelope()
  var reports: [Report] = []
  /// Whether the service took what was sent. A request that is answered with an error was not accepted.
  var isAccepted = false
  /// What was answered, 0 when the connection was dropped instead.
  var status = 0
  /// Why it was refused.
  var reason: Text?
}
