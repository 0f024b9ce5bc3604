import Actions
import Keywords
import Lists
import Payloads
import Privacy
import Session
import TrestleKernel
import TrestleProtocol
import Zones

/// Every plugin of the core. Adding one is a line in `init`, its place in `all`, its areas in `areas` and a case of `Owner`.
///
/// The order is the order in which facts are handed round: a tap is acted on before its zone moves on, what the user sees
/// ends before the session is told so, and what was held back is recorded before the user's identity changes.
struct Plugins {
  let session = SessionPlugin()
  let all: [any Plugin]
  private let byArea: [(any Plugin)?]

  init() {
    let keywords = KeywordsPlugin()
    let zones = ZonesPlugin()
    let actions = ActionsPlugin()
    let lists = ListsPlugin()
    let payloads = PayloadsPlugin()
    let privacy = PrivacyPlugin()
    all = [keywords, actions, zones, lists, payloads, privacy, session]
    var byArea = [(any Plugin)?](repeating: nil, count: Area.allCases.count)
    let areas: [(Area, any Plugin)] = [
      (.sdk, session), (.app, session), (.zone, zones), (.context, zones), (.ad, actions), (.popup, actions),
      (.keyword, keywords), (.list, lists), (.cart, lists), (.payload, payloads),
      (.link, payloads), (.privacy, privacy),
    ]
    for (area, plugin) in areas { byArea[Int(area.rawValue)] = plugin }
    self.byArea = byArea
  }

  /// The plugin that owns a method, `nil` for the core's own areas.
  func handler(of method: Method) -> (any Plugin)? {
    let index = Int(method.area.rawValue)
    return byArea.indices.contains(index) ? byArea[index] : nil
  }

  func plugin(_ owner: Owner) -> (any Plugin)? { all.first { $0.owner == owner } }
}
