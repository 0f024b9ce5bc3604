// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Action types that a tap takes.
  package struct HandledActions: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Add to list.
    package static let c = HandledActions(rawValue: 1)
    /// External link.
    package static let e = HandledActions(rawValue: 2)
    /// Link.
    package static let l = HandledActions(rawValue: 4)
    /// Popup.
    package static let p = HandledActions(rawValue: 8)
    /// Popup with content.
    package static let cp = HandledActions(rawValue: 16)

    package func write(to writer: inout JSONWriter) {
      writer.beginArray()
      if contains(.c) { writer.string("c") }
      if contains(.e) { writer.string("e") }
      if contains(.l) { writer.string("l") }
      if contains(.p) { writer.string("p") }
      if contains(.cp) { writer.string("cp") }
      writer.endArray()
    }

    init(reading json: JSON) throws(Fault) {
      self = []
      guard json.kind == .array else { throw .breaks("type") }
      if json.count > 5 { throw .breaks("maxItems", limit: 5) }
      for index in 0..<json.count {
        formUnion(try Read.element(json, index, Self.one))
      }
    }

    private static func one(_ json: JSON) throws(Fault) -> HandledActions {
      guard json.kind == .string else { throw .breaks("type") }
      if json.equals("c") { return .c }
      if json.equals("e") { return .e }
      if json.equals("l") { return .l }
      if json.equals("p") { return .p }
      if json.equals("cp") { return .cp }
      throw .breaks("enum")
    }
  }

  /// Where links of type `e` open.
  package enum ExternalPresentation: UInt8, WireName {
    /// Outside the app.
    case external
    /// In a popup.
    case popup

    package var name: StaticString {
      switch self {
      case .external: "external"
      case .popup: "popup"
      }
    }
  }
}
