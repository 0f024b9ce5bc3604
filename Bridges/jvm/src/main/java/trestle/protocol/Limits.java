// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

/** Everything that is bounded. */
public final class Limits {
  private Limits() {}

  /** A message is a handful of facts; what is larger is a mistake of the shell. In bytes. */
  public static final int MESSAGE_BYTES = 1048576;

  /** `effect/settle` carries whole answers and `sdk/initialize` the whole storage; they are told by their `method` before parsing. In bytes. */
  public static final int LARGE_MESSAGE_BYTES = 33554432;

  /** A shell must be able to parse a turn in one frame's time on a slow phone. In bytes. */
  public static final int TURN_BYTES = 4194304;

  /** The parser recurses; no message of the protocol is deeper than six. In levels, the message object being 1. */
  public static final int DEPTH = 32;

  /** Half a message. An answer's body and stored values are excepted. In bytes. */
  public static final int STRING_BYTES = 524288;

  /** Keys are names; the longest of ours has 40 bytes. In bytes. */
  public static final int KEY_BYTES = 256;

  /** A page with more ads than this is no page; each mount holds an ad and a deadline. In mounts. */
  public static final int MOUNTS = 256;

  /** People see one at a time; a few may be closing. In popups. */
  public static final int POPUPS = 8;

  /** The largest term list seen has some thousands; the index stays within 40 MB. In terms. */
  public static final int TERMS = 200000;

  /** Longer texts are pasted documents, not searches. In Unicode scalars. */
  public static final int QUERY_SCALARS = 256;

  /** Nobody reads more suggestions; also the default. In terms. */
  public static final int MATCHES = 100;

  /** Enough to credit a choice that was made while the next letters were typed. In searches. */
  public static final int SEARCHES = 16;

  /** A page of terms stays far below `turnBytes`. In terms. */
  public static final int LIST_PAGE = 1000;

  /** A weekly shop has some dozens; each name is a report of its own. In names. */
  public static final int ITEMS_PER_REPORT = 500;

  /** Bounds the work of one message: term ids, payloads, zones, headers. In elements. */
  public static final int IDS_PER_MESSAGE = 100;

  /** They are copied into every ad request. In members. */
  public static final int OPTIONAL_PARAMS = 32;

  /** They are copied into every ad request. In bytes. */
  public static final int OPTIONAL_PARAM_BYTES = 256;

  /** `queuedReports` and room for sessions and settings. In entries. */
  public static final int STORED_ENTRIES = 12000;

  /** Platforms open six connections a host; one slot is always free for reports. In requests. */
  public static final int SENDS_IN_FLIGHT = 64;

  /** What shipped SDKs keep. In open clicks. */
  public static final int CONTENT_HANDLES = 25;

  /** `answerItems` payloads of one answer stay acknowledgeable. In payloads. */
  public static final int PAYLOAD_HANDLES = 100;

  /** Remembered so that no payload is handed over twice in a process; users get a handful a day. In payload ids. */
  public static final int DELIVERED_PAYLOADS = 1000;

  /** A campaign has at most some dozens of items. In items or payloads. */
  public static final int ANSWER_ITEMS = 100;

  /** The longest honest field is an address. In bytes. */
  public static final int ANSWER_STRING_BYTES = 65536;

  /** Some weeks offline. In reports. */
  public static final int QUEUED_REPORTS = 10000;

  /** What a phone can spare for us. In bytes. */
  public static final int QUEUED_REPORT_BYTES = 4194304;

  /** localStorage holds 5 MB for the whole origin. In bytes. */
  public static final int QUEUED_REPORT_BYTES_BROWSER = 524288;

  /** Links kept until initialization; an app is opened by one. In links. */
  public static final int LINKS = 8;

  /** Longest link kept until initialization. In bytes. */
  public static final int LINK_BYTES = 65536;

  /** One for each app, tab or test. In cores. */
  public static final int CORES = 64;

  /** An id of a message is echoed with every reply; it is a number or a short name. In bytes. */
  public static final int ID_BYTES = 64;

  /** They are for people, who stop reading earlier. In remarks a turn. */
  public static final int DIAGNOSTICS = 100;

  /** A shell settles a store at once; this bounds one that never does. In stores. */
  public static final int PENDING_STORES = 1024;

  /** A queue that was filled offline must not come in one turn; a quarter of `turnBytes`, for JSON within JSON is longer. In bytes of reports a turn sends, and as many that it stores. */
  public static final int DELIVERY_BYTES = 1048576;

  /** A batch is one request; a refused one is halved until the refused report is alone. In reports. */
  public static final int BATCH_REPORTS = 50;

  /** Browsers hold 64 KiB of keepalive bodies a page; the envelope and another request need the rest. In bytes. */
  public static final int BATCH_BYTES = 49152;
}
