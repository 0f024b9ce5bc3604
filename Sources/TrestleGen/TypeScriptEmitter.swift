/// Writes `Bridges/javascript/types/protocol.d.ts`: the protocol as TypeScript declarations, with the wire's own names.
struct TypeScriptEmitter {
  let model: Model
  let digest: String

  func file() -> GeneratedFile {
    var source = SourceText()
    source.line("// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.")
    source.line()
    source.line("/** SHA-256 of the schemas these declarations follow; `core/hello` answers that of the core. */")
    source.line("export type SchemaDigest = \"\(digest)\";")
    for type in model.types { declare(type, into: &source) }
    policy(into: &source)
    for message in model.messages { declare(message, into: &source) }
    for event in model.events { interface("\(pascal(event.name))Event", event.summary, event.params, into: &source) }
    for effect in model.effects { declare(effect, into: &source) }
    maps(into: &source)
    envelope(into: &source)
    return GeneratedFile(path: "Bridges/javascript/types/protocol.d.ts", text: source.text)
  }

  // MARK: Types

  private func declare(_ type: TypeDefinition, into source: inout SourceText) {
    source.line()
    switch type.form {
    case .scalar(let shape, _):
      document(type.description + sentence(bounds: shape), into: &source)
      source.line("export type \(type.title) = \(name(shape));")
    case .enumeration(let values):
      document(type.description, into: &source)
      source.line("export type \(type.title) =")
      source.indented { source in
        for (index, value) in values.enumerated() {
          document(value.description, into: &source)
          source.line("| \"\(value.name)\"" + (index == values.count - 1 ? ";" : ""))
        }
      }
    case .structure(let members): body("\(type.title)", type.description, members, into: &source)
    case .tuple(let members):
      document(type.description, into: &source)
      source.line("export type \(type.title) = [\(members.map { "\($0.name): \(name($0.shape))" }.joined(separator: ", "))];")
    case .union(let tag, let branches): union(type, tag, branches, into: &source)
    }
  }

  private func union(
    _ type: TypeDefinition, _ tag: Member, _ branches: [TypeDefinition.UnionBranch], into source: inout SourceText
  ) {
    guard case .type(let tagType) = tag.shape, case .enumeration(let values)? = model.type(tagType)?.form else { return }
    document(type.description, into: &source)
    source.line("export type \(type.title) =")
    source.indented { source in
      for (index, value) in values.enumerated() {
        let own: String =
          switch branches.first(where: { $0.value == value.name })?.payload {
          case .type(let title): "{ \(tag.name): \"\(value.name)\" } & \(title)"
          case .member(let member): "{ \(tag.name): \"\(value.name)\"; \(member.name): \(name(member.shape)) }"
          case nil: "{ \(tag.name): \"\(value.name)\" }"
          }
        source.line("| \(own)" + (index == values.count - 1 ? ";" : ""))
      }
    }
  }

  private func name(_ shape: Shape) -> String {
    switch shape {
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .constant(let value): "\"\(value)\""
    case .array(let element, _): "\(name(element))[]"
    case .map(let value, _): "Record<string, \(name(value))>"
    case .type(let title): title
    case .policy: "Policy"
    }
  }

  // MARK: Interfaces

  private func interface(_ title: String, _ description: String, _ members: [Member], into source: inout SourceText) {
    source.line()
    body(title, description, members, into: &source)
  }

  private func body(
    _ title: String, _ description: String, _ members: [Member], isComplete: Bool = false, into source: inout SourceText
  ) {
    document(description, into: &source)
    if members.isEmpty { return source.line("export type \(title) = Record<string, never>;") }
    source.block("export interface \(title)") { source in
      for member in members {
        document(member.description + sentence(bounds: member.shape) + sentence(fallback: member), into: &source)
        source.line("\(member.name)\(member.isRequired ? "" : "?"): \(type(member, isComplete: isComplete));")
      }
    }
  }

  private func type(_ member: Member, isComplete: Bool) -> String {
    if case .policy = member.shape { return isComplete ? "Required<Policy>" : "Policy" }
    return name(member.shape) + (member.isNullable ? " | null" : "")
  }

  private func declare(_ message: MessageDefinition, into source: inout SourceText) {
    let title = pascal(message.method)
    interface("\(title)Params", "Params of `\(message.method)`. \(message.summary)", message.params, into: &source)
    switch message.result {
    case .empty: return
    case .structure(let members, _), .handwritten(let members):
      source.line()
      if members.isEmpty {
        document("Result of `\(message.method)`; for people.", into: &source)
        return source.line("export type \(title)Result = Record<string, unknown>;")
      }
      body("\(title)Result", "Result of `\(message.method)`.", members, isComplete: true, into: &source)
    }
  }

