/// Makes a message wrong, in the ways in which shells are wrong.
struct Mistakes {
  let catalog: Catalog
  let sampler: SchemaSampler

  func spoil(_ draft: inout Draft, _ view: ShellView, _ seeded: inout Seeded) {
    switch seeded.below(10) {
    case 0: draft.method = seeded.pick(["zone/mont", "zone", "", "Zone/mount", "ad/acknowledgeItems"]) ?? ""
    case 1: spoilEnvelope(&draft, &seeded)
    case 2: unknownReference(&draft, &seeded)
    default: spoilParam(&draft, &seeded)
    }
  }

  private func spoilEnvelope(_ draft: inout Draft, _ seeded: inout Seeded) {
    let text = draft.text
    switch seeded.below(6) {
    case 0: draft.id = .real(1.5)
    case 1: draft.id = .string("")
    case 2: draft.raw = String(text.dropLast())
    case 3: draft.raw = text + "x"
    case 4: draft.raw = seeded.pick(["", "[]", "null", "{\"a\":1,\"a\":2}", "\u{FEFF}{}", "{\"method\":7}"]) ?? ""
    default: draft.params = .array([])
    }
  }

  private func unknownReference(_ draft: inout Draft, _ seeded: inout Seeded) {
    let name = seeded.pick(["zone/visibility", "zone/tap", "zone/unmount", "popup/opened", "popup/closed", "ad/acknowledge"])
    draft.method = name ?? "zone/tap"
    let number = Value.integer(seeded.within(100_000...200_000))
    draft.params = .object([("mount", number), ("popup", number), ("content", number)])
  }

  private func spoilParam(_ draft: inout Draft, _ seeded: inout Seeded) {
    guard let method = catalog.method(draft.method), let param = seeded.pick(method.params) else {
      draft.params = .array([.integer(1)])
      return
    }
    let params = draft.params ?? .object([])
    if param.required, seeded.chance(40) {
      draft.params = params.with(param.name, nil)
    } else if method.name == "sdk/initialize", seeded.chance(50) {
      draft.params = params.with("policy", .object([(seeded.pick(["noSuchField", "renderGate"]) ?? "", .integer(3))]))
    } else {
      draft.params = params.with(param.name, sampler.wrong(param.schema, &seeded))
    }
  }
}
