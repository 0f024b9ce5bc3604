// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `ad/acknowledge`. Tells that the items of a handle are on the list.
package struct AdAcknowledgeParams {
  /// Handle from `action/items` or `payload/available`.
  package let content: Int64

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    content = try members.required("content", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["content"])
  }
}

/// Result of `ad/acknowledge`.
package struct AdAcknowledgeResult {
  /// Whether something was reported.
  package var reported: Bool

  package init(reported: Bool) {
    self.reported = reported
  }
}

extension AdAcknowledgeResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("reported")
    writer.bool(reported)
    writer.endObject()
  }
}

/// Params of `ad/acknowledgeItem`. Tells that one item is on the list.
package struct AdAcknowledgeItemParams {
  /// Its product title.
  package let item: Text
  /// Its tracking id.
  package let trackingId: Text?
  /// The handle it came with; the newest with such an item when left out.
  package let content: Int64?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    item = try members.required("item", Read.textValue)
    trackingId = try members.optional("trackingId", Read.textValue)
    content = try members.optional("content", Read.handleValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["item", "trackingId", "content"])
  }
}

/// Result of `ad/acknowledgeItem`.
package struct AdAcknowledgeItemResult {
  /// Whether something was reported.
  package var reported: Bool
  /// Whether this counted the interaction.
  package var interaction: Bool

  package init(reported: Bool, interaction: Bool) {
    self.reported = reported
    self.interaction = interaction
  }
}

extension AdAcknowledgeItemResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("reported")
    writer.bool(reported)
    writer.key("interaction")
    writer.bool(interaction)
    writer.endObject()
  }
}

/// Params of `ad/acknowledgeOldest`. Acknowledges the oldest open handle.
package struct AdAcknowledgeOldestParams {
  package init(_ json: JSON?) throws(Fault) {
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown([])
  }
}

/// Result of `ad/acknowledgeOldest`.
package struct AdAcknowledgeOldestResult {
  /// Whether something was reported.
  package var reported: Bool

  package init(reported: Bool) {
    self.reported = reported
  }
}

extension AdAcknowledgeOldestResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("reported")
    writer.bool(reported)
    writer.endObject()
  }
}

/// Params of `ad/fail`. Tells that the items of a handle could not be added.
package struct AdFailParams {
  /// Handle from `action/items` or `payload/available`.
  package let content: Int64
  /// What went wrong, for people.
  package let reason: Text

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    content = try members.required("content", Read.handleValue)
    reason = try members.required("reason", Read.textValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["content", "reason"])
  }
}

/// Result of `ad/fail`.
package struct AdFailResult {
  /// Whether something was reported.
  package var reported: Bool

  package init(reported: Bool) {
    self.reported = reported
  }
}

extension AdFailResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("reported")
    writer.bool(reported)
    writer.endObject()
  }
}

/// Params of `ad/failItem`. Tells that one item could not be added.
package struct AdFailItemParams {
  /// Handle from `action/items` or `payload/available`.
  package let content: Int64
  /// Its product title.
  package let item: Text
  /// Its tracking id.
  package let trackingId: Text?
  /// What went wrong, for people.
  package let reason: Text

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    content = try members.required("content", Read.handleValue)
    item = try members.required("item", Read.textValue)
    trackingId = try members.optional("trackingId", Read.textValue)
    reason = try members.required("reason", Read.textValue)
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["content", "item", "trackingId", "reason"])
  }
}

/// Result of `ad/failItem`.
package struct AdFailItemResult {
  /// Whether something was reported.
  package var reported: Bool

  package init(reported: Bool) {
    self.reported = reported
  }
}

extension AdFailItemResult: Reply {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("reported")
    writer.bool(reported)
    writer.endObject()
  }
}
