import TrestleJSON

/// What a release promised: all schemas and tables as one JSON text, committed when the release is cut.
struct SchemaLock {
  let files: [String: Tree]

  /// The schemas as they are now.
  init(folder: SchemaFolder, policy: Tree) throws {
    var files = ["generated/policy.json": policy.withoutProse]
    for path in try folder.paths() where path != "catalog.json" { files[path] = Tree(try folder.json(path)).withoutProse }
    self.files = files
  }

  /// A lock file as `text` wrote it.
  init(reading json: JSON, from path: String) throws {
    guard let files = json["files"], files.kind == .object else {
      throw GeneratorError(path, "is no lock file: files is missing")
    }
    self.files = Dictionary(uniqueKeysWithValues: files.members.map { ($0.name, Tree($0.value)) })
  }

  var text: String {
    let sorted = files.sorted { Text($0.key) < Text($1.key) }
    return Tree.members([("files", .object(sorted.map { ($0.key, $0.value) }))]).pretty
  }

  var store: SchemaStore { SchemaStore(files: files) }

  /// Paths below a folder, sorted.
  func paths(_ folder: String) -> [String] { files.keys.filter { $0.hasPrefix(folder) }.sorted() }

  /// The entries of a table by the member that names them.
  func table(_ path: String, _ list: String, by key: String) -> [(name: String, entry: Tree)] {
    guard case .array(let entries)? = files[path]?[list] else { return [] }
    return entries.compactMap { entry in
      if case .string(let name)? = entry[key] { (name, entry) } else { nil }
    }
  }
}

extension Tree {
  /// Without what only people read: a promise is about shapes.
  fileprivate var withoutProse: Tree {
    switch self {
    case .object(let members):
      .object(members.filter { !Tree.prose.contains($0.0) || !$0.1.isText }.map { ($0.0, $0.1.withoutProse) })
    case .array(let elements): .array(elements.map(\.withoutProse))
    default: self
    }
  }

  private static let prose: Set<String> = ["description", "reason", "when", "message", "$schema"]

  private var isText: Bool {
    if case .string = self { true } else { false }
  }
}
