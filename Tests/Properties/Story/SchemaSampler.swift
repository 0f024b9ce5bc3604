/// Values that a schema allows, and values that it does not.
package struct SchemaSampler {
  let catalog: Catalog

  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// A value that the schema allows; small ones, since bounds are what the vectors are for. `nil` where only a story knows.
  package func value(_ given: Schema, _ seeded: inout Seeded) -> Value? {
    let schema = catalog.resolve(given)
    if given.nullable || schema.nullable, seeded.chance(30) { return .null }
    switch schema.kind {
    case .reference, .opaque: return nil
    case .choice(let names): return seeded.pick(names).map { .string($0) }
    case .integer(let range): return .integer(integer(range, &seeded))
    case .number(let range):
      let whole = integer(Int64(max(range.lowerBound, -60))...Int64(min(range.upperBound, 60)), &seeded)
      return seeded.chance(20) ? .real(Double(whole) + (whole < 60 ? 0.5 : 0)) : .integer(whole)
    case .bool: return .bool(seeded.chance(50))
    case .text(let max, let min): return .string(text(max: max, min: min, &seeded))
    case .list(let element, let max):
      let count = seeded.below(Swift.min(max, 4) + 1)
      return .array((0..<count).compactMap { _ in value(element, &seeded) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          guard member.required || seeded.chance(60), let value = value(member.schema, &seeded) else { return nil }
          return (member.name, value)
        })
    }
  }

  private func integer(_ range: ClosedRange<Int64>, _ seeded: inout Seeded) -> Int64 {
    switch seeded.below(10) {
    case 0: range.lowerBound
    case 1 where range.upperBound < 100_000: range.upperBound
    default: seeded.within(range.lowerBound...min(range.upperBound, range.lowerBound + 2000))
    }
  }

  private func text(max: Int, min: Int, _ seeded: inout Seeded) -> String {
    let texts = ["milk", "Ünïcode ☕", "a\u{0}b", "x", "İnek", "\"quoted\"", "soup of the day"]
    let found = seeded.chance(10) && min == 0 ? "" : seeded.pick(texts) ?? "x"
    return found.utf8.count <= max ? found : String(repeating: "x", count: max)
  }

  /// A value of a kind that the schema does not allow.
  package func wrong(_ given: Schema, _ seeded: inout Seeded) -> Value {
    let schema = catalog.resolve(given)
    switch schema.kind {
    case .reference, .opaque: return .integer(7)
    case .choice: return seeded.chance(50) ? .string("no such choice") : .bool(true)
    case .integer(let range):
      return [.string("1"), .real(1.5), .integer(range.lowerBound - 1), .array([])][seeded.below(4)]
    case .number(let range): return seeded.chance(50) ? .string("1") : .real(range.lowerBound - 1e17)
    case .bool: return seeded.chance(50) ? .integer(1) : .string("true")
    case .text(let max, _): return max < 5000 && seeded.chance(30) ? .string(String(repeating: "é", count: max)) : .bool(false)
    case .list: return .object([])
    case .object: return .array([])
    }
  }
}
