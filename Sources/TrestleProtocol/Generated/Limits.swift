// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Everything that is bounded, and why.
package enum Limits {
  /// A message is a handful of facts; what is larger is a mistake of the shell. In bytes; beyond it: `limitExceeded`.
  package static let messageBytes = 1_048_576
  /// `effect/settle` carries whole answers and `sdk/initialize` the whole storage; they are told by their `method`
  /// before parsing. In bytes; beyond it: `limitExceeded`.
  package static let largeMessageBytes = 33_554_432
  /// A shell must be able to parse a turn in one frame's time on a slow phone. In bytes; beyond it: lists end early,
  /// with a warning.
  package static let turnBytes = 4_194_304
  /// The parser recurses; no message of the protocol is deeper than six. In levels, the message object being 1; beyond
  /// it: `parseError`.
  package static let depth = 32
  /// Half a message. An answer's body and stored values are excepted. In bytes; beyond it: `invalidParams`.
  package static let stringBytes = 524_288
  /// Keys are names; the longest of ours has 40 bytes. In bytes; beyond it: `parseError`.
  package static let keyBytes = 256
  /// A page with more ads than this is no page; each mount holds an ad and a deadline. In mounts; beyond it:
  /// `limitExceeded`.
  package static let mounts = 256
  /// People see one at a time; a few may be closing. In popups; beyond it: the oldest is voided.
  package static let popups = 8
  /// The largest term list seen has some thousands; the index stays within 40 MB. In terms; beyond it: surplus is
  /// dropped, with a warning.
  package static let terms = 200_000
  /// Longer texts are pasted documents, not searches. In Unicode scalars; beyond it: `invalidParams`.
  package static let queryScalars = 256
  /// Nobody reads more suggestions; also the default. In terms; beyond it: `invalidParams`.
  package static let matches = 100
  /// Enough to credit a choice that was made while the next letters were typed. In searches; beyond it: the oldest is
  /// forgotten.
  package static let searches = 16
  /// A page of terms stays far below `turnBytes`. In terms; beyond it: `invalidParams`.
  package static let listPage = 1000
  /// A weekly shop has some dozens; each name is a report of its own. In names; beyond it: `invalidParams`.
  package static let itemsPerReport = 500
  /// Bounds the work of one message: term ids, payloads, zones, headers. In elements; beyond it: `invalidParams`;
  /// surplus headers are ignored.
  package static let idsPerMessage = 100
  /// They are copied into every ad request. In members; beyond it: `invalidParams`.
  package static let optionalParams = 32
  /// They are copied into every ad request. In bytes; beyond it: `invalidParams`.
  package static let optionalParamBytes = 256
  /// `queuedReports` and room for sessions and settings. In entries; beyond it: surplus is set aside, with a warning.
  package static let storedEntries = 12_000
  /// Platforms open six connections a host; one slot is always free for reports. In requests; beyond it: further
  /// fetches wait their turn.
  package static let sendsInFlight = 64
  /// What shipped SDKs keep. In open clicks; beyond it: the oldest is voided.
  package static let contentHandles = 25
  /// `answerItems` payloads of one answer stay acknowledgeable. In payloads; beyond it: the oldest is voided.
  package static let payloadHandles = 100
  /// Remembered so that no payload is handed over twice in a process; users get a handful a day. In payload ids; beyond
  /// it: the oldest is forgotten.
  package static let deliveredPayloads = 1000
  /// A campaign has at most some dozens of items. In items or payloads; beyond it: surplus is dropped.
  package static let answerItems = 100
  /// The longest honest field is an address. In bytes; beyond it: costs its element, or the request when it is the ad's
  /// own field.
  package static let answerStringBytes = 65_536
  /// Some weeks offline. In reports; beyond it: the oldest of the least valuable class is dropped and counted.
  package static let queuedReports = 10_000
  /// What a phone can spare for us. In bytes; beyond it: the oldest of the least valuable class is dropped and counted.
  package static let queuedReportBytes = 4_194_304
  /// localStorage holds 5 MB for the whole origin. In bytes; beyond it: the oldest of the least valuable class is
  /// dropped and counted.
  package static let queuedReportBytesBrowser = 524_288
  /// Links kept until initialization; an app is opened by one. In links; beyond it: `limitExceeded`.
  package static let links = 8
  /// Longest link kept until initialization. In bytes; beyond it: `limitExceeded`.
  package static let linkBytes = 65_536
  /// One for each app, tab or test. In cores; beyond it: `trestle_create` returns 0.
  package static let cores = 64
  /// An id of a message is echoed with every reply; it is a number or a short name. In bytes; beyond it:
  /// `invalidMessage`.
  package static let idBytes = 64
  /// They are for people, who stop reading earlier. In remarks a turn; beyond it: further ones are dropped.
  package static let diagnostics = 100
  /// A shell settles a store at once; this bounds one that never does. In stores; beyond it: the oldest is forgotten
  /// and its settle is stale.
  package static let pendingStores = 1024
  /// A queue that was filled offline must not come in one turn; a quarter of `turnBytes`, for JSON within JSON is
  /// longer. In bytes of reports a turn sends, and as many that it stores; beyond it: the rest follows with the next
  /// turns.
  package static let deliveryBytes = 1_048_576
  /// A batch is one request; a refused one is halved until the refused report is alone. In reports; beyond it: the
  /// batch is closed.
  package static let batchReports = 50
  /// Browsers hold 64 KiB of keepalive bodies a page; the envelope and another request need the rest. In bytes; beyond
  /// it: the batch is closed.
  package static let batchBytes = 49_152

  /// Writes an object of all limits by name.
  package static func write(to writer: inout JSONWriter) {
    writer.beginObject()
    write("messageBytes", messageBytes, to: &writer)
    write("largeMessageBytes", largeMessageBytes, to: &writer)
    write("turnBytes", turnBytes, to: &writer)
    write("depth", depth, to: &writer)
    write("stringBytes", stringBytes, to: &writer)
    write("keyBytes", keyBytes, to: &writer)
    write("mounts", mounts, to: &writer)
    write("popups", popups, to: &writer)
    write("terms", terms, to: &writer)
    write("queryScalars", queryScalars, to: &writer)
    write("matches", matches, to: &writer)
    write("searches", searches, to: &writer)
    write("listPage", listPage, to: &writer)
    write("itemsPerReport", itemsPerReport, to: &writer)
    write("idsPerMessage", idsPerMessage, to: &writer)
    write("optionalParams", optionalParams, to: &writer)
    write("optionalParamBytes", optionalParamBytes, to: &writer)
    write("storedEntries", storedEntries, to: &writer)
    write("sendsInFlight", sendsInFlight, to: &writer)
    write("contentHandles", contentHandles, to: &writer)
    write("payloadHandles", payloadHandles, to: &writer)
    write("deliveredPayloads", deliveredPayloads, to: &writer)
    write("answerItems", answerItems, to: &writer)
    write("answerStringBytes", answerStringBytes, to: &writer)
    write("queuedReports", queuedReports, to: &writer)
    write("queuedReportBytes", queuedReportBytes, to: &writer)
    write("queuedReportBytesBrowser", queuedReportBytesBrowser, to: &writer)
    write("links", links, to: &writer)
    write("linkBytes", linkBytes, to: &writer)
    write("cores", cores, to: &writer)
    write("idBytes", idBytes, to: &writer)
    write("diagnostics", diagnostics, to: &writer)
    write("pendingStores", pendingStores, to: &writer)
    write("deliveryBytes", deliveryBytes, to: &writer)
    write("batchReports", batchReports, to: &writer)
    write("batchBytes", batchBytes, to: &writer)
    writer.endObject()
  }

  private static func write(_ name: StaticString, _ value: Int, to writer: inout JSONWriter) {
    writer.key(name)
    writer.integer(value)
  }
}
