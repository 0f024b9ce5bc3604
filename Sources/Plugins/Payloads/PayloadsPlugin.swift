import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Items that another page, mail or app wants on the user's list (`payload/*`, `link/*`; W 7): they wait at the payload
/// service or come in a link that opens the app.
///
/// How they are handed to the app and what becomes of them is in `PayloadsPlugin+Content.swift`, links are decoded in
/// `LinkData.swift`.
package final class PayloadsPlugin: Plugin {
  package let owner = Owner.payloads

  /// Handed to the app and not void yet, oldest first.
  var contents: [PayloadContent] = []
  /// Ids of what was handed to the app in this process, oldest first.
  var delivered: [Text] = []
  /// Links that came before initialization.
  private var links: [Text] = []
  private var fetch: Int64?

  package init() {}

  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .payloadPickup:
      _ = try PayloadPickupParams(params)
      let setup = try kernel.initialized()
      if setup.payloadsEnabled { return pickUp(afresh: false, kernel, setup) }
      kernel.turn.remark("payloadsOff", "features.payloads is off: nothing is picked up")
    case .payloadResolve:
      let params = try PayloadResolveParams(params)
      resolve(params.payloads, kernel, try kernel.initialized().profile)
    case .linkOpen: try open(LinkOpenParams(params).url, kernel)
    default: throw .unknownMethod(closest: nil)
    }
  }

  package func learn(_ fact: Fact, _ kernel: Kernel) {
    guard let setup = kernel.setup else { return }
    switch fact {
    case .initialized:
      openKeptLinks(kernel, setup)
      if setup.payloadsEnabled { pickUp(afresh: true, kernel, setup) }
    case .appForegrounded:
      if setup.payloadsEnabled, setup.profile.pickupOnReturn { pickUp(afresh: true, kernel, setup) }
    case .contentSettled(let settlement): settle(settlement, kernel, setup.profile)
    case .tearingDown:
      contents.removeAll()
      fetch = nil
    default: break
    }
  }

  // MARK: Pickup

  /// Asks the service. A request that hasn't left yet is still the one; one in flight serves too, unless it may be of an
  /// earlier stay in the foreground.
  private func pickUp(afresh: Bool, _ kernel: Kernel, _ setup: Setup) {
    if let fetch {
      guard afresh, kernel.isSent(fetch) else { return kernel.explain("pickupUnderWay", "a pickup is under way already") }
      kernel.withdraw(fetch)
    }
    if setup.profile.contentReports { kernel.report("payload_pickup_attempt", .sdk, worth: .lifeCycle) }
    fetch = kernel.fetch(.payloads, owner: owner, subject: 0)
  }

  package func request(for fetch: Fetch, _ kernel: Kernel) -> HttpRequest? {
    guard fetch.number == self.fetch, let setup = kernel.setup else { return nil }
    return PayloadsWire.request(kernel, setup)
  }

  package func settled(_ fetch: Fetch, _ answer: Answer, _ kernel: Kernel) {
    guard fetch.number == self.fetch, let setup = kernel.setup else { return }
    self.fetch = nil
    guard let body = answer.success, let read = PayloadsWire.read(body, setup.profile) else {
      return kernel.explain("pickupFailed", "the payload service did not answer, or says that it failed")
    }
    if read.unreadable > 0 {
      kernel.warn("payloadsUnreadable", "\(read.unreadable) of the service's payloads are unreadable and left out")
    }
    var room = PayloadsPlugin.room
    deliver(read.payloads, from: .service, &room, kernel, setup.profile)
  }

  // MARK: Links

  private func open(_ url: Text, _ kernel: Kernel) throws(Fault) {
    let reading = LinkData.read(url)
    if let setup = kernel.setup {
      var room = PayloadsPlugin.room
      open(reading, &room, kernel, setup.profile)
    } else if case .payload = reading {
      try keep(url)
    }
    var isOurs = false
    switch reading {
    case .payload: isOurs = true
    case .absent: kernel.turn.remark("linkIgnored", "the link has no data: it isn't ours")
    case .malformed(let flaw): kernel.turn.remark("linkMalformed", "\(flaw): the link isn't ours or is broken")
    }
    kernel.reply(LinkOpenResult(handled: isOurs))
  }

  /// Until initialization only what is ours is kept; a launch link that is handed over twice counts once.
  private func keep(_ url: Text) throws(Fault) {
    if links.contains(url) { return }
    if url.byteCount > Limits.linkBytes { throw .limitExceeded(limit: "linkBytes", max: Limits.linkBytes) }
    if links.count >= Limits.links { throw .limitExceeded(limit: "links", max: Limits.links) }
    links.append(url)
  }

  private func openKeptLinks(_ kernel: Kernel, _ setup: Setup) {
    var room = PayloadsPlugin.room
    for link in links { open(LinkData.read(link), &room, kernel, setup.profile) }
    links.removeAll()
  }

  private func open(_ reading: LinkData.Reading, _ room: inout Int, _ kernel: Kernel, _ profile: Profile) {
    switch reading {
    case .absent: break
    case .malformed(let flaw):
      // The link itself stays here: it may hold what concerns the user alone.
      if profile.errorNames == .ios {
        kernel.reportError("ADDIT_NO_DEEPLINK_RECEIVED", Text("\(flaw)"))
      } else {
        kernel.reportError("ADDIT_PAYLOAD_PARSE_FAILED", Text("\(flaw)"), [("exception_message", Text("\(flaw)"))])
      }
    case .payload(let wire):
      if profile.contentReports { kernel.report("addit_app_opened", .sdk, worth: .lifeCycle) }
      let items = PayloadsWire.items(of: wire, strictly: profile.linkItems == .strict)
      guard let payload = PayloadsWire.payload(wire, items) else {
        return kernel.turn.remark("payloadUnreadable", "a member of the link's payload is too long: it is not delivered")
      }
      if items.unreadable > 0 {
        kernel.turn.remark("itemsUnreadable", "\(items.unreadable) items of the link are unreadable and left out")
      }
      deliver([payload], from: .link, &room, kernel, profile)
    }
  }

  package func describe(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("contents")
    writer.integer(contents.count)
    writer.key("delivered")
    writer.integer(delivered.count)
    writer.key("links")
    writer.integer(links.count)
    writer.key("fetching")
    writer.bool(fetch != nil)
    writer.endObject()
  }
}
