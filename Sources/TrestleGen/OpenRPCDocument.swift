/// The protocol as one OpenRPC 1.3 document, for clients of the stdio host. Events, which OpenRPC has no place for, are
/// under `x-events`: each is a JSON-RPC notification from the host.
struct OpenRPCDocument {
  let model: Model
  let folder: SchemaFolder
  let digest: String

  static let path = "Schemas/generated/openrpc.json"

  func tree() throws -> Tree {
    .members([
      ("openrpc", .string("1.3.2")),
      (
        "info",
        .members([
          ("title", .string("Trestle")), ("version", .string(version)),
          ("description", .string("The behaviour of an ad-zone SDK: one message in, one turn out.")),
          ("x-schemaDigest", .string(digest)),
        ])
      ),
      ("methods", .array(try model.messages.map(method))), ("x-events", .array(try model.events.map(event))),
      ("components", .members([("schemas", try schemas()), ("errors", errors)])),
    ])
  }

  /// Version of the last release that added something.
  private var version: String { (model.messages.map(\.since) + model.events.map(\.since)).max() ?? "0.1.0" }

  private func method(_ message: MessageDefinition) throws -> Tree {
    let file = Tree(try folder.json("messages/\(message.method).json"))
    guard let definitions = file["$defs"], let params = definitions["params"], let result = definitions["result"] else {
      throw GeneratorError("messages/\(message.method).json", "lacks $defs")
    }
    let errors = ["invalidParams"] + message.errors
    return .members([
      ("name", .string(message.method)), ("summary", .string(message.summary)),
      ("description", .string(message.documentation)), ("tags", .array([.members([("name", .string(message.area))])])),
      ("deprecated", message.deprecated ? .boolean(true) : nil), ("paramStructure", .string("by-name")),
      ("params", .array(contentDescriptors(params, message.params))),
      ("x-anyOf", params["anyOf"]),
      ("result", .members([("name", .string("result")), ("schema", rewritten(result))])),
      ("errors", .array(errors.map { .members([("$ref", .string("#/components/errors/\($0)"))]) })),
      ("x-events", message.events.isEmpty ? nil : .strings(message.events)),
      ("x-effects", message.effects.isEmpty ? nil : .strings(message.effects)),
    ])
  }

  private func contentDescriptors(_ schema: Tree, _ members: [Member]) -> [Tree] {
    members.map { member in
      .members([
        ("name", .string(member.name)), ("description", .string(member.description)),
        ("required", .boolean(member.isRequired)),
        ("schema", schema["properties"]?[member.name].map { rewritten($0.removing("description")) }),
      ])
    }
  }

  private func event(_ event: EventDefinition) throws -> Tree {
    let file = Tree(try folder.json("events/\(event.name).json"))
    return .members([
      ("name", .string(event.name)), ("summary", .string(event.summary)), ("description", .string(event.documentation)),
      ("params", rewritten(file.removing("$schema").removing("title").removing("description"))),
    ])
  }

  /// The shared types that the messages and events refer to, and the policy.
  private func schemas() throws -> Tree {
    let use = TypeUse(model: model)
    let types = try model.types.filter { use.isRead($0.title) || use.isWritten($0.title) }.map { type in
      (type.title, rewritten(Tree(try folder.json("types/\(type.file).json")).removing("$schema")))
    }
    let policy = PolicySchema(fields: model.fields).tree()
    return .object(types + [("Policy", policy.removing("$schema"))])
  }

  private var errors: Tree {
    .object(
      model.errors.map { error in
        (
          error.name,
          .members([
            ("code", .integer(error.code)), ("message", .string(error.message)),
            ("data", .members([("name", .string(error.name))])), ("x-when", .string(error.when)),
          ])
        )
      })
  }

  /// With references that point into this document.
  private func rewritten(_ tree: Tree) -> Tree {
    switch tree {
    case .object(let members):
      .object(
        members.map { name, value in
          guard name == "$ref", case .string(let reference) = value else { return (name, rewritten(value)) }
          let file = reference.split(separator: "/").last.map { String($0.dropLast(".json".count)) } ?? reference
          return (name, .string("#/components/schemas/\(pascal(file))"))
        })
    case .array(let elements): .array(elements.map(rewritten))
    default: tree
    }
  }

  func files() throws -> [GeneratedFile] {
    let text = try tree().pretty
    let source =
      "// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.\n\n"
      + "/// The protocol as an OpenRPC 1.3 document.\nlet openRPCDocument = #\"\"\"\n"
      + text.split(separator: "\n").map { "  " + $0 + "\n" }.joined() + "  \"\"\"#\n"
    return [
      GeneratedFile(path: Self.path, text: text),
      GeneratedFile(path: "Sources/TrestleHost/Generated/OpenRPC.swift", text: source),
    ]
  }
}
