import Foundation
import TrestleJSON

/// One line of a vector file of messages: params that a method accepts or refuses.
struct MessageVector: CustomStringConvertible {
  var method: String
  var accept: Bool
  var path: String?
  var rule: String?
  /// Name of the error, when it is not `invalidParams`.
  var error: String?
  /// JSON text of the params as the file has it, repetitions unrolled; none when they are left out.
  var params: String?
  /// File and line.
  var description: String
}

enum VectorFile {
  static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Schemas")

  /// Lines of all files whose lines have this member.
  static func lines(with member: String) throws -> [(json: JSON, text: String, place: String)] {
    let folder = schemas.appendingPathComponent("generated/vectors")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return try text.split(separator: "\n").enumerated().compactMap { index, line in
        let json = try JSONDocument.parse(Array(line.utf8).span, depth: 32, keyBytes: 256).root
        return json.member(Text(member)) == nil ? nil : (json, String(line), "\(name):\(index + 1)")
      }
    }
  }

  static func messages() throws -> [MessageVector] {
    try lines(with: "method").filter { $0.json["result"] == nil }.map { json, line, place in
      MessageVector(
        method: json["method"]?.text?.string ?? "", accept: json["accept"]?.bool ?? false, path: json["path"]?.text?.string,
        rule: json["rule"]?.text?.string, error: json["error"]?.text?.string,
        params: json["params"].map { unrolled($0, json["repeat"]) ?? tail(of: line, "params") }, description: place)
    }
  }

  /// The text of the last member of a line, so that numbers stay as they are written.
  static func tail(of line: String, _ member: String) -> String {
    guard let start = line.range(of: "\"\(member)\":")?.upperBound else { return "" }
    return String(line[start...].dropLast())
  }

  /// The value with one string or array in it repeated; none when nothing is to be repeated.
  static func unrolled(_ value: JSON, _ repetition: JSON?) -> String? {
    guard let repetition, let path = repetition["path"]?.text?.string, let times = repetition["times"]?.integer else {
      return nil
    }
    let tokens: [String] = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { $0.replacing("~1", with: "/").replacing("~0", with: "~") }.map(String.init)
    var writer = JSONWriter()
    write(value, tokens[...], Int(times), to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes a value, and what `path` leads to so many times. With an empty path it is the value itself; none leaves it alone.
  private static func write(_ value: JSON, _ path: ArraySlice<String>?, _ times: Int, to writer: inout JSONWriter) {
    let isTarget = path?.isEmpty == true
    func inner(_ name: String) -> ArraySlice<String>? { path?.first == name ? path?.dropFirst() : nil }
    switch value.kind {
    case .object:
      writer.beginObject()
      value.forEachMember { name, member in
        writer.key(name)
        write(member, inner(name.string), times, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for _ in 0..<(isTarget ? times : 1) {
        for index in 0..<value.count {
          if let element = value[index] { write(element, inner("\(index)"), times, to: &writer) }
        }
      }
      writer.endArray()
    case .string: writer.string(String(repeating: value.text?.string ?? "", count: isTarget ? times : 1))
    case .integer, .real: writer.integer(value.integer ?? 0)
    case .bool: writer.bool(value.bool ?? false)
    case .null: writer.null()
    }
  }
}
