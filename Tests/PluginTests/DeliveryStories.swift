import Foundation
import Testing
import TrestleProtocol

/// What traces cannot tell: several processes on one storage, and what goes on for long or in great numbers.
@Suite("Reports survive")
struct DeliveryStories {
  private let hour: Int64 = 3_600_000

  @Test("a week without a service: bounded work at each wake, and everything arrives in order (behaviour 4, BR-65, BR-73)")
  func week() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    var expected: [String] = []
    for day in 0..<7 {
      for visit in 0..<6 {
        // Now and then the app is killed without a word; else it comes back.
        if visit % 3 == 0 { phone.start() } else { phone.send("app/state", ["state": "active"]) }
        for item in 0..<16 {
          let name = "\(day)-\(visit)-\(item)"
          expected.append(name)
          phone.add(name)
          phone.pass(item % 4 == 0 ? 3000 : 200)
        }
        _ = phone.takeRequests()
        let wakes = phone.pass(hour)
        let tries = phone.requests.count
        // One route: the first hour's waits are at most 2, 4, 8 … 256 s, then 300 s, and on average half of it.
        #expect(tries > 10 && tries < 80, "\(tries) tries in an hour")
        #expect(wakes <= 2 * tries + 2, "\(wakes) wakes for \(tries) tries")
        phone.send("app/state", ["state": "background"])
        _ = phone.takeRequests()
        phone.pass(3 * hour)
        #expect(phone.requests.isEmpty, "sent in the background")
      }
    }
    #expect(phone.mostSends <= Route.count)
    phone.network = { _ in Phone.status(200) }
    phone.start()
    phone.pass(hour)
    #expect(phone.takeNames() == expected)
    #expect(phone.warnings.isEmpty)
    #expect(phone.store.keys.filter { $0.hasPrefix("trestle/") }.isEmpty)
  }

  private enum Route { static let count = 4 }

  @Test("silence for two hours: growing pauses up to 300 s, one attempt at a time, nothing in the background (BR-73)")
  func silence() {
    let phone = Phone()
    phone.network = { _ in nil }
    phone.start()
    var moments: [Int64] = []
    while phone.mono < 2 * hour {
      let before = phone.requests.count
      phone.pass(100)
      if phone.requests.count > before { moments.append(phone.mono) }
      #expect(phone.requests.count - before <= 1)
    }
    let pauses = zip(moments.dropFirst(), moments).map { $0 - $1 }
    // The core gives up on an answer after 10 s and then waits.
    #expect(pauses.allSatisfy { $0 >= 10_000 && $0 <= 310_100 })
    for (attempt, pause) in pauses.prefix(7).enumerated() { #expect(pause <= 10_100 + 2000 << Int64(attempt)) }
    #expect((pauses.max() ?? 0) > 150_000)
    phone.send("app/state", ["state": "background"])
    let count = phone.requests.count
    phone.pass(hour)
    #expect(phone.requests.count <= count + 1)
    phone.network = { _ in Phone.status(200) }
    phone.send("app/state", ["state": "active"])
    phone.pass(400_000)
    #expect(phone.state("collector-events") == 0)
  }

  @Test("ten thousand wait, one success drains them in order (BR-73)")
  func drain() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    phone.start(["performs": ["http"]])
    for number in stride(from: 0, to: 9_990, by: 10) {
      phone.send("list/report", ["action": "added", "items": (number..<(number + 10)).map { "\($0)" }])
      phone.pass(3000)
    }
    #expect(phone.state("collector-events") == 9_991)
    _ = phone.takeRequests()
    phone.network = { _ in Phone.status(200) }
    phone.pass(hour)
    #expect(phone.takeNames() == (0..<9_990).map { "\($0)" })
    #expect(phone.mostSends == 1)
  }

  @Test("processes are delivered in the order in which they lived, whatever their names")
  func processes() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    for process in 0..<12 {
      phone.start()
      phone.add("\(process)")
      phone.pass(10_000)
    }
    phone.network = { _ in Phone.status(200) }
    _ = phone.takeRequests()
    phone.start()
    #expect(phone.takeNames() == (0..<12).map { "\($0)" })
  }

  @Test("batch numbers are one sequence over all routes, and the key is instance and number (behaviour 4)")
  func numbers() {
    let phone = Phone()
    phone.start()
    phone.add("a")
    phone.send("zone/mount", ["zone": "Z1"])
    phone.pass(3000)
    phone.add("b")
    phone.pass(3000)
    let keys = phone.requests.compactMap { $0.key?.split(separator: "-").map(String.init) }
    #expect(Set(keys.map { $0[0] }).count == 1)
    #expect(Set(keys.map { $0[1] }) == ["1", "2", "3"])
  }

  @Test("a batch that comes back keeps its key, and is closed: what happens now goes in another")
  func closedOnRestart() {
    let phone = Phone()
    phone.network = { _ in nil }
    phone.start()
    phone.add("a")
    phone.pass(3000)
    let key = phone.takeRequests().first?.key
    phone.network = { _ in Phone.status(200) }
    phone.start()
    phone.add("b")
    #expect(phone.requests.map { $0.key } == [key])
    phone.pass(3000)
    #expect(phone.takeRequests().map { Phone.names(in: $0) } == [["a"], ["b"]])
  }

  // MARK: A refused batch and its halves

  /// A phone that was killed with a batch of four and its halves in the store; which parts are there is up to the test.
  private func halved() -> (phone: Phone, whole: [String: String], first: [String: String], second: [String: String]) {
    let phone = Phone()
    phone.network = { $0.reports.count > 2 ? Phone.status(413) : nil }
    phone.start()
    phone.pass(3000)
    phone.network = { $0.reports.count > 2 ? nil : Phone.status(200) }
    phone.pass(20_000)
    phone.add("1", "2")
    phone.add("3", "4")
    let whole = phone.store
    phone.network = { $0.reports.count > 2 ? Phone.status(413) : nil }
    phone.pass(20_000)
    let halves = phone.store
    return (
      phone, whole, halves.filter { $0.key.contains(".0/") }, halves.filter { $0.key.contains(".1/") }
    )
  }

  private func arrivals(_ phone: Phone, _ store: [[String: String]]) -> [String] {
    phone.store = store.reduce(into: [:]) { $0.merge($1) { $1 } }
    _ = phone.takeRequests()
    phone.network = { _ in Phone.status(200) }
    phone.start()
    phone.pass(20_000)
    #expect(phone.store.isEmpty)
    #expect(phone.warnings.isEmpty)
    return phone.takeNames()
  }

  @Test("killed at any moment of a halving, each report arrives once")
  func halving() {
    let (phone, whole, first, second) = halved()
    #expect(whole.count == 2 && first.count == 1 && second.count == 1)
    let all = ["1", "2", "3", "4"]
    #expect(arrivals(phone, [whole]) == all)
    #expect(arrivals(phone, [whole, first]) == all)
    #expect(arrivals(phone, [whole, second]) == all)
    #expect(arrivals(phone, [whole, first, second]) == all)
    for key in whole.keys { #expect(arrivals(phone, [whole.filter { $0.key != key }, first, second]) == all) }
    #expect(arrivals(phone, [first, second]) == all)
    // The first half has arrived.
    #expect(arrivals(phone, [second]) == ["3", "4"])
  }

  @Test("where halves cannot be stored the whole batch stays in the store until both have arrived")
  func unstoredHalves() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    phone.start()
    phone.add("1", "2", "3")
    let whole = phone.store
    phone.stores = { _ in false }
    phone.network = { $0.reports.count > 2 ? Phone.status(413) : nil }
    phone.pass(8_000)
    #expect(phone.takeNames().suffix(1) == ["1"])
    #expect(phone.store == whole)
    phone.network = { _ in Phone.status(200) }
    phone.pass(60_000)
    #expect(phone.store.isEmpty)
    #expect(phone.warnings == ["storeFailed"])
  }

  @Test("of the halves of halves, too, each report arrives once")
  func deepHalving() {
    let phone = Phone()
    phone.start()
    phone.pass(3000)
    _ = phone.takeRequests()
    phone.network = { $0.reports.count > 1 ? Phone.status(413) : Phone.status(200) }
    let names = (0..<50).map { "\($0)" }
    phone.send("list/report", ["action": "added", "items": names])
    let sent = phone.takeRequests()
    #expect(sent.filter { $0.reports.count == 1 }.flatMap { Phone.names(in: $0) } == names)
    #expect(sent.count == 99)
    #expect(Set(sent.map { $0.key }).count == 99)
    #expect(phone.store.isEmpty && phone.state("dropped") == 0)
  }

  // MARK: Bounds

  @Test("a full queue trims what is stored too, with one put for each batch and turn")
  func trimming() {
    let phone = Phone()
    phone.start(["performs": ["store"]])
    let names = (0..<500).map { "\($0)" }
    for _ in 0..<30 { phone.send("list/report", ["action": "added", "items": names]) }
    #expect(phone.mostPutsOfBatch == 1)
    #expect(phone.state("collector-events") == 10_000)
    #expect(phone.state("dropped") == 5_001)
    #expect(phone.warnings == ["reportsDropped"])
    let stored = phone.store.values.reduce(0) {
      $0 + $1.split(separator: "item_name", omittingEmptySubsequences: false).count - 1
    }
    #expect(stored >= 10_000 && stored < 10_050)
    phone.store = phone.store.filter { !$0.key.isEmpty }
    phone.start()
    #expect(phone.state("collector-events") + phone.state("dropped") <= 10_051)
  }

  @Test("a browser's queue is bounded by what its storage holds")
  func browser() {
    let phone = Phone()
    phone.start(["performs": ["store"], "device": ["platform": "web"]])
    let names = (0..<100).map { "\($0)" + String(repeating: "x", count: 900) }
    for _ in 0..<10 { phone.send("list/report", ["action": "added", "items": names]) }
    let bytes = phone.state("collector-events") * 1020
    #expect(bytes < Int64(Limits.queuedReportBytesBrowser) && bytes > Int64(Limits.queuedReportBytesBrowser) - 40_000)
    #expect(phone.warnings == ["reportsDropped"])
  }

  @Test("a store that is gained late gets what waits in pieces that a turn can carry")
  func gained() {
    let phone = Phone()
    phone.start(["performs": []])
    let names = (0..<500).map { "\($0)" + String(repeating: "x", count: 300) }
    for _ in 0..<18 { phone.send("list/report", ["action": "added", "items": names]) }
    phone.initialize(["performs": ["store"]])
    let atOnce = (phone.last["effects"] as? [Any])?.count ?? 0
    #expect(atOnce > 20 && atOnce < 100)
    #expect(phone.last["wakeAt"] is NSNull == false)
    phone.pass(1000)
    #expect(phone.store.count > 180)
    #expect(phone.longestTurn < 2 * Limits.deliveryBytes)
    #expect(phone.mostPutsOfBatch == 1)
    phone.start()
    #expect(phone.state("collector-events") + Int64(phone.requests.flatMap { $0.reports }.count) >= 9_000)
  }

  @Test("what a turn reports is stored by that turn, however much waits for a store that works again")
  func recordedFirst() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    phone.stores = { _ in false }
    phone.start()
    let names = (0..<500).map { "\($0)" + String(repeating: "x", count: 300) }
    for _ in 0..<18 { phone.send("list/report", ["action": "added", "items": names]) }
    phone.stores = { _ in true }
    // Leaving tries all of it again, more than a turn may carry, and is itself reported.
    phone.send("app/state", ["state": "background"])
    let stored = (phone.last["effects"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String }
    #expect(stored.contains { $0.contains("SESSION_BACKGROUNDED") })
    #expect(phone.longestTurn < 2 * Limits.deliveryBytes)
  }

  @Test("the way to the background carries no more than a turn may")
  func flush() {
    let phone = Phone()
    phone.network = { _ in nil }
    phone.start(["performs": ["http"]])
    let names = (0..<500).map { "\($0)" + String(repeating: "x", count: 900) }
    for _ in 0..<9 { phone.send("list/report", ["action": "added", "items": names]) }
    phone.send("app/state", ["state": "background"])
    #expect(phone.mostSends > 5 && phone.mostSends < Limits.sendsInFlight)
    #expect(phone.longestTurn < 2 * Limits.deliveryBytes)
  }

  @Test("surplus entries are set aside by whole batches, the youngest first, and come another time")
  func surplus() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    phone.start()
    for number in 0..<3 { phone.add("\(number)") }
    phone.pass(3000)
    let entries = phone.store
    // The same batch over and over, as of ever younger processes: 4 entries each.
    phone.store = [:]
    for process in 0..<3_100 {
      let name = "P\(10_000 + process)"
      for (key, value) in entries {
        phone.store["trestle/\(name)/" + key.split(separator: "/").dropFirst(2).joined(separator: "/")] = value
      }
    }
    let before = phone.store.count
    #expect(before == 12_400)
    phone.start(["performs": ["store"]])
    #expect(phone.warnings == ["reportsDropped", "storedSurplus"] || phone.warnings == ["storedSurplus", "reportsDropped"])
    #expect(phone.store.keys.filter { $0.contains("/P130") }.count == 100 * 4)
    #expect(phone.state("collector-events") == 10_000)
    #expect(phone.state("dropped") == 2_001)
  }

  @Test("a batch in more parts than it can have been halved into is set aside and costs no other", .timeLimit(.minutes(1)))
  func manyParts() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    phone.start()
    phone.add("mine")
    phone.pass(3000)
    let (key, value) = phone.store.first ?? ("", "")
    let ours = phone.store
    let path = key.split(separator: "/").map(String.init)
    for number in 0..<11_000 {
      let part = String(number + 16_384, radix: 2).dropFirst().map { ".\($0)" }.joined()
      phone.store["trestle/OTHER/\(path[2])/7\(part)/1"] = value
    }
    phone.network = { _ in Phone.status(200) }
    _ = phone.takeRequests()
    phone.start()
    #expect(phone.warnings == ["storedUnreadable"])
    #expect(phone.takeNames() == ["mine"])
    #expect(phone.store.count == 11_000 + phone.store.keys.filter { !$0.contains("/OTHER/") }.count)
    #expect(ours.keys.allSatisfy { phone.store[$0] == nil })
  }

  @Test("the same instance never gives a number twice, not even one whose entry it cannot read")
  func numbersTaken() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    phone.start()
    phone.pass(3000)
    let key = phone.store.keys.first ?? ""
    phone.store = [key: "trestle2 of a version to come"]
    let again = Phone()
    again.network = { _ in Phone.offline }
    again.store = phone.store
    again.start()
    #expect(again.store[key] == "trestle2 of a version to come")
    #expect(again.store.count == 2)
    #expect(again.warnings == ["storedNewer"])
  }

  @Test("a store that fails at times is tried again as soon as it works, one value after the other")
  func failingStore() {
    let phone = Phone()
    phone.network = { _ in Phone.offline }
    phone.start()
    phone.pass(3000)
    phone.stores = { _ in false }
    for number in 0..<20 {
      phone.add("\(number)")
      phone.pass(3000)
    }
    #expect(phone.store.count == 1)
    phone.stores = { _ in true }
    phone.add("last")
    #expect(phone.store.count == 22)
    #expect(phone.warnings == ["storeFailed"])
    phone.network = { _ in Phone.status(200) }
    _ = phone.takeRequests()
    phone.start()
    #expect(phone.takeNames() == (0..<20).map { "\($0)" } + ["last"])
  }
}
