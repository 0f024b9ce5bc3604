/// The params of a message: what they may be by their schemas, and what they are about by their names.
struct Params {
  let teller: Storyteller
  let view: ShellView

  /// `nil` when something it must name is not there.
  func make(for method: Catalog.Method, _ seeded: inout Seeded) -> Value? {
    if method.name == "sdk/initialize" { return initialization(method, &seeded) }
    var members: [(name: String, value: Value)] = []
    for param in method.params where param.required || seeded.chance(optional(method.name)) {
      switch known(param.name, method.name, members, &seeded) {
      case .nothing: if param.required { return nil }
      case .some(let value): members.append((param.name, value))
      case .any: if let value = teller.sampler.value(param.schema, &seeded) { members.append((param.name, value)) }
      }
    }
    if members.isEmpty, method.params.isEmpty, seeded.chance(50) { return .some(.object([])) }
    return .object(members)
  }

  private func optional(_ method: String) -> Int { method == "zone/visibility" || method == "zone/mount" ? 45 : 35 }

  private enum Known {
    /// Nothing of that kind is there.
    case nothing
    case some(Value)
    /// The name says nothing; the schema decides.
    case any
  }

  private func known(
    _ name: String, _ method: String, _ before: [(name: String, value: Value)], _ seeded: inout Seeded
  ) -> Known {
    switch name {
    case "mount": return number(view.mounts.keys.sorted(), &seeded)
    case "serve":
      guard case .integer(let mount)? = before.first(where: { $0.name == "mount" })?.value,
        let serve = view.mounts[mount]?.serve
      else { return .nothing }
      return .some(.integer(serve))
    case "popup": return number(view.popups.map { $0.number }, &seeded)
    case "content": return number(view.lastContent > 0 ? Array(max(1, view.lastContent - 30)...view.lastContent) : [], &seeded)
    case "generation": return .some(.integer(seeded.chance(80) ? view.generation : 0))
    case "zone": return .some(.string(seeded.pick(teller.plot.zones) ?? "1"))
    case "zones": return .some(.array((0...seeded.below(3)).map { _ in .string(seeded.pick(teller.plot.zones) ?? "1") }))
    case "state" where method == "app/state":
      // Whoever left comes back sooner or later.
      if view.isInBackground, seeded.chance(70) { return .some(.string("active")) }
      return .any
    case "leaving", "persisted": return .some(.bool(seeded.chance(10)))
    case "visible", "attached": return .some(.bool(seeded.chance(75)))
    case "permille": return .some(.integer(seeded.pick([0, 1, 499, 500, 1000, 1000]) ?? 1000))
    case "width", "height": return .some(seeded.pick([.integer(0), .integer(50), .integer(320), .real(0.5)]) ?? .integer(50))
    case "tapTolerance": return .some(seeded.pick([.integer(0), .integer(10), .real(25.5)]) ?? .integer(10))
    case "dx", "dy": return .some(seeded.pick([.integer(0), .integer(3), .integer(-9), .integer(26)]) ?? .integer(0))
    case "context", "storeId": return context(name, method, &seeded)
    case "search": return .some(.integer(seeded.within(1...20)))
    case "query": return .some(.string(seeded.pick(["mil", "milk", " MILD ", "creme", "xx", "inek", "bre"]) ?? "mil"))
    case "termIds": return .some(.array((0..<seeded.below(4)).map { _ in .string("t\(seeded.below(6))") }))
    case "termId": return .some(.string("t\(seeded.below(6))"))
    case "item": return .some(.string(seeded.pick(["milk", "bread", "soup", "caviar"]) ?? "milk"))
    case "payloads": return payloads(&seeded)
    case "url": return .some(.string(link(&seeded)))
    default: return .any
    }
  }

  private func number(_ choices: [Int64], _ seeded: inout Seeded) -> Known {
    seeded.pick(choices).map { .some(.integer($0)) } ?? .nothing
  }

