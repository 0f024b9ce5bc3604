/// Numbers in as few bytes as they need: seven bits a byte, the lowest first, the top bit set while more follow.
enum PackedNumbers {
  static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The number that begins at `place`, which moves behind it. 0 past the end.
  static func next(in bytes: Span<UInt8>, at place: inout Int) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { break }
      shift += 7
    }
    return number
  }
}
