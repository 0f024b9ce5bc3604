// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Which terms a search matches.
  package enum KeywordMatch: UInt8, WireName {
    /// Terms that start with it, then terms that contain it.
    case contains
    /// Terms that start with it.
    case prefix

    package var name: StaticString {
      switch self {
      case .contains: "contains"
      case .prefix: "prefix"
      }
    }
  }

  /// What diacritics do in searches.
  package enum KeywordDiacritics: UInt8, WireName {
    /// They tell letters apart.
    case exact
    /// `creme` finds `Crème`, and `crème` finds `Creme`: marks above, below, attached to or across a letter are
    /// dropped. Strokes that are no marks (`ø`, `ł`) and the signs and tones of scripts that are written with them
    /// (`हि`, `ガ`) tell letters apart still.
    case fold

    package var name: StaticString {
      switch self {
      case .exact: "exact"
      case .fold: "fold"
      }
    }
  }

  /// How searches and terms are reported.
  package enum KeywordReportCase: UInt8, WireName {
    /// As typed and served.
    case typed
    /// In lower case.
    case lower

    package var name: StaticString {
      switch self {
      case .typed: "typed"
      case .lower: "lower"
      }
    }
  }

  /// Search id in the report of a search without a match.
  package enum NoMatchSearchId: UInt8, WireName {
    /// `NA`.
    case na
    /// The real one.
    case real

    package var name: StaticString {
      switch self {
      case .na: "NA"
      case .real: "real"
      }
    }
  }

  /// When searches are reported.
  package enum SearchReports: UInt8, WireName {
    /// At once.
    case immediate
    /// After 3 s, unless a longer search for the same term took its place.
    case superseded

    package var name: StaticString {
      switch self {
      case .immediate: "immediate"
      case .superseded: "superseded"
      }
    }
  }

  /// Which of several terms with one id is meant.
  package enum TermLookup: UInt8, WireName {
    /// The first.
    case first
    /// The last.
    case last

    package var name: StaticString {
      switch self {
      case .first: "first"
      case .last: "last"
      }
    }
  }
}
