/// What every schema must keep to, so that all languages can express and check it.
struct SchemaRules {
  let model: Model

  func check() throws {
    for type in model.types where type.title != pascal(type.file) {
      throw GeneratorError("types/\(type.file).json", "must have the title \(pascal(type.file))")
    }
    for area in model.areas + model.eventAreas where !model.areaTitles.contains(where: { $0.name == area }) {
      throw GeneratorError("catalog.json", "areas lacks \(area)")
    }
    for message in model.messages { try check(message) }
    for event in model.events { try check(event.params, in: "events/\(event.name).json") }
    for effect in model.effects { try check(effect.members, in: "effect \(effect.kind)") }
    for type in model.types { try check(type) }
  }

  private func check(_ message: MessageDefinition) throws {
    let path = "messages/\(message.method).json"
    try check(message.params, in: path)
    for member in message.params {
      if !member.isRequired, member.isNullable, !member.clears {
        throw GeneratorError(
          path, "\(member.name) is both optional and nullable; absent is not null unless x-clears says what null does")
      }
      try checkBounded(member, in: path)
    }
    for name in message.oneOfMembers where !message.params.contains(where: { $0.name == name && !$0.isRequired }) {
      throw GeneratorError(path, "anyOf requires \(name), which is not an optional param")
    }
    switch message.result {
    case .empty: break
    case .structure(let members, _), .handwritten(let members): try check(members, in: path)
    }
    try checkNames(message.events, known: model.events.map(\.name), what: "event", of: message.method)
    try checkNames(message.effects, known: model.effects.map(\.kind), what: "effect", of: message.method)
    try checkNames(message.errors, known: model.errors.map(\.name), what: "error", of: message.method)
    try checkNames(
      [message.beforeInitialize], known: ["always", "kept", "notReported", "refused"], what: "beforeInitialize",
      of: message.method)
  }

  private func checkNames(_ names: [String], known: [String], what: String, of method: String) throws {
    for name in names where !known.contains(name) {
      throw GeneratorError("catalog.json", "\(method) names the unknown \(what) \(name)")
    }
  }

  private func check(_ type: TypeDefinition) throws {
    let path = "types/\(type.file).json"
    switch type.form {
    case .structure(let members), .tuple(let members): try check(members, in: path)
    case .scalar(let shape, let limit): try checkLimit(limit, shape, of: type.title, in: path)
    case .union(_, let branches):
      for case .member(let member) in branches.map(\.payload) { try check([member], in: path) }
    case .enumeration: break
    }
  }

  private func check(_ members: [Member], in path: String) throws {
    for member in members {
      if member.description.isEmpty { throw GeneratorError(path, "\(member.name) has no description") }
      try checkReferences(member.shape, in: path)
      try checkLimit(member.limit, member.shape, of: member.name, in: path)
    }
  }

  private func checkReferences(_ shape: Shape, in path: String) throws {
    switch shape {
    case .type(let title):
      if model.type(title) == nil { throw GeneratorError(path, "refers to the unknown type \(title)") }
    case .array(let element, _): try checkReferences(element, in: path)
    case .map(let value, _): try checkReferences(value, in: path)
    default: break
    }
  }

  /// A bound that stands for a limit has its value.
  private func checkLimit(_ name: String?, _ shape: Shape, of member: String, in path: String) throws {
    guard let name else { return }
    guard let limit = model.limits.first(where: { $0.name == name }) else {
      throw GeneratorError(path, "\(member) names the unknown limit \(name)")
    }
    let bounds: [Int64?] =
      switch shape {
      case .integer(let bounds): [bounds.maximum]
      case .string(let rule): [rule.maxLength.map(Int64.init), rule.maxBytes.map(Int64.init)]
      case .array(_, let rule): [rule.maxItems.map(Int64.init), rule.keep.map(Int64.init)]
      case .map(_, let maximum): [maximum.map(Int64.init)]
      default: []
      }
    if !bounds.contains(limit.value) {
      throw GeneratorError(path, "\(member) must have the bound \(limit.value) of the limit \(name) in limits.json")
    }
  }

  /// Nothing in params is unbounded, but what is only lent.
  private func checkBounded(_ member: Member, in path: String) throws {
    if member.isBorrowed { return }
    switch member.shape {
    case .string(let rule) where rule.maxLength == nil && rule.maxBytes == nil:
      throw GeneratorError(path, "\(member.name) needs maxLength or x-maxBytes")
    case .array(_, let rule) where rule.maxItems == nil && rule.keep == nil:
      throw GeneratorError(path, "\(member.name) needs maxItems")
    case .map(_, nil): throw GeneratorError(path, "\(member.name) needs maxProperties")
    default: break
    }
  }
}
