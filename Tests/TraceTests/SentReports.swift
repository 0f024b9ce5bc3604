import TrestleJSON

/// The reports of one send of purpose `report`, as a `reports` line sees them: the wire's own object of each report, with
/// `route` and `envelope` (the body without its list of reports) added.
enum SentReports {
  private static let lists: Set<Text> = ["events", "errors", "tracking"]

  static func decode(_ request: JSON?) throws(TraceFailure) -> [JSON] {
    guard let url = request?["url"]?.text?.string, let bodyText = request?["body"]?.text?.string,
      let body = JSON.read(bodyText), body.kind == .object
    else { throw TraceFailure("a report was sent whose body is no JSON object: \(request?.jsonText ?? "no request")") }
    var envelope = JSONWriter()
    envelope.beginObject()
    for (name, value) in body.members where !lists.contains(name) {
      envelope.key(name)
      value.write(to: &envelope)
    }
    envelope.endObject()
    var reports: [JSON] = []
    for (name, value) in body.members where lists.contains(name) {
      for element in value.elements {
        guard let report = decorated(element, route: route(of: url), envelope: envelope.bytes) else {
          throw TraceFailure("a report was sent that is no object: \(element.jsonText)")
        }
        reports.append(report)
      }
    }
    return reports
  }

  private static func decorated(_ report: JSON, route: String, envelope: [UInt8]) -> JSON? {
    guard report.kind == .object else { return nil }
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("route")
    writer.string(route)
    for (name, value) in report.members {
      writer.key(name)
      value.write(to: &writer)
    }
    writer.key("envelope")
    writer.raw(envelope)
    writer.endObject()
    return JSONDocument.parseLeniently(writer.bytes.span)?.root
  }

  /// The last two segments of the path, where the collector's platform segment reads `collector` and the payload service's
  /// version `payload`: `ad/events`, `intercept/events`, `collector/events`, `collector/errors`, `payload/tracking`.
  static func route(of url: String) -> String {
    let segments = url.split(separator: "?")[0].split(separator: "/")
    guard segments.count >= 2, let last = segments.last else { return url }
    let group =
      switch segments[segments.count - 2] {
      case "android", "ios": "collector"
      case "1": "payload"
      case let other: String(other)
      }
    return group + "/" + last
  }
}
