import TrestleJSON
import TrestleKernel

/// What a run has seen, and what of the catalog is missing.
package struct Coverage {
  package private(set) var messages = 0
  package private(set) var accepted = 0
  private var methods: [String: Int] = [:]
  private var events: [String: Int] = [:]
  private var effects: [String: Int] = [:]
  private var errors: [String: Int] = [:]
  private var policy: [String: Set<String>] = [:]
  private var profiles: [String: Int] = [:]
  private var reports: [String: Int] = [:]
  package private(set) var mostMounts = 0

  package init() {}

  package mutating func note(_ exchange: Exchange, _ view: ShellView) {
    messages += 1
    if exchange.isAccepted {
      accepted += 1
      methods[exchange.method ?? "", default: 0] += 1
    } else {
      errors[exchange.refusal ?? "", default: 0] += 1
    }
    for event in exchange.events {
      events[event.name, default: 0] += 1
      if event.name == "ad/reported" { reports[event.text("type"), default: 0] += 1 }
    }
    for effect in exchange.turn.effects { effects[Coverage.kind(of: effect), default: 0] += 1 }
    mostMounts = max(mostMounts, view.mounts.count)
    guard exchange.method == "sdk/initialize", let result = exchange.result else { return }
    profiles[result["profile"]?.text?.string ?? "", default: 0] += 1
    result["policy"]?.forEachMember { name, value in
      for text in value.kind == .array ? value.elements.map({ Value($0).text }) : [Value(value).text] {
        policy[name.string, default: []].insert(text)
      }
    }
  }

  private static func kind(of effect: Effect) -> String {
    switch effect {
    case .httpSend: "http/send"
    case .httpCancel: "http/cancel"
    case .storePut: "store/put"
    case .storeRemove: "store/remove"
    }
  }

  package mutating func add(_ other: Coverage) {
    messages += other.messages
    accepted += other.accepted
    methods.merge(other.methods, uniquingKeysWith: +)
    events.merge(other.events, uniquingKeysWith: +)
    effects.merge(other.effects, uniquingKeysWith: +)
    errors.merge(other.errors, uniquingKeysWith: +)
    profiles.merge(other.profiles, uniquingKeysWith: +)
    reports.merge(other.reports, uniquingKeysWith: +)
    policy.merge(other.policy) { $0.union($1) }
    mostMounts = max(mostMounts, other.mostMounts)
  }

  package var acceptedPercent: Int { messages == 0 ? 0 : accepted * 100 / messages }

  /// What `core/hello` lists and no story has seen. An event of an area without a message that this core takes is not due yet.
  package func missing(_ catalog: Catalog, hello: JSON) -> [String] {
    let taken = (hello["methods"]?.elements ?? []).compactMap { $0.text?.string }
    let areas = Set(taken.compactMap { $0.split(separator: "/").first.map(String.init) } + ["action"])
    let due = (hello["events"]?.elements ?? []).compactMap { $0.text?.string }.filter {
      areas.contains(String($0.split(separator: "/").first ?? ""))
    }
    let kinds = (hello["effects"]?.elements ?? []).compactMap { $0.text?.string }
    var missing = taken.filter { methods[$0] == nil }.map { "message \($0)" }
    missing += due.filter { events[$0] == nil }.map { "event \($0)" }
    missing += kinds.filter { effects[$0] == nil }.map { "effect \($0)" }
    missing += catalog.profiles.filter { profiles[$0] == nil }.map { "profile \($0)" }
    for field in catalog.policy {
      let seen = policy[field.name] ?? []
      missing += Coverage.values(of: catalog.resolve(field.schema), catalog).filter { !seen.contains($0) }
        .map { "policy \(field.name) = \($0)" }
    }
    return missing
  }

  /// The values of a field that can be counted; of numbers and texts, that more than one occurs is all that can be asked.
  private static func values(of schema: Schema, _ catalog: Catalog) -> [String] {
    switch schema.kind {
    case .choice(let names): names.map { Value.string($0).text }
    case .bool: ["true", "false"]
    case .list(let element, _): values(of: catalog.resolve(element), catalog)
    default: []
    }
  }

  package var summary: [String] {
    func list(_ counts: [String: Int]) -> String {
      counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    return [
      "messages: \(list(methods))", "errors: \(list(errors))", "events: \(list(events))", "reports: \(list(reports))",
      "effects: \(list(effects))", "profiles: \(list(profiles))",
      "policy values: \(policy.values.reduce(0) { $0 + $1.count }) in \(policy.count) fields; mounts: up to \(mostMounts)",
    ]
  }
}
