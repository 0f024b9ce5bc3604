import TrestleJSON
import TrestleProtocol

/// What the payload service is told with every request, as the profile's `payloadBodies` says (W 1.9, 1.10).
package enum PayloadEnvelope {
  package enum Purpose {
    case pickup, tracking
  }

  /// Writes the members before the list. A device's bodies name no session; a browser's do only in a pickup.
  package static func write(for purpose: Purpose, _ kernel: Kernel, _ setup: Setup, to writer: inout JSONWriter) {
    let isDevice = setup.profile.payloadBodies == .device
    let namesBundle = isDevice || (setup.profile.payloadBodies == .web && purpose == .tracking)
    let identity = kernel.identity
    put("app_id", setup.appId, to: &writer)
    if !namesBundle { put("session_id", kernel.sessionId ?? "", to: &writer) }
    put("udid", identity.userId, to: &writer)
    guard namesBundle else { return }
    put("bundle_id", setup.bundleId, to: &writer)
    put("bundle_version", setup.bundleVersion, to: &writer)
    if isDevice { put("device", identity.device.model, to: &writer) }
    put("os", identity.device.os, to: &writer)
    if isDevice { put("osv", identity.device.osVersion, to: &writer) }
    put("sdk_version", setup.sdkVersion, to: &writer)
  }

  private static func put(_ name: StaticString, _ value: Text, to writer: inout JSONWriter) {
    writer.key(name)
    writer.string(value)
  }
}
