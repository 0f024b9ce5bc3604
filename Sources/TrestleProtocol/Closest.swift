import TrestleJSON

extension Method {
  /// The method whose name is nearest, for the error that says there is no such method. None when all are far off.
  ///
  /// O(methods × length²), with names over 64 bytes left alone.
  package static func closest(to name: Text) -> StaticString? {
    let letters = [UInt8](name.string.utf8)
    guard letters.count <= 64 else { return nil }
    var best: StaticString?
    var least = max(2, letters.count / 3) + 1
    for method in Method.allCases {
      let distance = editDistance(letters, [UInt8](method.name.description.utf8))
      if distance < least {
        least = distance
        best = method.name
      }
    }
    return best
  }

  /// Insertions, deletions and replacements of bytes that turn one into the other.
  private static func editDistance(_ from: [UInt8], _ to: [UInt8]) -> Int {
    var previous = Array(0...to.count)
    for letter in from {
      var current = [(previous.first ?? 0) + 1]
      for (other, (diagonal, above)) in zip(to, zip(previous, previous.dropFirst())) {
        let replaced = diagonal + (letter == other ? 0 : 1)
        current.append(min(replaced, above + 1, (current.last ?? 0) + 1))
      }
      previous = current
    }
    return previous.last ?? 0
  }
}
