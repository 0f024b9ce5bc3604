import Glibc

struct Unreadable: Error {
  /// For people, without the path.
  let reason: String
}

/// A whole regular file.
func contents(of path: String, limit: Int) throws(Unreadable) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw Unreadable(reason: String(cString: strerror(errno))) }
  defer { close(file) }
  var text: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 64 * 1024)
  while true {
    let count = Glibc.read(file, &block, block.count)
    if count == 0 { return text }
    guard count > 0 else { throw Unreadable(reason: String(cString: strerror(errno))) }
    text += block[..<count]
    if text.count > limit { throw Unreadable(reason: "longer than \(limit) bytes") }
  }
}

/// The path without links and dots; `nil` and `errno` when there is nothing.
func resolved(_ path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}

func isDirectory(_ path: String) -> Bool {
  var facts = stat()
  return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
}

/// The folder in which this program lies.
func programFolder() -> String? {
  guard let program = resolved("/proc/self/exe"), let slash = program.lastIndex(of: "/") else { return nil }
  return String(program[..<slash])
}
