// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `zone/mount`. Mounts a zone: from now on it serves ads.
package struct ZoneMountParams {
  /// The zone.
  package let zone: Text
  /// Whether the host shows it. The profile decides when left out.
  package let visible: Bool?
  /// Whether it is part of the view tree.
  package let attached: Bool?
  /// Visible share of its area.
  package let permille: Int64?
  /// Width.
  package let width: Double?
  /// Height.
  package let height: Double?
  /// Recipe context of this mount; wins over `context/recipe`.
  package let context: Text?
  /// A tap that moved this far or farther on either axis is a drag.
  package let tapTolerance: Double?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    zone = try members.required("zone", Read.identifierValue)
    visible = try members.optional("visible", Read.bool)
    attached = try members.optional("attached", Read.bool)
    permille = try members.optional("permille", Read.permilleValue)
    width = try members.optional("width", Read.extentValue)
    height = try members.optional("height", Read.extentValue)
    context = try members.optional("context", Read.labelValue)
    tapTolerance = try members.optional("tapTolerance", Read.extentValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["zone", "visible", "attached", "permille", "width", "height", "context", "tapTolerance"])
  }
}

/// Result of `zone/mount`.
package struct ZoneMountResult {
  /// Number of the mount.
  package var mount: Int64

  package init(mount: Int64) {
    self.mount = mount
  }
}

extension ZoneMountResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.endObject()
  }
}

/// Params of `zone/update`. Changes a mount.
package struct ZoneUpdateParams {
  /// The mount, from `zone/mount`.
  package let mount: Int64
  /// Another zone.
  package let zone: Text?
  /// Recipe context of this mount; null clears it.
  package let context: Patch<Text>
  /// Tap tolerance of this mount; null clears it.
  package let tapTolerance: Patch<Double>

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    mount = try members.required("mount", Read.handleValue)
    zone = try members.optional("zone", Read.identifierValue)
    context = try members.patch("context") { json throws(Fault) in
      try Read.text(json, minLength: 0, maxBytes: 1024)
    }
    tapTolerance = try members.patch("tapTolerance") { json throws(Fault) in
      try Read.number(json, 0, 9_007_199_254_740_991)
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["mount", "zone", "context", "tapTolerance"])
  }
}

/// Params of `zone/visibility`. Tells how much of a mount can be seen.
package struct ZoneVisibilityParams {
  /// The mount, from `zone/mount`.
  package let mount: Int64
  /// Whether the host shows it. The profile decides when left out.
  package let visible: Bool?
  /// Whether it is part of the view tree.
  package let attached: Bool?
  /// Visible share of its area.
  package let permille: Int64?
  /// Width.
  package let width: Double?
  /// Height.
  package let height: Double?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    mount = try members.required("mount", Read.handleValue)
    visible = try members.optional("visible", Read.bool)
    attached = try members.optional("attached", Read.bool)
    permille = try members.optional("permille", Read.permilleValue)
    width = try members.optional("width", Read.extentValue)
    height = try members.optional("height", Read.extentValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["mount", "visible", "attached", "permille", "width", "height"])
  }
}

/// Params of `zone/creative`. Tells how the display of a creative went.
package struct ZoneCreativeParams {
  /// The mount, from `zone/mount`.
  package let mount: Int64
  /// The serving, from `zone/shown`.
  package let serve: Int64
  /// How it went.
  package let state: CreativeState
  /// Why it failed.
  package let reason: CreativeReason?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    mount = try members.required("mount", Read.handleValue)
    serve = try members.required("serve", Read.handleValue)
    state = try members.required("state", CreativeState.init(reading:))
    reason = try members.optional("reason", CreativeReason.init(reading:))
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["mount", "serve", "state", "reason"])
  }
}

/// Params of `zone/tap`. Tells that a mount was tapped.
package struct ZoneTapParams {
  /// The mount, from `zone/mount`.
  package let mount: Int64
  /// The serving that was tapped; the one shown when left out.
  package let serve: Int64?
  /// How far the finger moved along x.
  package let dx: Double?
  /// How far the finger moved along y.
  package let dy: Double?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    mount = try members.required("mount", Read.handleValue)
    serve = try members.optional("serve", Read.handleValue)
    dx = try members.optional("dx", Read.distanceValue)
    dy = try members.optional("dy", Read.distanceValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["mount", "serve", "dx", "dy"])
  }
}

/// Result of `zone/tap`.
package struct ZoneTapResult {
  /// Whether the tap counted and the ad's action was taken.
  package var handled: Bool

  package init(handled: Bool) {
    self.handled = handled
  }
}

extension ZoneTapResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("handled")
    writer.bool(handled)
    writer.endObject()
  }
}

/// Params of `zone/unmount`. Unmounts a zone.
package struct ZoneUnmountParams {
  /// The mount, from `zone/mount`.
  package let mount: Int64

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    mount = try members.required("mount", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["mount"])
  }
}
