// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Event `sdk/warning`. Something an integrator should fix.
package struct SdkWarningEvent {
  /// Name of the kind of warning.
  package var code: Text
  /// For people.
  package var message: Text

  package init(code: Text, message: Text) {
    self.code = code
    self.message = message
  }
}

extension SdkWarningEvent: Event {
  package static var name: EventName { .sdkWarning }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("sdk/warning")
    writer.key("params")
    writer.beginObject()
    writer.key("code")
    writer.string(code)
    writer.key("message")
    writer.string(message)
    writer.endObject()
    writer.endObject()
  }
}
