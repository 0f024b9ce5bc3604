import Foundation
import Testing
import TrestleJSON

/// The public JSON parsing suite (318 files whose names begin with y, n or i: must be accepted, must be refused, up to the
/// parser). It lies beside the project or where `JSON_TEST_SUITE` says; the rules it holds us to are also in
/// `JSONDocumentTests`, in texts of our own.
@Suite("The public JSON parsing suite") struct ConformanceTests {
  private static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["JSON_TEST_SUITE"] ?? "../shared/data/json-parsing/test_parsing")

  private static let files: [URL] = {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  /// Texts that RFC 8259 allows and the protocol does not, each with its rule.
  private static let stricter: [String: JSONFlaw.Reason] = [
    "y_object_duplicated_key.json": .duplicateKey,
    "y_object_duplicated_key_and_value.json": .duplicateKey,
    "y_object_escaped_null_in_key.json": .nulInKey,
  ]

  /// What is up to the parser and accepted: numbers that come close to nothing become nothing. All others are refused.
  private static let accepted: Set = ["i_number_double_huge_neg_exp.json", "i_number_real_underflow.json"]

  /// By a handle, since `Data(contentsOf:)` of Swift 6.3 leaks 4 KiB for an empty file on Linux and LeakSanitizer says so.
  private static func bytes(of file: URL) throws -> [UInt8] {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return [UInt8](try handle.readToEnd() ?? Data())
  }

  @Test("is read as it demands", .enabled(if: !files.isEmpty, "the suite is not beside the project")) func suite() throws {
    var counts: [Character: Int] = [:]
    for file in Self.files {
      let name = file.lastPathComponent
      let text = try Self.bytes(of: file)
      let flaw = flaw(text)
      switch name.first {
      case "y": #expect(flaw?.reason == Self.stricter[name], "\(name)")
      case "n": #expect(flaw != nil, "\(name)")
      default: #expect((flaw == nil) == Self.accepted.contains(name), "\(name): \(String(describing: flaw))")
      }
      counts[name.first ?? "?", default: 0] += 1
    }
    #expect(counts == ["y": 95, "n": 188, "i": 35])
  }
}
