/// Writes `Sources/TrestleProtocol/Generated/`.
struct SwiftEmitter {
  let model: Model
  let digest: String
  let folder = "Sources/TrestleProtocol/Generated/"

  private var shapes: SwiftShapes { SwiftShapes(model: model) }
  private var structs: SwiftStructs { SwiftStructs(shapes: shapes) }

  func files() -> [GeneratedFile] {
    let use = TypeUse(model: model)
    let tables = SwiftTables(model: model, digest: digest)
    let profile = SwiftProfile(fields: model.fields, profiles: model.profiles)
    let areas = model.areas.map { file("\(pascal($0)).swift", messages(of: $0)) }
    let events = model.eventAreas.map { file("\(pascal($0))Events.swift", self.events(of: $0)) }
    let groups = profile.groups.map { file("Profile\(pascal($0)).swift", profile.names(group: $0)) }
    let fixed = [
      file("Scalars.swift", scalars()), file("Enumerations.swift", enumerations()),
      file("InputTypes.swift", types { !use.isWritten($0) }), file("OutputTypes.swift", types(where: use.isWritten)),
      file("Effects.swift", effects()), file("Method.swift", tables.methods()),
      file("MethodParams.swift", tables.params()), file("EventName.swift", tables.eventNames()),
      file("ErrorCode.swift", tables.errors()), file("Limits.swift", tables.limits()),
      file("Profile.swift", profile.structure()), file("ProfileValues.swift", profile.values()),
      file("ProfilePolicy.swift", profile.policy()),
    ]
    let decoders = GeneratedFile(
      path: "Tests/TrestleProtocolTests/Generated/Decoders.swift", text: SwiftShapes.header + tables.decoders().text)
    return areas + events + groups + fixed + [decoders]
  }

  private func file(_ name: String, _ body: SourceText) -> GeneratedFile {
    GeneratedFile(path: folder + name, text: SwiftShapes.header + "import TrestleJSON\n\n" + body.text)
  }

  private func messages(of area: String) -> SourceText {
    var source = SourceText()
    for message in model.messages where message.area == area {
      source.separate()
      structs.params(message, into: &source)
      if case .structure(let members, _) = message.result {
        source.separate()
        source.comment("///", "Result of `\(message.method)`.")
        written("\(pascal(message.method))Result", members, conforms: ": Reply", into: &source)
      }
    }
    return source
  }

  private func events(of area: String) -> SourceText {
    var source = SourceText()
    for event in model.events where event.area == area {
      source.separate()
      self.event(event, into: &source)
    }
    return source
  }

  /// A struct and the extension that writes it as one object.
  private func written(
    _ name: String, _ members: [Member], reads: Bool = false, conforms: String = "", into source: inout SourceText
  ) {
    structs.structure(name, members, reads: reads, writes: true, into: &source)
    source.line()
    source.block("extension \(name)\(conforms)") { source in
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
    let use = TypeUse(model: model)
    source.block("extension Read") { source in
      for type in model.types where use.isRead(type.title) {
        guard case .scalar(let shape, _) = type.form else { continue }
        source.separate()
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
    for type in model.types {
      guard case .enumeration(let values) = type.form else { continue }
      source.separate()
      source.comment("///", type.description)
      source.enumeration(type.title, values)
    }
    return source
  }

  private func types(where isWanted: (String) -> Bool) -> SourceText {
    var source = SourceText()
    let use = TypeUse(model: model)
    for type in model.types where isWanted(type.title) {
      switch type.form {
      case .scalar, .enumeration: continue
      default: source.separate()
      }
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
            case .member(let member):
              "(try members.\(shapes.reading(member).call)(\"\(member.name)\", \(shapes.function(member.shape) ?? "")))"
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
  /// An enum of names with their wire form.
  mutating func enumeration(_ title: String, _ values: [NamedValue]) {
    block("package enum \(title): UInt8, WireName") { source in
      for value in values {
        source.comment("///", value.description)
        source.line("case \(SwiftShapes.name(value.name))")
      }
      source.line()
      source.names("name", values.map { ($0.name, "\"\($0.name)\"") })
    }
  }

  /// A computed property with one value for each case.
  mutating func names(_ property: String, _ values: [(name: String, value: String)]) {
    block("package var \(property): StaticString") { source in
      source.line("switch self {")
      for (name, value) in values { source.line("case .\(SwiftShapes.name(name)): \(value)") }
      source.line("}")
    }
  }
}

/// A file to be written, by its path below the root of the project.
struct GeneratedFile {
  var path: String
  var text: String
}
