/// The schemas as they are written, with references that can be followed.
struct SchemaStore {
  private let files: [String: Tree]

  init(files: [String: Tree]) { self.files = files }

  /// A schema and the file it is written in.
  struct Located {
    var schema: Tree
    var path: String

    func at(_ key: String) -> Located? { schema[key].map { Located(schema: $0, path: path) } }
  }

  /// The whole file, or the definition in it.
  func schema(_ path: String, definition: String? = nil) throws -> Located {
    let file = try file(path)
    guard let definition else { return try resolved(Located(schema: file, path: path)) }
    guard let schema = file["$defs"]?[definition] else { throw GeneratorError(path, "has no $defs.\(definition)") }
    return Located(schema: schema, path: path)
  }

  /// What a `$ref` stands for; other schemas as they are.
  func resolved(_ located: Located) throws -> Located {
    guard case .string(let reference)? = located.schema["$ref"] else { return located }
    if reference.hasPrefix("#/$defs/") {
      return try schema(located.path, definition: String(reference.dropFirst("#/$defs/".count)))
    }
    var folders = located.path.split(separator: "/").dropLast()
    for part in reference.split(separator: "/") {
      if part == ".." { folders = folders.dropLast() } else { folders.append(part) }
    }
    let path = folders.joined(separator: "/")
    return try resolved(Located(schema: try file(path), path: path))
  }

  private func file(_ path: String) throws -> Tree {
    guard let file = files[path] else { throw GeneratorError(path, "is missing") }
    return file
  }
}
