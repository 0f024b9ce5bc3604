/// The pages of types, effects, errors, limits and profiles.
struct MarkdownReference {
  let model: Model
  let examples: PageExamples

  private var words: MarkdownWords { MarkdownWords(model: model) }

  func types() -> SourceText {
    var source = SourceText()
    source.text("# Types\n\nWhat messages, events and effects share. Field names with underscores are those of the ad service.")
    for type in model.types {
      source.text("\n## \(type.title)\n\n\(type.description)")
      switch type.form {
      case .scalar(let shape, let limit):
        let bounds = words.bounds(shape)
        source.line()
        source.line(
          "\(words.type(shape).capitalizedFirst).\(bounds)" + (limit.map { " Limit [`\($0)`](limits.md)." } ?? ""))
      case .enumeration(let values):
        source.text("\n| value | |\n|---|---|")
        for value in values { source.line("| `\(value.name)` | \(value.description) |") }
      case .structure(let members): table(members, into: &source)
      case .tuple(let members):
        source.line()
        source.line("An array of \(words.list(members.map { "\($0.name) (\(words.type($0)))" }, "and")).")
      case .union(let tag, let branches): union(tag, branches, into: &source)
      }
    }
    return source
  }

  private func union(_ tag: Member, _ branches: [TypeDefinition.UnionBranch], into source: inout SourceText) {
    guard case .type(let title) = tag.shape, case .enumeration(let values)? = model.type(title)?.form else { return }
    source.text("\n| `\(tag.name)` | further members | |\n|---|---|---|")
    for value in values {
      let further: String =
        switch branches.first(where: { $0.value == value.name })?.payload {
        case .type(let title): "those of [\(title)](types.md#\(words.anchor(title)))"
        case .member(let member): "`\(member.name)`: \(words.type(member))"
        case nil: ""
        }
      source.line("| `\(value.name)` | \(further) | \(value.description) |")
    }
  }

  private func table(_ members: [Member], into source: inout SourceText) {
    source.text("\n| member | type | |\n|---|---|---|")
    for member in members {
      source.line("| `\(member.name)\(member.isRequired ? "" : "?")` | \(words.type(member)) | \(words.note(member)) |")
    }
  }

  func effects() -> SourceText {
    var source = SourceText()
    source.text(
      """
      # Effects

      Orders to the shell, in the turn's `effects`, to be carried out in order. Each has an `id`, a number that only grows,
      and a `kind`. The shell says in `sdk/initialize` which families it performs; no others are ordered. What came of an
      effect it tells by [`effect/settle`](effect.md#effectsettle); facts, the core decides what they mean.
      """)
    for effect in model.effects {
      source.text("\n## \(effect.kind)\n\n\(effect.summary) \(effect.documentation)")
      if !effect.members.isEmpty { table(effect.members, into: &source) }
      source.line()
      source.line(effect.settled == "once" ? "Settled once." : "Not settled.")
      if let example = examples.effect(effect.kind) {
        source.line()
        source.text(words.block(example))
      }
    }
    return source
  }

  func errors() -> SourceText {
    var source = SourceText()
    source.text(
      """
      # Errors

      `error` is `{code, message, data:{name, …}}`. Codes and names are stable and never reused; `message` is for people and
      quotes nothing that was sent. An error means that the message changed nothing. When several things are wrong, the first
      of these is told: text, envelope, method, params, initialization, limits, references.
      """)
    for error in model.errors {
      source.text("\n## \(error.name)\n\nCode \(error.code). \(error.when)")
      if !error.data.isEmpty {
        source.text("\n| data | type | |\n|---|---|---|")
        for datum in error.data {
          source.line("| `\(datum.name)\(datum.isRequired ? "" : "?")` | \(datum.type) | \(datum.description) |")
        }
      }
      if error.name == "invalidParams" { rules(into: &source) }
      guard let example = examples.fault(error.name) else { continue }
      let sent = if case .string(let text) = example.message { text } else { words.code(example.message) }
      source.line()
      source.text(words.exchange(sent, .members([("error", example.error)])))
    }
    return source
  }

  private func rules(into source: inout SourceText) {
    source.text(
      """

      | rule | what is wrong |
      |---|---|
      | `required` | A member is missing; the path ends in its name. |
      | `type` | A value of another type, or `null` where it is not allowed. |
      | `enum` | A name that is not one of those allowed. |
      | `minimum`, `maximum` | A number out of range, or beyond ±(2⁵³−1). |
      | `minLength`, `maxLength` | A string too short or too long, in bytes unless the page of the message says Unicode scalars. |
      | `pattern` | A string that is not written as it must be. |
      | `minItems`, `maxItems` | Too few or too many elements. |
      | `maxProperties` | Too many members. |
      | `additionalProperties` | A policy names a field that does not exist. |
      """)
  }

  func limits() -> SourceText {
    var source = SourceText()
    source.text(
      """
      # Limits

      Nothing grows without a bound. `core/hello` answers each of these by name.

      | limit | value | beyond it | why |
      |---|---|---|---|
      """)
    for limit in model.limits {
      source.line("| `\(limit.name)` | \(words.number(limit.value)) \(limit.unit) | \(limit.crossed) | \(limit.reason) |")
    }
    return source
  }

  func profiles() -> SourceText {
    var source = SourceText()
    let profiles = model.type("ProfileName")
    source.text(
      """
      # Profiles

      Where the SDKs of the platforms differ, the difference is a field of a profile. `sdk/initialize` names the profile, and
      may override single fields by name in `policy`. An unknown name or value is `invalidParams`.

      | profile | |
      |---|---|
      """)
    if case .enumeration(let values)? = profiles?.form {
      for value in values { source.line("| `\(value.name)` | \(value.description) |") }
    }
    for group in distinct(model.fields.map(\.group)) {
      source.text("\n## \(group.capitalizedFirst)\n")
      source.line("| field | " + model.profiles.joined(separator: " | ") + " |")
      source.line("|---|" + model.profiles.map { _ in "---|" }.joined())
      for field in model.fields where field.group == group {
        source.line("| [`\(field.name)`](#\(words.anchor(field.name))) | " + values(field).joined(separator: " | ") + " |")
      }
    }
    source.text("\n# Fields")
    for field in model.fields { describe(field, into: &source) }
    return source
  }

  private func values(_ field: ProfileField) -> [String] {
    field.values.map { value in
      switch value {
      case .boolean(let value): value ? "yes" : "no"
      case .integer(let value): words.number(value)
      case .null: "null"
      case .name(let name): name
      case .names(let names): names.joined(separator: " ")
      }
    }
  }

  private func describe(_ field: ProfileField, into source: inout SourceText) {
    source.text("\n### \(field.name)\n\n\(field.description)")
    switch field.kind {
    case .boolean: source.text("\n`true` or `false`.")
    case .integer(let bounds):
      source.text("\nAn integer from \(words.number(bounds.minimum)) to \(words.number(bounds.maximum)).")
    case .numberOrNull: source.text("\nA number that is not negative, or `null`.")
    case .text(let maxBytes): source.text("\nA string of at most \(maxBytes) bytes.")
    case .enumeration(let values), .set(let values):
      if case .set = field.kind { source.text("\nAn array of any of these.") }
      source.text("\n| value | |\n|---|---|")
      for value in values { source.line("| `\(value.name)` | \(value.description) |") }
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
