extension Pattern {
  /// A string that has the pattern and satisfies every length rule beside it.
  var sample: String {
    switch self {
    case .hex: String(repeating: "0123456789abcdEF", count: 4)
    case .serviceRoot: "https://example.com"
    }
  }
}

/// Vectors of strings with a pattern; their lengths are bounded in bytes.
struct PatternVectors {
  let pattern: Pattern
  let minLength: Int
  let maxBytes: Int

  var vectors: [Vector] {
    switch pattern {
    case .hex:
      [
        filled(minLength), filled(minLength + 2), filled(maxBytes), refused(maxBytes + 2, "maxLength"),
        refused(minLength - 2, "minLength"), refused(minLength + 1, "pattern"),
        .refusing(.string(String(repeating: "0", count: minLength - 1) + "g"), "pattern"),
        .refusing(.string(String(repeating: "0", count: minLength) + "🧀🧀"), "pattern"),
        .refusing(.string(String(repeating: "é", count: minLength / 2)), "minLength"),
      ]
    case .serviceRoot:
      [
        .accepting(.string("http://localhost:8080")), .accepting(.string("https://")), .accepting(.string("https://🧀")),
        .refusing(.string(""), "pattern"), .refusing(.string("ftp://example.com"), "pattern"),
        .refusing(.string("example.com/http://"), "pattern"), .refusing(.string("http:/"), "pattern"),
        .accepting(.string(root(maxBytes))), .refusing(.string(root(maxBytes + 1)), "maxLength"),
      ]
    }
  }

  private func filled(_ length: Int) -> Vector { .accepting(.string(String(repeating: "a0", count: length / 2))) }

  private func refused(_ length: Int, _ rule: String) -> Vector {
    .refusing(.string(String(repeating: "0", count: length)), rule)
  }

  private func root(_ length: Int) -> String {
    let start = "https://"
    return start + String(repeating: "x", count: length - start.utf8.count)
  }
}
