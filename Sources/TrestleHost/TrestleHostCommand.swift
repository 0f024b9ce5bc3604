import Glibc

/// The executable's entry. Callbacks and loops live outside `main.swift`, whose top-level code belongs to the main actor.
enum TrestleHostCommand {
  static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      switch try Command(arguments: arguments.dropFirst()) {
      case .serve(let options): return serve(options)
      case .replay(let file): return Replayer.run(file: file)
      case .openrpc: return say(openRPCDocument)
      case .version: return say("trestle-host \(HostVersion.text)")
      case .help: return say(Command.usage)
      }
    } catch {
      complain("\(error.message) (see trestle-host --help)")
      return ExitCode.usage
    }
  }

  private static func serve(_ options: ServeOptions) -> Int32 {
    guard let descriptors = Descriptors.claim() else {
      complain("stdin and stdout cannot be used: \(systemError())")
      return ExitCode.failed
    }
    var store: FileStore?
    if let folder = options.store {
      do throws(FileStore.Failure) {
        store = try FileStore(folder: folder)
      } catch {
        complain("--store \(folder): \(error.message)")
        return ExitCode.store
      }
    }
    var recorder: Recorder?
    if let file = options.record {
      recorder = Recorder(file: file, turns: options.turns)
      if recorder == nil {
        complain("--record \(file): \(systemError())")
        return ExitCode.file
      }
    }
    let host = Host(descriptors: descriptors, performing: !options.turns, store: store, recorder: recorder)
    let code = host.run()
    // Nothing is unwound: a name that still resolves would otherwise hold the process beyond its time.
    _exit(code)
  }

  private static func say(_ text: String) -> Int32 {
    let line = Array(text.utf8) + [UInt8(ascii: "\n")]
    return writeFully(line, to: 1) ? ExitCode.ended : ExitCode.failed
  }

  static func complain(_ message: String) {
    _ = writeFully(Array("trestle-host: \(message)\n".utf8), to: 2)
  }
}

/// The reason of the last failed system call.
func systemError() -> String { String(cString: strerror(errno)) }

/// Writes everything, waiting where needed. False when the descriptor fails; `errno` has the reason.
func writeFully(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { all in
    var rest = all[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
