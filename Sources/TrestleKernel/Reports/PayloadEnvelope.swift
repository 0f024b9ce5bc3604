import TrestleJSON
import TrestleProtocol

/// What the payload service is told with every request, as the profile's `payloadBodies` says (W 1.9, 1.10).
package enum PayloadEnvelope {
  package enum Purpose {
    case pickup, tracking
  }

  /// Writes the members before the list. A device's bodies name no session; a browser's do only in a pickup.
  package static func write(for purpose: Purpose, _ kernel: Kernel, _ setup: Setup, to writer: inout JSONWriter) {
    let identity = kernel.identity
    let texts: [(StaticString, Text)]
    switch setup.profile.payloadBodies {
    case .web where purpose == .tracking:
      texts = [
        ("os", identity.device.os), ("bundle_id", setup.bundleId), ("bundle_version", setup.bundleVersion),
        ("sdk_version", setup.sdkVersion), ("udid", identity.userId), ("app_id", setup.appId),
      ]
    case .session, .web:
      texts = [("app_id", setup.appId), ("session_id", kernel.sessionId ?? ""), ("udid", identity.userId)]
    case .device:
      texts = [
        ("app_id", setup.appId), ("udid", identity.userId), ("bundle_id", setup.bundleId),
        ("bundle_version", setup.bundleVersion), ("device", identity.device.model), ("os", identity.device.os),
        ("osv", identity.device.osVersion), ("sdk_version", setup.sdkVersion),
      ]
    }
    for (name, value) in texts {
      writer.key(name)
      writer.string(value)
    }
  }
}
