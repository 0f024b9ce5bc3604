import TrestleJSON
import TrestleProtocol

/// An order to the shell.
package enum Effect {
  case httpSend(HttpSendEffect)
  case httpCancel(HttpCancelEffect)
  case storePut(StorePutEffect)
  case storeRemove(StoreRemoveEffect)

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .httpSend(let effect): effect.write(to: &writer)
    case .httpCancel(let effect): effect.write(to: &writer)
    case .storePut(let effect): effect.write(to: &writer)
    case .storeRemove(let effect): effect.write(to: &writer)
    }
  }
}

/// A remark for shell authors. `code` is a stable name, `message` is for people.
package struct Diagnostic {
  package let code: StaticString
  package let message: String
}

/// What one message led to: the reply, then events, then effects.
package struct Turn {
  package var seq: Int64
  /// The message's id as JSON bytes (`17`, `"a"`, `null`); `nil` for a notification.
  package var id: [UInt8]?
  /// The result object as JSON bytes; exactly one of `result` and `failed` is there when `id` is.
  package var result: [UInt8]?
  package var failed: Fault?
  /// Whole event objects (`{"method":…,"params":…}`) in the order in which the app is told.
  package var events: [[UInt8]] = []
  package var effects: [Effect] = []
  /// `mono` milliseconds at which the shell should send `core/wake`, `nil` when nothing waits.
  package var wakeAt: Int64?
  package var diagnostics: [Diagnostic] = []

  package init(seq: Int64, id: [UInt8]? = nil, failed: Fault? = nil) {
    self.seq = seq
    self.id = id
    self.failed = failed
  }

  /// The error object as JSON bytes.
  package var error: [UInt8]? {
    guard id != nil, let failed else { return nil }
    var writer = JSONWriter()
    failed.write(to: &writer)
    return writer.bytes
  }

  /// The whole turn, one JSON object (protocol, section 1).
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("jsonrpc")
    writer.string("2.0")
    if let id {
      writer.key("id")
      writer.raw(id)
    }
    writer.key("seq")
    writer.integer(seq)
    if id != nil {
      if let failed {
        writer.key("error")
        failed.write(to: &writer)
      } else {
        writer.key("result")
        writer.raw(result ?? Array("{}".utf8))
      }
    }
    writer.key("events")
    writer.beginArray()
    for event in events { writer.raw(event) }
    writer.endArray()
    writer.key("effects")
    writer.beginArray()
    for effect in effects { effect.write(to: &writer) }
    writer.endArray()
    writer.key("wakeAt")
    if let wakeAt { writer.integer(wakeAt) } else { writer.null() }
    writeDiagnostics(to: &writer)
    writer.endObject()
  }

  private func writeDiagnostics(to writer: inout JSONWriter) {
    if diagnostics.isEmpty { return }
    writer.key("diagnostics")
    writer.beginArray()
    for diagnostic in diagnostics {
      writer.beginObject()
      writer.key("code")
      writer.string(diagnostic.code)
      writer.key("message")
      writer.string(diagnostic.message)
      writer.endObject()
    }
    writer.endArray()
  }
}
