/// Which shared types appear in what is read (params) and in what is written (results, events, effects).
struct TypeUse {
  private var read: Set<String> = []
  private var written: Set<String> = []

  init(model: Model) {
    for message in model.messages {
      Self.collect(message.params.map(\.shape), model, into: &read)
      if case .structure(let members, _) = message.result { Self.collect(members.map(\.shape), model, into: &written) }
      if case .handwritten(let members) = message.result { Self.collect(members.map(\.shape), model, into: &written) }
    }
    for event in model.events { Self.collect(event.params.map(\.shape), model, into: &written) }
    for effect in model.effects { Self.collect(effect.members.map(\.shape), model, into: &written) }
    Self.collect([.type("Diagnostic")], model, into: &written)
  }

  func isRead(_ title: String) -> Bool { read.contains(title) }
  func isWritten(_ title: String) -> Bool { written.contains(title) }

  private static func collect(_ shapes: [Shape], _ model: Model, into titles: inout Set<String>) {
    for shape in shapes {
      switch shape {
      case .array(let element, _): collect([element], model, into: &titles)
      case .map(let value, _): collect([value], model, into: &titles)
      case .type(let title):
        guard titles.insert(title).inserted, let type = model.type(title) else { continue }
        switch type.form {
        case .structure(let members), .tuple(let members): collect(members.map(\.shape), model, into: &titles)
        case .union(let tag, let branches):
          collect([tag.shape] + branches.map(\.shape), model, into: &titles)
        case .scalar, .enumeration: break
        }
      default: break
      }
    }
  }
}

extension TypeDefinition.UnionBranch {
  var shape: Shape {
    switch payload {
    case .type(let title): .type(title)
    case .member(let member): member.shape
    }
  }
}
