import TrestleJSON
import TrestleProtocol

/// Who caused a collector event. The profile may count the user's actions as the SDK's.
package enum CollectorSource {
  case sdk, user
}

extension Kernel {
  /// Records an event for the collector (W 1.8, 2.3).
  package func report(
    _ name: StaticString, _ source: CollectorSource, worth: Worth, _ params: [(name: StaticString, value: Text)] = [],
    ends: Bool = false
  ) {
    guard let profile = setup?.profile else { return }
    let fromApp = source == .user && profile.eventSource == .app
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("event_source")
    writer.string(fromApp ? "app" : "sdk")
    writer.key("event_name")
    writer.string(name)
    writer.key("event_timestamp")
    writer.integer(clock.wallSeconds)
    writer.key("event_params")
    write(params, sessionToo: !fromApp && profile.sessionIdInParams, to: &writer)
    writer.endObject()
    record(Report(route: .collectorEvents, worth: worth, event: writer.bytes, ends: ends))
  }

  /// Records an error for the collector, where the profile reports errors (W 2.4).
  package func reportError(_ code: StaticString, _ message: Text, _ params: [(name: StaticString, value: Text)] = []) {
    guard let profile = setup?.profile, profile.errorReports else { return }
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("error_code")
    writer.string(code)
    writer.key("error_message")
    writer.string(message)
    writer.key("error_params")
    write(params, sessionToo: false, to: &writer)
    writer.key("error_timestamp")
    writer.integer(clock.wallSeconds)
    writer.endObject()
    record(Report(route: .collectorErrors, worth: .lifeCycle, event: writer.bytes))
  }

  private func write(_ params: [(name: StaticString, value: Text)], sessionToo: Bool, to writer: inout JSONWriter) {
    writer.beginObject()
    var hasSession = false
    for param in params {
      writer.key(param.name)
      writer.string(param.value)
      if Text("\(param.name)") == "sessionId" { hasSession = true }
    }
    if sessionToo, !hasSession, let sessionId {
      writer.key("sessionId")
      writer.string(sessionId)
    }
    writer.endObject()
  }
}
