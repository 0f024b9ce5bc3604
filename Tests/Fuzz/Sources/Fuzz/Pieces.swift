/// Draws values from the bytes that libFuzzer made. Never fails: past the end everything is 0 or empty.
struct Pieces {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { next >= bytes.count }

  mutating func byte() -> UInt8 {
    guard next < bytes.count else { return 0 }
    defer { next += 1 }
    return bytes[next]
  }

  /// 0 up to `bound`, exclusive; at most 256 different values.
  mutating func number(below bound: Int) -> Int { bound > 0 ? Int(byte()) % bound : 0 }

  mutating func number16() -> Int { Int(byte()) << 8 | Int(byte()) }

  mutating func word(of count: Int) -> UInt64 { (0..<count).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  /// Bytes up to a line feed, which is taken as well.
  mutating func line() -> [UInt8] {
    let rest = bytes[min(next, bytes.count)...]
    let line = rest.prefix { $0 != 10 }
    next = min(next + line.count + 1, bytes.count)
    return Array(line)
  }

  mutating func rest() -> [UInt8] {
    defer { next = bytes.count }
    return Array(bytes[min(next, bytes.count)...])
  }
}
