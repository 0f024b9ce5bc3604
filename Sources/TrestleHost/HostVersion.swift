enum HostVersion {
  static let text = "0.1.0"
}
