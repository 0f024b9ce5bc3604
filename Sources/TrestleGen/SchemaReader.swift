import TrestleJSON

/// Reads `Schemas/` into a `Model`, and refuses what some language could not express or check.
struct SchemaReader {
  let folder: SchemaFolder

  func model() throws -> Model {
    let catalog = try folder.json("catalog.json")
    let paths = try folder.paths()
    let model = Model(
      introduction: catalog.strings("introduction"), areaTitles: try (catalog["areas"]?.elements ?? []).map(area),
      types: try paths.filter { $0.hasPrefix("types/") }.map(type),
      messages: try (catalog["messages"]?.elements ?? []).map(message),
      events: try (catalog["events"]?.elements ?? []).map(event),
      effects: try (catalog["effects"]?.elements ?? []).map(effect),
      errors: try errors(), limits: try limits(),
      profiles: try folder.json("profile.json").strings("profiles"),
      fields: try fields())
    try checkListed(model, among: paths)
    try SchemaRules(model: model).check()
    return model
  }

  /// Every schema file is named by the catalog.
  private func checkListed(_ model: Model, among paths: [String]) throws {
    let listed =
      model.messages.map { "messages/\($0.method).json" } + model.events.map { "events/\($0.name).json" }
      + model.effects.map { "effects/\(fileName($0.kind)).json" }
    for path in paths where ["messages/", "events/", "effects/"].contains(where: path.hasPrefix) {
      if !listed.contains(path) { throw GeneratorError(path, "is not listed in catalog.json") }
    }
  }

  private func fileName(_ kind: String) -> String { kind.split(separator: "/").joined(separator: "-") }

  private func area(_ entry: JSON) throws -> AreaDefinition {
    AreaDefinition(
      name: try entry.required("area", in: "catalog.json"), title: try entry.required("title", in: "catalog.json"),
      documentation: try entry.required("documentation", in: "catalog.json"))
  }

  private func message(_ entry: JSON) throws -> MessageDefinition {
    let method = try entry.required("method", in: "catalog.json")
    let path = "messages/\(method).json"
    let file = try folder.json(path)
    guard let params = file["$defs"]?["params"], let result = file["$defs"]?["result"] else {
      throw GeneratorError(path, "lacks $defs.params or $defs.result")
    }
    let reader = ShapeReader(path: path)
    return MessageDefinition(
      method: method, summary: try file.required("description", in: path),
      documentation: try entry.required("documentation", in: "catalog.json"),
      area: try entry.required("area", in: "catalog.json"), since: try entry.required("since", in: "catalog.json"),
      deprecated: entry["deprecated"]?.bool ?? false,
      beforeInitialize: try entry.required("beforeInitialize", in: "catalog.json"),
      params: try reader.members(of: params), oneOfMembers: try reader.alternatives(of: params),
      conditions: try reader.conditions(of: params),
      result: try reader.result(result),
      events: entry.strings("events"), effects: entry.strings("effects"), errors: entry.strings("errors"))
  }

  private func event(_ entry: JSON) throws -> EventDefinition {
    let name = try entry.required("event", in: "catalog.json")
    let path = "events/\(name).json"
    let file = try folder.json(path)
    return EventDefinition(
      name: name, summary: try file.required("description", in: path),
      documentation: try entry.required("documentation", in: "catalog.json"),
      area: try entry.required("area", in: "catalog.json"), since: try entry.required("since", in: "catalog.json"),
      params: try ShapeReader(path: path).members(of: file))
  }

  private func effect(_ entry: JSON) throws -> EffectDefinition {
    let kind = try entry.required("kind", in: "catalog.json")
    let path = "effects/\(fileName(kind)).json"
    let file = try folder.json(path)
    return EffectDefinition(
      kind: kind, summary: try file.required("description", in: path),
      documentation: try entry.required("documentation", in: "catalog.json"),
      settled: try entry.required("settled", in: "catalog.json"),
      members: try ShapeReader(path: path).members(of: file).filter { $0.name != "id" && $0.name != "kind" })
  }

  private func type(_ path: String) throws -> TypeDefinition {
    let file = try folder.json(path)
    return TypeDefinition(
      file: String(path.dropFirst("types/".count).dropLast(".json".count)),
      title: try file.required("title", in: path), description: try file.required("description", in: path),
      form: try ShapeReader(path: path).form(of: file))
  }

  private func errors() throws -> [ErrorDefinition] {
    try (folder.json("errors.json")["errors"]?.elements ?? []).map { entry in
      ErrorDefinition(
        code: entry["code"]?.integer ?? 0, name: try entry.required("name", in: "errors.json"),
        message: try entry.required("message", in: "errors.json"), when: try entry.required("when", in: "errors.json"),
        data: try (entry["data"]?.elements ?? []).map { datum in
          .init(
            name: try datum.required("name", in: "errors.json"), type: try datum.required("type", in: "errors.json"),
            isRequired: datum["required"]?.bool ?? false,
            description: try datum.required("description", in: "errors.json"))
        })
    }
  }

  private func limits() throws -> [LimitDefinition] {
    try (folder.json("limits.json")["limits"]?.elements ?? []).map { entry in
      LimitDefinition(
        name: try entry.required("name", in: "limits.json"), value: entry["value"]?.integer ?? 0,
        unit: try entry.required("unit", in: "limits.json"), crossed: try entry.required("crossed", in: "limits.json"),
        reason: try entry.required("reason", in: "limits.json"))
    }
  }

  private func fields() throws -> [ProfileField] {
    let file = try folder.json("profile.json")
    let reader = ProfileReader(profiles: file.strings("profiles"))
    return try (file["fields"]?.elements ?? []).map(reader.field)
  }
}

extension JSON {
  /// A string member that must be there.
  func required(_ key: StaticString, in file: String) throws -> String {
    guard let value = self[key]?.string else { throw GeneratorError(file, "\(key) is missing") }
    return value
  }
}
