/// What of a released protocol the present one breaks.
///
/// A shell of the release must go on working: what it may send is still accepted, what it relies on is still there, and
/// nothing arrives that it could not know. Params are compared one way, results, events and effects the other.
struct Compatibility {
  let released: SchemaLock
  let current: SchemaLock

  /// One line for each break, naming the place; empty when there is none.
  func breaks() throws -> [String] {
    var breaks: [String] = []
    for path in released.paths("messages/") {
      guard current.files[path] != nil else {
        breaks.append("\(path): removed")
        continue
      }
      breaks += try compare(path, "params", .input) + compare(path, "result", .output)
    }
    for folder in ["events/", "effects/"] {
      for path in released.paths(folder) {
        breaks += current.files[path] == nil ? ["\(path): removed"] : try compare(path, nil, .output)
      }
    }
    for path in current.paths("effects/") where released.files[path] == nil {
      breaks.append("\(path): added, and no shell of the release performs it")
    }
    return breaks + errors() + limits() + fields()
  }

  private func compare(_ path: String, _ definition: String?, _ direction: SchemaComparison.Direction) throws -> [String] {
    let comparison = SchemaComparison(direction: direction, old: released.store, new: current.store)
    return try comparison.breaks(
      from: released.store.schema(path, definition: definition), to: current.store.schema(path, definition: definition),
      at: path + (definition.map { " \($0)" } ?? ""))
  }

  /// Codes and names are never reused or changed.
  private func errors() -> [String] {
    let now = current.table("errors.json", "errors", by: "name")
    return released.table("errors.json", "errors", by: "name").compactMap { name, entry in
      guard let same = now.first(where: { $0.name == name })?.entry else { return "errors.json: \(name) removed" }
      return same["code"]?.compact == entry["code"]?.compact ? nil : "errors.json: \(name) has another code"
    }
  }

  private func limits() -> [String] {
    let now = current.table("limits.json", "limits", by: "name")
    return released.table("limits.json", "limits", by: "name").compactMap { name, entry in
      guard let same = now.first(where: { $0.name == name })?.entry else { return "limits.json: \(name) removed" }
      guard case .integer(let before)? = entry["value"], case .integer(let after)? = same["value"] else { return nil }
      return after < before ? "limits.json: \(name) lowered from \(before) to \(after)" : nil
    }
  }

  /// Values of a profile are what its name promises.
  private func fields() -> [String] {
    let now = current.table("profile.json", "fields", by: "name")
    return released.table("profile.json", "fields", by: "name").flatMap { name, entry -> [String] in
      guard let same = now.first(where: { $0.name == name })?.entry else { return ["profile.json: \(name) removed"] }
      guard case .object(let profiles)? = entry["profiles"] else { return [] }
      return profiles.filter { same["profiles"]?[$0.0]?.compact != $0.1.compact }
        .map { "profile.json: \(name) has another value for \($0.0)" }
    }
  }
}
