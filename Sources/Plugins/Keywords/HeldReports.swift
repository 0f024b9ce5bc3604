import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Keyword reports that wait 3 s for a longer search to take their place (W 6): a later report of the same event type and
/// term id replaces one whose search text is contained in its own.
struct HeldReports {
  /// What one message led to.
  struct Group {
    let type: KeywordEventType
    /// The folded search text.
    let input: [UInt8]
    var reports: [(termId: Text, report: Report)]
  }

  private struct Held {
    let number: Int64
    var group: Group
    var deadline: Deadlines.Slot?
  }

  static let windowMs: Int64 = 3000
  /// What the remembered searches can match; beyond it the oldest no longer wait.
  static let limit = Limits.searches * Limits.matches

  /// Oldest first; none is empty.
  private var groups: [Held] = []
  private var lastNumber: Int64 = 0

  var count: Int { groups.reduce(0) { $0 + $1.group.reports.count } }

  /// Takes reports in, in the place of those they replace. Answers what needs to wait no longer.
  mutating func hold(_ group: Group, at now: Int64, _ deadlines: inout Deadlines) -> [Report] {
    let group = HeldReports.withoutRepetition(group)
    if group.reports.isEmpty { return [] }
    replace(by: group, &deadlines)
    lastNumber += 1
    let deadline = deadlines.set(
      Deadline(owner: .keywords, kind: KeywordDeadline.report.rawValue, subject: lastNumber), at: now + HeldReports.windowMs)
    groups.append(Held(number: lastNumber, group: group, deadline: deadline))
    var released: [Report] = []
    while count > HeldReports.limit, groups.count > 1, let oldest = groups.first {
      released += release(oldest.number, &deadlines)
    }
    return released
  }

  /// Two terms of one id are one to the service: the later replaces the earlier also within a search.
  private static func withoutRepetition(_ group: Group) -> Group {
    var kept = group
    kept.reports = []
    for (index, report) in group.reports.enumerated()
    where !group.reports[(index + 1)...].contains(where: { $0.termId == report.termId }) {
      kept.reports.append(report)
    }
    return kept
  }

  private mutating func replace(by group: Group, _ deadlines: inout Deadlines) {
    for index in groups.indices
    where groups[index].group.type == group.type && HeldReports.contains(group.input, groups[index].group.input) {
      groups[index].group.reports.removeAll { old in group.reports.contains { $0.termId == old.termId } }
      if groups[index].group.reports.isEmpty { deadlines.clear(&groups[index].deadline) }
    }
    groups.removeAll { $0.group.reports.isEmpty }
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  /// Hands out the reports whose deadline has come.
  mutating func release(_ number: Int64, _ deadlines: inout Deadlines) -> [Report] {
    guard let index = groups.firstIndex(where: { $0.number == number }) else { return [] }
    var held = groups.remove(at: index)
    deadlines.clear(&held.deadline)
    return held.group.reports.map { $0.report }
  }

  /// Hands out everything, in order.
  mutating func releaseAll(_ deadlines: inout Deadlines) -> [Report] {
    var released: [Report] = []
    while let oldest = groups.first { released += release(oldest.number, &deadlines) }
    return released
  }
}

/// The deadlines of this plugin.
enum KeywordDeadline: UInt8 {
  /// The reports of a group have waited long enough.
  case report
}
