/// Writes `Sources/TrestleProtocol/Generated/`.
struct SwiftEmitter {
  let model: Model
  let digest: String
  let folder = "Sources/TrestleProtocol/Generated/"

  private var shapes: SwiftShapes { SwiftShapes(model: model) }
  private var structs: SwiftStructs { SwiftStructs(shapes: shapes) }

  func files() -> [GeneratedFile] {
    let areas = model.messages.map(\.area) + model.events.map(\.area)
    var seen: [String] = []
    for area in areas where !seen.contains(area) { seen.append(area) }
    let tables = SwiftTables(model: model, digest: digest)
    let profile = SwiftProfile(fields: model.fields, profiles: model.profiles)
    return seen.map { file("\(pascal($0)).swift", area($0)) } + [
      file("Scalars.swift", scalars()), file("Enumerations.swift", enumerations()), file("Types.swift", types()),
      file("Effects.swift", effects()), file("Method.swift", tables.methods()), file("EventName.swift", tables.eventNames()),
      file("ErrorCode.swift", tables.errors()), file("Limits.swift", tables.limits()),
      file("Profile.swift", profile.structure()), file("ProfileNames.swift", profile.names()),
      file("ProfileValues.swift", profile.values()), file("ProfilePolicy.swift", profile.policy()),
    ]
  }

  private func file(_ name: String, _ body: SourceText) -> GeneratedFile {
    GeneratedFile(path: folder + name, text: SwiftShapes.header + "import TrestleJSON\n\n" + body.text)
  }

  private func area(_ area: String) -> SourceText {
    var source = SourceText()
    var isFirst = true
    func separate() {
      if !isFirst { source.line() }
      isFirst = false
    }
    for message in model.messages where message.area == area {
      separate()
      structs.params(message, into: &source)
      if case .structure(let members, _) = message.result {
        source.line()
        source.comment("///", "Result of `\(message.method)`.")
        written("\(pascal(message.method))Result", members, into: &source)
      }
    }
    for event in model.events where event.area == area {
      separate()
      self.event(event, into: &source)
    }
    return source
  }

  /// A struct and the extension that writes it as one object.
  private func written(_ name: String, _ members: [Member], reads: Bool = false, into source: inout SourceText) {
    structs.structure(name, members, reads: reads, writes: true, into: &source)
    source.line()
    source.block("extension \(name)") { source in
      source.block("package func write(to writer: inout JSONWriter)") { source in
        source.line("writer.beginObject()")
        structs.write(members, into: &source)
        source.line("writer.endObject()")
      }
    }
  }

  private func event(_ event: EventDefinition, into source: inout SourceText) {
    let name = "\(pascal(event.name))Event"
    source.comment("///", "Event `\(event.name)`. \(event.summary)")
    structs.structure(name, event.params, reads: false, writes: true, into: &source)
    source.line()
    source.block("extension \(name): Event") { source in
      source.line("package static var name: EventName { .\(SwiftShapes.name(event.name)) }")
      source.line()
      source.block("package func write(to writer: inout JSONWriter)") { source in
        source.line("writer.beginObject()")
        source.line("writer.key(\"method\")")
        source.line("writer.string(\"\(event.name)\")")
        source.line("writer.key(\"params\")")
        source.line("writer.beginObject()")
        structs.write(event.params, into: &source)
        source.line("writer.endObject()")
        source.line("writer.endObject()")
      }
    }
  }

  private func effects() -> SourceText {
    var source = SourceText()
    for (index, effect) in model.effects.enumerated() {
      if index > 0 { source.line() }
      let name = "\(pascal(effect.kind))Effect"
      let id = Member(name: "id", shape: .type("Handle"), description: "Number of the effect; only grows.", isRequired: true)
      source.comment("///", "Effect `\(effect.kind)`. \(effect.summary)")
      structs.structure(name, [id] + effect.members, reads: false, writes: true, into: &source)
      source.line()
      source.block("extension \(name)") { source in
        source.block("package func write(to writer: inout JSONWriter)") { source in
          source.line("writer.beginObject()")
          structs.write([id], into: &source)
          source.line("writer.key(\"kind\")")
          source.line("writer.string(\"\(effect.kind)\")")
          structs.write(effect.members, into: &source)
          source.line("writer.endObject()")
        }
      }
    }
    return source
  }

  private func scalars() -> SourceText {
    var source = SourceText()
    source.block("extension Read") { source in
      var isFirst = true
      for type in model.types {
        guard case .scalar(let shape, _) = type.form else { continue }
        if !isFirst { source.line() }
        isFirst = false
        source.comment("///", type.description)
        source.block("static func \(camel(type.title))Value(_ json: JSON) throws(Fault) -> \(shapes.type(shape))") { source in
          source.line(shapes.expression(shape))
        }
      }
    }
    return source
  }

