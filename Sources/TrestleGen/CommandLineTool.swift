import Foundation

/// `trestle-gen [--root DIR]`: writes everything that follows from `Schemas/`.
enum CommandLineTool {
  static func run(_ arguments: [String]) -> Int32 {
    var root = FileManager.default.currentDirectoryPath
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--root":
        guard let folder = rest.popFirst() else { return complain("--root needs a folder") }
        root = folder
      default: return complain("unknown option \(argument); usage: trestle-gen [--root DIR]")
      }
    }
    do {
      try Generator(root: URL(fileURLWithPath: root)).write()
      return 0
    } catch { return complain("\(error)") }
  }

  private static func complain(_ problem: String) -> Int32 {
    FileHandle.standardError.write(Data("trestle-gen: \(problem)\n".utf8))
    return 1
  }
}
