import TrestleJSON
import TrestleProtocol

/// The envelopes of reports on the wire: what stands around the list of events (W 1.5, 1.7, 1.8, 1.10).
enum ReportEnvelope {
  /// The members before the list, without braces.
  static func members(of route: Route, _ kernel: Kernel, _ setup: Setup) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    if route == .payloadTracking {
      PayloadEnvelope.write(for: .tracking, kernel, setup, to: &writer)
      return Array(writer.bytes.dropFirst())
    }
    writer.key("session_id")
    writer.string(kernel.sessionId ?? "")
    writer.key("app_id")
    writer.string(setup.appId)
    writer.key("udid")
    writer.string(kernel.identity.userId)
    switch route {
    case .adEvents, .interceptEvents:
      if setup.profile.sdkVersionInEvents { writeVersion(setup, to: &writer) }
    case .collectorEvents, .collectorErrors:
      writeVersion(setup, to: &writer)
      writeCollectorMembers(of: route, kernel, setup, to: &writer)
    case .payloadTracking: break
    }
    return Array(writer.bytes.dropFirst())
  }

  private static func writeVersion(_ setup: Setup, to writer: inout JSONWriter) {
    writer.key("sdk_version")
    writer.string(setup.sdkVersion)
  }

  private static func writeCollectorMembers(of route: Route, _ kernel: Kernel, _ setup: Setup, to writer: inout JSONWriter) {
    let device = kernel.identity.device
    writer.key("bundle_id")
    writer.string(setup.bundleId)
    writer.key("bundle_version")
    writer.string(setup.bundleVersion)
    writer.key("allow_retargeting")
    writer.integer(kernel.identity.allowsRetargeting ? 1 : 0)
    writer.key("locale")
    writer.string(device.locale)
    if setup.profile.collectorBody == .none { return }
    let texts: [(StaticString, Text)] = [
      ("device", device.model), ("os", device.os), ("osv", device.osVersion), ("timezone", device.timezone),
      ("carrier", device.carrier),
    ]
    for (name, value) in texts {
      writer.key(name)
      writer.string(value)
    }
    writer.key("dw")
    writer.integer(device.width)
    writer.key("dh")
    writer.integer(device.height)
    writer.key("density")
    writer.string(device.density)
    guard setup.profile.collectorBody == .full else { return }
    writer.key("device_udid")
    writer.string(kernel.identity.deviceId)
    // The full form has both lists; the one that this route does not fill is empty.
    writer.key(route == .collectorErrors ? "events" : "errors")
    writer.beginArray()
    writer.endArray()
  }

  /// The address a route's batches go to.
  static func url(of route: Route, _ kernel: Kernel, _ setup: Setup) -> Text {
    let os = kernel.identity.collectorOS
    let legacy = setup.profile.routes == .legacy
    switch route {
    case .adEvents:
      return Text("\(setup.endpoints.ads.string)\(legacy ? "/v/0.9.5/\(os)/ads/events" : "/v/1.0.0/ad/events")")
    case .interceptEvents:
      return Text("\(setup.endpoints.ads.string)\(legacy ? "/v/0.9.5/\(os)/intercepts/events" : "/v/1.0.0/intercept/events")")
    case .collectorEvents: return Text("\(setup.endpoints.events.string)/v/1/\(os)/events")
    case .collectorErrors: return Text("\(setup.endpoints.events.string)/v/1/\(os)/errors")
    case .payloadTracking: return Text("\(setup.endpoints.payloads.string)/v/1/tracking")
    }
  }

  static func header(of route: Route, _ kernel: Kernel, _ setup: Setup) -> Batch.Header {
    Batch.Header(
      route: route, url: url(of: route, kernel, setup), appId: setup.appId, envelope: members(of: route, kernel, setup),
      sendsKey: setup.profile.apiKeyEverywhere || route == .adEvents || route == .interceptEvents,
      idempotent: setup.profile.idempotency == .header, carriesAdvertisingId: kernel.identity.carriesAdvertisingId)
  }
}
