import Foundation

/// The arguments of a run.
struct Options {
  var seed: UInt64 = 1
  var messages = 200_000
  var longest = 500
  var workers = 2
  /// Where a failing story is left as a trace.
  var traces = ".build/properties"
  var play: String?
  var isQuiet = false
  var project: String

  /// Long enough for everything to occur.
  var isFull: Bool { messages >= 100_000 }

  static let help = """
    usage: trestle-properties [--seed N] [--messages N] [--longest N] [--workers N] [--traces FOLDER] [--quiet] [--project FOLDER]
           trestle-properties --play TRACE
    """

  init(_ arguments: [String]) throws(Wrong) {
    project = FileManager.default.currentDirectoryPath
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--quiet" {
        isQuiet = true
        continue
      }
      guard let value = rest.popFirst() else { throw Wrong(description: "\(name) needs a value") }
      switch name {
      case "--seed": seed = try Options.number(value, name)
      case "--messages": messages = Int(try Options.number(value, name))
      case "--longest": longest = max(1, Int(try Options.number(value, name)))
      case "--workers": workers = max(1, Int(try Options.number(value, name)))
      case "--traces": traces = value
      case "--project": project = value
      case "--play": play = value
      default: throw Wrong(description: "unknown argument \(name)")
      }
    }
  }

  private static func number(_ text: String, _ name: String) throws(Wrong) -> UInt64 {
    guard let number = UInt64(text), number <= 1_000_000_000_000 else {
      throw Wrong(description: "\(name) takes a whole number, not \(text)")
    }
    return number
  }

  struct Wrong: Error, CustomStringConvertible { let description: String }
}
