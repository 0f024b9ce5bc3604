/// `Profile`: its fields, the values of each profile, and overriding single fields by name.
struct SwiftProfile {
  let fields: [ProfileField]
  let profiles: [String]

  private func typeName(_ field: ProfileField) -> String {
    switch field.kind {
    case .boolean: "Bool"
    case .integer: "Int64"
    case .numberOrNull: "Double?"
    case .text: "Text"
    case .enumeration, .set: pascal(field.name)
    }
  }

  func structure() -> SourceText {
    var source = SourceText()
    source.comment(
      "///", "Everything in which the platforms' SDKs differ. Plugins read fields, never a platform's name.")
    source.block("package struct Profile: Sendable") { source in
      for field in fields {
        source.comment("///", field.description)
        source.line("package var \(SwiftShapes.name(field.name)): \(typeName(field))")
      }
    }
    source.line()
    source.block("extension Profile") { source in
      source.comment("///", "The fields as the profile of this name has them.")
      source.block("package static func named(_ name: ProfileName) -> Profile") { source in
        source.line("switch name {")
        for profile in profiles { source.line("case .\(camel(profile)): \(camel(profile))") }
        source.line("}")
      }
    }
    return source
  }

  /// Parts of the behaviour that have fields with names as values.
  var groups: [String] {
    distinct(
      fields.filter { field in
        switch field.kind {
        case .enumeration, .set: true
        default: false
        }
      }.map(\.group))
  }

  func names(group: String) -> SourceText {
    var source = SourceText()
    source.block("extension Profile") { source in
      for field in fields where field.group == group {
        switch field.kind {
        case .enumeration(let values):
          source.separate()
          source.comment("///", field.description)
          source.enumeration(pascal(field.name), values)
        case .set(let values):
          source.separate()
          set(field, values, into: &source)
        default: continue
        }
      }
    }
    return source
  }

  private func set(_ field: ProfileField, _ values: [NamedValue], into source: inout SourceText) {
    let name = pascal(field.name)
    source.comment("///", field.description)
    source.block("package struct \(name): OptionSet, Sendable") { source in
      source.line("package let rawValue: UInt8")
      source.line("package init(rawValue: UInt8) { self.rawValue = rawValue }")
      source.line()
      for (index, value) in values.enumerated() {
        source.comment("///", value.description)
        source.line("package static let \(SwiftShapes.name(value.name)) = \(name)(rawValue: \(1 << index))")
      }
      source.line()
      source.block("package func write(to writer: inout JSONWriter)") { source in
        source.line("writer.beginArray()")
        for value in values {
          source.line("if contains(.\(SwiftShapes.name(value.name))) { writer.string(\"\(value.name)\") }")
        }
        source.line("writer.endArray()")
      }
      source.line()
      source.block("init(reading json: JSON) throws(Fault)") { source in
        source.line("self = []")
        source.line("guard json.kind == .array else { throw .breaks(\"type\") }")
        source.line("if json.count > \(values.count) { throw .breaks(\"maxItems\", limit: \(values.count)) }")
        source.block("for index in 0..<json.count") { source in
          source.line("formUnion(try Read.element(json, index, Self.one))")
        }
      }
      source.line()
      source.block("private static func one(_ json: JSON) throws(Fault) -> \(name)") { source in
        source.line("guard json.kind == .string else { throw .breaks(\"type\") }")
        for value in values {
          source.line("if json.equals(\"\(value.name)\") { return .\(SwiftShapes.name(value.name)) }")
        }
        source.line("throw .breaks(\"enum\")")
      }
    }
  }

  func values() -> SourceText {
    var source = SourceText()
    source.block("extension Profile") { source in
      for (index, profile) in profiles.enumerated() {
        if index > 0 { source.line() }
        if index == 0 { first(profile, into: &source) } else { other(profile, index, into: &source) }
      }
    }
    return source
  }

  private func first(_ profile: String, into source: inout SourceText) {
    source.block("package static var \(camel(profile)): Profile") { source in
      source.line("Profile(")
      source.indented { source in
        for (index, field) in fields.enumerated() {
          let end = index == fields.count - 1 ? ")" : ","
          source.line("\(field.name): \(literal(field.values[0], field))\(end)")
        }
      }
    }
  }

