/// Writes JSON straight into bytes. Half the cost of building a tree and dumping it.
///
/// Commas are the writer's job: a value or key that follows another one gets one.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// More than this is given back: one huge text must not cost its memory for ever.
  private static let keptBytes = 1 << 20

  /// Forgets what was written and keeps its memory for the next text.
  package mutating func reset() { bytes.removeAll(keepingCapacity: bytes.capacity <= JSONWriter.keptBytes) }

  package mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { bytes.append(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// A key of the protocol: printable ASCII without quotes, so that it needs no escaping.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// A key that came from outside.
  @_disfavoredOverload package mutating func key(_ name: Text) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func null() { literal("null") }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func integer(_ value: Int) { integer(Int64(value)) }

  package mutating func integer(_ value: Int64) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// A string of the program: printable ASCII without quotes and backslashes.
  package mutating func string(_ value: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(value)
    bytes.append(UInt8(ascii: "\""))
  }

  @_disfavoredOverload package mutating func string(_ value: Text) { string(value.string) }

  @_disfavoredOverload package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    escape(value.utf8.span)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Bytes (UTF-8) as a JSON string.
  package mutating func string(utf8 value: Span<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A value that is JSON already.
  package mutating func raw(_ value: borrowing [UInt8]) {
    separate()
    bytes.append(contentsOf: copy value)
  }

  /// One or more elements or members that are JSON already, separated by commas; nothing when empty.
  package mutating func raw(_ value: ArraySlice<UInt8>) {
    if value.isEmpty { return }
    separate()
    bytes.append(contentsOf: value)
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    append(text)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  /// The last byte tells whether a comma is due: everything but an opening bracket and a colon ends a value.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func append(_ text: StaticString) {
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func escape(_ text: Span<UInt8>) {
    var clean = 0
    for index in text.indices {
      let byte = text[index]
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
      append(text, clean..<index)
      clean = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
      case 0x08: bytes.append(UInt8(ascii: "b"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0C: bytes.append(UInt8(ascii: "f"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      default:
        append("u00")
        bytes.append(Hex.digit(byte >> 4))
        bytes.append(Hex.digit(byte))
      }
    }
    append(text, clean..<text.count)
  }

  private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    unsafe text.extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}
