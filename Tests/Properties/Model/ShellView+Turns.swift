import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// What a turn tells: events and effects.
extension ShellView {
  mutating func takeTurn(_ exchange: Exchange) {
    wakeAt = exchange.turn.wakeAt
    for event in exchange.events { take(event) }
    for effect in exchange.turn.effects { take(effect) }
  }

  private mutating func take(_ event: Exchange.Event) {
    switch event.name {
    case "zone/shown": show(event)
    case "zone/cleared": mounts[event.number("mount")]?.serve = nil
    case "zone/loaded": serves[event.number("serve")]?.isLoaded = true
    case "ad/reported":
      guard let serve = serveOfAd[event.text("adId")] else { return }
      switch event.text("type") {
      case "impression": serves[serve]?.impression = .open
      case "impression_end": serves[serve]?.impression = .ended
      default: break
      }
    case "action/open":
      guard let number = event.params["popup"]?.integer else { return }
      // The ninth popup makes the oldest unknown (limits: popups).
      if popups.count >= Limits.popups { popups.removeFirst() }
      popups.append(PopupView(number: number, mount: event.number("mount")))
    case "action/items": issue(event)
    case "payload/available":
      for payload in event.params["payloads"]?.elements ?? [] {
        if let id = payload["payload_id"]?.text?.string { payloads.append(id) }
        lastContent = max(lastContent, payload["content"]?.integer ?? 0)
        payloadContents.insert(payload["content"]?.integer ?? 0)
      }
    default: break
    }
  }

  private mutating func show(_ event: Exchange.Event) {
    guard let ad = event.params["ad"], let number = ad["serve"]?.integer else { return }
    let serve = ServeView(
      number: number, mount: event.number("mount"), zone: event.text("zone"), adId: ad["id"]?.text?.string ?? "",
      impressionId: ad["impressionId"]?.text?.string ?? "", actionType: ad["actionType"]?.text?.string ?? "")
    serves[number] = serve
    serveOfAd[serve.adId] = number
    serveOfImpression[serve.impressionId] = number
    mounts[serve.mount]?.serve = number
  }

  private mutating func issue(_ event: Exchange.Event) {
    let handle = event.number("content")
    // Items that a popup's page asks for again.
    if handle <= lastContent { return }
    lastContent = handle
    if contents.count >= Limits.contentHandles {
      // What is settled, and what nothing is to come of, makes room first (protocol, section 7).
      contents.remove(at: contents.firstIndex { $0.isConcluded || !$0.isAd } ?? contents.startIndex)
    }
    contents.append(
      ContentView(
        handle: handle, adId: event.text("adId"), isAd: event.params["requiresAcknowledgement"]?.bool ?? false,
        items: (event.params["items"]?.elements ?? []).map {
          ($0["product_title"]?.text?.string ?? "", $0["tracking_id"]?.text?.string)
        }))
  }

  private mutating func take(_ effect: Effect) {
    switch effect {
    case .httpSend(let send):
      let body =
        send.purpose == .ad ? send.request.body.map { JSONDocument.parseLeniently(Array($0.string.utf8).span)?.root } : nil
      sends[send.id] = SendView(
        effect: send.id, purpose: send.purpose.name.description, zone: body??["zoneId"]?.text?.string ?? "",
        session: body??["sessionId"]?.text?.string ?? "", isKeepalive: send.keepalive)
    case .httpCancel(let cancel): sends[cancel.id] = nil
    case .storePut(let put):
      stores.insert(put.id)
      store[put.key.string] = put.value.string
    case .storeRemove(let remove): store[remove.key.string] = nil
    }
  }
}