  /// Only what differs from the first profile.
  private func other(_ profile: String, _ index: Int, into source: inout SourceText) {
    source.block("package static var \(camel(profile)): Profile") { source in
      source.line("var profile = \(camel(profiles[0]))")
      for field in fields {
        let value = literal(field.values[index], field)
        if value != literal(field.values[0], field) { source.line("profile.\(field.name) = \(value)") }
      }
      source.line("return profile")
    }
  }

  private func literal(_ value: ProfileField.Value, _ field: ProfileField) -> String {
    switch value {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): swift(value)
    case .null: "nil"
    case .name(let name):
      if case .text = field.kind { "\"\(name)\"" } else { ".\(SwiftShapes.name(name))" }
    case .names(let names): "[\(names.map { ".\(SwiftShapes.name($0))" }.joined(separator: ", "))]"
    }
  }

  func policy() -> SourceText {
    var source = SourceText()
    source.block("extension Profile") { source in
      source.comment(
        "///",
        "Overrides single fields. Throws `invalidParams` at an unknown name or a wrong value; then nothing is overridden.")
      source.block("package mutating func apply(policy json: JSON) throws(Fault)") { source in
        source.line("do { self = try overridden(by: json) } catch { throw error.inside(\"policy\") }")
      }
      source.line()
      source.comment("///", "A policy that any profile can take, lent as it is.")
      source.block("static func check(_ json: JSON) throws(Fault) -> JSON") { source in
        source.line("_ = try standard.overridden(by: json)")
        source.line("return json")
      }
      source.line()
      source.block("private func overridden(by json: JSON) throws(Fault) -> Profile") { source in
        source.line("var fields = try PolicyFields(json)")
        source.line("var profile = self")
        for field in fields {
          read(field, into: &source)
        }
        source.line("try fields.refuseOthers(Profile.fieldNames)")
        source.line("return profile")
      }
      source.line()
      source.line("private static var fieldNames: [StaticString] {")
      source.indented { $0.list("[", fields.map { "\"\($0.name)\"" }, "]") }
      source.line("}")
      source.line()
      source.comment("///", "Writes an object of all fields. Numbers are written without fractions.")
      source.block("package func write(to writer: inout JSONWriter)") { source in
        source.line("writer.beginObject()")
        for field in fields { write(field, into: &source) }
        source.line("writer.endObject()")
      }
    }
    return source
  }

  private func read(_ field: ProfileField, into source: inout SourceText) {
    let (name, reader) = (field.name, reader(field))
    let single = "try fields.read(\"\(name)\", into: &profile.\(name), \(reader))"
    if single.count <= 116, !reader.hasPrefix("{") { return source.line(single) }
    source.line("try fields.read(\"\(name)\", into: &profile.\(name)) { json throws(Fault) in")
    source.indented { $0.line(reader.dropFirst("{ json throws(Fault) in ".count).dropLast(2).description) }
    source.line("}")
  }

  private func reader(_ field: ProfileField) -> String {
    switch field.kind {
    case .boolean: "Read.bool"
    case .integer(let bounds):
      "{ json throws(Fault) in try Read.integer(json, \(swift(bounds.minimum)), \(swift(bounds.maximum))) }"
    case .numberOrNull(let bounds):
      "{ json throws(Fault) in try Read.numberOrNull(json, \(swift(bounds.minimum)), \(swift(bounds.maximum))) }"
    case .text(let maxBytes): "{ json throws(Fault) in try Read.text(json, maxBytes: \(maxBytes)) }"
    case .enumeration, .set: "\(pascal(field.name)).init(reading:)"
    }
  }

  private func write(_ field: ProfileField, into source: inout SourceText) {
    source.line("writer.key(\"\(field.name)\")")
    switch field.kind {
    case .boolean: source.line("writer.bool(\(field.name))")
    case .integer: source.line("writer.integer(\(field.name))")
    case .numberOrNull: source.line("writer.wholeOrNull(\(field.name))")
    case .text: source.line("writer.string(\(field.name))")
    case .enumeration: source.line("writer.string(\(field.name).name)")
    case .set: source.line("\(field.name).write(to: &writer)")
    }
  }
}
