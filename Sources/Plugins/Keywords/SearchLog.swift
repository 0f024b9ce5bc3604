import TrestleJSON
import TrestleProtocol

/// The searches of late, so that what is presented or selected is credited to the one that offered it.
struct SearchLog {
  struct Search {
    /// Numbers only grow, also over initializations.
    let number: Int64
    let query: Query
    /// The list that was searched, `nil` when there was none, and the service's id of it.
    let list: Int64?
    let searchId: Text
    /// What was suggested, in the service's order. Kept, because the list may be replaced before the user chooses.
    let matches: [Term]
    /// Term ids reported already. No more than `matches` are remembered: more aren't looked at.
    var presented: [Text] = []
    var selected: [Text] = []

    /// What was suggested with that id; of several the first or last.
    func match(id: Text, _ lookup: Profile.TermLookup) -> Term? {
      lookup == .first ? matches.first { $0.termId == id } : matches.last { $0.termId == id }
    }
  }

  /// Oldest first.
  private(set) var searches: [Search] = []
  private var lastNumber: Int64 = 0

  /// Remembers a search and answers its number. The oldest beyond `Limits.searches` is forgotten.
  mutating func add(_ query: Query, in list: KeywordsPlugin.List?, matches: [Term]) -> Int64 {
    lastNumber += 1
    if searches.count >= Limits.searches { searches.removeFirst() }
    searches.append(
      Search(
        number: lastNumber, query: query, list: list?.number, searchId: list?.searchId ?? KeywordsWire.noSearch,
        matches: matches))
    return lastNumber
  }

  mutating func forgetAll() { searches = [] }

  /// Whom credit goes to: the search of that number, without one the last. `nil` when there is none.
  func place(of number: Int64?) -> Int? {
    guard let number else { return searches.indices.last }
    return searches.lastIndex { $0.number == number }
  }

  subscript(place: Int?) -> Search? { place.flatMap { searches.indices.contains($0) ? searches[$0] : nil } }

  /// What was suggested last under that text, not later than in the search at `place`, and in which search.
  func lastMatch(replacement: Text, upTo place: Int) -> (term: Term, place: Int)? {
    for index in searches.indices.prefix(place + 1).reversed() {
      if let term = searches[index].matches.last(where: { $0.replacement == replacement }) { return (term, index) }
    }
    return nil
  }

  /// Notes that a term was presented; answers false when it had been before in that search.
  mutating func notePresented(_ termId: Text, at place: Int) -> Bool {
    searches.indices.contains(place) ? SearchLog.note(termId, in: &searches[place].presented) : true
  }

  /// Notes that a term was selected; answers false when it had been before in that search.
  mutating func noteSelected(_ termId: Text, at place: Int) -> Bool {
    searches.indices.contains(place) ? SearchLog.note(termId, in: &searches[place].selected) : true
  }

  private static func note(_ termId: Text, in known: inout [Text]) -> Bool {
    if known.contains(termId) { return false }
    if known.count >= Limits.matches { known.removeFirst() }
    known.append(termId)
    return true
  }
}
