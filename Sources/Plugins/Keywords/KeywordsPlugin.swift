import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Keyword terms (`keyword/*`; W 6): fetched once a session, searched here, and reported when they match, show or are chosen.
///
/// Terms and how they are found are in `KeywordIndex.swift`, what equals what in `Folding.swift`, reports in
/// `KeywordsPlugin+Reports.swift`.
package final class KeywordsPlugin: Plugin {
  package let owner = Owner.keywords

  /// The terms that have arrived, and the service's id of the list.
  struct List {
    /// Tells lists apart; numbers only grow.
    let number: Int64
    let index: KeywordIndex
    let searchId: Text
  }

  var list: List?
  var log = SearchLog()
  var held = HeldReports()
  private var lastList: Int64 = 0
  private var fetch: Int64?

  package init() {}

  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .keywordSearch: try search(KeywordSearchParams(params), kernel)
    case .keywordPresented: try presented(KeywordPresentedParams(params), kernel)
    case .keywordSelected: try selected(KeywordSelectedParams(params), kernel)
    case .keywordList: try page(KeywordListParams(params), kernel)
    default: throw .unknownMethod(closest: nil)
    }
  }

  // MARK: Messages

  private func search(_ params: KeywordSearchParams, _ kernel: Kernel) throws(Fault) {
    let profile = try kernel.initialized().profile
    let query = Query(params.query, profile)
    guard let list, query.isLongEnough(for: profile) else {
      kernel.explain("notSearched", list == nil ? "no terms have arrived" : "the query is too short")
      let number = log.add(query, in: list, matches: [])
      return kernel.reply(KeywordSearchResult(search: number, matches: [], total: 0))
    }
    let limit = Int(clamping: params.limit ?? Int64(Limits.matches))
    let found = list.index.search(query.folded, profile.keywordMatch, limit: limit)
    // A quarter: the reports of the same terms may stand in this turn's effects.
    let matches = fitting(list.index.terms(at: found.matches), Limits.turnBytes / 4, kernel)
    let inOrderOfList = list.index.terms(at: found.matches.prefix(matches.count).sorted())
    let number = log.add(query, in: list, matches: inOrderOfList)
    report(search: query, inOrderOfList, list, kernel)
    kernel.reply(KeywordSearchResult(search: number, matches: matches, total: Int64(found.total)))
  }

  private func page(_ params: KeywordListParams, _ kernel: Kernel) throws(Fault) {
    _ = try kernel.initialized()
    guard let list else { return kernel.reply(KeywordListResult(terms: nil, total: 0)) }
    let page = list.index.page(
      offset: Int(clamping: params.offset ?? 0), limit: Int(clamping: params.limit ?? Int64(Limits.listPage)))
    let terms = fitting(page, Limits.turnBytes / 2, kernel)
    kernel.reply(KeywordListResult(terms: terms, total: Int64(list.index.count)))
  }

  /// As many of the terms as a turn can carry.
  private func fitting(_ terms: [Term], _ budget: Int, _ kernel: Kernel) -> [Term] {
    var writer = JSONWriter()
    var fitting: [Term] = []
    var bytes = 0
    for term in terms {
      writer.reset()
      term.write(to: &writer)
      bytes += writer.bytes.count + 1
      if bytes > budget {
        kernel.warn("listEndsEarly", "the terms are too long for one turn: a list of them ends early")
        break
      }
      fitting.append(term)
    }
    return fitting
  }

  // MARK: Facts

  package func learn(_ fact: Fact, _ kernel: Kernel) {
    switch fact {
    case .initialized: if kernel.setup?.keywordsEnabled == true { fetchTerms(kernel) }
    case .sessionBegan(replaced: true):
      guard let setup = kernel.setup, setup.keywordsEnabled, setup.profile.refetchKeywordsOnRotation else { return }
      fetchTerms(kernel)
    // What was searched belongs to the session and the user it was searched under.
    case .appBackgrounded, .sessionWillEnd, .trackingWillChange: recordHeld(kernel)
    case .tearingDown:
      recordHeld(kernel)
      list = nil
      fetch = nil
      log.forgetAll()
    default: break
    }
  }

  package func due(_ deadline: Deadline, _ kernel: Kernel) {
    for report in held.release(deadline.subject, &kernel.deadlines) { kernel.record(report) }
  }

  // MARK: Fetching

  /// Asks for the terms. A fetch that hasn't left yet is still the one; an earlier one in flight is given up for it.
  private func fetchTerms(_ kernel: Kernel) {
    if let fetch {
      if !kernel.isSent(fetch) { return }
      kernel.withdraw(fetch)
    }
    fetch = kernel.fetch(.keywords, owner: owner, subject: 0)
  }

  package func request(for fetch: Fetch, _ kernel: Kernel) -> HttpRequest? {
    guard fetch.number == self.fetch, let setup = kernel.setup else { return nil }
    return KeywordsWire.request(kernel, setup)
  }

  package func settled(_ fetch: Fetch, _ answer: Answer, _ kernel: Kernel) {
    guard fetch.number == self.fetch, let setup = kernel.setup else { return }
    self.fetch = nil
    guard let body = answer.success, let answered = KeywordsWire.look(at: body, setup.profile) else {
      return kernel.explain("noTerms", "the answer brings no terms; those that are there stay")
    }
    // What is replaced goes first, and the text before building, which needs room of its own: nobody can search in between.
    list = nil
    let read = KeywordsWire.read(answered)
    body.discardText()
    if read.unreadable > 0 {
      kernel.warn("termsUnreadable", "\(read.unreadable) of the service's keyword terms are unreadable and left out")
    }
    if read.surplus > 0 {
      kernel.warn("termsSurplus", "\(read.surplus) keyword terms beyond the limit of \(Limits.terms) are left out")
    }
    let index = KeywordIndex(read.terms, droppingMarks: setup.profile.keywordDiacritics == .fold)
    lastList += 1
    list = List(number: lastList, index: index, searchId: answered.searchId)
    kernel.tell(KeywordReadyEvent(count: Int64(index.count)))
  }

  package func describe(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("terms")
    if let list { writer.integer(list.index.count) } else { writer.null() }
    writer.key("fetching")
    writer.bool(fetch != nil)
    writer.key("searches")
    writer.integer(log.searches.count)
    writer.key("heldReports")
    writer.integer(held.count)
    writer.endObject()
  }
}
