import TrestleJSON

/// Which ad a request gets, and how it goes on the wire.
extension Service {
  /// Picks the next ad for a wish and takes its turn; `nil` = no fill.
  func pick(_ wish: Wish) -> Inventory.Ad? {
    state.withLock { state in
      let candidates = state.inventory.zone(wish.zoneID)?.candidates(context: wish.contextID, store: wish.storeID) ?? []
      if candidates.isEmpty { return nil }
      let turn = state.turns[wish.zoneID] ?? 0
      state.turns[wish.zoneID] = turn &+ 1
      return candidates[turn % candidates.count]
    }
  }

  /// `impression` is the id of this serve. Without an ad the answer carries the zone's back-off, or what a rule says instead.
  func adAnswer(_ wish: Wish, _ ad: Inventory.Ad?, impression: Text, rule: Rule?) -> Answer {
    let zone = state.withLock { $0.inventory.zone(wish.zoneID) }
    let wire = ad.map { filled($0, impression: impression) } ?? unfilled(zone, rule)
    return Answer([
      "success": true, "message": "",
      "data": ["ad": wire, "port_width": zone?.width ?? 0, "port_height": zone?.height ?? 0],
    ])
  }

  private func filled(_ ad: Inventory.Ad, impression: Text) -> Value {
    var wire: Value = ["id": .string(ad.id), "impression_id": .string(impression)]
    wire.set("creative_url", .string(Text("{server}/creatives/\(percentEncoded(ad.id))")))
    for member in ad.wire.members ?? [] { wire.set(member.name, member.value) }
    return wire.replacing("{server}", with: address)
  }

  private func unfilled(_ zone: Inventory.Zone?, _ rule: Rule?) -> Value {
    var wire: Value = [
      "id": "", "impression_id": "", "creative_url": "", "action_type": "", "action_path": "", "payload": .object([]),
    ]
    if let refreshTime = rule?.noFillRefresh ?? zone?.refreshTime { wire.set("refresh_time", refreshTime) }
    return wire
  }
}
