// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `keyword/search`. Searches the keyword terms.
package struct KeywordSearchParams {
  /// What the user typed, untrimmed. It is text and no pattern, and matches whole scalars, inner blanks included. Query
  /// and terms are folded before they are compared: full Unicode case folding without a locale, U+0307 behind an i and
  /// every U+FE0F dropped, composed (NFC). So `İ`, `I` and `i` equal each other and `ı` only itself; `ß` equals `ss`;
  /// composed and decomposed spellings are equal; `e` and `é` are not, unless `keywordDiacritics` is `fold`. Scalars
  /// are counted for `keywordMinScalars` after trimming and before folding; nothing but blanks is no search.
  package let query: Text
  /// At most so many matches.
  package let limit: Int64?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    query = try members.required("query") { json throws(Fault) in
      try Read.text(json, maxScalars: 256)
    }
    limit = try members.optional("limit") { json throws(Fault) in
      try Read.integer(json, 1, 100)
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["query", "limit"])
  }
}

/// Result of `keyword/search`.
package struct KeywordSearchResult {
  /// Number of this search, for credit.
  package var search: Int64
  /// Matching terms: those that begin with the query, then those that contain it (`keywordMatch`); each part by
  /// priority ascending, then by the folded term, then by the term id, texts by scalar value. Empty before terms have
  /// arrived.
  package var matches: [Term]
  /// How many terms match.
  package var total: Int64

  package init(search: Int64, matches: [Term], total: Int64) {
    self.search = search
    self.matches = matches
    self.total = total
  }
}

extension KeywordSearchResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("search")
    writer.integer(search)
    writer.key("matches")
    writer.beginArray()
    for element in matches {
      element.write(to: &writer)
    }
    writer.endArray()
    writer.key("total")
    writer.integer(total)
    writer.endObject()
  }
}

/// Params of `keyword/presented`. Tells which terms were shown to the user.
package struct KeywordPresentedParams {
  /// The terms.
  package let termIds: [Text]
  /// The search that offered it, from `keyword/search`; the last one when left out.
  package let search: Int64?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    termIds = try members.required("termIds") { json throws(Fault) in
      try Read.array(json, maxItems: 100, Read.textValue)
    }
    search = try members.optional("search", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["termIds", "search"])
  }
}

/// Result of `keyword/presented`.
package struct KeywordPresentedResult {
  /// How many were reported.
  package var reported: Int64

  package init(reported: Int64) {
    self.reported = reported
  }
}

extension KeywordPresentedResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("reported")
    writer.integer(reported)
    writer.endObject()
  }
}

/// Params of `keyword/selected`. Tells which term the user chose.
package struct KeywordSelectedParams {
  /// The term.
  package let termId: Text?
  /// Or the text that was suggested.
  package let replacement: Text?
  /// The search that offered it, from `keyword/search`. When left out, the last one, and for a `replacement` the one
  /// that suggested it last.
  package let search: Int64?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    termId = try members.optional("termId", Read.textValue)
    replacement = try members.optional("replacement", Read.textValue)
    search = try members.optional("search", Read.handleValue)
    try members.requireAny("termId", "replacement")
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["termId", "replacement", "search"])
  }
}

/// Result of `keyword/selected`.
package struct KeywordSelectedResult {
  /// Whether it was reported.
  package var reported: Bool

  package init(reported: Bool) {
    self.reported = reported
  }
}

extension KeywordSelectedResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("reported")
    writer.bool(reported)
    writer.endObject()
  }
}

/// Params of `keyword/list`. Lists the keyword terms.
package struct KeywordListParams {
  /// How many to skip.
  package let offset: Int64?
  /// At most so many terms.
  package let limit: Int64?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    offset = try members.optional("offset", Read.countValue)
    limit = try members.optional("limit") { json throws(Fault) in
      try Read.integer(json, 1, 1000)
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["offset", "limit"])
  }
}

/// Result of `keyword/list`.
package struct KeywordListResult {
  /// The terms in the service's order, null before they have arrived.
  package var terms: [Term]?
  /// How many there are.
  package var total: Int64

  package init(terms: [Term]?, total: Int64) {
    self.terms = terms
    self.total = total
  }
}

extension KeywordListResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("terms")
    if let terms {
      writer.beginArray()
      for element in terms {
        element.write(to: &writer)
      }
      writer.endArray()
    } else {
      writer.null()
    }
    writer.key("total")
    writer.integer(total)
    writer.endObject()
  }
}
