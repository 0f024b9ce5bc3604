// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// The app that embeds the shell.
package struct Bundle {
  /// Bundle or package id.
  package var id: Text
  /// Version of the app.
  package var version: Text

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    id = try members.required("id", Read.labelValue)
    version = try members.required("version", Read.labelValue)
  }
}

/// Facts about the device. Which of its ids is sent, if any, the profile decides.
package struct Device {
  /// Platform.
  package var platform: Platform
  /// Advertising id.
  package var advertisingId: Text?
  /// Id of the device for this vendor.
  package var vendorId: Text?
  /// Name of the kind of device.
  package var name: Text?
  /// Model.
  package var model: Text?
  /// Operating system.
  package var os: Text?
  /// Version of the operating system.
  package var osVersion: Text?
  /// Locale.
  package var locale: Text?
  /// Time zone.
  package var timezone: Text?
  /// Mobile carrier.
  package var carrier: Text?
  /// Width of the screen.
  package var width: Double?
  /// Height of the screen.
  package var height: Double?
  /// Density of the screen, as the platform writes it.
  package var density: Text?
  /// Whether the platform allows tracking. Absent allows.
  package var adTrackingEnabled: Bool?

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    platform = try members.required("platform", Platform.init(reading:))
    advertisingId = try members.optional("advertisingId", Read.labelValue)
    vendorId = try members.optional("vendorId", Read.labelValue)
    name = try members.optional("name", Read.labelValue)
    model = try members.optional("model", Read.labelValue)
    os = try members.optional("os", Read.labelValue)
    osVersion = try members.optional("osVersion", Read.labelValue)
    locale = try members.optional("locale", Read.labelValue)
    timezone = try members.optional("timezone", Read.labelValue)
    carrier = try members.optional("carrier", Read.labelValue)
    width = try members.optional("width", Read.extentValue)
    height = try members.optional("height", Read.extentValue)
    density = try members.optional("density", Read.labelValue)
    adTrackingEnabled = try members.optional("adTrackingEnabled", Read.bool)
  }
}

/// Addresses that replace those of the environment.
package struct Endpoints {
  /// Ad service: ads, keyword terms and their events.
  package var ads: Text?
  /// Event collector.
  package var events: Text?
  /// Payload service.
  package var payloads: Text?
  /// Pages on which users report ads.
  package var feedback: Text?

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    ads = try members.optional("ads", Read.serviceRootValue)
    events = try members.optional("events", Read.serviceRootValue)
    payloads = try members.optional("payloads", Read.serviceRootValue)
    feedback = try members.optional("feedback", Read.serviceRootValue)
  }
}

/// Parts of the core that can be off.
package struct Features {
  /// Fetch keyword terms.
  package var keywords: Bool
  /// Pick up waiting payloads.
  package var payloads: Bool

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    keywords = try members.required("keywords", Read.bool)
    payloads = try members.required("payloads", Read.bool)
  }
}

/// What happened to an effect. Facts; the core decides what they mean.
package enum Outcome {
  /// An answer arrived, whatever its status.
  case response(Response)
  /// No answer arrived.
  case failed(FailureReason)
  /// The value is stored.
  case stored
  /// The value could not be stored.
  case storeFailed

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    switch try members.required("kind", OutcomeKind.init(reading:)) {
    case .response: self = .response(try Response(reading: json))
    case .failed: self = .failed(try members.required("reason", FailureReason.init(reading:)))
    case .stored: self = .stored
    case .storeFailed: self = .storeFailed
    }
  }
}

/// What became of one payload.
package struct PayloadResolution {
  /// The payload.
  package var payloadId: Text
  /// What became of it.
  package var status: PayloadStatus

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    payloadId = try members.required("payload_id", Read.identifierValue)
    status = try members.required("status", PayloadStatus.init(reading:))
  }
}

/// A recipe that is on screen, and the zones on its page.
package struct Recipe {
  /// Id of the recipe.
  package var context: Text
  /// Zones it applies to; none means all.
  package var zones: [Text]

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    context = try members.required("context", Read.labelValue)
    zones = try members.required("zones") { json throws(Fault) in
      try Read.array(json, maxItems: 100, Read.identifierValue)
    }
  }
}

/// An answer to a request, as it arrived.
package struct Response {
  /// Status code.
  package var status: Int64
  /// Headers; those beyond `idsPerMessage` are ignored.
  package var headers: [Header]
  /// Body, decoded as UTF-8 with U+FFFD for bytes that are none. Bounded only by the message.
  package var body: JSON?

  init(reading json: JSON) throws(Fault) {
    let members = try Members(object: json)
    status = try members.required("status") { json throws(Fault) in
      try Read.integer(json, 0, 999)
    }
    headers =
      try members.optional("headers") { json throws(Fault) in
        try Read.array(json, keep: 100, Header.init(reading:))
      } ?? []
    body = try members.optional("body", Read.borrowedText)
  }
}
