import Foundation

/// The first stories of a run once more, in a process of its own: there, hashing is seeded anew.
struct Replay {
  private let process = Process()
  private let output = Pipe()

  init(_ options: Options) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--seed", "\(options.seed)", "--messages", "\(Work.sample)", "--longest", "\(options.longest)", "--workers", "1",
      "--quiet",
      "--project", options.project,
    ]
    process.standardOutput = output
    try process.run()
  }

  /// The fingerprint that it printed.
  func fingerprint() -> String? {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: { " ,\n".contains($0) })
    return words.firstIndex(of: "fingerprint").map { String(words[$0 + 1]) }
  }
}
