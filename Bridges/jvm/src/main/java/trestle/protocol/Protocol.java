// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

/** Names of the protocol. */
public final class Protocol {
  private Protocol() {}

  /** SHA-256 of the schemas these classes follow; `core/hello` answers that of the core. */
  public static final String SCHEMA_DIGEST =
    "c84a5f8a79eba7d6d95e3ae8bb984984df7180bbcbd4ee54a261e9cf37584240";

  public static final class Methods {
    private Methods() {}

    /** Says who answers and what it knows. */
    public static final String CORE_HELLO = "core/hello";

    /** Tells that a deadline may have passed. */
    public static final String CORE_WAKE = "core/wake";

    /** Shows the whole state for tools and bug reports. */
    public static final String CORE_STATE = "core/state";

    /** Tells what happened to an effect. */
    public static final String EFFECT_SETTLE = "effect/settle";

    /** Begins: whose app this is, what the shell can do, what was stored. */
    public static final String SDK_INITIALIZE = "sdk/initialize";

    /** Ends what `sdk/initialize` began. */
    public static final String SDK_SHUTDOWN = "sdk/shutdown";

    /** Asks for the id of the session. */
    public static final String SDK_SESSION = "sdk/session";

    /** Asks for what the service is told about the device. */
    public static final String SDK_DEVICE = "sdk/device";

    /** Tells where the app is. */
    public static final String APP_STATE = "app/state";

    /** Tells whether there is a network. */
    public static final String APP_NETWORK = "app/network";

    /** Mounts a zone: from now on it serves ads. */
    public static final String ZONE_MOUNT = "zone/mount";

    /** Changes a mount. */
    public static final String ZONE_UPDATE = "zone/update";

    /** Tells how much of a mount can be seen. */
    public static final String ZONE_VISIBILITY = "zone/visibility";

    /** Tells how the display of a creative went. */
    public static final String ZONE_CREATIVE = "zone/creative";

    /** Tells that a mount was tapped. */
    public static final String ZONE_TAP = "zone/tap";

    /** Unmounts a zone. */
    public static final String ZONE_UNMOUNT = "zone/unmount";

    /** Tells that a popup is on screen. */
    public static final String POPUP_OPENED = "popup/opened";

    /** Tells that a popup was closed. */
    public static final String POPUP_CLOSED = "popup/closed";

    /** Hands on items that a popup's page wants to add. */
    public static final String POPUP_ITEMS = "popup/items";

    /** Asks for the ad's own items. */
    public static final String POPUP_CONTENT = "popup/content";

    /** Tells that a popup shows nothing. */
    public static final String POPUP_FAILED = "popup/failed";

    /** Tells that the items of a handle are on the list. */
    public static final String AD_ACKNOWLEDGE = "ad/acknowledge";

    /** Tells that one item is on the list. */
    public static final String AD_ACKNOWLEDGE_ITEM = "ad/acknowledgeItem";

    /** Acknowledges the oldest open handle. */
    public static final String AD_ACKNOWLEDGE_OLDEST = "ad/acknowledgeOldest";

    /** Tells that the items of a handle could not be added. */
    public static final String AD_FAIL = "ad/fail";

    /** Tells that one item could not be added. */
    public static final String AD_FAIL_ITEM = "ad/failItem";

    /** Searches the keyword terms. */
    public static final String KEYWORD_SEARCH = "keyword/search";

    /** Tells which terms were shown to the user. */
    public static final String KEYWORD_PRESENTED = "keyword/presented";

    /** Tells which term the user chose. */
    public static final String KEYWORD_SELECTED = "keyword/selected";

    /** Lists the keyword terms. */
    public static final String KEYWORD_LIST = "keyword/list";

    /** Reports what the user did with entries of a shopping list. */
    public static final String LIST_REPORT = "list/report";

    /** Reports what the user did with entries of a cart. */
    public static final String CART_REPORT = "cart/report";

    /** Changes the store the user shops in. */
    public static final String CONTEXT_STORE = "context/store";

    /** Changes the recipe on screen. */
    public static final String CONTEXT_RECIPE = "context/recipe";

    /** Reports that a recipe was displayed. */
    public static final String CONTEXT_RECIPE_LOADED = "context/recipeLoaded";

    /** Asks the service for waiting payloads. */
    public static final String PAYLOAD_PICKUP = "payload/pickup";

    /** Tells what became of payloads. */
    public static final String PAYLOAD_RESOLVE = "payload/resolve";

