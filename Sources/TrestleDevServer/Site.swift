import Glibc
import TrestleJSON

/// The folder of the JavaScript package with its demo shop, served as files: `/demo/` is `demo/index.html` there.
///
/// Nothing outside the folder can be reached: a path is taken apart and decoded first, then no part of it may be empty, begin
/// with a dot or hold a slash, and what it finally leads to, links followed, must still lie in the folder.
struct Site: Sendable {
  /// The folder, without links and without a slash at its end.
  let root: String

  static let longestFile = 16 << 20

  /// Scripts of the page's own origin and WebAssembly, nothing inline, no `eval`: what a careful shop allows.
  static let policy: Text = "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"

  /// `nil` and `errno` when `folder` holds no demo.
  init?(folder: String) {
    guard let root = resolved(folder), access("\(root)/demo/index.html", R_OK) == 0 else { return nil }
    self.root = root
  }

  /// The demo's own ads, where it brings some.
  var inventory: String? {
    let path = "\(root)/demo/inventory.json"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// `nil` when the request leads to no file.
  func answer(_ request: Request) -> Answer? {
    guard request.method == "GET" || request.method == "HEAD", var names = try? request.segments() else { return nil }
    let isFolder = names.last == ""
    if isFolder { names[names.count - 1] = "index.html" }
    guard !names.isEmpty, names.allSatisfy(Site.isPlain), let file = file(names) else { return nil }
    if isDirectory(file) { return isFolder ? nil : moved(to: Text("\(request.path.string)/")) }
    guard let text = try? contents(of: file, limit: Site.longestFile) else { return nil }
    var answer = Answer(type: Site.type(of: file), body: text)
    answer.set("Cache-Control", "no-cache")
    answer.set("Content-Security-Policy", Site.policy)
    answer.set("X-Content-Type-Options", "nosniff")
    return answer
  }

  private static func isPlain(_ name: Text) -> Bool {
    !name.isEmpty && name.string.utf8.first != UInt8(ascii: ".") && !name.string.utf8.contains { $0 == 0x2F || $0 == 0x5C }
  }

  /// Where the names lead to, if that is in the folder.
  private func file(_ names: [Text]) -> String? {
    guard let file = resolved("\(root)/\(names.map(\.string).joined(separator: "/"))") else { return nil }
    return file.utf8.starts(with: "\(root)/".utf8) ? file : nil
  }

  private func moved(to path: Text) -> Answer {
    var answer = Answer(status: 301, body: [])
    answer.set("Content-Type", nil)
    answer.set("Location", path)
    return answer
  }

  private static func type(of file: String) -> Text {
    switch file.split(separator: "/").last?.split(separator: ".").last ?? "" {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json", "map": "application/json"
    case "wasm": "application/wasm"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    case "txt", "md", "ts": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
