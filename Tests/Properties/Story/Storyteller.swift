import TrestleJSON

/// Tells a story: the next message, from what a shell knows and one seed.
///
/// Each step has a seed of its own, so a story with steps left out is still a story. That is how failing ones shrink.
package struct Storyteller {
  let catalog: Catalog
  let plot: Plot
  let sampler: SchemaSampler
  let service: Service
  private let weights: [(weight: Int, value: String)]

  package init(_ catalog: Catalog, _ plot: Plot) {
    self.catalog = catalog
    self.plot = plot
    sampler = SchemaSampler(catalog)
    service = Service(plot: plot)
    weights = catalog.methods.map { (Storyteller.weight(of: $0.name), $0.name) }
  }

  /// How often a message is told, in a story in which each has its turn.
  private static func weight(of method: String) -> Int {
    switch method {
    case "zone/visibility": 60
    case "zone/mount": 40
    case "zone/unmount": 8
    case "app/state", "zone/tap", "popup/opened", "popup/closed": 24
    case "zone/update", "keyword/search", "ad/acknowledge", "context/recipe", "popup/content": 10
    case "effect/settle", "zone/creative", "core/wake": 0
    case "sdk/initialize", "sdk/shutdown", "core/hello", "payload/pickup", "payload/resolve", "link/open": 2
    default: 4
    }
  }

  package func message(_ view: ShellView, number: Int, seed: UInt64) -> String {
    var seeded = Seeded(seed)
    var draft = Draft(id: .integer(Int64(number)), moment: moment(view, &seeded))
    if view.rules == nil, seeded.chance(view.generation == 0 ? 60 : 30) {
      fill(&draft, "sdk/initialize", view, &seeded)
    } else {
      choose(&draft, view, &seeded)
    }
    if seeded.chance(plot.mistakes) { Mistakes(catalog: catalog, sampler: sampler).spoil(&draft, view, &seeded) }
    return draft.text
  }

  private enum Kind { case answer, stored, wake, creative, tap, stale, method }

  private func choose(_ draft: inout Draft, _ view: ShellView, _ seeded: inout Seeded) {
    let isShowing = view.mounts.values.contains { $0.serve != nil }
    let kind = seeded.pick(weighted: [
      (view.sends.isEmpty ? 0 : 34, Kind.answer), (view.stores.isEmpty ? 0 : 8, .stored), (10, .wake),
      (isShowing && view.rules?.renderGate == true ? 14 : 0, .creative), (isShowing ? 6 : 0, .tap), (1, .stale), (40, .method),
    ])
    switch kind {
    case .answer: answer(&draft, view, &seeded)
    case .stored:
      let kind = seeded.chance(95) ? "stored" : "storeFailed"
      settle(&draft, seeded.pick(view.stores.sorted()) ?? 0, .object([("kind", .string(kind))]))
    case .creative: creative(&draft, view, &seeded)
    case .tap: fill(&draft, "zone/tap", view, &seeded)
    case .stale: settle(&draft, seeded.within(0...50), service.failure(&seeded))
    case .method: tellMethod(&draft, view, &seeded)
    default: draft.method = "core/wake"
    }
  }

  private func answer(_ draft: inout Draft, _ view: ShellView, _ seeded: inout Seeded) {
    let open = view.sends.values.sorted { $0.effect < $1.effect }
    // Ads first, else reports outnumber them.
    let wanted = open.filter { $0.purpose != "report" }
    guard let send = seeded.pick(wanted.isEmpty || seeded.chance(25) ? open : wanted) else { return }
    settle(&draft, send.effect, service.outcome(of: send, &seeded))
  }

  private func settle(_ draft: inout Draft, _ effect: Int64, _ outcome: Value) {
    draft.method = "effect/settle"
    draft.params = .object([("effect", .integer(effect)), ("outcome", outcome)])
  }

  private func creative(_ draft: inout Draft, _ view: ShellView, _ seeded: inout Seeded) {
    let shown = view.mounts.values.filter { $0.serve != nil }.sorted { $0.number < $1.number }
    let waiting = shown.filter { view.shown(by: $0)?.isLoaded == false }
    guard let mount = seeded.pick(waiting.isEmpty ? shown : waiting), let serve = mount.serve else { return }
    draft.method = "zone/creative"
    var params: [(name: String, value: Value)] = [
      ("mount", .integer(mount.number)), ("serve", .integer(seeded.chance(96) ? serve : max(0, serve - 1))),
      ("state", .string(seeded.chance(88) ? "loaded" : "failed")),
    ]
    if seeded.chance(10) {
      params.append(("reason", .string(seeded.pick(["cancelled", "subresource", "network", "other"]) ?? "other")))
    }
    draft.params = .object(params)
  }

  private func tellMethod(_ draft: inout Draft, _ view: ShellView, _ seeded: inout Seeded) {
    for _ in 0..<8 {
      guard let method = seeded.pick(weighted: weights) else { return }
      if method == "zone/mount", view.mounts.count >= plot.mounts { continue }
      if method == "zone/unmount", view.mounts.count < 2 { continue }
      if fill(&draft, method, view, &seeded) { return }
    }
    draft.method = "core/wake"
  }

  /// Fills in a message. Answers false when nothing is there that it could be about.
  @discardableResult private func fill(
    _ draft: inout Draft, _ name: String, _ view: ShellView, _ seeded: inout Seeded
  ) -> Bool {
    guard let method = catalog.method(name) else { return false }
    guard let params = Params(teller: self, view: view).make(for: method, &seeded) else { return false }
    draft.method = name
    draft.params = params
    return true
  }

  // MARK: Time

  private func moment(_ view: ShellView, _ seeded: inout Seeded) -> Draft.Moment? {
    let passed: Int64
    switch seeded.below(100) {
    case 0..<35: passed = 0
    case 35..<58: passed = seeded.within(1...5)
    case 58..<74: passed = seeded.within(1...1000)
    case 74..<80: passed = 3000
    case 80..<92: passed = max(0, (view.wakeAt ?? view.mono) - view.mono)
    case 92..<95: passed = seeded.within(3000...20_000)
    case 95..<97: passed = seeded.within(60_000...70_000)
    case 97: passed = seeded.chance(30) ? 1_800_000 : 1000
    case 98: passed = -5
    default: passed = 0
    }
    if view.generation > 0, seeded.chance(4) { return nil }
    let start = view.mono == 0 ? Int64(1_000_000) : view.mono
    let wall = (view.wall == 0 ? 1_767_225_600_000 : view.wall) + max(0, passed)
    return Draft.Moment(mono: max(0, start + passed), wall: wall)
  }
}

/// A message while it is being made.
struct Draft {
  struct Moment {
    let mono: Int64
    let wall: Int64
  }

  var id: Value?
  var moment: Moment?
  var method = "core/wake"
  var params: Value?
  /// Set when the text is no message.
  var raw: String?

  var text: String {
    if let raw { return raw }
    var members: [(name: String, value: Value)] = [("method", .string(method))]
    if let params { members.append(("params", params)) }
    if let id { members.append(("id", id)) }
    if let moment {
      members.append(("at", .object([("mono", .integer(moment.mono)), ("wall", .integer(moment.wall))])))
    }
    return Value.object(members).text
  }
}
