import TrestleJSON

/// The tables of everything received. README.md documents the columns: they are read by tests and people with SQL.
final class Ledger {
  private let database: Database
  private static let schemaVersion: Int64 = 1

  init(_ database: Database) throws(DatabaseFailure) {
    self.database = database
    var version: Int64 = 0
    try database.run("PRAGMA user_version") { if case .integer(let number) = $0[0] { version = number } }
    if version == Ledger.schemaVersion { return }
    var tables: Int64 = 0
    try database.run("SELECT count(*) FROM sqlite_schema") { if case .integer(let number) = $0[0] { tables = number } }
    guard version == 0, tables == 0 else { throw DatabaseFailure(reason: "holds something else; give a new file") }
    try database.transaction { () throws(DatabaseFailure) in try database.script(Ledger.schema) }
  }

  private static let schema = """
    CREATE TABLE requests (
      id INTEGER PRIMARY KEY AUTOINCREMENT, received_us INTEGER NOT NULL, route TEXT NOT NULL, method TEXT NOT NULL,
      path TEXT NOT NULL, status INTEGER NOT NULL, accepted INTEGER NOT NULL, duplicate INTEGER NOT NULL, api_key TEXT,
      session_id TEXT, app_id TEXT, udid TEXT, idempotency_key TEXT, headers TEXT NOT NULL, body BLOB NOT NULL, reason TEXT);
    CREATE INDEX requests_by_key ON requests (idempotency_key, route);
    CREATE TABLE reports (
      id INTEGER PRIMARY KEY AUTOINCREMENT, request_id INTEGER NOT NULL REFERENCES requests (id), position INTEGER NOT NULL,
      route TEXT NOT NULL, kind TEXT NOT NULL, type TEXT NOT NULL, duplicate INTEGER NOT NULL, session_id TEXT, app_id TEXT,
      udid TEXT, idempotency_key TEXT, source TEXT, ad_id TEXT, zone_id TEXT, impression_id TEXT, name TEXT, search_id TEXT,
      term_id TEXT, term TEXT, user_input TEXT, payload_id TEXT, params TEXT, reported_at INTEGER, raw TEXT NOT NULL);
    CREATE INDEX reports_by_payload ON reports (payload_id, udid);
    CREATE TABLE serves (
      id INTEGER PRIMARY KEY AUTOINCREMENT, request_id INTEGER NOT NULL REFERENCES requests (id), zone_id TEXT NOT NULL,
      session_id TEXT NOT NULL, context_id TEXT NOT NULL, store_id TEXT NOT NULL, ad_id TEXT, impression_id TEXT);
    PRAGMA user_version = 1;
    """

  /// Keeps a request with its reports. `serve` adds a row for an ad request; its number makes the impression id unique.
  ///
  /// Returns the impression id, when an ad was served.
  func keep(_ record: Record, serve: Serve?) throws(DatabaseFailure) -> Text? {
    try database.transaction { () throws(DatabaseFailure) -> Text? in
      let request = record.request
      let key = request.header("idempotency-key")
      let duplicate: Bool
      if record.isAccepted, let key { duplicate = try wasAccepted(key, record.route) } else { duplicate = false }
      let id = try database.insert(
        into: "requests",
        [
          "received_us": .integer(request.receivedMicroseconds), "route": .text(Text(record.route.rawValue)),
          "method": .text(request.method), "path": .text(request.target), "status": .integer(Int64(record.status)),
          "accepted": Cell(record.isAccepted), "duplicate": Cell(duplicate), "api_key": Cell(request.header("x-api-key")),
          "session_id": Cell(record.envelope.sessionID), "app_id": Cell(record.envelope.appID),
          "udid": Cell(record.envelope.udid), "idempotency_key": Cell(key), "headers": Cell(json: request.headersValue),
          "body": .bytes(request.body), "reason": Cell(record.reason),
        ])
      guard record.isAccepted else { return nil }
      for (position, report) in record.reports.enumerated() {
        try insert(report, at: position, of: record, request: id, key: key, duplicate: duplicate)
      }
      guard let serve else { return nil }
      return try insert(serve, request: id)
    }
  }

