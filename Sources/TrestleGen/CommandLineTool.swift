import Foundation

/// Writes everything that follows from `Schemas/`, or says what is stale or broken.
enum CommandLineTool {
  private static let usage = """
    usage: trestle-gen [--root DIR]                  write everything that follows from Schemas/
           trestle-gen [--root DIR] --check          say what is stale; exit 1 when anything is
           trestle-gen [--root DIR] --lock           print what a release promises, for a lock file
           trestle-gen [--root DIR] --compare FILE   say what of the release in a lock file is broken
    """

  private enum Task {
    case write, check, lock
    case compare(String)
  }

  static func run(_ arguments: [String]) -> Int32 {
    var root = FileManager.default.currentDirectoryPath
    var task = Task.write
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": task = .check
      case "--lock": task = .lock
      case "--compare":
        guard let file = rest.popFirst() else { return complain("--compare needs a lock file") }
        task = .compare(file)
      case "--root":
        guard let folder = rest.popFirst() else { return complain("--root needs a folder") }
        root = folder
      case "--help", "-h":
        print(usage)
        return 0
      default: return complain("unknown option \(argument)\n\(usage)")
      }
    }
    do { return try perform(task, Generator(root: URL(fileURLWithPath: root))) } catch { return complain("\(error)") }
  }

  private static func perform(_ task: Task, _ generator: Generator) throws -> Int32 {
    switch task {
    case .write: try generator.write()
    case .lock: print(try generator.lock().text, terminator: "")
    case .check:
      let stale = try generator.staleness()
      for change in stale { print(change) }
      if !stale.isEmpty { return complain("\(stale.count) generated file(s) are stale; run: swift run trestle-gen") }
    case .compare(let file):
      let breaks = try generator.breaks(of: file)
      for line in breaks { print(line) }
      if !breaks.isEmpty { return complain("\(breaks.count) change(s) break what \(file) promises") }
    }
    return 0
  }

  private static func complain(_ problem: String) -> Int32 {
    FileHandle.standardError.write(Data("trestle-gen: \(problem)\n".utf8))
    return 1
  }
}
