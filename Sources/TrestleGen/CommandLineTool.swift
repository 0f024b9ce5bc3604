import Foundation

/// Writes everything that follows from `Schemas/`, or says what is stale.
enum CommandLineTool {
  private static let usage = "usage: trestle-gen [--check] [--root DIR]"

  static func run(_ arguments: [String]) -> Int32 {
    var root = FileManager.default.currentDirectoryPath
    var checks = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checks = true
      case "--root":
        guard let folder = rest.popFirst() else { return complain("--root needs a folder") }
        root = folder
      case "--help", "-h":
        print(usage)
        return 0
      default: return complain("unknown option \(argument); \(usage)")
      }
    }
    let generator = Generator(root: URL(fileURLWithPath: root))
    do {
      if checks { return try check(generator) }
      try generator.write()
      return 0
    } catch { return complain("\(error)") }
  }

  private static func check(_ generator: Generator) throws -> Int32 {
    let stale = try generator.staleness()
    if stale.isEmpty { return 0 }
    for change in stale { print(change) }
    return complain("\(stale.count) generated file(s) are stale; run: swift run trestle-gen")
  }

  private static func complain(_ problem: String) -> Int32 {
    FileHandle.standardError.write(Data("trestle-gen: \(problem)\n".utf8))
    return 1
  }
}
