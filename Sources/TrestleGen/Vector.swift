/// One text that a schema accepts or refuses, and where and why it refuses it.
struct Vector {
  var value: Tree
  var accept = true
  /// Names and indices that lead to what is wrong.
  var path: [String] = []
  var rule: String?
  /// A string or array in the value that is to be repeated so often, to spare the file its length.
  var repetition: (path: [String], times: Int)?

  static func accepting(_ value: Tree) -> Vector { Vector(value: value) }

  static func refusing(_ value: Tree, _ rule: String, at path: [String] = []) -> Vector {
    Vector(value: value, accept: false, path: path, rule: rule)
  }

  func repeating(_ times: Int) -> Vector {
    var vector = self
    vector.repetition = ([], times)
    return vector
  }

  /// The same vector for the value around this one.
  func inside(_ name: String, _ value: (Tree) throws -> Tree) rethrows -> Vector {
    var vector = self
    vector.value = try value(self.value)
    vector.path.insert(name, at: 0)
    if accept { vector.path = [] }
    vector.repetition = repetition.map { ([name] + $0.path, $0.times) }
    return vector
  }

  /// One line: whose value it is, what is expected, and the value last.
  func line(_ subject: [(String, Tree)], valueName: String) -> String {
    let whereAndWhy: [(String, Tree?)] =
      accept ? [] : [("path", .string(Vector.pointer(path))), ("rule", rule.map(Tree.string))]
    let repeated = repetition.map {
      Tree.members([("path", .string(Vector.pointer($0.path))), ("times", .integer(Int64($0.times)))])
    }
    return Tree.members(
      subject.map { ($0.0, Optional($0.1)) } + [("accept", .boolean(accept))] + whereAndWhy + [
        ("repeat", repeated), (valueName, value),
      ]
    ).compact
  }

  static func pointer(_ path: [String]) -> String {
    path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }
}
