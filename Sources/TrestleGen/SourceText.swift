/// Lines of a generated file.
struct SourceText {
  private(set) var text = ""
  private var indentation = 0

  mutating func line(_ content: String = "") {
    if !content.isEmpty { text += String(repeating: "  ", count: indentation) + content }
    text += "\n"
  }

  mutating func lines(_ contents: [String]) { for content in contents { line(content) } }

  /// Lines as they are.
  mutating func text(_ lines: String) {
    for content in lines.split(separator: "\n", omittingEmptySubsequences: false) { line(String(content)) }
  }

  /// An empty line, but at the start and behind an opening brace.
  mutating func separate() { if !text.isEmpty, !text.hasSuffix("{\n") { line() } }

  /// A block in braces, its lines two columns deeper.
  mutating func block(_ opening: String, closing: String = "}", _ body: (inout SourceText) throws -> Void) rethrows {
    line(opening + " {")
    indentation += 1
    try body(&self)
    indentation -= 1
    line(closing)
  }

  mutating func indented(_ body: (inout SourceText) throws -> Void) rethrows {
    indentation += 1
    try body(&self)
    indentation -= 1
  }

  /// A comment, broken at `width` columns.
  mutating func comment(_ prefix: String, _ content: String, width: Int = 120) {
    let room = width - 2 * indentation - prefix.count - 1
    for part in wrapped(content, room) { line(prefix + " " + part) }
  }
}

/// Words of a text in lines of at most `width` columns.
func wrapped(_ text: String, _ width: Int) -> [String] {
  var lines: [String] = []
  var current = ""
  for word in text.split(separator: " ") {
    if !current.isEmpty, current.count + 1 + word.count > width {
      lines.append(current)
      current = ""
    }
    current += (current.isEmpty ? "" : " ") + word
  }
  return current.isEmpty ? lines : lines + [current]
}
