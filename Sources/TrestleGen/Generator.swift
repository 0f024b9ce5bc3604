import Foundation

/// What `trestle-gen` does: reads the schemas and writes, or compares, everything that follows from them.
struct Generator {
  let root: URL

  func files() throws -> [GeneratedFile] {
    let folder = SchemaFolder(root: root.appendingPathComponent("Schemas"))
    let model = try SchemaReader(folder: folder).model()
    let policy = PolicySchema(fields: model.fields).file()
    let digest = try SchemaBundle(folder: folder).digest()
    return [policy] + SwiftEmitter(model: model, digest: digest).files()
  }

  func write() throws {
    for file in try files() where current(file) != file.text {
      let url = root.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      print("wrote \(file.path)")
    }
  }

  private func current(_ file: GeneratedFile) -> String? {
    try? String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8)
  }
}
