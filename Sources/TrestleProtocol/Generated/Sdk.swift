// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `sdk/initialize`. Begins: whose app this is, what the shell can do, what was stored.
package struct SdkInitializeParams {
  /// Key of the app at the service.
  package let appId: Text
  /// Whose behaviour to reproduce.
  package let profile: ProfileName?
  /// Which service to talk to.
  package let environment: Environment?
  /// Addresses that replace those of the environment.
  package let endpoints: Endpoints?
  /// The app's own id of the user. The profile `javascript` demands it.
  package let advertiserId: Text?
  /// Whether the user may be recognised elsewhere. Absent allows; the profile `javascript` demands it.
  package let allowRetargeting: Bool?
  /// Store the user shops in.
  package let storeId: Text?
  /// The app.
  package let bundle: Bundle?
  /// Version of the shell, told to the service.
  package let sdkVersion: Text?
  /// Facts about the device.
  package let device: Device?
  /// The shell runs inside another page or app, so that losing focus says nothing.
  package let embedded: Bool?
  /// Parts to switch on or off; the profile decides when left out.
  package let features: Features?
  /// A recipe that is on screen already.
  package let recipe: Recipe?
  /// Extra parameters for the ad service.
  package let params: [NamedText]?
  /// A tap that moved this far or farther on either axis is a drag.
  package let tapTolerance: Double?
  /// Families of effects that the shell performs; no other kinds are ordered.
  package let performs: [Performs]
  /// At least 32 bytes from the platform's secure random source, in hex. Session ids, the instance id, the keys of
  /// batches and jitter come from it and nothing else: used twice, it makes new reports look like repeated ones.
  package let entropy: Text
  /// Every entry of the storage under the prefixes of `core/hello`, key to value. Entries beyond `storedEntries` are
  /// set aside with a warning.
  package let stored: JSON?
  /// Single fields of the profile to override.
  package let policy: JSON?
  /// Forget all mounts first: the host's script started over.
  package let reset: Bool?
  /// List unknown params in `diagnostics`.
  package let strict: Bool?
  /// Explain decisions in `diagnostics`, such as why no impression was counted.
  package let debug: Bool?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    appId = try members.required("appId", Read.identifierValue)
    profile = try members.optional("profile", ProfileName.init(reading:))
    environment = try members.optional("environment", Environment.init(reading:))
    endpoints = try members.optional("endpoints", Endpoints.init(reading:))
    advertiserId = try members.optional("advertiserId", Read.labelValue)
    allowRetargeting = try members.optional("allowRetargeting", Read.bool)
    storeId = try members.optional("storeId", Read.labelValue)
    bundle = try members.optional("bundle", Bundle.init(reading:))
    sdkVersion = try members.optional("sdkVersion", Read.labelValue)
    device = try members.optional("device", Device.init(reading:))
    embedded = try members.optional("embedded", Read.bool)
    features = try members.optional("features", Features.init(reading:))
    recipe = try members.optional("recipe", Recipe.init(reading:))
    params = try members.optional("params") { json throws(Fault) in
      try Read.map(json, maxProperties: 32, { json throws(Fault) in try Read.text(json, minLength: 0, maxBytes: 256) })
    }
    tapTolerance = try members.optional("tapTolerance", Read.extentValue)
    performs = try members.required("performs") { json throws(Fault) in
      try Read.array(json, maxItems: 2, Performs.init(reading:))
    }
    entropy = try members.required("entropy") { json throws(Fault) in
      try Read.hex(json, minLength: 64, maxBytes: 4096)
    }
    stored = try members.optional("stored", Read.borrowedTexts)
    policy = try members.optional("policy", Profile.check)
    reset = try members.optional("reset", Read.bool)
    strict = try members.optional("strict", Read.bool)
    debug = try members.optional("debug", Read.bool)
    if profile == .javascript {
      try members.require("advertiserId")
      try members.require("allowRetargeting")
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([
      "appId", "profile", "environment", "endpoints", "advertiserId", "allowRetargeting", "storeId", "bundle",
      "sdkVersion", "device", "embedded", "features", "recipe", "params", "tapTolerance", "performs", "entropy",
      "stored", "policy", "reset", "strict", "debug",
    ])
  }
}

/// Result of `sdk/initialize`.
package struct SdkInitializeResult {
  /// Counts initializations; `sdk/shutdown` may name it.
  package var generation: Int64
  /// The session.
  package var sessionId: Text
  /// Whether a stored session goes on.
  package var resumed: Bool
  /// The profile in effect.
  package var profile: ProfileName
  /// Every field in effect.
  package var policy: Profile

  package init(generation: Int64, sessionId: Text, resumed: Bool, profile: ProfileName, policy: Profile) {
    self.generation = generation
    self.sessionId = sessionId
    self.resumed = resumed
    self.profile = profile
    self.policy = policy
  }
}

