import Foundation
import Testing
import TrestleCore
import TrestleJSON
import TrestleKernel

/// A shell of a few lines: sends messages, lets time pass, settles what it is told to, and reads what was reported.
final class Shop {
  private let core = Core()
  private var now: Int64 = 1_000_000
  private var sends: [(id: Int64, purpose: String, request: [String: Any])] = []
  private(set) var stored: [(key: String, value: String)] = []
  private(set) var removed: [String] = []
  private(set) var last: [String: Any] = [:]
  private(set) var events: [String] = []
  private var sent: [[String: Any]] = []

  static let entropy = String(repeating: "0123456789abcdef", count: 4)

  /// Initializes in development with keywords off; `params` replace members.
  init(_ params: [String: Any]? = [:]) {
    if let params { initialize(params) }
  }

  @discardableResult func initialize(_ params: [String: Any] = [:]) -> [String: Any] {
    var all: [String: Any] = [
      "appId": "APP", "environment": "development", "advertiserId": "user-1", "allowRetargeting": true, "performs": ["http"],
      "entropy": Shop.entropy, "features": ["keywords": false, "payloads": false],
    ]
    all.merge(params) { $1 }
    return send("sdk/initialize", all)
  }

  /// Steps a message and answers its result or error object.
  @discardableResult func send(_ method: String, _ params: [String: Any] = [:]) -> [String: Any] {
    let message: [String: Any] = [
      "id": 1, "method": method, "params": params, "at": ["mono": now, "wall": 1_767_225_600_000 + now - 1_000_000],
    ]
    guard let text = try? JSONSerialization.data(withJSONObject: message) else { return [:] }
    take(core.step(Array(text)))
    return last["result"] as? [String: Any] ?? last["error"] as? [String: Any] ?? [:]
  }

  private func take(_ turn: Turn) {
    var writer = JSONWriter()
    turn.write(to: &writer)
    last = Shop.object(String(decoding: writer.bytes, as: UTF8.self))
    for event in last["events"] as? [[String: Any]] ?? [] { events.append(event["method"] as? String ?? "") }
    for effect in last["effects"] as? [[String: Any]] ?? [] {
      guard let id = (effect["id"] as? NSNumber)?.int64Value else { continue }
      switch effect["kind"] as? String {
      case "http/send":
        let request = effect["request"] as? [String: Any] ?? [:]
        sends.append((id, effect["purpose"] as? String ?? "", request))
        if effect["purpose"] as? String == "report" { sent.append(request) }
      case "store/put": stored.append((effect["key"] as? String ?? "", effect["value"] as? String ?? ""))
      case "store/remove": removed.append(effect["key"] as? String ?? "")
      default: break
      }
    }
  }

  /// Lets time pass, wakes the core where it asks for it, and settles reports as they come.
  func pass(_ milliseconds: Int64) {
    let end = now + milliseconds
    settleReports()
    while let wake = (last["wakeAt"] as? NSNumber)?.int64Value, wake <= end {
      now = max(now, wake)
      send("core/wake")
      settleReports()
    }
    now = end
  }

  /// Lets time pass without waking the core, as a suspended app does.
  func sleep(_ milliseconds: Int64) { now += milliseconds }

  private func settleReports() {
    while sends.contains(where: { $0.purpose == "report" }) { answer("report", "{}") }
  }

  /// Settles the oldest open send of a purpose.
  func answer(_ purpose: String, _ body: String, status: Int = 200) {
    guard let index = sends.firstIndex(where: { $0.purpose == purpose }) else { return }
    let id = sends.remove(at: index).id
    send("effect/settle", ["effect": id, "outcome": ["kind": "response", "status": status, "body": body]])
  }

  var openSends: [String] { sends.map { $0.purpose } }

  func request(_ purpose: String) -> [String: Any]? { sends.first { $0.purpose == purpose }?.request }

  /// Events of reports sent since the last call whose address ends so, each with `udid` of its envelope.
  func reports(_ route: String) -> [[String: Any]] {
    defer { sent.removeAll { ($0["url"] as? String ?? "").hasSuffix(route) } }
    return sent.filter { ($0["url"] as? String ?? "").hasSuffix(route) }.flatMap { request -> [[String: Any]] in
      let body = Shop.object(request["body"] as? String ?? "")
      let lists = ["errors", "events", "tracking"].compactMap { body[$0] as? [[String: Any]] }
      return lists.joined().map { $0.merging(["udid": body["udid"] ?? "", "session_id": body["session_id"] ?? ""]) { $1 } }
    }
  }

  static func object(_ text: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) ?? [:]
  }
}
