/// The lines in which a committed file differs from what would be generated.
struct LineDiff {
  let path: String
  let old: String
  let new: String

  /// Longest excerpt of one file.
  private static let maxLines = 40

  /// `-` lines are committed, `+` lines would be written; `@@` gives the line at which a run of changes begins.
  var text: String {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [(number: Int, text: String)] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, let line, _): lines.append((offset, "-\(line)"))
      case .insert(let offset, let line, _): lines.append((offset, "+\(line)"))
      }
    }
    lines.sort { ($0.number, $0.text.hasPrefix("-") ? 0 : 1) < ($1.number, $1.text.hasPrefix("-") ? 0 : 1) }
    var shown: [String] = ["--- \(path)"]
    var previous = -2
    for line in lines.prefix(Self.maxLines) {
      if line.number > previous + 1 { shown.append("@@ \(line.number + 1)") }
      shown.append(line.text)
      previous = line.number
    }
    if lines.count > Self.maxLines { shown.append("… \(lines.count - Self.maxLines) more lines") }
    return shown.joined(separator: "\n")
  }
}
