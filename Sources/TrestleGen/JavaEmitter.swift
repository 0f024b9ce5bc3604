/// Writes `Bridges/jvm/src/main/java/trestle/protocol/`: records that read from and write to plain maps, whatever JSON
/// library a shell uses. Strings are `String`, whole numbers any `Number`, objects `Map`, arrays `List`.
struct JavaEmitter {
  let model: Model
  let digest: String

  static let folder = "Bridges/jvm/src/main/java/trestle/protocol/"

  func files() -> [GeneratedFile] {
    let use = TypeUse(model: model)
    let areas = model.areas.map { file(pascal($0) + "Messages", "Messages of the area `\($0)`.", messages(of: $0)) }
    let events = model.eventAreas.map { file(pascal($0) + "Events", "Events of the area `\($0)`.", self.events(of: $0)) }
    let types = model.types.filter { use.isRead($0.title) || use.isWritten($0.title) }
    let structures = types.compactMap { type in structure(type).map { file(type.title, nil, $0) } }
    return areas + events + structures + [
      file("Names", "Sets of names.", enumerations(types)), file("Effects", "Orders to the shell.", effects()),
      file("Protocol", "Names of the protocol.", tables()),
      file("Limits", "Everything that is bounded.", limits()),
      file("PolicyFields", "Names of the fields of a profile that a policy can override.", policyFields()),
      GeneratedFile(path: Self.folder + "Patch.java", text: Self.header + JavaRuntime.patch),
      GeneratedFile(path: Self.folder + "Wire.java", text: Self.header + JavaRuntime.wire),
    ]
  }

  private static let header =
    "// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.\n\npackage trestle.protocol;\n"

  /// A class that holds records, or without a description the one record of the file.
  private func file(_ name: String, _ description: String?, _ body: SourceText) -> GeneratedFile {
    var source = SourceText()
    source.text(Self.header)
    let imports = ["LinkedHashMap", "List", "Map"].filter { body.text.contains(" \($0)<") || body.text.contains("(\($0)<") }
    source.lines(imports.map { "import java.util.\($0);" })
    if !imports.isEmpty { source.line() }
    if let description {
      source.line("/** \(description) */")
      source.block("public final class \(name)") { source in
        source.line("private \(name)() {}")
        source.line()
        source.text(String(body.text.dropLast()))
      }
    } else {
      source.text(String(body.text.dropLast()))
    }
    return GeneratedFile(path: Self.folder + name + ".java", text: source.text)
  }

  // MARK: Records

  private func messages(of area: String) -> SourceText {
    var source = SourceText()
    for message in model.messages where message.area == area {
      let name = verb(message.method)
      record(name + "Params", "Params of `\(message.method)`. \(message.summary)", message.params, into: &source)
      if case .structure(let members, _) = message.result {
        record(name + "Result", "Result of `\(message.method)`.", members, into: &source)
      }
    }
    return source
  }

  private func events(of area: String) -> SourceText {
    var source = SourceText()
    for event in model.events where event.area == area {
      record(verb(event.name), "Event `\(event.name)`. \(event.summary)", event.params, into: &source)
    }
    return source
  }

  private func effects() -> SourceText {
    var source = SourceText()
    for effect in model.effects {
      let id = Member(name: "id", shape: .type("Handle"), description: "Number of the effect.", isRequired: true)
      record(pascal(effect.kind), "Effect `\(effect.kind)`. \(effect.summary)", [id] + effect.members, into: &source)
    }
    return source
  }

  private func structure(_ type: TypeDefinition) -> SourceText? {
    var source = SourceText()
    switch type.form {
    case .structure(let members): record(type.title, type.description, members, into: &source)
    case .tuple(let members): JavaTuple(title: type.title, description: type.description, members: members).write(to: &source)
    case .union(let tag, let branches): union(type, tag, branches, into: &source)
    case .scalar, .enumeration: return nil
    }
    return source
  }

  private func verb(_ name: String) -> String { pascal(name.split(separator: "/").last.map(String.init) ?? name) }

  private func record(_ title: String, _ description: String, _ members: [Member], into source: inout SourceText) {
    source.separate()
    source.line("/**")
    source.comment(" *", description)
    if !members.isEmpty { source.line(" *") }
    for member in members { source.comment(" *", "@param \(JavaShapes.name(member.name)) \(note(member))") }
    source.line(" */")
    let shapes = JavaShapes(model: model)
    let components = members.map { "\(shapes.type($0)) \(JavaShapes.name($0.name))" }
    source.list("public record \(title)(", components, ") {")
    source.indented { source in
      source.block("public static \(title) read(Map<String, ?> json)") { source in
        source.list("return new \(title)(", members.map(shapes.reading), ");")
      }
      source.line()
      source.block("public Map<String, Object> write()") { source in
        source.line("Map<String, Object> json = new LinkedHashMap<>();")
        for member in members { source.line(shapes.writing(member)) }
        source.line("return json;")
      }
    }
    source.line("}")
  }

