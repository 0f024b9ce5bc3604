import Foundation
import TrestleJSON

/// What the generated documents say of messages, events, effects and policy: stories are told from it, and coverage asks for
/// all of it. A message that is added to the schemas is told from then on.
package final class Catalog: Sendable {
  package struct Param: Sendable {
    package let name: String
    package let required: Bool
    package let schema: Schema
  }

  package struct Method: Sendable {
    package let name: String
    package let params: [Param]
    /// Events that its turn may bring.
    package let events: [String]
  }

  package let methods: [Method]
  package let policy: [(name: String, schema: Schema)]
  package let profiles: [String]
  private let components: [String: Schema]

  /// Reads the documents in the project's folder.
  package init(project: String) throws(Unreadable) {
    let document = try Catalog.read(project + "/Schemas/generated/openrpc.json")
    let catalog = try Catalog.read(project + "/Schemas/catalog.json")
    var components: [String: Schema] = [:]
    document["components"]?["schemas"]?.forEachMember { components[$0.string] = Schema($1) }
    var events: [String: [String]] = [:]
    for message in catalog["messages"]?.elements ?? [] {
      events[message["method"]?.text?.string ?? ""] = (message["events"]?.elements ?? []).compactMap { $0.text?.string }
    }
    methods = (document["methods"]?.elements ?? []).map { method in
      let name = method["name"]?.text?.string ?? ""
      let params = (method["params"]?.elements ?? []).map { param in
        Param(
          name: param["name"]?.text?.string ?? "", required: param["required"]?.bool ?? false,
          schema: Schema(param["schema"]))
      }
      return Method(name: name, params: params, events: events[name] ?? [])
    }
    guard case .object(let fields) = components["Policy"]?.kind, case .choice(let profiles) = components["ProfileName"]?.kind
    else { throw Unreadable(what: "Schemas/generated/openrpc.json: no Policy or no ProfileName") }
    policy = fields.map { ($0.name, $0.schema) }
    self.profiles = profiles
    self.components = components
  }

  package struct Unreadable: Error, CustomStringConvertible {
    let what: String
    package var description: String { what }
  }

  private static func read(_ path: String) throws(Unreadable) -> JSON {
    guard let data = FileManager.default.contents(atPath: path) else { throw Unreadable(what: "\(path): cannot be read") }
    guard let document = JSONDocument.parseLeniently([UInt8](data).span, depth: 64) else {
      throw Unreadable(what: "\(path): no JSON")
    }
    return document.root
  }

  package func resolve(_ schema: Schema) -> Schema {
    if case .reference(let name) = schema.kind, let found = components[name] { return found }
    return schema
  }

  package func method(_ name: String) -> Method? { methods.first { $0.name == name } }
}

extension JSON {
  package var elements: [JSON] { kind == .array ? (0..<count).compactMap { self[$0] } : [] }
}