  private func enumerations() -> SourceText {
    var source = SourceText()
    var isFirst = true
    for type in model.types {
      guard case .enumeration(let values) = type.form else { continue }
      if !isFirst { source.line() }
      isFirst = false
      source.comment("///", type.description)
      source.enumeration(type.title, values)
    }
    return source
  }

  private func types() -> SourceText {
    var source = SourceText()
    let use = TypeUse(model: model)
    var isFirst = true
    for type in model.types {
      if case .scalar = type.form { continue }
      if case .enumeration = type.form { continue }
      if !isFirst { source.line() }
      isFirst = false
      source.comment("///", type.description)
      switch type.form {
      case .structure(let members) where use.isWritten(type.title):
        written(type.title, members, reads: use.isRead(type.title), into: &source)
      case .structure(let members): structs.structure(type.title, members, reads: true, writes: false, into: &source)
      case .tuple(let members): tuple(type.title, members, into: &source)
      case .union(let tag, let branches): union(type.title, tag, branches, into: &source)
      case .scalar, .enumeration: break
      }
    }
    return source
  }

  private func tuple(_ name: String, _ members: [Member], into source: inout SourceText) {
    structs.structure(name, members, reads: false, writes: true, into: &source) { source in
      source.line()
      source.block("init(reading json: JSON) throws(Fault)") { source in
        source.line("try Read.tuple(json, count: \(members.count))")
        for (index, member) in members.enumerated() {
          let read = shapes.function(member.shape) ?? ""
          source.line("\(SwiftShapes.name(member.name)) = try Read.element(json, \(index), \(read))")
        }
      }
    }
    source.line()
    source.block("extension \(name)") { source in
      source.block("package func write(to writer: inout JSONWriter)") { source in
        source.line("writer.beginArray()")
        for member in members { source.line("writer.string(\(SwiftShapes.name(member.name)))") }
        source.line("writer.endArray()")
      }
    }
  }

  private func union(_ name: String, _ tag: Member, _ branches: [TypeDefinition.UnionBranch], into source: inout SourceText) {
    guard case .type(let tagType) = tag.shape, case .enumeration(let values)? = model.type(tagType)?.form else { return }
    let payload = { (value: String) in branches.first { $0.value == value }?.payload }
    source.block("package enum \(name)") { source in
      for value in values {
        source.comment("///", value.description)
        let associated: String =
          switch payload(value.name) {
          case .type(let title): "(\(title))"
          case .member(let member): "(\(shapes.type(member.shape)))"
          case nil: ""
          }
        source.line("case \(SwiftShapes.name(value.name))\(associated)")
      }
      source.line()
      source.block("init(reading json: JSON) throws(Fault)") { source in
        source.line("let members = try Members(object: json)")
        source.line("switch try members.required(\"\(tag.name)\", \(tagType).init(reading:)) {")
        for value in values {
          let caseName = SwiftShapes.name(value.name)
          let expression: String =
            switch payload(value.name) {
            case .type(let title): "(try \(title)(reading: json))"
            case .member(let member): "(\(shapes.reading(member)))"
            case nil: ""
            }
          source.line("case .\(caseName): self = .\(caseName)\(expression)")
        }
        source.line("}")
      }
    }
  }
}

extension SourceText {
  /// An enum of names, with its wire names and a reader that tries them in turn.
  mutating func enumeration(_ title: String, _ values: [NamedValue]) {
    block("package enum \(title): UInt8, CaseIterable, Sendable") { source in
      for value in values {
        source.comment("///", value.description)
        source.line("case \(SwiftShapes.name(value.name))")
      }
      source.line()
      source.block("package var name: StaticString") { source in
        source.line("switch self {")
        for value in values { source.line("case .\(camel(value.name)): \"\(value.name)\"") }
        source.line("}")
      }
      source.line()
      source.block("package init?(_ json: JSON)") { source in
        for (index, value) in values.enumerated() {
          let test = "if json.equals(\"\(value.name)\") { self = .\(camel(value.name)) }"
          source.line((index == 0 ? "" : "else ") + test)
        }
        source.line("else { return nil }")
      }
      source.line()
      source.block("init(reading json: JSON) throws(Fault)") { source in
        source.line("guard json.kind == .string else { throw .breaks(\"type\") }")
        source.line("guard let value = Self(json) else { throw .breaks(\"enum\") }")
        source.line("self = value")
      }
    }
  }
}

/// A file to be written, by its path below the root of the project.
struct GeneratedFile {
  var path: String
  var text: String
}
