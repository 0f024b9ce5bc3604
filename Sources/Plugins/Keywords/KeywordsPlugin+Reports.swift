import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// What the service hears of searches (W 2.2, 6): what matched, what the user saw and chose.
extension KeywordsPlugin {
  /// Reports each match, or that nothing matched.
  func report(search query: Query, _ matches: [Term], _ list: List, _ kernel: Kernel) {
    if !matches.isEmpty {
      return report(.matched, matches.map { Offer(term: $0, searchId: list.searchId) }, query, kernel)
    }
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
    var offers: [Offer] = []
    for id in params.termIds {
      guard let offer = offer(id, in: log[place], profile) else { continue }
      if profile.presentedOnce, let place, !log.notePresented(id, at: place) { continue }
      offers.append(offer)
    }
    report(.presented, offers, log[place]?.query ?? Query("", profile), kernel)
    kernel.reply(KeywordPresentedResult(reported: Int64(offers.count)))
  }

  func selected(_ params: KeywordSelectedParams, _ kernel: Kernel) throws(Fault) {
    let profile = try kernel.initialized().profile
    let named = log.place(of: params.search)
    var place = named
    var found: Offer?
    if let id = params.termId {
      found = offer(id, in: log[named], profile)
    } else if let replacement = params.replacement {
      (found, place) = offer(suggestedAs: replacement, upTo: named, profile)
      // The search that is named is the one that is meant.
      if params.search != nil { place = named }
    }
    guard let found else {
      throw .unknownTerm(termId: params.termId, replacement: params.termId == nil ? params.replacement : nil)
    }
    if params.search != nil, named == nil {
      remarkForgotten(kernel)
      return kernel.reply(KeywordSelectedResult(reported: false))
    }
    if profile.presentedOnce, let place, !log.noteSelected(found.term.termId, at: place) {
      return kernel.reply(KeywordSelectedResult(reported: false))
    }
    report(.selected, [found], log[place]?.query ?? Query("", profile), kernel)
    kernel.reply(KeywordSelectedResult(reported: true))
  }

  // MARK: Terms

  /// A term, and the service's id of the list it is of.
  private struct Offer {
    let term: Term
    let searchId: Text
  }

  /// The term of that id: the one the search suggested, when another list has taken the place of the one it searched; else the
  /// list's.
  private func offer(_ id: Text, in search: SearchLog.Search?, _ profile: Profile) -> Offer? {
    if let search, search.list != list?.number, let term = search.match(id: id, profile.termLookup) {
      return Offer(term: term, searchId: search.searchId)
    }
    guard let list, let term = list.index.term(id: id, profile.termLookup) else { return nil }
    return Offer(term: term, searchId: list.searchId)
  }

  /// The term that was suggested last under that text, and in which search; else one that the list suggests under it.
  private func offer(suggestedAs replacement: Text, upTo place: Int?, _ profile: Profile) -> (Offer?, place: Int?) {
    if let place, let (term, suggested) = log.lastMatch(replacement: replacement, upTo: place), let search = log[suggested] {
      return (Offer(term: term, searchId: search.searchId), suggested)
    }
    guard let list, let term = list.index.term(replacement: replacement, profile.termLookup) else { return (nil, place) }
    return (Offer(term: term, searchId: list.searchId), place)
  }

  private func remarkForgotten(_ kernel: Kernel) {
    kernel.turn.remark("unknownSearch", "search is none of the last \(Limits.searches) searches: nothing is credited to it")
  }

  // MARK: Reports

  private func report(_ type: KeywordEventType, _ offers: [Offer], _ query: Query, _ kernel: Kernel) {
    guard let profile = kernel.setup?.profile else { return }
    let input = cased(query.typed, profile)
    let reports = offers.map { offer in
      (
        termId: offer.term.termId,
        report: KeywordsWire.event(
          type, searchId: offer.searchId, termId: offer.term.termId, term: cased(offer.term.term, profile), input: input,
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
