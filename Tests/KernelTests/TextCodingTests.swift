import Testing
import TrestleJSON

@testable import TrestleKernel

@Suite("Texts on the wire")
struct TextCodingTests {
  @Test(
    "base64 gives what RFC 4648 shows, and the last two symbols of its alphabet",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
      ("~~~???", "fn5+Pz8/"), ("\u{FF}", "w78="),
    ])
  func base64(text: String, encoded: String) { #expect(Base64.encode(Text(text)).string == encoded) }

  @Test("percent-encoding leaves the unreserved characters of RFC 3986 and nothing else")
  func percent() {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    #expect(Percent.encode(Text(unreserved)) == unreserved)
    for scalar in UInt8(0)..<128 where !unreserved.utf8.contains(scalar) {
      let digits = String(scalar, radix: 16, uppercase: true)
      #expect(Percent.encode(Text(String(UnicodeScalar(scalar)))) == (scalar < 16 ? "%0" : "%") + digits)
    }
    #expect(Percent.encode("é🍋") == "%C3%A9%F0%9F%8D%8B")
  }

  @Test("a decimal number has digits alone, and no more than it may")
  func decimal() {
    func value(_ text: String, _ longest: Int = 4) -> Int64? { Decimal.value(of: Array(text.utf8), longest: longest) }
    #expect(value("0") == 0 && value("0070") == 70 && value("9999") == 9999)
    #expect(value(String(repeating: "9", count: 18), 18) == 999_999_999_999_999_999)
    for text in ["", "00001", "-1", "+1", " 1", "1 ", "1.0", "٣", "a", ":", "/"] { #expect(value(text) == nil) }
  }

  @Test("letters of ASCII become small, and no others")
  func lowercase() { #expect(Ascii.lowercased("AZ@[`az{ÄİK\u{212A}") == "az@[`az{Äİk\u{212A}") }
}
