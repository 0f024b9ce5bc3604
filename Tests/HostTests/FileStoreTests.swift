import Glibc
import Testing
import TrestleJSON

@testable import TrestleHost

@Suite("The file store keeps one file per key")
struct FileStoreTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/trestle-store-XXXXXX".utf8CString)
    let path = try #require(template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    defer { remove(path) }
    try body(path)
  }

  /// A folder and the files in it.
  private func remove(_ path: String) {
    guard let listing = opendir(path) else { return }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink("\(path)/\(name)")
    }
    closedir(listing)
    rmdir(path)
  }

  private func put(_ path: String, _ content: [UInt8]) {
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    _ = writeFully(content, to: file)
    close(file)
  }

  @Test(
    "any key becomes a file name and comes back",
    arguments: [
      "trestle/a/v1/12/3", ".", "..", ".lock", "a.b", "ä🌶", "%2F", "a\u{0}b", "A b", "/", "e\u{301}", "\u{E9}",
      String(repeating: "k", count: 255),
    ])
  func names(key: String) throws {
    let name = try #require(FileStore.fileName(of: key))
    #expect(!name.utf8.contains(UInt8(ascii: "/")) && !name.hasPrefix("."))
    #expect(FileStore.key(of: name).map { Array($0.utf8) } == Array(key.utf8))
  }

  @Test("keys too long for a file name are refused, foreign names aren't keys")
  func refusals() {
    #expect(FileStore.fileName(of: String(repeating: "/", count: 86)) == nil)
    #expect(FileStore.fileName(of: "") == nil)
    for name in ["a b", "%2f", "%", "%4", "%zz", "%FF", "%41", "a~"] { #expect(FileStore.key(of: name) == nil) }
  }

  @Test("what was put is handed over by the next process, under the prefixes asked for")
  func persistence() throws {
    try withFolder { path in
      do {
        let store = try FileStore(folder: path)
        #expect(store.put("trestle/a", "1"))
        #expect(store.put("trestle/a", "two\n\u{0}\"ä"))
        #expect(store.put("trestle/b", ""))
        #expect(store.put("trestle/c", "x"))
        #expect(store.put("other", "x"))
        store.remove("trestle/c")
        store.remove("trestle/never")
        store.sync()
      }
      put("\(path)/trestle%2Fbroken", [0xFF])
      mkdir("\(path)/trestle%2Ffolder", 0o700)
      defer { rmdir("\(path)/trestle%2Ffolder") }
      mkfifo("\(path)/trestle%2Fpipe", 0o600)
      put("\(path)/secret", [UInt8(ascii: "s")])
      symlink("\(path)/secret", "\(path)/trestle%2Flink")
      let entries = try FileStore(folder: path).entries(under: ["trestle/"])
      #expect(String(decoding: entries, as: UTF8.self) == #"{"trestle/a":"two\n\u0000\"ä","trestle/b":""}"#)
    }
  }

  @Test("what the user decided is handed over before reports, of which there may be too many")
  func settingsFirst() throws {
    try withFolder { path in
      let store = try FileStore(folder: path)
      #expect(store.put("trestle/0123456789ABCDEF/ad-events/1/1", "r"))
      #expect(store.put("trestle/privacy/tracking", "0"))
      let entries = String(decoding: store.entries(under: ["trestle/"]), as: UTF8.self)
      #expect(entries == #"{"trestle/privacy/tracking":"0","trestle/0123456789ABCDEF/ad-events/1/1":"r"}"#)
    }
  }

  @Test("a value whose place is taken is not stored, and leaves nothing behind")
  func obstacle() throws {
    try withFolder { path in
      mkdir("\(path)/trestle%2Fa", 0o700)
      defer { rmdir("\(path)/trestle%2Fa") }
      let store = try FileStore(folder: path)
      #expect(!store.put("trestle/a", "1"))
      #expect(access("\(path)/.new", F_OK) != 0)
      #expect(store.put("trestle/b", "1"))
    }
  }

  @Test("no more is handed over than a message can hold, the rest another time")
  func surplus() throws {
    try withFolder { path in
      let store = try FileStore(folder: path)
      let value = String(repeating: "v", count: 4 << 20)
      for name in ["a", "b", "c"] { #expect(store.put("trestle/\(name)", value)) }
      func keys() throws -> [String] {
        let entries = store.entries(under: ["trestle/"])
        var keys: [String] = []
        try JSONDocument.parse(entries.span, depth: 1, keyBytes: 256).root.forEachMember { key, _ in keys.append(key.string) }
        return keys
      }
      // Each might take six times its length, were it escaped; 30 MiB are there for all.
      #expect(try keys() == ["trestle/a", "trestle/b"])
      store.remove("trestle/a")
      #expect(try keys() == ["trestle/b", "trestle/c"])
    }
  }

  @Test("only one may use a folder at a time")
  func lock() throws {
    try withFolder { path in
      let first = try FileStore(folder: path)
      #expect(throws: FileStore.Failure.self) { try FileStore(folder: path) }
      _ = first.put("a", "b")
    }
  }
}
