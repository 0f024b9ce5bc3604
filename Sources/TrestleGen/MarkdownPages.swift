/// Writes `Docs/protocol/`: a manual of the protocol for people who write shells.
struct MarkdownPages {
  let model: Model
  let examples: PageExamples
  let envelopes: SchemaFolder

  static let folder = "Docs/protocol/"
  private var words: MarkdownWords { MarkdownWords(model: model) }

  func files() throws -> [GeneratedFile] {
    let reference = MarkdownReference(model: model, examples: examples)
    return [page("README", try index())] + model.areaTitles.map { page($0.name, area($0)) } + [
      page("types", reference.types()), page("effects", reference.effects()), page("errors", reference.errors()),
      page("limits", reference.limits()), page("profiles", reference.profiles()),
    ]
  }

  private func page(_ name: String, _ body: SourceText) -> GeneratedFile {
    GeneratedFile(
      path: Self.folder + name + ".md",
      text: "<!-- Generated from Schemas/ by trestle-gen. Do not edit. -->\n\n" + body.text)
  }

  // MARK: Index

  private func index() throws -> SourceText {
    var source = SourceText()
    source.line("# The Trestle protocol")
    for paragraph in model.introduction {
      source.line()
      source.line(paragraph)
    }
    if let whole = examples.whole {
      source.line()
      source.text(words.exchange(words.code(whole.message), whole.turn))
    }
    try envelope("message", "A message", into: &source)
    try envelope("turn", "A turn", into: &source)
    source.text("\n## Messages\n\nAn optional param is written with a question mark on the pages, as `visible?`.")
    for area in model.areaTitles { contents(area, into: &source) }
    source.text(
      """

      ## Reference

      - [Types](types.md) that messages and events share
      - [Effects](effects.md): what the shell is asked to do
      - [Errors](errors.md)
      - [Limits](limits.md), each with its reason
      - [Profiles](profiles.md): the fields in which the platforms' SDKs differ
      """)
    return source
  }

  private func envelope(_ name: String, _ title: String, into source: inout SourceText) throws {
    let schema = Tree(try envelopes.json("envelope/\(name).json"))
    guard case .object(let members)? = schema["properties"] else { return }
    source.text("\n## \(title)\n\n| member | meaning |\n|---|---|")
    for (member, rule) in members {
      if case .string(let description)? = rule["description"] { source.line("| `\(member)` | \(description) |") }
    }
  }

  private func contents(_ area: AreaDefinition, into source: inout SourceText) {
    let messages = model.messages.filter { $0.area == area.name }
    let events = model.events.filter { $0.area == area.name }
    source.text("\n### [\(area.title)](\(area.name).md)\n")
    source.line("| message or event | |")
    source.line("|---|---|")
    for message in messages {
      source.line("| [`\(message.method)`](\(area.name).md#\(words.anchor(message.method))) | \(message.summary) |")
    }
    for event in events {
      source.line("| [`\(event.name)`](\(area.name).md#\(words.anchor(event.name))), event | \(event.summary) |")
    }
  }

  // MARK: Areas

  private func area(_ area: AreaDefinition) -> SourceText {
    var source = SourceText()
    source.line("# \(area.title)")
    source.line()
    source.line(area.documentation)
    for message in model.messages where message.area == area.name { self.message(message, into: &source) }
    let events = model.events.filter { $0.area == area.name }
    if !events.isEmpty, model.messages.contains(where: { $0.area == area.name }) { source.text("\n# Events") }
    for event in events { self.event(event, into: &source) }
    return source
  }

  private func message(_ message: MessageDefinition, into source: inout SourceText) {
    source.text("\n## \(message.method)\n")
    source.line(message.summary + (message.deprecated ? " **Deprecated.**" : ""))
    source.line()
    source.line(message.documentation)
    table("param", message.params, into: &source)
    if message.oneOfMembers.count > 1 {
      source.line()
      source.line("At least one of \(words.list(message.oneOfMembers.map { "`\($0)`" }, "and")) must be given.")
    }
    for condition in message.conditions {
      let names = words.list(condition.required.map { "`\($0)`" }, "and")
      source.line()
      source.line("When `\(condition.member)` is `\(condition.value)`, \(names) must be given.")
    }
    switch message.result {
    case .empty: source.text("\nThe result is `{}`.")
    case .structure(let members, let isNullable):
      if isNullable { source.text("\nThe result may be `null`.") }
      table("result", members, into: &source)
    case .handwritten(let members): table("result", members, into: &source)
    }
    exchange(message, into: &source)
    source.line()
    source.line(consequences(message))
  }

  private func table(_ title: String, _ members: [Member], into source: inout SourceText) {
    if members.isEmpty { return }
    source.text("\n| \(title) | type | |\n|---|---|---|")
    for member in members {
      source.line("| `\(member.name)\(member.isRequired ? "" : "?")` | \(words.type(member)) | \(words.note(member)) |")
    }
  }

  private func exchange(_ message: MessageDefinition, into source: inout SourceText) {
    guard let example = examples.exchange(message.method) else { return }
    source.line()
    source.text(words.exchange(words.code(example.message), .members([("result", example.result)])))
  }

  private func consequences(_ message: MessageDefinition) -> String {
    var sentences: [String] = []
    switch message.beforeInitialize {
    case "kept": sentences.append("Before initialization it is kept and takes effect with it.")
    case "notReported": sentences.append("Before initialization it answers `reported:false`.")
    default: break
    }
    let errors = message.errors.map { "[`\($0)`](errors.md#\(words.anchor($0)))" }
    if !errors.isEmpty { sentences.append("Errors: \(words.list(errors, "and")).") }
    let events = message.events.map { name in "[`\(name)`](\(words.page(ofEvent: name)))" }
    if !events.isEmpty { sentences.append("May tell: \(words.list(events, "and")).") }
    let effects = message.effects.map { "[`\($0)`](effects.md#\(words.anchor($0)))" }
    if !effects.isEmpty { sentences.append("May order: \(words.list(effects, "and")).") }
    sentences.append("Since \(message.since).")
    return sentences.joined(separator: " ")
  }

  private func event(_ event: EventDefinition, into source: inout SourceText) {
    source.text("\n## \(event.name)\n")
    source.line(event.summary)
    source.line()
    source.line(event.documentation)
    table("param", event.params, into: &source)
    if let params = examples.event(event.name) {
      source.line()
      source.text(words.block(.members([("method", .string(event.name)), ("params", params)])))
    }
    let causes = model.messages.filter { $0.events.contains(event.name) }.map { message in
      "[`\(message.method)`](\(message.area).md#\(words.anchor(message.method)))"
    }
    source.line()
    source.line((causes.isEmpty ? "" : "Follows from: \(words.list(causes, "and")). ") + "Since \(event.since).")
  }
}
