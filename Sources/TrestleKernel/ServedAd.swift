import TrestleJSON
import TrestleProtocol

/// An ad as the service served it, reduced to what the core needs.
package struct ServedAd {
  package let id: Text
  package let impressionId: Text
  package let creativeUrl: Text
  /// The wire's `action_type`: c, e, l, p, cp, a, n or anything else.
  package let actionType: Text
  /// The wire's `action_path`, empty when missing.
  package let actionPath: Text
  /// `nil` when the payload has no item list; an empty list counts as one.
  package let items: [Item]?
  package let width: Int64
  package let height: Int64

  package init(
    id: Text, impressionId: Text, creativeUrl: Text, actionType: Text, actionPath: Text, items: [Item]?, width: Int64,
    height: Int64
  ) {
    self.id = id
    self.impressionId = impressionId
    self.creativeUrl = creativeUrl
    self.actionType = actionType
    self.actionPath = actionPath
    self.items = items
    self.width = width
    self.height = height
  }
}

extension ServedAd {
  /// The schemes that are opened in every profile (behaviour, section 1); anything else is refused.
  private static let schemes: [StaticString] = ["https", "http", "market", "itms-apps", "itms-appss"]

  /// Whether the ad's address may be handed to the system. Schemes are compared without case (RFC 3986, 3.1).
  package var hasAllowedAddress: Bool {
    guard let colon = actionPath.string.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = Ascii.lowercased(Text(String(actionPath.string[..<colon])))
    return ServedAd.schemes.contains { Text("\($0)") == scheme }
  }

  /// The action as profiles name it, `nil` for one that no profile performs.
  package var action: Profile.HandledActions? {
    switch actionType {
    case "c": .c
    case "e": .e
    case "l": .l
    case "p": .p
    case "cp": .cp
    default: nil
    }
  }

  /// An action is handled where the profile performs it and the ad brings what it needs.
  package func isHandled(by profile: Profile) -> Bool {
    guard let action, profile.handledActions.contains(action) else { return false }
    return action == .c ? items != nil : !actionPath.isEmpty
  }

  /// Whether a handled tap opens a popup of ours.
  package func opensPopup(under profile: Profile) -> Bool {
    guard isHandled(by: profile), hasAllowedAddress else { return false }
    switch actionType {
    case "p", "cp": return true
    case "e", "l": return profile.externalPresentation == .popup
    default: return false
    }
  }
}
