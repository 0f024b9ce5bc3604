import Testing
import TrestleJSON

@Suite("A value that was read") struct JSONValueTests {
  @Test(
    "has the kind it was written with",
    arguments: zip(
      ["{}", "[]", #""""#, "0", "0.0", "true", "false", "null"],
      [JSON.Kind.object, .array, .string, .integer, .real, .bool, .bool, .null]))
  func kinds(_ text: String, _ kind: JSON.Kind) throws {
    #expect(try read(text).kind == kind)
  }

  @Test("of another kind is simply not the one asked for") func otherKinds() throws {
    let json = try read(#"{"text":"1","number":1,"bool":true,"null":null}"#)
    #expect(json["text"]?.integer == nil)
    #expect(json["text"]?.bool == nil)
    #expect(json["number"]?.text == nil)
    #expect(json["number"]?.bool == nil)
    #expect(json["bool"]?.integer == nil)
    #expect(json["null"]?.text == nil)
    #expect(json["null"]?.isNull == true)
    #expect(json["none"] == nil)
    #expect(json[0] == nil)
    #expect(json.text == nil)
  }

  @Test("is a whole number however it is written", arguments: ["320", "320.0", "3.2e2", "32e1", "3200e-1"])
  func whole(_ text: String) throws {
    #expect(try read(text).integer == 320)
  }

  @Test(
    "is no whole number",
    arguments: ["0.5", "-0.5", "320.5", "9007199254740992", "-9007199254740992", "9.1e15", "1e300", "9223372036854775807"])
  func notWhole(_ text: String) throws {
    #expect(try read(text).integer == nil)
  }

  @Test("keeps whole numbers up to 2⁵³ − 1 exactly") func largest() throws {
    #expect(try read("9007199254740991").integer == 9_007_199_254_740_991)
    #expect(try read("-9007199254740991").integer == -9_007_199_254_740_991)
    #expect(try read("-0").integer == 0)
    #expect(try read("-0.0").integer == 0)
  }

  @Test(
    "keeps the digits of an id, to the bounds of 64 bits (BR-04)",
    arguments: [
      ("5366182128746793135", "5366182128746793135"), ("9223372036854775807", "9223372036854775807"),
      ("-9223372036854775808", "-9223372036854775808"), ("9007199254740993", "9007199254740993"), ("7", "7"), ("7.0", "7"),
    ])
  func digits(text: String, digits: String) throws {
    #expect(try read(text).digits?.string == digits)
  }

  @Test("has no digits that are all its own", arguments: ["0.5", "1e300", "9007199254740993.0", #""7""#, "true", "null"])
  func noDigits(_ text: String) throws {
    #expect(try read(text).digits == nil)
  }

  @Test("is a number with its fraction, in every locale") func numbers() throws {
    #expect(try read("0.1").number == 0.1)
    #expect(try read("-24.9").number == -24.9)
    #expect(try read("12").number == 12)
    #expect(try read(#""12""#).number == nil)
  }

  @Test("keeps a NUL, quotes and every plane of Unicode inside a string") func strings() throws {
    #expect(try read(#""oat\u0000milk""#).text == Text("oat\u{0}milk"))
    #expect(try read(#""\ud83c\udf66 \"\\\/\b\f\n\r\t""#).text == Text("🍦 \"\\/\u{8}\u{C}\n\r\t"))
    #expect(try read("\"Crème 🍦 寿司\"").text == Text("Crème 🍦 寿司"))
    #expect(try read(#""oat\u0000milk""#).byteCount == 8)
  }

  @Test("compares with a known name as bytes") func equals() throws {
    #expect(try read(#""zone/mount""#).equals("zone/mount"))
    #expect(try !read(#""zone/mount ""#).equals("zone/mount"))
    #expect(try !read(#""zone/moun""#).equals("zone/mount"))
    #expect(try !read(#""zone/mount\u0000""#).equals("zone/mount"))
    #expect(try !read("5").equals("5"))
  }

  @Test("gives its members in the order of the text") func order() throws {
    var names: [String] = []
    try read(#"{"z":1,"a":2,"m":3,"":4}"#).forEachMember { name, _ in names.append(name.string) }
    #expect(names == ["z", "a", "m", ""])
  }

  @Test("finds members by a name known at run time") func members() throws {
    let json = try read("{\"\u{E9}\":1,\"\":2}")
    #expect(json.member("\u{E9}")?.integer == 1)
    #expect(json.member("e\u{301}") == nil)
    #expect(json.member("")?.integer == 2)
    #expect(try read("[1]").member("a") == nil)
  }

  @Test("has elements up to its count and none beyond") func elements() throws {
    let json = try read("[1,[2],3]")
    #expect(json.count == 3)
    #expect(json[1]?[0]?.integer == 2)
    #expect(json[3] == nil)
    #expect(json[-1] == nil)
  }

  @Test("keeps its document alive") func lifetime() throws {
    func inner() throws -> JSON? { try read(#"{"a":{"b":["deep"]}}"#)["a"]?["b"]?[0] }
    #expect(try inner()?.text == "deep")
  }
}
