import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// What the service hears of searches (W 2.2, 6): what matched, what the user saw and chose.
extension KeywordsPlugin {
  /// Reports each match, or that nothing matched.
  func report(search query: Query, _ matches: [Term], _ list: List, _ kernel: Kernel) {
    if !matches.isEmpty { return report(.matched, matches, query, list.searchId, kernel) }
    guard let profile = kernel.setup?.profile else { return }
    let searchId = profile.noMatchSearchId == .na ? KeywordsWire.noSearch : list.searchId
    let report = KeywordsWire.event(
      .notMatched, searchId: searchId, termId: "", term: KeywordsWire.noTerm, input: cased(query.typed, profile),
      at: kernel.clock.wallSeconds)
    record(.init(type: .notMatched, input: query.folded, reports: [(termId: "" as Text, report: report)]), profile, kernel)
  }

  func presented(_ params: KeywordPresentedParams, _ kernel: Kernel) throws(Fault) {
    let profile = try kernel.initialized().profile
    let place = log.place(of: params.search)
    if params.search != nil, place == nil {
      remarkForgotten(kernel)
      return kernel.reply(KeywordPresentedResult(reported: 0))
    }
    var terms: [Term] = []
    for id in params.termIds {
      guard let term = term(id, in: log[place], profile) else { continue }
      if profile.presentedOnce, let place, !log.notePresented(id, at: place) { continue }
      terms.append(term)
    }
    report(.presented, terms, creditedTo: log[place], kernel)
    kernel.reply(KeywordPresentedResult(reported: Int64(terms.count)))
  }

  func selected(_ params: KeywordSelectedParams, _ kernel: Kernel) throws(Fault) {
    let profile = try kernel.initialized().profile
    let place = log.place(of: params.search)
    let found =
      if let id = params.termId {
        term(id, in: log[place], profile)
      } else {
        params.replacement.flatMap { term(suggestedAs: $0, upTo: place, profile) }
      }
    guard let term = found else {
      throw .unknownTerm(termId: params.termId, replacement: params.termId == nil ? params.replacement : nil)
    }
    if params.search != nil, place == nil {
      remarkForgotten(kernel)
      return kernel.reply(KeywordSelectedResult(reported: false))
    }
    if profile.presentedOnce, let place, !log.noteSelected(term.termId, at: place) {
      return kernel.reply(KeywordSelectedResult(reported: false))
    }
    report(.selected, [term], creditedTo: log[place], kernel)
    kernel.reply(KeywordSelectedResult(reported: true))
  }

  // MARK: Terms

  /// The term of that id: the list's, or one that the search found in a list that was replaced since.
  private func term(_ id: Text, in search: SearchLog.Search?, _ profile: Profile) -> Term? {
    list?.index.term(id: id, profile.termLookup) ?? search?.matches.first { $0.termId == id }
  }

  /// The term that was suggested last under that text, or that the list suggests under it.
  private func term(suggestedAs replacement: Text, upTo place: Int?, _ profile: Profile) -> Term? {
    place.flatMap { log.lastMatch(replacement: replacement, upTo: $0) }
      ?? list?.index.term(replacement: replacement, profile.termLookup)
  }

  private func remarkForgotten(_ kernel: Kernel) {
    kernel.turn.remark("unknownSearch", "search is none of the last \(Limits.searches) searches: nothing is credited to it")
  }

  // MARK: Reports

  private func report(_ type: KeywordEventType, _ terms: [Term], creditedTo search: SearchLog.Search?, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile else { return }
    report(
      type, terms, search?.query ?? Query("", profile), search?.searchId ?? list?.searchId ?? KeywordsWire.noSearch, kernel)
  }

  private func report(_ type: KeywordEventType, _ terms: [Term], _ query: Query, _ searchId: Text, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile else { return }
    let input = cased(query.typed, profile)
    let reports = terms.map { term in
      (
        termId: term.termId,
        report: KeywordsWire.event(
          type, searchId: searchId, termId: term.termId, term: cased(term.term, profile), input: input,
          at: kernel.clock.wallSeconds)
      )
    }
    record(.init(type: type, input: query.folded, reports: reports), profile, kernel)
  }

  private func cased(_ text: Text, _ profile: Profile) -> Text {
    guard profile.keywordReportCase == .lower else { return text }
    var lower = ""
    for scalar in text.string.unicodeScalars { lower += scalar.properties.lowercaseMapping }
    return Text(lower)
  }

  private func record(_ group: HeldReports.Group, _ profile: Profile, _ kernel: Kernel) {
    let ready =
      switch profile.searchReports {
      case .immediate: group.reports.map { $0.report }
      case .superseded: held.hold(group, at: kernel.clock.mono, &kernel.deadlines)
      }
    for report in ready { kernel.record(report) }
  }

  /// Nothing waits longer: the app leaves, or what stands around reports is about to change.
  func recordHeld(_ kernel: Kernel) {
    for report in held.releaseAll(&kernel.deadlines) { kernel.record(report) }
  }
}
