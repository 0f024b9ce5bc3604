import Testing

@testable import TrestleKernel

@Suite("Random values and digests")
struct EntropyTests {
  @Test(
    "SHA-256 gives the published digests (FIPS 180-4 examples, NIST CAVP)",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func digests(message: String, digest: String) {
    #expect(SHA256.hex(of: Array(message.utf8)) == digest)
  }

  @Test("SHA-256 of a million letters is the published one")
  func million() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(SHA256.hex(of: message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("equal seeds give equal codes, other seeds others")
  func seeds() {
    var one = Entropy(seed: [1, 2, 3])
    var same = Entropy(seed: [1, 2, 3])
    var other = Entropy(seed: [1, 2, 4])
    let code = one.code(length: 32)
    #expect(code == same.code(length: 32))
    #expect(code != other.code(length: 32))
    #expect(code != one.code(length: 32))
  }

  @Test("codes use A–Z and 0–9 evenly")
  func even() {
    var entropy = Entropy(seed: [7])
    var counts: [Character: Int] = [:]
    for character in entropy.code(length: 36_000) { counts[character, default: 0] += 1 }
    #expect(counts.count == 36)
    // 1,000 expected of each; six standard deviations are 190. The seed is fixed, so this never flickers.
    #expect(counts.values.allSatisfy { abs($0 - 1000) < 190 })
    // Taken modulo 36 alone, bytes would draw A to D an eighth too often; six standard deviations of their sum are 358.
    #expect(abs("ABCD".reduce(0) { $0 + (counts[$1] ?? 0) } - 4000) < 358)
    #expect(counts.keys.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) })
  }

  @Test("waits stay within their bounds and reach both ends")
  func bounds() {
    var entropy = Entropy(seed: [9])
    let drawn = (0..<1000).map { _ in entropy.upTo(3) }
    #expect(Set(drawn) == [0, 1, 2, 3])
    #expect(entropy.upTo(0) == 0)
  }
}
