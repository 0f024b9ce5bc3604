/// The keyword engine alone: text in, ten terms out, each query timed.
///
///   SearchBench FOLDER OUT      reads FOLDER/terms.tsv (term, priority) and FOLDER/queries.tsv (query, kind); writes
///                               OUT.tsv: "top10", number of the query, nanoseconds, terms, CRC-32 of their texts
///                               OUT.totals: number of the query, how many terms match
///                               OUT.json: what building took, in time and memory
import Glibc
import Keywords
import TrestleJSON
import TrestleKernel
import TrestleProtocol

@main enum SearchBench {
  static func main() {
    guard CommandLine.arguments.count == 3 else { stop("usage: SearchBench FOLDER OUT") }
    let (folder, out) = (CommandLine.arguments[1], CommandLine.arguments[2])
    // Queries of one and two letters too, as a policy may allow them.
    var profile = Profile.standard
    profile.keywordMinScalars = 1
    var queries: [Text] = []
    forEachRow(of: read(folder + "/queries.tsv")) { query, _ in queries.append(Text(query)) }
    let began = residentKilobytes()
    let (index, nanoseconds, count) = build(read(folder + "/terms.tsv"))
    giveBackFreedMemory()
    let memory = residentKilobytes() - began
    for query in queries.suffix(20) { _ = index.search(Query(query, profile).folded, .contains, limit: 10) }
    let (answers, totals) = measure(index, queries, profile)
    write(answers, to: out + ".tsv")
    write(totals, to: out + ".totals")
    write(
      #"{"impl":"Trestle","n":\#(count),"build_ms":\#(Double(nanoseconds) / 1e6),"mem_kb":\#(memory),"index_bytes":0}"#,
      to: out + ".json")
  }

  private static func build(_ text: [UInt8]) -> (KeywordIndex, UInt64, Int) {
    let began = now()
    var terms = TermTable()
    forEachRow(of: text) { term, priority in
      let (id, term) = (Text("t\(terms.count)"), Text(term))
      terms.append(Term(termId: id, term: term, replacement: term, priority: Int64(priority) ?? 0))
    }
    let index = KeywordIndex(terms, droppingMarks: false)
    return (index, now() - began, terms.count)
  }

  private static func measure(_ index: KeywordIndex, _ queries: [Text], _ profile: Profile) -> (String, String) {
    var (answers, totals) = ("", "")
    for (number, text) in queries.enumerated() {
      let began = now()
      let query = Query(text, profile)
      let found = index.search(query.folded, .contains, limit: 10)
      let terms = index.terms(at: found.matches)
      let took = now() - began
      let joined = Array(terms.map { $0.term.string }.joined(separator: "\n").utf8)
      answers += "top10\t\(number)\t\(took)\t\(terms.count)\t\(crc32(joined))\n"
      totals += "\(number)\t\(found.total)\n"
    }
    return (answers, totals)
  }

  // MARK: Files

  /// The first two columns of each line.
  private static func forEachRow(of text: [UInt8], _ body: (String, String) -> Void) {
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let columns = rest[..<end].split(separator: UInt8(ascii: "\t"))
      body(String(decoding: columns[0], as: UTF8.self), String(decoding: columns[1], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { stop("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { stop("cannot write \(path)") }
    fputs(text, file)
    fclose(file)
  }

  private static func stop(_ why: String) -> Never {
    print("SearchBench: \(why)")
    exit(1)
  }

  // MARK: Measuring

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func residentKilobytes() -> Int {
    let pages = String(decoding: read("/proc/self/statm"), as: UTF8.self).split(separator: " ")
    return (Int(pages[1]) ?? 0) * 4
  }

  /// As Python's peers do, whose harness calls this too; the module of the C library lacks it.
  private static func giveBackFreedMemory() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let function = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(function, to: Trim.self)(0)
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : (crc >> 1) ^ 0xEDB8_8320 }
    }
    return ~crc
  }
}