  private func declare(_ effect: EffectDefinition, into source: inout SourceText) {
    let id = Member(name: "id", shape: .type("Handle"), description: "Number of the effect; only grows.", isRequired: true)
    let kind = Member(name: "kind", shape: .constant(effect.kind), description: "Kind of the effect.", isRequired: true)
    interface(
      "\(pascal(effect.kind))Effect", "Effect `\(effect.kind)`. \(effect.summary)", [id, kind] + effect.members, into: &source)
  }

  private func policy(into source: inout SourceText) {
    source.line()
    source.line("/** Fields of a profile that can be overridden. */")
    source.block("export interface Policy") { source in
      for field in model.fields {
        document(field.description, into: &source)
        source.line("\(field.name)?: \(name(field.kind));")
      }
    }
  }

  private func name(_ kind: ProfileField.Kind) -> String {
    switch kind {
    case .boolean: "boolean"
    case .integer: "number"
    case .numberOrNull: "number | null"
    case .text: "string"
    case .enumeration(let values): values.map { "\"\($0.name)\"" }.joined(separator: " | ")
    case .set(let values): "(\(values.map { "\"\($0.name)\"" }.joined(separator: " | ")))[]"
    }
  }

  // MARK: Maps and envelope

  private func maps(into source: inout SourceText) {
    source.line()
    source.line("/** Every message by its name: what it takes and what it answers. */")
    source.block("export interface Methods") { source in
      for message in model.messages {
        let result: String =
          switch message.result {
          case .empty: "Record<string, never>"
          case .structure(_, isNullable: true): "\(pascal(message.method))Result | null"
          default: "\(pascal(message.method))Result"
          }
        source.line("\"\(message.method)\": { params: \(pascal(message.method))Params; result: \(result) };")
      }
    }
    source.line()
    source.line("/** Every event by its name. */")
    source.block("export interface Events") { source in
      for event in model.events { source.line("\"\(event.name)\": \(pascal(event.name))Event;") }
    }
    source.line()
    source.line("export type Method = keyof Methods;")
    source.line("export type EventName = keyof Events;")
    source.line("export type Effect = \(model.effects.map { "\(pascal($0.kind))Effect" }.joined(separator: " | "));")
    source.line()
    source.line("/** Names of errors with their codes. */")
    source.block("export interface ErrorCodes") { source in
      for error in model.errors {
        document(error.when, into: &source)
        source.line("\(error.name): \(error.code);")
      }
    }
  }

  private func envelope(into source: inout SourceText) {
    source.text(
      """

      export type Event = { [Name in EventName]: { method: Name; params: Events[Name] } }[EventName];

      export type Message = {
        [Name in Method]: {
          jsonrpc?: "2.0";
          id?: number | string;
          method: Name;
          params?: Methods[Name]["params"];
          at?: { mono?: number; wall?: number };
        };
      }[Method];

      export interface TurnError {
        code: ErrorCodes[keyof ErrorCodes];
        message: string;
        data: { name: keyof ErrorCodes } & Record<string, unknown>;
      }

      export interface Turn<Name extends Method = Method> {
        jsonrpc: "2.0";
        id?: number | string | null;
        seq: number;
        result?: Methods[Name]["result"];
        error?: TurnError;
        events: Event[];
        effects: Effect[];
        wakeAt: number | null;
        diagnostics?: Diagnostic[];
      }
      """)
  }

  private func document(_ text: String, into source: inout SourceText) {
    source.line("/** \(text.replacing("*/", with: "* /")) */")
  }
}

/// What a shape allows beside its type, as a sentence behind a description; empty when there is nothing to say.
func sentence(bounds shape: Shape) -> String {
  switch shape {
  case .integer(let bounds) where bounds.maximum < 9_007_199_254_740_991: " From \(bounds.minimum) to \(bounds.maximum)."
  case .string(let rule):
    if let maxBytes = rule.maxBytes {
      rule.minLength > 0 ? " \(rule.minLength) to \(maxBytes) bytes." : " At most \(maxBytes) bytes."
    } else if let maxLength = rule.maxLength {
      " At most \(maxLength) Unicode scalars."
    } else {
      ""
    }
  case .array(_, let rule): rule.maxItems.map { " At most \($0)." } ?? ""
  case .map(_, let most): most.map { " At most \($0)." } ?? ""
  default: ""
  }
}

func sentence(fallback member: Member) -> String { member.fallback.map { " Default \($0)." } ?? "" }
