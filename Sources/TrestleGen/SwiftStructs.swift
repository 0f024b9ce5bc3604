/// Structs of params, results, events and shared types.
struct SwiftStructs {
  let shapes: SwiftShapes

  /// The params of a message: a decoder that names what is wrong, and the names it does not know.
  func params(_ message: MessageDefinition, into source: inout SourceText) {
    let params = message.params
    source.comment("///", "Params of `\(message.method)`. \(message.summary)")
    source.block("package struct \(pascal(message.method))Params") { source in
      for member in params {
        source.comment("///", member.description)
        source.line("package let \(SwiftShapes.name(member.name)): \(shapes.paramType(member))")
      }
      if !params.isEmpty { source.line() }
      source.block("package init(_ json: JSON?) throws(Fault)") { source in
        if params.isEmpty { return }
        source.line("let members = Members(json)")
        decode(params, into: &source)
        if message.oneOfMembers.count == 2 {
          source.line("try members.requireAny(\"\(message.oneOfMembers[0])\", \"\(message.oneOfMembers[1])\")")
        }
        for condition in message.conditions {
          source.block("if \(SwiftShapes.name(condition.member)) == .\(camel(condition.value))") { source in
            for name in condition.required { source.line("try members.require(\"\(name)\")") }
          }
        }
      }
      source.line()
      source.block("package static func unknownMembers(of json: JSON?) -> [Text]") { source in
        source.list("Members(json).unknown([", params.map { "\"\($0.name)\"" }, "])")
      }
    }
  }

  private func decode(_ members: [Member], into source: inout SourceText) {
    for member in members {
      let reading = shapes.reading(member)
      let opening = "\(SwiftShapes.name(member.name)) = try members.\(reading.call)(\"\(member.name)\""
      let fallback = shapes.hasEmptyFallback(member) ? " ?? []" : ""
      if let function = reading.function {
        source.line("\(opening), \(function))\(fallback)")
      } else if fallback.isEmpty {
        source.line("\(opening)) { json throws(Fault) in")
        source.indented { $0.line(reading.expression) }
        source.line("}")
      } else {
        source.line("\(SwiftShapes.name(member.name)) =")
        source.indented { source in
          source.line("try members.\(reading.call)(\"\(member.name)\") { json throws(Fault) in")
          source.indented { $0.line(reading.expression) }
          source.line("}\(fallback)")
        }
      }
    }
  }

  /// A struct that is written, and perhaps also read.
  func structure(
    _ name: String, _ members: [Member], conformance: String = "", reads: Bool, writes: Bool, into source: inout SourceText,
    extra: (inout SourceText) -> Void = { _ in }
  ) {
    source.block("package struct \(name)\(conformance)") { source in
      for member in members {
        source.comment("///", member.description)
        let type = writes ? shapes.outputType(member) : shapes.paramType(member)
        source.line("package var \(SwiftShapes.name(member.name)): \(type)")
      }
      extra(&source)
      if writes {
        if !members.isEmpty { source.line() }
        memberwise(members, into: &source)
      }
      if reads {
        source.line()
        source.block("init(reading json: JSON) throws(Fault)") { source in
          source.line("let members = try Members(object: json)")
          decode(members, into: &source)
        }
      }
    }
  }

  private func memberwise(_ members: [Member], into source: inout SourceText) {
    let parameters = members.map { member in
      let type = shapes.outputType(member)
      return "\(SwiftShapes.name(member.name)): \(type)" + (member.isRequired ? "" : " = nil")
    }
    source.list("package init(", parameters, ") {")
    source.indented { source in
      for member in members {
        let name = SwiftShapes.name(member.name)
        source.line("self.\(name) = \(name)")
      }
    }
    source.line("}")
  }

  /// Statements that write members into the object that is open.
  func write(_ members: [Member], into source: inout SourceText) {
    for member in members {
      let name = SwiftShapes.name(member.name)
      if member.isRequired {
        source.line("writer.key(\"\(member.name)\")")
        if member.isNullable {
          let plain = name.filter { $0 != "`" }
          source.line("if let \(plain) {")
          source.indented { source in write(member.shape, plain, into: &source) }
          source.line("} else {")
          source.indented { $0.line("writer.null()") }
          source.line("}")
        } else {
          write(member.shape, name, into: &source)
        }
      } else {
        source.block("if let \(name)") { source in
          source.line("writer.key(\"\(member.name)\")")
          write(member.shape, name, into: &source)
        }
      }
    }
  }

  private func write(_ shape: Shape, _ value: String, into source: inout SourceText) {
    switch shape {
    case .boolean: source.line("writer.bool(\(value))")
    case .integer, .number: source.line("writer.integer(\(value))")
    case .string, .constant: source.line("writer.string(\(value))")
    case .policy: source.line("\(value).write(to: &writer)")
    case .map: source.line("writer.object(\(value))")
    case .array(let element, _):
      source.line("writer.beginArray()")
      source.block("for element in \(value)") { source in write(element, "element", into: &source) }
      source.line("writer.endArray()")
    case .type(let title):
      switch shapes.model.type(title)?.form {
      case .scalar(let shape, _)?: write(shape, value, into: &source)
      case .enumeration?: source.line("writer.string(\(value).name)")
      default: source.line("\(value).write(to: &writer)")
      }
    }
  }
}

extension SourceText {
  /// A list in brackets on one line, or on several when it is too long.
  mutating func list(_ opening: String, _ elements: [String], _ closing: String) {
    let single = opening + elements.joined(separator: ", ") + closing
    if single.count <= 118 { return line(single) }
    line(opening)
    indented { source in
      let end = closing.hasPrefix("]") ? "," : ""
      for part in wrapped(elements.map { $0.replacingSpaces() }.joined(separator: ", ") + end, 112) {
        source.line(part.restoringSpaces())
      }
    }
    line(closing)
  }
}

extension String {
  /// Blanks inside an element must not break it.
  fileprivate func replacingSpaces() -> String { String(map { $0 == " " ? "\u{A0}" : $0 }) }
  fileprivate func restoringSpaces() -> String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}
