import TrestleJSON
import TrestleProtocol

/// Who set a deadline or declared a fetch: the kernel itself, or the plugin with this place in the list.
package enum Owner: UInt8 {
  case kernel, session, zones, actions, keywords, lists, payloads, privacy

  /// Its name in `core/state`.
  package var name: StaticString {
    switch self {
    case .kernel: "kernel"
    case .session: "session"
    case .zones: "zones"
    case .actions: "actions"
    case .keywords: "keywords"
    case .lists: "lists"
    case .payloads: "payloads"
    case .privacy: "privacy"
    }
  }
}

/// One area of the protocol. A plugin imports the kernel and never another plugin; plugins meet through facts.
///
/// Everything a plugin wants goes through the kernel it is handed: events, reports, fetches, deadlines, further facts.
package protocol Plugin: AnyObject {
  var owner: Owner { get }

  /// Handles one message of its areas: validates all of it, then applies what can no longer fail.
  func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault)

  /// Hears what another plugin, or this one, made known.
  func learn(_ fact: Fact, _ kernel: Kernel)

  /// One of its deadlines has come.
  func due(_ deadline: Deadline, _ kernel: Kernel)

  /// Builds the request of a fetch it declared. The session is settled by now. `nil`: no longer wanted.
  func request(for fetch: Fetch, _ kernel: Kernel) -> HttpRequest?

  /// What became of a fetch it declared, after the last attempt.
  func settled(_ fetch: Fetch, _ answer: Answer, _ kernel: Kernel)

  /// Adds its part to `core/state`: an object without ids, keys and search text.
  func describe(to writer: inout JSONWriter)
}

extension Plugin {
  package func learn(_ fact: Fact, _ kernel: Kernel) {}
  package func due(_ deadline: Deadline, _ kernel: Kernel) {}
  package func request(for fetch: Fetch, _ kernel: Kernel) -> HttpRequest? { nil }
  package func settled(_ fetch: Fetch, _ answer: Answer, _ kernel: Kernel) {}
}
