import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// The `event_type` of a keyword event (W 2.2).
enum KeywordEventType: UInt8 {
  case matched, notMatched, presented, selected

  fileprivate var wireName: StaticString {
    switch self {
    case .matched: "matched"
    case .notMatched: "not_matched"
    case .presented: "presented"
    case .selected: "selected"
    }
  }
}

/// The ad service's names and shapes for keyword terms (W 1.6, 1.7). The only file of this plugin that knows them.
enum KeywordsWire {
  /// Stands for the term where none matched.
  static let noTerm: Text = "NA"
  /// Stands for the search id where the profile gives none.
  static let noSearch: Text = "NA"

  static func url(_ setup: Setup) -> Text { Text(setup.endpoints.ads.string + "/v/1.0.0/intercept/retrieve") }

  static func request(_ kernel: Kernel, _ setup: Setup) -> HttpRequest {
    var writer = JSONWriter()
    writer.beginObject()
    let members: [(StaticString, Text)] = [
      ("sdkId", setup.sdkVersion), ("bundleId", setup.bundleId), ("userId", kernel.identity.userId), ("zoneId", ""),
      ("sessionId", kernel.sessionId ?? ""), ("extra", ""),
    ]
    for (name, value) in members {
      writer.key(name)
      writer.string(value)
    }
    writer.endObject()
    return HttpRequest(
      method: "POST", url: url(setup), headers: setup.retrievalHeaders,
      body: Text(String(decoding: writer.bytes, as: UTF8.self)))
  }

  static func event(
    _ type: KeywordEventType, searchId: Text, termId: Text, term: Text, input: Text, at seconds: Int64
  ) -> Report {
    var writer = JSONWriter()
    writer.beginObject()
    let members: [(StaticString, Text)] = [
      ("search_id", searchId), ("term_id", termId), ("term", term), ("user_input", input),
    ]
    for (name, value) in members {
      writer.key(name)
      writer.string(value)
    }
    writer.key("event_type")
    writer.string(type.wireName)
    writer.key("created_at")
    writer.integer(seconds)
    writer.endObject()
    return Report(route: .interceptEvents, worth: .search, event: writer.bytes)
  }

  // MARK: The answer

  /// An answer that brings a list.
  struct Answered {
    let searchId: Text
    fileprivate let list: WireText
  }

  struct Terms {
    var terms = TermTable()
    /// Elements that were no terms.
    var unreadable = 0
    /// Terms beyond the limit.
    var surplus = 0
  }

  /// Looks at an answer; `nil` when it brings no list.
  static func look(at body: JSON, _ profile: Profile) -> Answered? {
    guard let root = WireText(body) else { return nil }
    let (success, data) = root["success", "data"]
    if profile.successFalse == .fail, success?.value?.bool == false { return nil }
    guard let (id, list) = data?["search_id", "terms"], let list, list.isArray else { return nil }
    return Answered(searchId: text(id?.value) ?? "", list: list)
  }

  /// Reads the list of an answer. An element that is no term costs only itself.
  static func read(_ answered: Answered) -> Terms {
    var read = Terms()
    answered.list.forEachElement { element in
      if read.terms.count >= Limits.terms {
        read.surplus += 1
      } else if let term = term(element.value) {
        read.terms.append(term)
      } else {
        read.unreadable += 1
      }
      return true
    }
    return read
  }

  /// A term needs an id and something to match. Without a replacement it suggests itself, without a priority it has 0.
  private static func term(_ element: JSON?) -> Term? {
    guard let element, let id = text(element["term_id"]), !id.isEmpty, let term = text(element["term"]),
      !Query.trim(term).isEmpty, let priority = priority(element["priority"])
    else { return nil }
    var replacement = term
    if let given = element["replacement"], !given.isNull {
      guard let text = text(given) else { return nil }
      if !text.isEmpty { replacement = text }
    }
    return Term(termId: id, term: term, replacement: replacement, priority: priority)
  }

  /// A string of bearable length, or the digits of a number.
  private static func text(_ value: JSON?) -> Text? {
    if let digits = value?.digits { return digits }
    guard let length = value?.byteCount, length <= Limits.answerStringBytes else { return nil }
    return value?.text
  }

  private static func priority(_ value: JSON?) -> Int64? {
    guard let value, !value.isNull else { return 0 }
    return value.integer ?? value.withUTF8 { JSONDocument.parseLeniently($0)?.root.integer } ?? nil
  }
}
