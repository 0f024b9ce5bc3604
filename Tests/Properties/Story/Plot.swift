import TrestleJSON

/// What is fixed for one story: whose app it is, which policy it has, how its service answers.
package struct Plot {
  let profile: String
  let policy: Value
  let performs: [String]
  /// At most so many mounts.
  let mounts: Int
  let zones: [String]
  /// Of 100 answers to an ad request, so many bring an ad.
  let fill: Int
  /// Of 100 answers of any kind, so many fail.
  let failures: Int
  /// Of 100 messages, so many are wrong.
  let mistakes: Int

  package init(_ catalog: Catalog, _ seeded: inout Seeded) {
    profile = seeded.pick(catalog.profiles) ?? "standard"
    policy = Plot.policy(catalog, &seeded)
    performs =
      seeded.pick(weighted: [(18, ["http", "store"]), (2, ["store", "http"]), (3, ["http"]), (1, ["store"]), (1, [])]) ?? []
    mounts = Int(seeded.within(1...20))
    // Mostly a zone for each mount; sometimes several mounts share one.
    let count = seeded.chance(75) ? 40 : Int(seeded.within(1...5))
    zones = (1...count).map { $0 % 7 == 0 ? "zone \($0) é" : "11000\($0)" }
    fill = seeded.pick([95, 80, 60, 30]) ?? 80
    failures = seeded.pick([0, 5, 15, 40]) ?? 5
    mistakes = seeded.pick([0, 3, 6, 12]) ?? 3
  }

  /// No override, a few or many. Times are short, so that what takes long happens within a story.
  private static func policy(_ catalog: Catalog, _ seeded: inout Seeded) -> Value {
    let percent = seeded.pick([0, 10, 40, 80]) ?? 10
    let sampler = SchemaSampler(catalog)
    var fields: [(name: String, value: Value)] = []
    for field in catalog.policy where seeded.chance(percent) {
      let value: Value?
      switch field.name {
      case "sessionPrefix": value = .string(seeded.pick(["TR", "ANDROID", "X", ""]) ?? "TR")
      case "sessionWindowMs": value = .integer(seeded.within(1000...60_000))
      case "impressionMinMs": value = .integer(seeded.chance(50) ? 0 : seeded.within(1...4000))
      case "impressionMinPermille": value = .integer(seeded.pick([0, 1, 500, 1000]) ?? 0)
      case "timeoutMs": value = .integer(seeded.within(1000...20_000))
      default: value = sampler.value(field.schema, &seeded)
      }
      if let value { fields.append((field.name, value)) }
    }
    return .object(fields)
  }
}
