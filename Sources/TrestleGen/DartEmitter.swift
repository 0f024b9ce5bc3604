/// Writes `Bridges/flutter/lib/src/protocol.dart`: classes that read from and write to decoded JSON.
struct DartEmitter {
  let model: Model
  let digest: String

  private var shapes: DartShapes { DartShapes(model: model) }

  func file() -> GeneratedFile {
    var source = SourceText()
    source.line("// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.")
    source.line()
    source.line("/// SHA-256 of the schemas these classes follow; `core/hello` answers that of the core.")
    source.line("const schemaDigest =")
    source.indented { $0.line("'\(digest)';") }
    let use = TypeUse(model: model)
    for type in model.types where use.isRead(type.title) || use.isWritten(type.title) { declare(type, into: &source) }
    for message in model.messages {
      let title = pascal(message.method)
      structure("\(title)Params", "Params of `\(message.method)`. \(message.summary)", message.params, into: &source)
      if case .structure(let members, _) = message.result {
        structure("\(title)Result", "Result of `\(message.method)`.", members, into: &source)
      }
    }
    for event in model.events {
      structure("\(pascal(event.name))Event", "Event `\(event.name)`. \(event.summary)", event.params, into: &source)
    }
    for effect in model.effects {
      let id = Member(name: "id", shape: .type("Handle"), description: "Number of the effect.", isRequired: true)
      structure(
        "\(pascal(effect.kind))Effect", "Effect `\(effect.kind)`. \(effect.summary)", [id] + effect.members, into: &source)
    }
    patch(into: &source)
    tables(into: &source)
    return GeneratedFile(path: "Bridges/flutter/lib/src/protocol.dart", text: source.text)
  }

  private func declare(_ type: TypeDefinition, into source: inout SourceText) {
    switch type.form {
    case .scalar: return
    case .enumeration(let values): enumeration(type.title, type.description, values, into: &source)
    case .structure(let members): structure(type.title, type.description, members, into: &source)
    case .tuple(let members): tuple(type.title, type.description, members, into: &source)
    case .union(let tag, let branches): union(type, tag, branches, into: &source)
    }
  }

  private func enumeration(
    _ title: String, _ description: String, _ values: [NamedValue], into source: inout SourceText
  ) {
    source.line()
    source.comment("///", description, width: 78)
    source.block("enum \(title)") { source in
      for (index, value) in values.enumerated() {
        source.comment("///", value.description, width: 78)
        source.line("\(DartShapes.name(value.name))('\(value.name)')" + (index == values.count - 1 ? ";" : ","))
      }
      source.line()
      source.line("const \(title)(this.wire);")
      source.line()
      source.line("/// The name in messages.")
      source.line("final String wire;")
      source.line()
      source.line("static \(title) of(String wire) => values.firstWhere((value) => value.wire == wire);")
    }
  }

  private func structure(
    _ title: String, _ description: String, _ members: [Member], into source: inout SourceText, extends base: String = "",
    tag: (name: String, value: String)? = nil
  ) {
    source.line()
    source.comment("///", description, width: 78)
    source.block("class \(title)\(base)") { source in
      constructor(title, members, into: &source)
      source.line()
      source.line("factory \(title).fromJson(Map<String, Object?> json) => \(title)(")
      source.indented { source in
        for member in members { source.line("\(DartShapes.name(member.name)): \(shapes.reading(member)),") }
      }
      source.line(");")
      for member in members {
        source.line()
        let note = member.description + sentence(bounds: model.resolved(member.shape)) + sentence(fallback: member)
        source.comment("///", note, width: 78)
        source.line("final \(shapes.type(member)) \(DartShapes.name(member.name));")
      }
      source.line()
      if !base.isEmpty { source.line("@override") }
      source.line("Map<String, Object?> toJson() => {")
      source.indented { source in
        if let tag { source.line("'\(tag.name)': '\(tag.value)',") }
        for member in members { source.line(shapes.writing(member)) }
      }
      source.line("};")
    }
  }

