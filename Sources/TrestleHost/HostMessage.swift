import TrestleJSON

/// Messages the host makes itself. They are notifications, so the app sees nothing of them but the events they lead to.
enum HostMessage {
  static func wake(_ clock: HostClock) -> [UInt8] {
    message("core/wake", clock) { _ in }
  }

  /// The app is going away: what waits is sent or stored now.
  static func leave(_ clock: HostClock) -> [UInt8] {
    message("app/state", clock) { writer in
      writer.key("state")
      writer.string("background")
      writer.key("leaving")
      writer.bool(true)
    }
  }

  /// - Parameter outcome: writes the members of the outcome.
  static func settle(_ effect: Int64, _ clock: HostClock, outcome: (inout JSONWriter) -> Void) -> [UInt8] {
    message("effect/settle", clock) { writer in
      writer.key("effect")
      writer.integer(effect)
      writer.key("outcome")
      writer.beginObject()
      writer.key("kind")
      outcome(&writer)
      writer.endObject()
    }
  }

  static func settle(_ effect: Int64, failed reason: StaticString, _ clock: HostClock) -> [UInt8] {
    settle(effect, clock) { writer in
      writer.string("failed")
      writer.key("reason")
      writer.string(reason)
    }
  }

  private static func message(_ method: StaticString, _ clock: HostClock, params: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("jsonrpc")
    writer.string("2.0")
    writer.key("method")
    writer.string(method)
    writer.key("params")
    writer.beginObject()
    params(&writer)
    writer.endObject()
    writeTime(clock.mono, clock.wall, to: &writer)
    writer.endObject()
    return writer.bytes
  }

  /// The member `at`.
  static func writeTime(_ mono: Int64, _ wall: Int64, to writer: inout JSONWriter) {
    writer.key("at")
    writer.beginObject()
    writer.key("mono")
    writer.integer(mono)
    writer.key("wall")
    writer.integer(wall)
    writer.endObject()
  }
}
