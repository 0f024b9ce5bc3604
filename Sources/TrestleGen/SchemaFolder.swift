import Foundation
import TrestleJSON

/// The folder `Schemas/`: reads its files and knows which there are.
struct SchemaFolder {
  let root: URL

  /// Text and value of one file, by its path below the folder.
  func json(_ path: String) throws -> JSON {
    let data = try bytes(path)
    do {
      return try JSONDocument.parse(data.span, depth: 64, keyBytes: 4096).root
    } catch {
      throw GeneratorError(path, "is not JSON: \(error.reason.name) at byte \(error.offset)")
    }
  }

  func bytes(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path) else {
      throw GeneratorError(path, "cannot be read")
    }
    return [UInt8](data)
  }

  /// All schema files, sorted by path, without what is generated and the examples.
  func paths() throws -> [String] {
    guard let found = FileManager.default.enumerator(atPath: root.path) else {
      throw GeneratorError(root.path, "is not a folder")
    }
    return found.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix("generated/") && $0 != "examples.json" }
      .sorted()
  }
}

extension JSON {
  var string: String? { text?.string }

  func strings(_ key: StaticString) -> [String] { self[key]?.elements.compactMap(\.string) ?? [] }

  var elements: [JSON] { (0..<count).compactMap { self[$0] } }

  /// Members of an object in the order of the text.
  var members: [(name: String, value: JSON)] {
    var result: [(String, JSON)] = []
    forEachMember { name, value in result.append((name.string, value)) }
    return result
  }

  /// This value as JSON text, compact, in the order of the text.
  var compactText: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  func write(to writer: inout JSONWriter, sortingKeys: Bool = false) {
    switch kind {
    case .object:
      writer.beginObject()
      for (name, value) in sortingKeys ? members.sorted(by: { Text($0.name) < Text($1.name) }) : members {
        writer.key(Text(name))
        value.write(to: &writer, sortingKeys: sortingKeys)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in elements { element.write(to: &writer, sortingKeys: sortingKeys) }
      writer.endArray()
    case .string: writer.string(text ?? "")
    case .integer, .real: writer.integer(integer ?? 0)
    case .bool: writer.bool(bool ?? false)
    case .null: writer.null()
    }
  }
}