  private func constructor(_ title: String, _ members: [Member], into source: inout SourceText) {
    if members.isEmpty { return source.line("const \(title)();") }
    source.line("const \(title)({")
    source.indented { source in
      for member in members {
        let isRequired = member.isRequired && !member.isNullable
        source.line("\(isRequired ? "required " : "")this.\(DartShapes.name(member.name)),")
      }
    }
    source.line("});")
  }

  private func tuple(_ title: String, _ description: String, _ members: [Member], into source: inout SourceText) {
    let names = members.map { DartShapes.name($0.name) }
    source.line()
    source.comment("///", description, width: 78)
    source.block("class \(title)") { source in
      source.line("const \(title)(\(names.map { "this.\($0)" }.joined(separator: ", ")));")
      source.line()
      source.line("factory \(title).fromJson(List<Object?> json) =>")
      source.indented { source in
        source.line("\(title)(\(names.indices.map { "json[\($0)] as String" }.joined(separator: ", ")));")
      }
      source.line()
      for name in names { source.line("final String \(name);") }
      source.line()
      source.line("List<Object?> toJson() => [\(names.joined(separator: ", "))];")
    }
  }

  /// An abstract class and one subclass for each value of the tag.
  private func union(
    _ type: TypeDefinition, _ tag: Member, _ branches: [TypeDefinition.UnionBranch], into source: inout SourceText
  ) {
    guard case .type(let tagType) = tag.shape, case .enumeration(let values)? = model.type(tagType)?.form else { return }
    source.line()
    source.comment("///", type.description, width: 78)
    source.block("abstract class \(type.title)") { source in
      source.line("const \(type.title)();")
      source.line()
      source.block("factory \(type.title).fromJson(Map<String, Object?> json)") { source in
        source.block("switch (\(tagType).of(json['\(tag.name)'] as String))") { source in
          for value in values {
            source.line("case \(tagType).\(DartShapes.name(value.name)):")
            source.indented { $0.line("return \(type.title)\(pascal(value.name)).fromJson(json);") }
          }
        }
      }
      source.line()
      source.line("Map<String, Object?> toJson();")
    }
    for value in values {
      let members: [Member] =
        switch branches.first(where: { $0.value == value.name })?.payload {
        case .type(let title): self.members(of: title)
        case .member(let member): [member]
        case nil: []
        }
      structure(
        "\(type.title)\(pascal(value.name))", value.description, members, into: &source, extends: " extends \(type.title)",
        tag: (tag.name, value.name))
    }
  }

  private func members(of title: String) -> [Member] {
    if case .structure(let members)? = model.type(title)?.form { members } else { [] }
  }

  private func patch(into source: inout SourceText) {
    source.text(
      """

      /// A member of an update that can be set or cleared; a null patch keeps
      /// what was.
      class Patch<T> {
        const Patch.to(T this.value);
        const Patch.clear() : value = null;

        final T? value;
      }
      """)
  }

  private func tables(into source: inout SourceText) {
    for (title, description, values) in [
      ("Methods", "Names of messages.", model.messages.map { ($0.method, $0.summary) }),
      ("EventNames", "Names of events.", model.events.map { ($0.name, $0.summary) }),
      ("EffectKinds", "Kinds of effects.", model.effects.map { ($0.kind, $0.summary) }),
      ("ErrorNames", "Names of errors.", model.errors.map { ($0.name, $0.when) }),
      ("PolicyFields", "Fields of a profile that a policy can override.", model.fields.map { ($0.name, $0.description) }),
    ] {
      source.line()
      source.comment("///", description, width: 78)
      source.block("abstract class \(title)") { source in
        for (name, text) in values {
          source.comment("///", text, width: 78)
          source.line("static const \(DartShapes.name(name)) = '\(name)';")
        }
      }
    }
    source.line()
    source.line("/// Everything that is bounded.")
    source.block("abstract class Limits") { source in
      for limit in model.limits {
        source.comment("///", "\(limit.reason) In \(limit.unit).", width: 78)
        source.line("static const \(limit.name) = \(limit.value);")
      }
    }
  }
}
