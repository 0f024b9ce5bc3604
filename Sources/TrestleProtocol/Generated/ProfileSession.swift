// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Where a session lives and from when its window runs.
  package enum SessionStore: UInt8, WireName {
    /// In memory; the window runs from the way to the background.
    case memory
    /// Stored; the window runs from the last use.
    case sliding

    package var name: StaticString {
      switch self {
      case .memory: "memory"
      case .sliding: "sliding"
      }
    }
  }

  /// What the app state `inactive` does.
  package enum Inactive: UInt8, WireName {
    /// Nothing.
    case nothing
    /// It counts as background for the session only, and never when `embedded`.
    case session

    package var name: StaticString {
      switch self {
      case .nothing: "nothing"
      case .session: "session"
      }
    }
  }
}
