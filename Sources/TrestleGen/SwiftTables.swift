/// Names of methods, areas, events and errors, and the limits.
struct SwiftTables {
  let model: Model
  let digest: String

  func methods() -> SourceText {
    var source = SourceText()
    source.comment("///", "A message that the core understands.")
    source.block("package enum Method: UInt8, CaseIterable, Sendable") { source in
      for message in model.messages {
        source.comment("///", message.summary)
        source.line("case \(SwiftShapes.name(message.method))")
      }
    }
    source.line()
    source.block("extension Method") { source in
      property("name: StaticString", model.messages.map { ($0.method, "\"\($0.method)\"") }, into: &source)
      source.line()
      parser(into: &source)
      source.line()
      property("area: Area", model.messages.map { ($0.method, ".\(SwiftShapes.name($0.area))") }, into: &source)
      source.line()
      source.comment("///", "What the core does with it before initialization.")
      property(
        "beforeInitialize: BeforeInitialize", model.messages.map { ($0.method, ".\($0.beforeInitialize)") },
        into: &source)
    }
    source.line()
    source.comment("///", "A part of the protocol; each belongs to one plugin.")
    source.block("package enum Area: UInt8, CaseIterable, Sendable") { source in
      source.list("case ", model.areas.map { SwiftShapes.name($0) }, "")
    }
    source.line()
    beforeInitialize(into: &source)
    source.line()
    source.comment("///", "SHA-256 of the bundled, canonically written schemas, in hex.")
    source.line("package var schemaDigest: StaticString {")
    source.indented { $0.line("\"\(digest)\"") }
    source.line("}")
    return source
  }

  /// `Method.unknownMembers`, for strict shells.
  func params() -> SourceText {
    var source = SourceText()
    source.block("extension Method") { source in
      source.comment("///", "Names of members of the params that the method does not know, in the order of the text.")
      source.block("package func unknownMembers(of params: JSON?) -> [Text]") { source in
        source.line("switch self {")
        for message in model.messages {
          source.line("case .\(SwiftShapes.name(message.method)):")
          source.indented { $0.line("\(pascal(message.method))Params.unknownMembers(of: params)") }
        }
        source.line("}")
      }
    }
    return source
  }

  /// For the tests: decodes the params of any method.
  func decoders() -> SourceText {
    var source = SourceText()
    source.line("import TrestleJSON")
    source.line("import TrestleProtocol")
    source.line()
    source.block("extension Method") { source in
      source.block("func decode(_ params: JSON?) throws(Fault)") { source in
        source.line("switch self {")
        for message in model.messages {
          source.line("case .\(SwiftShapes.name(message.method)):")
          source.indented { $0.line("_ = try \(pascal(message.method))Params(params)") }
        }
        source.line("}")
      }
    }
    return source
  }

  private func beforeInitialize(into source: inout SourceText) {
    source.block("package enum BeforeInitialize: UInt8, Sendable") { source in
      source.line("/// It is answered as ever.")
      source.line("case always")
      source.line("/// It is kept and takes effect with initialization.")
      source.line("case kept")
      source.line("/// It answers `reported:false`.")
      source.line("case notReported")
      source.line("/// It answers `notInitialized`.")
      source.line("case refused")
    }
  }

  /// Looks at the length first, so that a name is compared with a few others only.
  private func parser(into source: inout SourceText) {
    source.block("package init?(_ json: JSON)") { source in
      source.line("switch json.byteCount {")
      let byLength = Dictionary(grouping: model.messages.map(\.method)) { $0.utf8.count }
      for (length, names) in byLength.sorted(by: { $0.key < $1.key }) {
        source.line("case \(length):")
        source.indented { source in
          for (index, name) in names.enumerated() {
            source.line((index == 0 ? "" : "} else ") + "if json.equals(\"\(name)\") {")
            source.indented { $0.line("self = .\(SwiftShapes.name(name))") }
          }
          source.line("} else {")
          source.indented { $0.line("return nil") }
          source.line("}")
        }
      }
      source.line("default: return nil")
      source.line("}")
    }
  }

  /// A computed property with one value for each case.
  private func property(_ declaration: String, _ values: [(String, String)], into source: inout SourceText) {
    source.block("package var \(declaration)") { source in
      source.line("switch self {")
      for (name, value) in values { source.line("case .\(SwiftShapes.name(name)): \(value)") }
      source.line("}")
    }
  }

  func eventNames() -> SourceText {
    var source = SourceText()
    source.comment("///", "An event that the core may tell.")
    source.block("package enum EventName: UInt8, CaseIterable, Sendable") { source in
      for event in model.events {
        source.comment("///", event.summary)
        source.line("case \(SwiftShapes.name(event.name))")
      }
      source.line()
      property("name: StaticString", model.events.map { ($0.name, "\"\($0.name)\"") }, into: &source)
    }
    source.line()
    source.comment("///", "A kind of effect that the core may order.")
    source.block("package enum EffectKind: UInt8, CaseIterable, Sendable") { source in
      for effect in model.effects {
        source.comment("///", effect.summary)
        source.line("case \(SwiftShapes.name(effect.kind))")
      }
      source.line()
      property("name: StaticString", model.effects.map { ($0.kind, "\"\($0.kind)\"") }, into: &source)
    }
    return source
  }

  func errors() -> SourceText {
    var source = SourceText()
    source.comment("///", "Code of an error. Codes and names are stable and never reused.")
    source.block("package enum ErrorCode: Int64, CaseIterable, Sendable") { source in
      for error in model.errors {
        source.comment("///", error.when)
        source.line("case \(SwiftShapes.name(error.name)) = \(error.code)")
      }
      source.line()
      property("name: StaticString", model.errors.map { ($0.name, "\"\($0.name)\"") }, into: &source)
      source.line()
      source.comment("///", "What went wrong, for people.")
      property("message: StaticString", model.errors.map { ($0.name, "\"\($0.message)\"") }, into: &source)
    }
    return source
  }

  func limits() -> SourceText {
    var source = SourceText()
    source.comment("///", "Everything that is bounded, and why.")
    source.block("package enum Limits") { source in
      for limit in model.limits {
        source.comment("///", "\(limit.reason) In \(limit.unit); beyond it: \(limit.crossed).")
        source.line("package static let \(limit.name) = \(swift(limit.value))")
      }
      source.line()
      source.comment("///", "Writes an object of all limits by name.")
      source.block("package static func write(to writer: inout JSONWriter)") { source in
        source.line("writer.beginObject()")
        for limit in model.limits { source.line("write(\"\(limit.name)\", \(limit.name), to: &writer)") }
        source.line("writer.endObject()")
      }
      source.line()
      source.block("private static func write(_ name: StaticString, _ value: Int, to writer: inout JSONWriter)") { source in
        source.line("writer.key(name)")
        source.line("writer.integer(value)")
      }
    }
    return source
  }
}
