import Testing
import TrestleJSON
import TrestleProtocol

@Suite("Names") struct NameTests {
  private func string(_ text: String) throws -> JSON {
    var writer = JSONWriter()
    writer.string(text)
    return try JSONDocument.parse(writer.bytes.span, depth: 32, keyBytes: 256).root
  }

  @Test("every method is read from its name", arguments: Method.allCases)
  func method(_ method: Method) throws {
    #expect(Method(try string(method.name.description)) == method)
    #expect(Method(try string(method.name.description + "x")) == nil)
    #expect(Method(try string(method.name.description.uppercased())) == nil)
  }

  @Test("a mistyped method finds its neighbour") func closest() {
    #expect(Method.closest(to: "zone/mont")?.description == "zone/mount")
    #expect(Method.closest(to: "ad/acknowledgeitem")?.description == "ad/acknowledgeItem")
    #expect(Method.closest(to: "something/else entirely") == nil)
    #expect(Method.closest(to: Text(String(repeating: "zone/mount", count: 100))) == nil)
  }

  @Test("unknown members are named in the order of the text") func unknown() throws {
    let params = try JSONDocument.parse(Array(#"{"z":1,"mount":1,"é":2}"#.utf8).span, depth: 4, keyBytes: 256).root
    #expect(ZoneUnmountParams.unknownMembers(of: params) == ["z", "é"])
    #expect(ZoneUnmountParams.unknownMembers(of: nil).isEmpty)
  }
}

@Suite("Errors as JSON") struct FaultTests {
  private func written(_ fault: Fault) -> String {
    var writer = JSONWriter()
    fault.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("params are named by path, rule and bound, never by value") func invalidParams() {
    let fault = Fault.breaks("maxLength", limit: 256).inside(3).inside("items")
    #expect(
      written(fault) == #"{"code":-32602,"message":"/items/3 is longer than 256","#
        + #""data":{"name":"invalidParams","path":"/items/3","rule":"maxLength","limit":256}}"#)
  }

  @Test("what is wrong with a message is named by its place") func invalidMessage() {
    #expect(Fault.invalidMessage(path: "").message == "the text is JSON but not a message")
    #expect(Fault.invalidMessage(path: "/at").message == "the text is JSON but not a message: /at is missing or wrong")
  }

  @Test("names from outside are escaped in a path") func pointer() {
    let fault = Fault.breaks("type").inside(Text("a/b~c")).inside("stored")
    #expect(written(fault).contains(#""path":"/stored/a~1b~0c""#))
  }

  @Test("every error has its own code, name and members") func members() {
    let faults: [Fault] = [
      .parseError(JSONFlaw(.syntax, at: 3)), .invalidMessage(path: "/id"), .unknownMethod(closest: "zone/mount"),
      .invalidParams(InvalidParams(path: "", rule: "type")), .internalDefect, .notInitialized,
      .limitExceeded(limit: "mounts", max: 256), .closed, .busy, .badArgument, .outOfMemory, .unknownMount(1), .unknownPopup(2),
      .unknownTerm(termId: "t", replacement: nil), .unknownContent(4),
    ]
    #expect(faults.map(\.code.rawValue) == ErrorCode.allCases.map(\.rawValue))
    #expect(written(faults[0]).contains(#""data":{"name":"parseError","offset":3,"reason":"syntax"}"#))
    #expect(written(faults[6]).contains(#""data":{"name":"limitExceeded","limit":"mounts","max":256}"#))
    #expect(written(faults[13]).contains(#""data":{"name":"unknownTerm","termId":"t"}"#))
  }
}