  private func wasAccepted(_ key: Text, _ route: Route) throws(DatabaseFailure) -> Bool {
    var found = false
    let sql = "SELECT 1 FROM requests WHERE idempotency_key = ? AND route = ? AND accepted = 1 LIMIT 1"
    try database.run(sql, [.text(key), .text(Text(route.rawValue))]) { _ in found = true }
    return found
  }

  private func insert(
    _ report: Report, at position: Int, of record: Record, request: Int64, key: Text?, duplicate: Bool
  ) throws(DatabaseFailure) {
    _ = try database.insert(
      into: "reports",
      [
        "request_id": .integer(request), "position": .integer(Int64(position)), "route": .text(Text(record.route.rawValue)),
        "kind": .text(Text(report.kind.rawValue)), "type": .text(report.type), "duplicate": Cell(duplicate),
        "session_id": Cell(record.envelope.sessionID), "app_id": Cell(record.envelope.appID),
        "udid": Cell(record.envelope.udid), "idempotency_key": Cell(key), "source": Cell(report.source),
        "ad_id": Cell(report.adID), "zone_id": Cell(report.zoneID), "impression_id": Cell(report.impressionID),
        "name": Cell(report.name), "search_id": Cell(report.searchID), "term_id": Cell(report.termID),
        "term": Cell(report.term), "user_input": Cell(report.userInput), "payload_id": Cell(report.payloadID),
        "params": Cell(json: report.params), "reported_at": Cell(report.reportedAt), "raw": Cell(json: report.raw),
      ])
  }

  private func insert(_ serve: Serve, request: Int64) throws(DatabaseFailure) -> Text? {
    let id = try database.insert(
      into: "serves",
      [
        "request_id": .integer(request), "zone_id": .text(serve.wish.zoneID), "session_id": .text(serve.wish.sessionID),
        "context_id": .text(serve.wish.contextID), "store_id": .text(serve.wish.storeID), "ad_id": Cell(serve.adID),
      ])
    guard serve.adID != nil else { return nil }
    let impression = Text("\(serve.wish.zoneID.string):\(id)")
    try database.run("UPDATE serves SET impression_id = ? WHERE id = ?", [.text(impression), .integer(id)])
    return impression
  }

  /// The payloads a user has settled: they are not offered again.
  func settledPayloads(udid: Text) throws(DatabaseFailure) -> Set<Text> {
    var settled: Set<Text> = []
    let sql = "SELECT payload_id FROM reports WHERE kind = 'tracking' AND udid = ? AND type IN ('delivered', 'rejected')"
    try database.run(sql, [.text(udid)]) { if case .text(let id) = $0[0] { settled.insert(id) } }
    return settled
  }

  /// Rows of one table in the order of arrival, as objects under their columns' names.
  func rows(of table: String, where conditions: [(column: String, value: Cell)], after: Int64, limit: Int64)
    throws(DatabaseFailure) -> [Value]
  {
    let tests = conditions.map { "\($0.column) = ? AND " }.joined()
    let sql = "SELECT * FROM \(table) WHERE \(tests)id > ? ORDER BY id LIMIT ?"
    var rows: [Value] = []
    try database.run(sql, conditions.map(\.value) + [.integer(after), .integer(limit)]) {
      rows.append($0.value(json: ["headers", "params", "raw"]))
    }
    return rows
  }

  /// Forgets everything received. Numbers go on: an impression id is never given twice.
  func clear() throws(DatabaseFailure) {
    try database.transaction { () throws(DatabaseFailure) in
      try database.script("DELETE FROM serves; DELETE FROM reports; DELETE FROM requests;")
    }
  }
}