    /** Hands over a link that opened the app. */
    public static final String LINK_OPEN = "link/open";

    /** Tells whether the user allows tracking. */
    public static final String PRIVACY_TRACKING = "privacy/tracking";
  }

  public static final class EventNames {
    private EventNames() {}

    /** Display this ad now. */
    public static final String ZONE_SHOWN = "zone/shown";

    /** Display nothing. */
    public static final String ZONE_CLEARED = "zone/cleared";

    /** Whether the zone has an ad. */
    public static final String ZONE_FILLED = "zone/filled";

    /** The ad is displayed. */
    public static final String ZONE_LOADED = "zone/loaded";

    /** There is no ad to display. */
    public static final String ZONE_LOAD_FAILED = "zone/loadFailed";

    /** An ad replaced an earlier one. */
    public static final String ZONE_REFRESHED = "zone/refreshed";

    /** Run the creative's tracking script. */
    public static final String ZONE_PIXELS = "zone/pixels";

    /** Something was reported to the service. */
    public static final String AD_REPORTED = "ad/reported";

    /** An ad was tapped. */
    public static final String ACTION_CLICKED = "action/clicked";

    /** Put these items on the list. */
    public static final String ACTION_ITEMS = "action/items";

    /** Open this link. */
    public static final String ACTION_OPEN = "action/open";

    /** A tapped ad has an action that this profile does not take. */
    public static final String ACTION_UNSUPPORTED = "action/unsupported";

    /** Keyword terms have arrived. */
    public static final String KEYWORD_READY = "keyword/ready";

    /** Payloads have arrived. */
    public static final String PAYLOAD_AVAILABLE = "payload/available";

    /** Something an integrator should fix. */
    public static final String SDK_WARNING = "sdk/warning";
  }

  public static final class EffectKinds {
    private EffectKinds() {}

    /** Make this request. */
    public static final String HTTP_SEND = "http/send";

    /** The answer is no longer wanted. */
    public static final String HTTP_CANCEL = "http/cancel";

    /** Store this value. */
    public static final String STORE_PUT = "store/put";

    /** Forget this key. */
    public static final String STORE_REMOVE = "store/remove";
  }

  public static final class ErrorNames {
    private ErrorNames() {}

    /** The text is not one strict JSON value: not JSON, NaN, comments, a byte-order mark, trailing bytes, invalid UTF-8, lone surrogates, equal keys, a NUL in a key, too deep, too long a key, or a number out of range. The turn's `id` is null. */
    public static final String PARSE_ERROR = "parseError";

    /** The envelope is wrong: no object, another `jsonrpc`, an `id` of another kind, no `method`, `params` that is no object, an `at` without whole numbers. A valid `id` is echoed. */
    public static final String INVALID_MESSAGE = "invalidMessage";

    /** The core does not know the method. */
    public static final String UNKNOWN_METHOD = "unknownMethod";

    /** A param is missing, of a wrong type, out of range, too long or too many. */
    public static final String INVALID_PARAMS = "invalidParams";

    /** A defect of ours. Nothing changed; the next message works. */
    public static final String INTERNAL = "internal";

    /** The message needs an initialized core. */
    public static final String NOT_INITIALIZED = "notInitialized";

    /** The message is well-formed, but there is no room for what it asks. */
    public static final String LIMIT_EXCEEDED = "limitExceeded";

    /** The handle is dead, foreign or destroyed. Told by status -2 of the C ABI. */
    public static final String CLOSED = "closed";

    /** Another thread is inside the core, or the call came out of its own output. Told by status -3 of the C ABI. */
    public static final String BUSY = "busy";

    /** A pointer is NULL or misaligned. Told by status -1 of the C ABI. */
    public static final String BAD_ARGUMENT = "badArgument";

    /** Memory for the message or the turn ran out. Told by status -4 of the C ABI. */
    public static final String OUT_OF_MEMORY = "outOfMemory";

    /** No zone is mounted under this number. */
    public static final String UNKNOWN_MOUNT = "unknownMount";

    /** No popup is open under this number. */
    public static final String UNKNOWN_POPUP = "unknownPopup";

    /** No term has this id or replacement. */
    public static final String UNKNOWN_TERM = "unknownTerm";

    /** The handle was never issued. A spent or void one is no error: it answers `reported:false`. */
    public static final String UNKNOWN_CONTENT = "unknownContent";
  }
}
