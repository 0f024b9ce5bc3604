/// `list-action`, `zone/mount` → `ListAction`, `ZoneMount`.
func pascal(_ name: String) -> String {
  name.split { "-/_ ".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// `tracking_id`, `zone/mount`, `react-native` → `trackingId`, `zoneMount`, `reactNative`. Words in capitals stay: `NA`.
func camel(_ name: String) -> String {
  let name = pascal(name)
  return name == name.uppercased() ? name : name.prefix(1).lowercased() + name.dropFirst()
}
