// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Effect `http/send`. Make this request.
package struct HttpSendEffect {
  /// Number of the effect; only grows.
  package var id: Int64
  /// What it is for.
  package var purpose: Purpose
  /// Give up after so long.
  package var timeoutMs: Int64
  /// Hold whatever lets this outlive the page, or the app's way to the background, until it is settled.
  package var keepalive: Bool
  /// The request.
  package var request: HttpRequest

  package init(id: Int64, purpose: Purpose, timeoutMs: Int64, keepalive: Bool, request: HttpRequest) {
    self.id = id
    self.purpose = purpose
    self.timeoutMs = timeoutMs
    self.keepalive = keepalive
    self.request = request
  }
}

extension HttpSendEffect {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.integer(id)
    writer.key("kind")
    writer.string("http/send")
    writer.key("purpose")
    writer.string(purpose.name)
    writer.key("timeoutMs")
    writer.integer(timeoutMs)
    writer.key("keepalive")
    writer.bool(keepalive)
    writer.key("request")
    request.write(to: &writer)
    writer.endObject()
  }
}

/// Effect `http/cancel`. The answer is no longer wanted.
package struct HttpCancelEffect {
  /// Number of the effect; only grows.
  package var id: Int64

  package init(id: Int64) {
    self.id = id
  }
}

extension HttpCancelEffect {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.integer(id)
    writer.key("kind")
    writer.string("http/cancel")
    writer.endObject()
  }
}

/// Effect `store/put`. Store this value.
package struct StorePutEffect {
  /// Number of the effect; only grows.
  package var id: Int64
  /// Key.
  package var key: Text
  /// Value, a text. Bounded only by the turn.
  package var value: Text

  package init(id: Int64, key: Text, value: Text) {
    self.id = id
    self.key = key
    self.value = value
  }
}

extension StorePutEffect {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.integer(id)
    writer.key("kind")
    writer.string("store/put")
    writer.key("key")
    writer.string(key)
    writer.key("value")
    writer.string(value)
    writer.endObject()
  }
}

/// Effect `store/remove`. Forget this key.
package struct StoreRemoveEffect {
  /// Number of the effect; only grows.
  package var id: Int64
  /// Key.
  package var key: Text

  package init(id: Int64, key: Text) {
    self.id = id
    self.key = key
  }
}

extension StoreRemoveEffect {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.integer(id)
    writer.key("kind")
    writer.string("store/remove")
    writer.key("key")
    writer.string(key)
    writer.endObject()
  }
}
