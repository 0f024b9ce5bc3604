import TrestleKernel

/// The host has the version of the core in it.
enum HostVersion {
  static let text = Kernel.version.description
}
