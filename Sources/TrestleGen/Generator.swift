import Foundation
import TrestleJSON

/// What `trestle-gen` does: reads the schemas and writes, or compares, everything that follows from them.
struct Generator {
  let root: URL

  /// Folders in which nothing but generated files may be.
  private static let ownFolders = [
    "Sources/TrestleProtocol/Generated", "Sources/TrestleHost/Generated", "Tests/TrestleProtocolTests/Generated",
    "Schemas/generated", "Bridges/jvm/src/main/java/trestle/protocol", "Docs/protocol",
  ]

  func files() throws -> [GeneratedFile] {
    let folder = SchemaFolder(root: root.appendingPathComponent("Schemas"))
    let model = try SchemaReader(folder: folder).model()
    let digest = try SchemaBundle(folder: folder).digest()
    let openRPC = try OpenRPCDocument(model: model, folder: folder, digest: digest).files()
    let policy = PolicySchema(fields: model.fields)
    let maker = VectorMaker(store: try SchemaLock(folder: folder, policy: policy.tree()).store)
    let vectors = try VectorFiles(model: model, maker: maker).files()
    let typeScript = TypeScriptEmitter(model: model, digest: digest).file()
    let pages = try MarkdownPages(model: model, examples: PageExamples(folder: folder), envelopes: folder).files()
    let dart = DartEmitter(model: model, digest: digest).file()
    return [policy.file(), typeScript, dart] + openRPC + vectors + SwiftEmitter(model: model, digest: digest).files()
      + JavaEmitter(model: model, digest: digest).files() + pages
  }

  /// The schemas as a release would promise them.
  func lock() throws -> SchemaLock {
    let folder = SchemaFolder(root: root.appendingPathComponent("Schemas"))
    return try SchemaLock(folder: folder, policy: PolicySchema(fields: SchemaReader(folder: folder).model().fields).tree())
  }

  /// What of the release in the lock file the schemas break.
  func breaks(of file: String) throws -> [String] {
    guard let data = FileManager.default.contents(atPath: file) else { throw GeneratorError(file, "cannot be read") }
    do {
      let json = try JSONDocument.parse([UInt8](data).span, depth: 64, keyBytes: 4096).root
      return try Compatibility(released: SchemaLock(reading: json, from: file), current: lock()).breaks()
    } catch let flaw as JSONFlaw {
      throw GeneratorError(file, "is not JSON: \(flaw.reason.name) at byte \(flaw.offset)")
    }
  }

  /// Writes what has changed and removes what is no longer generated.
  func write() throws {
    let files = try files()
    for file in files where current(file) != file.text {
      let url = root.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      print("wrote \(file.path)")
    }
    for path in strays(files) {
      try FileManager.default.removeItem(at: root.appendingPathComponent(path))
      print("removed \(path)")
    }
  }

  /// What writing would change, as text for people; empty when everything is up to date.
  func staleness() throws -> [String] {
    let files = try files()
    let changes = files.compactMap { file -> String? in
      guard let current = current(file) else { return "\(file.path): missing" }
      return current == file.text ? nil : LineDiff(path: file.path, old: current, new: file.text).text
    }
    return changes + strays(files).map { "\($0): no longer generated" }
  }

  private func current(_ file: GeneratedFile) -> String? {
    try? String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8)
  }

  private func strays(_ files: [GeneratedFile]) -> [String] {
    let known = Set(files.map(\.path))
    return Self.ownFolders.flatMap { folder in
      let found = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      return (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
        .map { "\(folder)/" + $0.standardizedFileURL.path.dropFirst(prefixLength(folder)) }
    }.filter { !known.contains($0) }.sorted()
  }

  private func prefixLength(_ folder: String) -> Int {
    root.appendingPathComponent(folder).standardizedFileURL.path.count + 1
  }
}