  private func note(_ member: Member) -> String {
    let note = member.description + sentence(bounds: model.resolved(member.shape)) + sentence(fallback: member)
    if member.clears { return note + " Null keeps what was." }
    return note + (member.isRequired && !member.isNullable ? "" : " May be null.")
  }

  private func union(
    _ type: TypeDefinition, _ tag: Member, _ branches: [TypeDefinition.UnionBranch], into source: inout SourceText
  ) {
    guard case .type(let tagType) = tag.shape, case .enumeration(let values)? = model.type(tagType)?.form else { return }
    let shapes = JavaShapes(model: model)
    source.separate()
    source.line("/** \(type.description) */")
    source.block("public interface \(type.title)") { source in
      source.line("Map<String, Object> write();")
      source.line()
      source.block("static \(type.title) read(Map<String, ?> json)") { source in
        source.block("return switch (Names.\(tagType).of((String) json.get(\"\(tag.name)\")))", closing: "};") { source in
          for value in values {
            let arguments: String =
              switch branches.first(where: { $0.value == value.name })?.payload {
              case .type(let title): "\(title).read(json)"
              case .member(let member): shapes.reading(member)
              case nil: ""
              }
            source.line("case \(JavaShapes.constant(value.name)) -> new Of\(pascal(value.name))(\(arguments));")
          }
        }
      }
      for value in values {
        source.separate()
        source.line("/** \(value.description) */")
        unionCase(type, tag, value, branches.first { $0.value == value.name }?.payload, into: &source)
      }
    }
  }

  private func unionCase(
    _ type: TypeDefinition, _ tag: Member, _ value: NamedValue, _ payload: TypeDefinition.Payload?,
    into source: inout SourceText
  ) {
    let shapes = JavaShapes(model: model)
    let component: String =
      switch payload {
      case .type(let title): "\(title) value"
      case .member(let member): "\(shapes.type(member)) \(JavaShapes.name(member.name))"
      case nil: ""
      }
    source.block("record Of\(pascal(value.name))(\(component)) implements \(type.title)") { source in
      source.block("public Map<String, Object> write()") { source in
        source.line("Map<String, Object> json = new LinkedHashMap<>();")
        source.line("json.put(\"\(tag.name)\", \"\(value.name)\");")
        if case .type? = payload { source.line("json.putAll(value.write());") }
        if case .member(let member)? = payload { source.line(shapes.writing(member)) }
        source.line("return json;")
      }
    }
  }

  // MARK: Names

  private func enumerations(_ types: [TypeDefinition]) -> SourceText {
    var source = SourceText()
    for type in types {
      guard case .enumeration(let values) = type.form else { continue }
      source.separate()
      source.line("/** \(type.description) */")
      source.block("public enum \(type.title)") { source in
        for (index, value) in values.enumerated() {
          source.line("/** \(value.description) */")
          let end = index == values.count - 1 ? ";" : ","
          source.line("\(JavaShapes.constant(value.name))(\"\(value.name)\")\(end)")
        }
        source.line()
        source.line("/** The name in messages. */")
        source.line("public final String wire;")
        source.line()
        source.block("\(type.title)(String wire)") { $0.line("this.wire = wire;") }
        source.line()
        source.block("public static \(type.title) of(String wire)") { source in
          source.line("for (\(type.title) value : values()) if (value.wire.equals(wire)) return value;")
          source.line("throw new IllegalArgumentException(\"\(type.title): unknown name\");")
        }
      }
    }
    return source
  }

  private func tables() -> SourceText {
    var source = SourceText()
    source.line("/** SHA-256 of the schemas these classes follow; `core/hello` answers that of the core. */")
    source.line("public static final String SCHEMA_DIGEST =")
    source.indented { $0.line("\"\(digest)\";") }
    for (title, values) in [
      ("Methods", model.messages.map { ($0.method, $0.summary) }), ("EventNames", model.events.map { ($0.name, $0.summary) }),
      ("EffectKinds", model.effects.map { ($0.kind, $0.summary) }), ("ErrorNames", model.errors.map { ($0.name, $0.when) }),
    ] {
      source.separate()
      source.block("public static final class \(title)") { source in
        source.line("private \(title)() {}")
        for (name, description) in values {
          source.separate()
          source.line("/** \(description) */")
          source.line("public static final String \(JavaShapes.constant(name)) = \"\(name)\";")
        }
      }
    }
    return source
  }

  private func limits() -> SourceText {
    var source = SourceText()
    for limit in model.limits {
      source.separate()
      source.line("/** \(limit.reason) In \(limit.unit). */")
      source.line("public static final int \(JavaShapes.constant(limit.name)) = \(limit.value);")
    }
    return source
  }

  private func policyFields() -> SourceText {
    var source = SourceText()
    for field in model.fields {
      source.separate()
      source.line("/** \(field.description) */")
      source.line("public static final String \(JavaShapes.constant(field.name)) = \"\(field.name)\";")
    }
    return source
  }
}
