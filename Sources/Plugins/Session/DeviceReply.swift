import TrestleJSON
import TrestleKernel
import TrestleProtocol

extension SessionPlugin {
  /// `sdk/device`: what the service is told, `null` before initialization.
  func describeDevice(_ kernel: Kernel) {
    guard let setup = kernel.setup else {
      kernel.turn.result = Array("null".utf8)
      return
    }
    let identity = kernel.identity
    let device = identity.device
    kernel.reply(
      SdkDeviceResult(
        udid: identity.userId, deviceUdid: identity.deviceId, systemName: device.os, systemVersion: device.osVersion,
        deviceName: setup.device?.name ?? "", deviceModel: device.model, deviceLocale: device.locale,
        timezone: device.timezone, carrier: device.carrier, width: device.width, height: device.height,
        density: device.density, bundleId: setup.bundleId, bundleVersion: setup.bundleVersion, sdkVersion: setup.sdkVersion,
        allowRetargeting: identity.allowsRetargeting))
  }
}
