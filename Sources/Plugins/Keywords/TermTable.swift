import TrestleJSON
import TrestleProtocol

/// The terms as the service gave them, one behind the other in one array of bytes: a list of 100,000 costs its text and few
/// bytes more, not 300,000 strings.
///
/// A record is: priority, lengths of id, term and replacement, then their UTF-8. A replacement equal to the term has length 0.
package struct TermTable {
  private var bytes: [UInt8] = []
  /// Where each record begins.
  private var starts: [UInt32] = []

  private struct Record {
    let priority: Int64
    let id: Range<Int>
    let term: Range<Int>
    let replacement: Range<Int>
  }

  package var count: Int { starts.count }

  package init() {}

  package mutating func append(_ term: Term) {
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    let suggestsItself = term.replacement == term.term
    // Zigzag: small negative numbers are small.
    PackedNumbers.append(UInt64(bitPattern: (term.priority &<< 1) ^ (term.priority >> 63)), to: &bytes)
    PackedNumbers.append(UInt64(term.termId.byteCount), to: &bytes)
    PackedNumbers.append(UInt64(term.term.byteCount), to: &bytes)
    PackedNumbers.append(suggestsItself ? 0 : UInt64(term.replacement.byteCount), to: &bytes)
    bytes.append(contentsOf: term.termId.string.utf8)
    bytes.append(contentsOf: term.term.string.utf8)
    if !suggestsItself { bytes.append(contentsOf: term.replacement.string.utf8) }
  }

  private func record(_ position: Int) -> Record {
    let bytes = bytes.span
    var place = starts.indices.contains(position) ? Int(starts[position]) : bytes.count
    let zigzag = PackedNumbers.next(in: bytes, at: &place)
    let lengths = (
      Int(truncatingIfNeeded: PackedNumbers.next(in: bytes, at: &place)),
      Int(truncatingIfNeeded: PackedNumbers.next(in: bytes, at: &place)),
      Int(truncatingIfNeeded: PackedNumbers.next(in: bytes, at: &place))
    )
    let id = place..<place + lengths.0
    let term = id.upperBound..<id.upperBound + lengths.1
    return Record(
      priority: Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1), id: id, term: term,
      replacement: lengths.2 == 0 ? term : term.upperBound..<term.upperBound + lengths.2)
  }

  private func text(_ range: Range<Int>) -> Text { Text(String(decoding: bytes[range], as: UTF8.self)) }

  /// The term at a position below `count`.
  subscript(position: Int) -> Term {
    let record = record(position)
    return Term(
      termId: text(record.id), term: text(record.term), replacement: text(record.replacement), priority: record.priority)
  }

  func priority(_ position: Int) -> Int64 { record(position).priority }

  func text(_ position: Int) -> Text { text(record(position).term) }

  /// Appends the term folded when that takes no tables; answers false, and appends nothing, when it does. ASCII takes none,
  /// nor, where marks stay, do the letters U+00C0 to U+00FF but ß: each is composed, and its small form is 0x20 behind it.
  func appendQuicklyFolded(_ position: Int, droppingMarks: Bool, to folded: inout [UInt8]) -> Bool {
    let range = record(position).term
    let (bytes, start) = (bytes.span, folded.count)
    var previous: UInt8 = 0
    for index in range {
      let byte = bytes[index]
      switch byte {
      case ..<0x80: folded.append(Folding.lowercased(byte))
      case 0xC3 where !droppingMarks: folded.append(byte)
      case 0x80...0xBF where previous == 0xC3 && byte != 0x9F:
        folded.append(byte < 0xA0 && byte != 0x97 ? byte | 0x20 : byte)
      default:
        folded.removeLast(folded.count - start)
        return false
      }
      previous = byte
    }
    return true
  }

  /// How the ids of two positions stand to each other: below 0 when the left comes first.
  func compareIds(_ left: Int, _ right: Int) -> Int {
    let bytes = bytes.span
    return ByteOrder.compare(bytes.extracting(record(left).id), bytes.extracting(record(right).id))
  }

  /// How the id of a position stands to another: below 0 when it comes first.
  func compareId(_ position: Int, to id: Text) -> Int {
    ByteOrder.compare(bytes.span.extracting(record(position).id), id.string.utf8.span)
  }

  func suggests(_ position: Int, _ replacement: Text) -> Bool {
    ByteOrder.compare(bytes.span.extracting(record(position).replacement), replacement.string.utf8.span) == 0
  }
}

/// UTF-8 ordered as bytes, which is the order of its scalars.
enum ByteOrder {
  /// Below 0 when the left comes first, 0 when they are equal.
  static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared {
      if left[index] != right[index] { return left[index] < right[index] ? -1 : 1 }
      index += 1
    }
    return left.count - right.count
  }
}
