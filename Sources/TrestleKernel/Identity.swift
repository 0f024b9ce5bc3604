import TrestleJSON
import TrestleProtocol

/// Who the user and what the device is, as the profile sends it. Made anew at initialization and when tracking is switched.
package struct Identity {
  /// The wire's `udid` and `userId`.
  package private(set) var userId: Text = ""
  /// The wire's `device_udid`: the vendor's id for this device.
  package private(set) var deviceId: Text = ""
  /// The profile wants a generated id, and none was given.
  private(set) var lacksId = false
  /// Neither the user nor the platform has refused tracking.
  package private(set) var allowsTracking = true
  package private(set) var allowsRetargeting = false
  /// Whether `userId` is an id that opting out forbids.
  package private(set) var carriesAdvertisingId = false
  /// The `{os}` segment of collector and legacy routes.
  package private(set) var collectorOS: StaticString = "android"
  package private(set) var device = Facts()

  /// The device as the collector wants it (W 1.8, 9); missing texts are empty, a missing carrier is named as the SDKs do.
  package struct Facts {
    package var model: Text = ""
    package var os: Text = ""
    package var osVersion: Text = ""
    package var locale: Text = ""
    package var timezone: Text = ""
    package var carrier: Text = ""
    package var width: Int64 = 0
    package var height: Int64 = 0
    package var density: Text = ""
  }

  package init() {}

  init(_ setup: Setup, trackingEnabled: Bool, generated: Text) {
    let given = setup.device
    let isApple = given?.platform == .ios
    let tracking = trackingEnabled && given?.adTrackingEnabled ?? true
    allowsTracking = tracking
    allowsRetargeting = tracking && setup.allowRetargeting
    deviceId = given?.vendorId ?? ""
    switch setup.profile.collectorOS {
    case .platform: collectorOS = isApple ? "ios" : "android"
    case .android: collectorOS = "android"
    case .ios: collectorOS = "ios"
    }
    let takesHostId = setup.profile.advertiserIdOn == .all || isApple
    // An empty id names nobody: the platform's goes on.
    let hostId = takesHostId && setup.advertiserId?.isEmpty == false ? setup.advertiserId : nil
    if tracking {
      userId = hostId ?? given?.advertisingId ?? ""
      carriesAdvertisingId = !userId.isEmpty
    } else if setup.profile.idWhenRefused == .host {
      userId = hostId ?? ""
    } else if setup.profile.idWhenRefused == .vendor, isApple {
      userId = deviceId
    }
    if userId.isEmpty { fallBack(on: generated, setup.profile.idWhenRefused) }
    device = Facts(given)
    device.carrier = given?.carrier ?? (setup.profile.collectorBody == .device ? "n/a" : "None")
  }

  /// Native SDKs know every user by something: refused or not, without an id of the host there is one of the device (W 9).
  private mutating func fallBack(on generated: Text, _ choice: Profile.IdWhenRefused) {
    guard choice == .generated || choice == .vendorOrGenerated else { return }
    allowsRetargeting = false
    userId = choice == .vendorOrGenerated && !deviceId.isEmpty ? deviceId : generated
    lacksId = userId.isEmpty
  }
}

extension Identity.Facts {
  init(_ given: Device?) {
    guard let given else { return }
    model = given.model ?? given.name ?? ""
    os = given.os ?? ""
    osVersion = given.osVersion ?? ""
    locale = given.locale ?? ""
    timezone = given.timezone ?? ""
    width = given.width?.nearestWhole ?? 0
    height = given.height?.nearestWhole ?? 0
    density = given.density ?? ""
  }
}
