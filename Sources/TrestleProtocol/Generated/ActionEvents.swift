// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Event `action/clicked`. An ad was tapped.
package struct ActionClickedEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text
  /// The ad.
  package var adId: Text
  /// Its action type.
  package var actionType: Text

  package init(mount: Int64, zone: Text, adId: Text, actionType: Text) {
    self.mount = mount
    self.zone = zone
    self.adId = adId
    self.actionType = actionType
  }
}

extension ActionClickedEvent: Event {
  package static var name: EventName { .actionClicked }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("action/clicked")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    writer.key("adId")
    writer.string(adId)
    writer.key("actionType")
    writer.string(actionType)
    writer.endObject()
    writer.endObject()
  }
}

/// Event `action/items`. Put these items on the list.
package struct ActionItemsEvent {
  /// The mount.
  package var mount: Int64?
  /// The zone.
  package var zone: Text
  /// The ad.
  package var adId: Text
  /// Handle to acknowledge or fail.
  package var content: Int64
  /// Where they came from.
  package var source: ContentSource
  /// Payload a popup named.
  package var payloadId: Text?
  /// Whether the interaction waits for `ad/acknowledge`.
  package var requiresAcknowledgement: Bool
  /// The items.
  package var items: [Item]

  package init(
    mount: Int64? = nil, zone: Text, adId: Text, content: Int64, source: ContentSource, payloadId: Text? = nil,
    requiresAcknowledgement: Bool, items: [Item]
  ) {
    self.mount = mount
    self.zone = zone
    self.adId = adId
    self.content = content
    self.source = source
    self.payloadId = payloadId
    self.requiresAcknowledgement = requiresAcknowledgement
    self.items = items
  }
}

extension ActionItemsEvent: Event {
  package static var name: EventName { .actionItems }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("action/items")
    writer.key("params")
    writer.beginObject()
    if let mount {
      writer.key("mount")
      writer.integer(mount)
    }
    writer.key("zone")
    writer.string(zone)
    writer.key("adId")
    writer.string(adId)
    writer.key("content")
    writer.integer(content)
    writer.key("source")
    writer.string(source.name)
    if let payloadId {
      writer.key("payload_id")
      writer.string(payloadId)
    }
    writer.key("requiresAcknowledgement")
    writer.bool(requiresAcknowledgement)
    writer.key("items")
    writer.beginArray()
    for element in items {
      element.write(to: &writer)
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }
}

/// Event `action/open`. Open this link.
package struct ActionOpenEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text
  /// The ad.
  package var adId: Text
  /// The link; its scheme was checked.
  package var url: Text
  /// Number of the popup, when one is to be opened.
  package var popup: Int64?
  /// Where to open it.
  package var presentation: Presentation

  package init(mount: Int64, zone: Text, adId: Text, url: Text, popup: Int64? = nil, presentation: Presentation) {
    self.mount = mount
    self.zone = zone
    self.adId = adId
    self.url = url
    self.popup = popup
    self.presentation = presentation
  }
}

extension ActionOpenEvent: Event {
  package static var name: EventName { .actionOpen }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("action/open")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    writer.key("adId")
    writer.string(adId)
    writer.key("url")
    writer.string(url)
    if let popup {
      writer.key("popup")
      writer.integer(popup)
    }
    writer.key("presentation")
    writer.string(presentation.name)
    writer.endObject()
    writer.endObject()
  }
}

/// Event `action/unsupported`. A tapped ad has an action that this profile does not take.
package struct ActionUnsupportedEvent {
  /// The mount.
  package var mount: Int64
  /// The zone.
  package var zone: Text
  /// The ad.
  package var adId: Text
  /// Its action type.
  package var actionType: Text

  package init(mount: Int64, zone: Text, adId: Text, actionType: Text) {
    self.mount = mount
    self.zone = zone
    self.adId = adId
    self.actionType = actionType
  }
}

extension ActionUnsupportedEvent: Event {
  package static var name: EventName { .actionUnsupported }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("method")
    writer.string("action/unsupported")
    writer.key("params")
    writer.beginObject()
    writer.key("mount")
    writer.integer(mount)
    writer.key("zone")
    writer.string(zone)
    writer.key("adId")
    writer.string(adId)
    writer.key("actionType")
    writer.string(actionType)
    writer.endObject()
    writer.endObject()
  }
}
