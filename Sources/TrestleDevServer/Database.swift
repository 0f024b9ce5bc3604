import CSQLite
import TrestleJSON

struct DatabaseFailure: Error {
  let reason: String
}

/// What one column holds.
enum Cell: Sendable, Equatable {
  case null
  case integer(Int64)
  case text(Text)
  case bytes([UInt8])

  init(_ text: Text?) { self = text.map(Cell.text) ?? .null }
  init(_ number: Int64?) { self = number.map(Cell.integer) ?? .null }
  init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }
  init(json value: Value?) { self = value.map { .text(Text(String(decoding: $0.bytes, as: UTF8.self))) } ?? .null }
}

/// One connection to SQLite. Not safe to share: the service keeps it behind a lock.
final class Database {
  private let handle: OpaquePointer

  /// Opens or creates the file (`:memory:` keeps all in memory). Other processes may read the file meanwhile.
  init(_ path: String) throws(DatabaseFailure) {
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard status == SQLITE_OK, let opened else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close(opened)
      throw DatabaseFailure(reason: reason)
    }
    handle = opened
    sqlite3_busy_timeout(handle, 5000)
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = NORMAL")
    try run("PRAGMA foreign_keys = ON")
  }

  deinit { sqlite3_close(handle) }

  private var failure: DatabaseFailure { DatabaseFailure(reason: String(cString: sqlite3_errmsg(handle))) }

  /// Runs a statement and hands each row of its answer to `row`.
  func run(_ sql: String, _ cells: [Cell] = [], row: (borrowing Row) -> Void = { _ in }) throws(DatabaseFailure) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let statement = prepared else { throw failure }
    defer { sqlite3_finalize(statement) }
    for (index, cell) in cells.enumerated() {
      guard Database.bind(cell, at: Int32(index + 1), of: statement) == SQLITE_OK else { throw failure }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: row(Row(statement: statement))
      case SQLITE_DONE: return
      default: throw failure
      }
    }
  }

  /// Runs several statements at once.
  func script(_ sql: String) throws(DatabaseFailure) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  func insert(into table: String, _ columns: KeyValuePairs<String, Cell>) throws(DatabaseFailure) -> Int64 {
    let names = columns.map(\.key).joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try run("INSERT INTO \(table) (\(names)) VALUES (\(marks))", columns.map(\.value))
    return sqlite3_last_insert_rowid(handle)
  }

  /// All or nothing.
  func transaction<Result>(_ body: () throws(DatabaseFailure) -> Result) throws(DatabaseFailure) -> Result {
    try script("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try script("COMMIT")
      return result
    } catch {
      try? script("ROLLBACK")
      throw error
    }
  }

  private static func bind(_ cell: Cell, at index: Int32, of statement: OpaquePointer) -> Int32 {
    // SQLite's mark for "copy it now"; the macro is a cast that Swift doesn't import.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch cell {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, number)
    case .text(let text):
      var string = text.string
      return string.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          guard let start = $0.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, copied) }
          return sqlite3_bind_text64(statement, index, start, UInt64($0.count), copied, UInt8(SQLITE_UTF8))
        }
      }
    case .bytes(let bytes):
      if bytes.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
      return bytes.withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied) }
    }
  }
}

/// The row a statement stands on.
struct Row: ~Copyable {
  let statement: OpaquePointer

  subscript(_ column: Int32) -> Cell {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_NULL: return .null
    default:
      let start = sqlite3_column_blob(statement, column)
      let bytes = Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
      let isText = sqlite3_column_type(statement, column) == SQLITE_TEXT
      return isText ? .text(Text(String(decoding: bytes, as: UTF8.self))) : .bytes(bytes)
    }
  }

  /// The row as an object under the names of its columns; columns that hold JSON text come as what they hold.
  func value(json: Set<String>) -> Value {
    var row: Value = .object([])
    for column in 0..<sqlite3_column_count(statement) {
      let name = String(cString: sqlite3_column_name(statement, column))
      let value: Value
      switch self[column] {
      case .null: value = .null
      case .integer(let number): value = .integer(number)
      case .text(let text): value = json.contains(name) ? ((try? Value.parse(Array(text.string.utf8))) ?? .null) : .string(text)
      case .bytes(let bytes): value = .string(Text(String(validating: bytes, as: UTF8.self) ?? Hex.text(bytes)))
      }
      row.set(Text(name), value)
    }
    return row
  }
}
