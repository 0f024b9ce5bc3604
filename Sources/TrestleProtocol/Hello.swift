import TrestleJSON

/// Result of `core/hello`: everything this core knows, from the generated tables.
package struct CoreHelloResult: Reply {
  package static let protocolVersion: Int64 = 1

  /// Version of the core, such as `0.1.0`.
  package var version: StaticString
  /// Prefixes of the storage keys whose entries the shell hands back.
  package var prefixes: [Text]
  /// The methods that have an owner in this core.
  package var methods: [Method]

  package init(version: StaticString, prefixes: [Text], methods: [Method]) {
    self.version = version
    self.prefixes = prefixes
    self.methods = methods
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("core")
    CoreName(name: "trestle", version: Text(version.description)).write(to: &writer)
    writer.key("protocol")
    writer.integer(CoreHelloResult.protocolVersion)
    writer.key("schemaDigest")
    writer.string(schemaDigest)
    writer.key("storage")
    Storage(prefixes: prefixes).write(to: &writer)
    writer.key("methods")
    writer.array(methods) { $0.name }
    writer.key("events")
    writer.array(EventName.allCases) { $0.name }
    writer.key("effects")
    writer.array(EffectKind.allCases) { $0.name }
    writer.key("limits")
    Limits.write(to: &writer)
    writer.key("errors")
    writer.array(ErrorCode.allCases) { $0.name }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func array<Element>(_ elements: [Element], _ name: (Element) -> StaticString) {
    beginArray()
    for element in elements { string(name(element)) }
    endArray()
  }
}
