/// Random values made from the bytes the shell gave at initialization, and from nothing else: SHA-256 in counter mode.
///
/// Equal seeds give equal values, so a recorded session replays byte for byte.
package struct Entropy {
  private var seed: [UInt8]
  private var counter: UInt64 = 0
  private var block: ArraySlice<UInt8> = []

  package init(seed: [UInt8]) { self.seed = seed }

  package mutating func byte() -> UInt8 {
    if block.isEmpty {
      var input = seed
      for shift in stride(from: UInt64(56), through: 0, by: -8) { input.append(UInt8(truncatingIfNeeded: counter >> shift)) }
      counter &+= 1
      block = SHA256.digest(of: input)[...]
    }
    return block.popFirst() ?? 0
  }

  /// `count` characters of A–Z and 0–9, each equally likely: bytes from 252 on are thrown away, so no modulo bias.
  package mutating func code(length count: Int) -> String {
    var text: [UInt8] = []
    while text.count < count {
      let value = byte()
      guard value < 252 else { continue }
      let place = value % 36
      text.append(place < 26 ? UInt8(ascii: "A") + place : UInt8(ascii: "0") + (place - 26))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A whole number from 0 to `bound`, both included. The bias of at most 2⁻²⁴ does not matter for waiting times.
  package mutating func upTo(_ bound: Int64) -> Int64 {
    guard bound > 0 else { return 0 }
    var value: UInt64 = 0
    for _ in 0..<8 { value = value << 8 | UInt64(byte()) }
    return Int64(value % (UInt64(bound) + 1))
  }
}
