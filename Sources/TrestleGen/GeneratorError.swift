/// Something in the schemas that cannot be generated from. The text is for people and names the file.
struct GeneratorError: Error, CustomStringConvertible {
  let description: String

  init(_ file: String, _ problem: String) { description = "\(file): \(problem)" }
}
