import TrestleJSON

/// protocol, sections 4 and 6: what is refused, and why.
struct Refusals: Invariant {
  let claim = "an error names what is wrong, and only what is wrong"

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    guard let method = exchange.method else { return }
    let area = String(method.split(separator: "/").first ?? "")
    switch exchange.refusal {
    case "unknownMount":
      let mount = exchange.params?["mount"]?.integer
      try demand(mount.map { before.mounts[$0] == nil } ?? false, "mount \(mount ?? -1) is there, and refused")
    case "unknownPopup":
      let popup = exchange.params?["popup"]?.integer
      try demand(!before.popups.contains { $0.number == popup }, "popup \(popup ?? -1) is there, and refused")
    case "unknownContent":
      let content = exchange.params?["content"]?.integer ?? 0
      try demand(content < 1 || content > before.lastContent, "content \(content) was issued, and is refused")
    case "notInitialized": try demand(before.rules == nil, "\(method) is refused although the SDK is initialized")
    case nil: try checkAccepted(exchange, method, area, before)
    case "limitExceeded" where method != "link/open": throw Broken("\(method) exceeds a limit that no story reaches")
    case "internal": throw Broken("\(method) found a defect")
    default: break
    }
  }

  private func checkAccepted(_ exchange: Exchange, _ method: String, _ area: String, _ before: ShellView) throws(Broken) {
    if area == "zone", method != "zone/mount" {
      let mount = exchange.params?["mount"]?.integer ?? -1
      try demand(before.mounts[mount] != nil, "\(method) of mount \(mount), which is not there, is accepted")
    }
    if area == "popup" {
      let popup = exchange.params?["popup"]?.integer
      try demand(
        before.popups.contains { $0.number == popup }, "\(method) of popup \(popup ?? -1), which is not there, is accepted")
    }
    let always = ["core", "effect", "sdk", "app", "privacy", "link", "ad"]
    let early = ["zone/mount", "zone/update", "zone/visibility", "zone/unmount"]
    if !always.contains(area), !early.contains(method) {
      try demand(before.rules != nil, "\(method) is accepted although the SDK is not initialized")
    }
  }
}
