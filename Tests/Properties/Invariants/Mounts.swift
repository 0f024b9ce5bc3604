import TrestleJSON

/// W 4.5: mounted and unmounted reports pair 1:1.
struct MountPairs: Invariant {
  let claim = "zone_mounted and zone_unmounted are reported in pairs, one pair for each mount"
  private var open: [String: Int] = [:]

  mutating func check(_ exchange: Exchange, before: ShellView, after: ShellView) throws(Broken) {
    for event in exchange.events("ad/reported") {
      let zone = event.text("zone")
      switch event.text("type") {
      case "zone_mounted": open[zone, default: 0] += 1
      case "zone_unmounted":
        try demand(open[zone, default: 0] > 0, "zone \(zone) is unmounted, and was not mounted")
        open[zone, default: 0] -= 1
      default: break
      }
    }
    // A page that went away may have unmounted what the shell still holds.
    if after.hasLeft { return }
    var expected: [String: Int] = [:]
    if let rules = after.rules {
      for mount in after.mounts.values where mount.attached || !rules.mountsByAttaching {
        expected[mount.zone, default: 0] += 1
      }
    }
    for zone in Set(open.keys).union(expected.keys) {
      let (reported, mounted) = (open[zone] ?? 0, expected[zone] ?? 0)
      try demand(reported == mounted, "zone \(zone) is mounted \(mounted) time(s), and reported so \(reported) time(s)")
    }
  }
}
