/// `list-action`, `zone/mount` → `ListAction`, `ZoneMount`.
func pascal(_ name: String) -> String {
  name.split { "-/_ ".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// `tracking_id`, `zone/mount`, `react-native`, `NA` → `trackingId`, `zoneMount`, `reactNative`, `na`.
func camel(_ name: String) -> String {
  if name == name.uppercased() { return name.lowercased() }
  let name = pascal(name)
  return name.prefix(1).lowercased() + name.dropFirst()
}

/// Each value once, in the order of the first.
func distinct(_ values: [String]) -> [String] {
  values.reduce(into: []) { seen, value in
    if !seen.contains(value) { seen.append(value) }
  }
}