extension SdkInitializeResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("generation")
    writer.integer(generation)
    writer.key("sessionId")
    writer.string(sessionId)
    writer.key("resumed")
    writer.bool(resumed)
    writer.key("profile")
    writer.string(profile.name)
    writer.key("policy")
    policy.write(to: &writer)
    writer.endObject()
  }
}

/// Params of `sdk/shutdown`. Ends what `sdk/initialize` began.
package struct SdkShutdownParams {
  /// Shut down only this initialization; a stale number is ignored.
  package let generation: Int64?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    generation = try members.optional("generation", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["generation"])
  }
}

/// Params of `sdk/session`. Asks for the id of the session.
package struct SdkSessionParams {
  package init(_ json: JSON?) throws(Fault) {
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([])
  }
}

/// Result of `sdk/session`.
package struct SdkSessionResult {
  /// The session, null when there is none.
  package var sessionId: Text?

  package init(sessionId: Text?) {
    self.sessionId = sessionId
  }
}

extension SdkSessionResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("sessionId")
    if let sessionId {
      writer.string(sessionId)
    } else {
      writer.null()
    }
    writer.endObject()
  }
}

/// Params of `sdk/device`. Asks for what the service is told about the device.
package struct SdkDeviceParams {
  package init(_ json: JSON?) throws(Fault) {
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([])
  }
}

/// Result of `sdk/device`.
package struct SdkDeviceResult {
  /// The user's id as sent, empty when none is.
  package var udid: Text
  /// The device's own id as sent.
  package var deviceUdid: Text
  /// Operating system.
  package var systemName: Text
  /// Version of the operating system.
  package var systemVersion: Text
  /// Name of the kind of device.
  package var deviceName: Text
  /// Model.
  package var deviceModel: Text
  /// Locale.
  package var deviceLocale: Text
  /// Time zone.
  package var timezone: Text
  /// Mobile carrier.
  package var carrier: Text
  /// Width of the screen, rounded.
  package var width: Int64
  /// Height of the screen, rounded.
  package var height: Int64
  /// Density of the screen.
  package var density: Text
  /// App.
  package var bundleId: Text
  /// Version of the app.
  package var bundleVersion: Text
  /// Version of the shell.
  package var sdkVersion: Text
  /// Whether retargeting is allowed at this moment.
  package var allowRetargeting: Bool

  package init(
    udid: Text, deviceUdid: Text, systemName: Text, systemVersion: Text, deviceName: Text, deviceModel: Text,
    deviceLocale: Text, timezone: Text, carrier: Text, width: Int64, height: Int64, density: Text, bundleId: Text,
    bundleVersion: Text, sdkVersion: Text, allowRetargeting: Bool
  ) {
    self.udid = udid
    self.deviceUdid = deviceUdid
    self.systemName = systemName
    self.systemVersion = systemVersion
    self.deviceName = deviceName
    self.deviceModel = deviceModel
    self.deviceLocale = deviceLocale
    self.timezone = timezone
    self.carrier = carrier
    self.width = width
    self.height = height
    self.density = density
    self.bundleId = bundleId
    self.bundleVersion = bundleVersion
    self.sdkVersion = sdkVersion
    self.allowRetargeting = allowRetargeting
  }
}

extension SdkDeviceResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("udid")
    writer.string(udid)
    writer.key("deviceUdid")
    writer.string(deviceUdid)
    writer.key("systemName")
    writer.string(systemName)
    writer.key("systemVersion")
    writer.string(systemVersion)
    writer.key("deviceName")
    writer.string(deviceName)
    writer.key("deviceModel")
    writer.string(deviceModel)
    writer.key("deviceLocale")
    writer.string(deviceLocale)
    writer.key("timezone")
    writer.string(timezone)
    writer.key("carrier")
    writer.string(carrier)
    writer.key("width")
    writer.integer(width)
    writer.key("height")
    writer.integer(height)
    writer.key("density")
    writer.string(density)
    writer.key("bundleId")
    writer.string(bundleId)
    writer.key("bundleVersion")
    writer.string(bundleVersion)
    writer.key("sdkVersion")
    writer.string(sdkVersion)
    writer.key("allowRetargeting")
    writer.bool(allowRetargeting)
    writer.endObject()
  }
}
