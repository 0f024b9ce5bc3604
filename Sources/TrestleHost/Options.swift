/// What the command line asks for.
enum Command {
  case serve(ServeOptions)
  case replay(file: String)
  case openrpc, version, help
}

struct ServeOptions {
  /// Folder of the file store; without one nothing outlives the process.
  var store: String?
  /// Prints whole turns; effects and time are the caller's.
  var turns = false
  /// File that gets a trace of the session.
  var record: String?
}

/// Why the command line was refused: one sentence for people.
struct UsageError: Error {
  let message: String
}

extension Command {
  init(arguments: some Collection<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    var serve = ServeOptions()
    var isServing = false
    while let argument = rest.popFirst() {
      let (flag, inline) = Command.split(argument)
      switch flag {
      case "--help", "-h", "--version", "--openrpc":
        guard !isServing, inline == nil, rest.isEmpty else { throw UsageError(message: "\(flag) stands alone") }
        self = flag == "--version" ? .version : flag == "--openrpc" ? .openrpc : .help
        return
      case "replay":
        guard !isServing, let file = rest.popFirst(), rest.isEmpty else {
          throw UsageError(message: "replay takes one file and nothing else")
        }
        self = .replay(file: file)
        return
      case "--store": serve.store = try Command.value(of: flag, inline, &rest)
      case "--record": serve.record = try Command.value(of: flag, inline, &rest)
      case "--turns" where inline == nil: serve.turns = true
      default: throw UsageError(message: "unknown argument \(argument)")
      }
      isServing = true
    }
    if serve.turns, serve.store != nil {
      throw UsageError(message: "--store and --turns exclude each other: with --turns the caller performs the effects")
    }
    self = .serve(serve)
  }

  /// `--flag=value` in two parts.
  private static func split(_ argument: String) -> (flag: String, value: String?) {
    guard argument.utf8.starts(with: "--".utf8), let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.utf8.index(after: sign)...]))
  }

  private static func value(
    of flag: String, _ inline: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else { throw UsageError(message: "\(flag) needs a value") }
    return value
  }

  static let usage = """
    usage: trestle-host [--store DIR] [--record FILE]     serve, performing effects
           trestle-host --turns [--record FILE]           serve, leaving effects and time to the caller
           trestle-host replay FILE                       play a recorded trace
           trestle-host --openrpc | --version | --help

    Reads one message (a JSON-RPC 2.0 request or notification) per line on stdin and answers with lines on stdout.
    stderr gets log lines, each a JSON object; what keeps it from starting stands there in plain words.

      --store DIR    keep reports and settings in DIR, so that they outlive the process; one process at a time
      --turns        print whole turns; without it: the response, then each event as a notification
      --record FILE  write a trace of all messages and turns, to be played by replay
      --openrpc      print the OpenRPC document of the protocol

    exit code
      0  end of input, SIGTERM or SIGINT: all that was read is answered, reports are sent or stored
      1  the last line was truncated, stdin or stdout failed, or a replay got other bytes
      2  the command line is wrong
      3  DIR cannot be used, or another process uses it
      4  FILE cannot be written, or is no trace
    """
}

enum ExitCode {
  static let ended: Int32 = 0
  static let failed: Int32 = 1
  static let usage: Int32 = 2
  static let store: Int32 = 3
  static let file: Int32 = 4
}
