/// `Schemas/generated/vectors/`: one file for each area of messages, and one each for what the core writes.
struct VectorFiles {
  let model: Model
  let maker: VectorMaker

  private static let folder = "Schemas/generated/vectors/"

  func files() throws -> [GeneratedFile] {
    let messages = try model.areas.map { area in
      try file(area, model.messages.filter { $0.area == area }.flatMap(lines))
    }
    let results = try model.messages.flatMap { message in
      try lines("method", message.method, "result", in: "messages/\(message.method).json", definition: "result")
    }
    let events = try model.events.flatMap { try lines("event", $0.name, "params", in: "events/\($0.name).json") }
    let effects = try model.effects.flatMap { effect in
      try lines("effect", effect.kind, "value", in: "effects/\(effect.kind.replacing("/", with: "-")).json")
    }
    let types = try model.types.flatMap { try lines("type", $0.title, "value", in: "types/\($0.file).json") }
    let envelopes = try ["message", "turn", "event", "error"].flatMap {
      try lines("envelope", $0, "value", in: "envelope/\($0).json")
    }
    return messages + [
      file("turn-results", results), file("turn-events", events), file("turn-effects", effects), file("types", types),
      file("envelopes", envelopes),
    ]
  }

  private func file(_ name: String, _ lines: [String]) -> GeneratedFile {
    GeneratedFile(path: Self.folder + name + ".jsonl", text: distinct(lines).map { $0 + "\n" }.joined())
  }

  private func lines(_ message: MessageDefinition) throws -> [String] {
    let path = "messages/\(message.method).json"
    let subject = [("method", Tree.string(message.method))]
    let vectors = try maker.vectors(for: maker.store.schema(path, definition: "params"))
    let absent = Tree.object(subject + [("accept", .boolean(!message.needsParams))] + message.missing).compact
    return [absent] + vectors.map { $0.line(subject + $0.envelopeError, valueName: "params") }
  }

  private func lines(
    _ kind: String, _ name: String, _ valueName: String, in path: String, definition: String? = nil
  ) throws -> [String] {
    try maker.vectors(for: maker.store.schema(path, definition: definition)).map {
      $0.line([(kind, .string(name))], valueName: valueName)
    }
  }
}

extension MessageDefinition {
  fileprivate var firstNeeded: String? { params.first(where: \.isRequired)?.name ?? oneOfMembers.first }

  fileprivate var needsParams: Bool { firstNeeded != nil }

  /// What is refused when `params` is left out.
  fileprivate var missing: [(String, Tree)] {
    firstNeeded.map { [("path", .string("/" + $0)), ("rule", .string("required"))] } ?? []
  }
}

extension Vector {
  /// Params that are no object are refused before the method looks at them.
  fileprivate var envelopeError: [(String, Tree)] {
    guard !accept, path.isEmpty, rule == "type" else { return [] }
    return [("error", .string("invalidMessage"))]
  }
}
