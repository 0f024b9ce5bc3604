import Foundation
import TrestleCore
import TrestleJSON

/// A phone on which a shell runs, is killed and starts again: its storage and its network outlive the process.
final class Phone {
  struct Request {
    let effect: Int64
    let url: String
    let key: String?
    let keepalive: Bool
    let reports: [[String: Any]]
    let envelope: [String: Any]
  }

  private(set) var core = Core()
  private var process: UInt64 = 0
  private(set) var mono: Int64 = 5_000_000
  private(set) var wall: Int64 = 1_767_225_600_000
  var store: [String: String] = [:]
  /// What the network does with a request; `nil` leaves it without an answer.
  var network: (Request) -> [String: Any]? = { _ in Phone.status(200) }
  /// Whether a value can be stored.
  var stores: (String) -> Bool = { _ in true }
  private(set) var requests: [Request] = []
  private(set) var warnings: [String] = []
  private(set) var last: [String: Any] = [:]
  /// Most effects of one kind in one turn, and most puts of one batch.
  private(set) var mostSends = 0
  private(set) var mostPutsOfBatch = 0
  private(set) var longestTurn = 0
  private var unsettled: [[String: Any]] = []

  static func status(_ status: Int, _ headers: [[String]] = []) -> [String: Any] {
    ["kind": "response", "status": status, "headers": headers, "body": "{}"]
  }
  static var offline: [String: Any] { ["kind": "failed", "reason": "offline"] }

  /// Starts a process; members of `params` replace the usual ones.
  func start(_ params: [String: Any] = [:]) {
    core = Core()
    mono = 1_000
    unsettled = []
    initialize(params)
  }

  func initialize(_ params: [String: Any] = [:]) {
    process += 1
    let digits = String(process, radix: 16)
    var all: [String: Any] = [
      "appId": "APP", "environment": "development", "advertiserId": "user-1", "performs": ["http", "store"], "stored": store,
      "features": ["keywords": false, "payloads": false],
      "entropy": String(repeating: "0", count: 64 - digits.count) + digits,
    ]
    all.merge(params) { $1 }
    send("sdk/initialize", all)
  }

  @discardableResult func send(_ method: String, _ params: [String: Any] = [:]) -> [String: Any] {
    let answer = step(method, params)
    settle()
    return answer
  }

  func add(_ names: String...) { send("list/report", ["action": "added", "items": names]) }

  private func step(_ method: String, _ params: [String: Any]) -> [String: Any] {
    let message: [String: Any] = ["id": 1, "method": method, "params": params, "at": ["mono": mono, "wall": wall]]
    guard let text = try? JSONSerialization.data(withJSONObject: message) else { return [:] }
    var writer = JSONWriter()
    core.step(Array(text)).write(to: &writer)
    longestTurn = max(longestTurn, writer.bytes.count)
    last = Phone.object(String(decoding: writer.bytes, as: UTF8.self))
    for event in last["events"] as? [[String: Any]] ?? [] where event["method"] as? String == "sdk/warning" {
      warnings.append((event["params"] as? [String: Any])?["code"] as? String ?? "")
    }
    perform(last["effects"] as? [[String: Any]] ?? [])
    return last["result"] as? [String: Any] ?? last["error"] as? [String: Any] ?? [:]
  }

  private func perform(_ effects: [[String: Any]]) {
    var (sends, puts) = (0, [String: Int]())
    for effect in effects {
      let (key, id) = (effect["key"] as? String ?? "", Phone.number(effect["id"]) ?? 0)
      switch effect["kind"] as? String {
      case "store/put":
        puts[key.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
        let isStored = stores(key)
        if isStored { store[key] = effect["value"] as? String }
        unsettled.append(["effect": id, "outcome": ["kind": isStored ? "stored" : "storeFailed"]])
      case "store/remove": store[key] = nil
      case "http/send" where effect["purpose"] as? String == "report":
        sends += 1
        let request = Phone.request(effect)
        requests.append(request)
        if let outcome = network(request) { unsettled.append(["effect": id, "outcome": outcome]) }
      default: break
      }
    }
    mostSends = max(mostSends, sends)
    mostPutsOfBatch = max(mostPutsOfBatch, puts.values.max() ?? 0)
  }

  private static func request(_ effect: [String: Any]) -> Request {
    let request = effect["request"] as? [String: Any] ?? [:]
    var body = object(request["body"] as? String ?? "")
    let reports = ["events", "errors"].flatMap { body[$0] as? [[String: Any]] ?? [] }
    body["events"] = nil
    let headers = request["headers"] as? [[String]] ?? []
    return Request(
      effect: number(effect["id"]) ?? 0, url: request["url"] as? String ?? "",
      key: headers.first { $0.first == "idempotency-key" }?.last, keepalive: effect["keepalive"] as? Bool ?? false,
      reports: reports, envelope: body)
  }

  private func settle() {
    let turn = last
    while !unsettled.isEmpty { _ = step("effect/settle", unsettled.removeFirst()) }
    let wake = last["wakeAt"]
    last = turn
    last["wakeAt"] = wake
  }

  /// Lets time pass, waking the core where it asks for it. Answers how often that was.
  @discardableResult func pass(_ milliseconds: Int64) -> Int {
    let end = mono + milliseconds
    var wakes = 0
    while let wake = Phone.number(last["wakeAt"]), wake <= end {
      move(to: max(mono, wake))
      send("core/wake")
      wakes += 1
    }
    move(to: end)
    return wakes
  }

  private func move(to moment: Int64) {
    wall += moment - mono
    mono = moment
  }

  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  /// The names of list reports that were sent since the last look, in order.
  func takeNames() -> [String] { takeRequests().flatMap { Phone.names(in: $0) } }

  static func names(in request: Request) -> [String] {
    request.reports.compactMap { ($0["event_params"] as? [String: Any])?["item_name"] as? String }
  }

  /// The member of `core/state.reports`.
  func state(_ name: String) -> Int64 {
    let state = step("core/state", [:])
    let reports = state["reports"] as? [String: Any] ?? [:]
    if let route = reports[name] as? [String: Any] { return Phone.number(route["reports"]) ?? -1 }
    return Phone.number(reports[name]) ?? -1
  }

  private static func number(_ value: Any?) -> Int64? { (value as? NSNumber)?.int64Value }

  static func object(_ text: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) ?? [:]
  }
}
