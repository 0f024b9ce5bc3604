/// The boundaries that take bytes from outside, each with what must hold of it whatever the bytes are.
enum Target: String, CaseIterable {
  case message, trace, answer, link, search, stored, line, json

  func run(_ bytes: [UInt8]) {
    switch self {
    case .message: fuzzMessage(bytes)
    case .trace: fuzzTrace(bytes)
    case .answer: fuzzAnswer(bytes)
    case .link: fuzzLink(bytes)
    case .search: fuzzSearch(bytes)
    case .stored: fuzzStored(bytes)
    case .line: fuzzLine(bytes)
    case .json: fuzzJSON(bytes)
    }
  }
}

/// Ends the process, which libFuzzer takes for a finding, when a promise is broken.
func promise(_ holds: Bool, _ what: @autoclosure () -> String, line: UInt = #line) {
  if !holds { fatalError("broken promise: \(what()) (line \(line))") }
}