  private func context(_ name: String, _ method: String, _ seeded: inout Seeded) -> Known {
    let clears = method != "zone/mount" && method != "context/recipeLoaded"
    if clears, seeded.chance(25) { return .some(.null) }
    return .some(.string(seeded.pick(["r1", "r2", "r3"]) ?? "r1"))
  }

  private func payloads(_ seeded: inout Seeded) -> Known {
    let count = 1 + seeded.below(2)
    return .some(
      .array(
        (0..<count).map { _ in
          .object([
            ("payload_id", .string(seeded.pick(view.payloads) ?? "P-unknown")),
            ("status", .string(seeded.chance(50) ? "delivered" : "rejected")),
          ])
        }))
  }

  private func link(_ seeded: inout Seeded) -> String {
    let data = [
      "eyJwYXlsb2FkX2lkIjoiTDEiLCJkZXRhaWxlZF9saXN0X2l0ZW1zIjpbeyJwcm9kdWN0X3RpdGxlIjoibWlsayJ9XX0=", "bm8ganNvbg==", "%%%", "",
    ]
    return "app://open?x=1&data=\(seeded.pick(data) ?? "")"
  }

  // MARK: sdk/initialize

  private func initialization(_ method: Catalog.Method, _ seeded: inout Seeded) -> Value {
    var params = Value.object([])
    for param in method.params where param.required || seeded.chance(30) {
      params = params.with(param.name, teller.sampler.value(param.schema, &seeded))
    }
    let plot = teller.plot
    let entropy = self.entropy(&seeded)
    params = params.with("appId", .string("APP")).with("entropy", .string(entropy)).with("profile", .string(plot.profile))
      .with("policy", plot.policy).with("performs", .array(plot.performs.map { .string($0) }))
      .with("reset", seeded.chance(15) ? .bool(true) : nil).with("embedded", seeded.chance(10) ? .bool(true) : nil)
      .with("endpoints", seeded.chance(10) ? .object([("ads", .string("https://ads.example/"))]) : nil)
      .with("recipe", seeded.chance(20) ? .object([("context", .string("r1")), ("zones", .array([]))]) : nil)
      .with("params", seeded.chance(20) ? .object([("color", .string("blue"))]) : nil)
      .with("features", .object([("keywords", .bool(seeded.chance(50))), ("payloads", .bool(seeded.chance(50)))]))
      .with("advertiserId", seeded.chance(80) || plot.profile == "javascript" ? .string("advertiser-1") : nil)
      .with("allowRetargeting", seeded.chance(50) || plot.profile == "javascript" ? .bool(seeded.chance(80)) : nil)
      .with("device", device(&seeded)).with("stored", stored(&seeded))
    return params
  }

  /// Never the same twice in a story, as no secure source's is, though two steps may have one seed: batches are named by it.
  private func entropy(_ seeded: inout Seeded) -> String {
    let digits = (0..<64).map { _ in String(seeded.below(16), radix: 16) }.joined()
    let life = String(view.generation, radix: 16)
    return life + digits.dropFirst(life.count)
  }

  private func device(_ seeded: inout Seeded) -> Value? {
    guard seeded.chance(70) else { return nil }
    var device: [(name: String, value: Value)] = [
      ("platform", .string(seeded.pick(["android", "ios", "web", "other"]) ?? "ios"))
    ]
    if seeded.chance(60) { device.append(("advertisingId", .string("idfa-1"))) }
    if seeded.chance(60) { device.append(("vendorId", .string("vendor-1"))) }
    if seeded.chance(40) { device.append(("adTrackingEnabled", .bool(seeded.chance(70)))) }
    return .object(device)
  }

  private func stored(_ seeded: inout Seeded) -> Value? {
    guard seeded.chance(60) else { return nil }
    var entries = view.store.sorted { $0.key < $1.key }.map { (name: $0.key, value: Value.string($0.value)) }
    if seeded.chance(10) { entries.append(("TRACKING_DISABLED", .string("true"))) }
    if seeded.chance(10) { entries.append(("GENERATED_ID", .string("g-1"))) }
    return .object(entries)
  }
}
