import Foundation
import Testing
import TrestleJSON
import TrestleProtocol

@Suite("Profiles") struct ProfileTests {
  private func json(_ text: String) throws -> JSON {
    try JSONDocument.parse(Array(text.utf8).span, depth: 32, keyBytes: 256).root
  }

  private func written(_ profile: Profile) throws -> JSON {
    var writer = JSONWriter()
    profile.write(to: &writer)
    return try JSONDocument.parse(writer.bytes.span, depth: 32, keyBytes: 256).root
  }

  private func text(_ json: JSON?) -> String? {
    guard let json else { return nil }
    return switch json.kind {
    case .array: (0..<json.count).map { text(json[$0]) ?? "" }.joined(separator: ",")
    case .string: json.text?.string
    case .integer, .real: json.integer.map(String.init)
    case .bool: json.bool.map(String.init)
    default: "null"
    }
  }

  @Test("every profile has the values of profile.json", arguments: ProfileName.allCases)
  func values(_ name: ProfileName) throws {
    let file = try String(contentsOf: VectorFile.schemas.appendingPathComponent("profile.json"), encoding: .utf8)
    let fields = try #require(try json(file)["fields"])
    let profile = try written(Profile.named(name))
    #expect(profile.count == fields.count)
    for index in 0..<fields.count {
      let field = try #require(fields[index])
      let fieldName = try #require(field["name"]?.text)
      let expected = try #require(field["profiles"]?.member(Text(name.name.description)))
      #expect(text(profile.member(fieldName)) == text(expected), "\(fieldName.string)")
    }
  }

  @Test("a policy overrides the fields it names and no others") func overriding() throws {
    var profile = Profile.standard
    try profile.apply(policy: try json(#"{"routes":"legacy","handledActions":["e"],"tapTolerance":null,"timeoutMs":1e3}"#))
    #expect(profile.routes == .legacy)
    #expect(profile.handledActions == [.e])
    #expect(profile.tapTolerance == nil)
    #expect(profile.timeoutMs == 1000)
    #expect(profile.sessionPrefix == "TR")
  }

  @Test("a policy with one wrong value overrides nothing and names the place") func refusal() throws {
    var profile = Profile.standard
    do throws(Fault) {
      try profile.apply(policy: try! json(#"{"routes":"legacy","handledActions":["e","q"]}"#))
      Issue.record("accepted")
    } catch {
      guard case .invalidParams(let params) = error else { throw error }
      #expect(params.path == "/policy/handledActions/1")
      #expect(params.rule.description == "enum")
      #expect(profile.routes == .v1)
    }
  }
}
