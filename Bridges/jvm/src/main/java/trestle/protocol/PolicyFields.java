// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

/** Names of the fields of a profile that a policy can override. */
public final class PolicyFields {
  private PolicyFields() {}

  /** Which routes ad and intercept events go to. */
  public static final String ROUTES = "routes";

  /** Whether the collector and the payload service get the API key too. */
  public static final String API_KEY_EVERYWHERE = "apiKeyEverywhere";

  /** Whether bodies of ad and intercept events carry the SDK's version. */
  public static final String SDK_VERSION_IN_EVENTS = "sdkVersionInEvents";

  /** What the collector is told about the device. */
  public static final String COLLECTOR_BODY = "collectorBody";

  /** The operating system in the collector's routes. */
  public static final String COLLECTOR_OS = "collectorOS";

  /** Whether errors are reported to the service. */
  public static final String ERROR_REPORTS = "errorReports";

  /** Names of reported errors. */
  public static final String ERROR_NAMES = "errorNames";

  /** How often a retrieval is tried on transport errors and 5xx, with waits of 1, 2 and 4 s. */
  public static final String RETRIEVAL_ATTEMPTS = "retrievalAttempts";

  /** How long any request may take, in milliseconds. */
  public static final String TIMEOUT_MS = "timeoutMs";

  /** What an answer with `success:false` is. */
  public static final String SUCCESS_FALSE = "successFalse";

  /** What an answer without `data` is. */
  public static final String MISSING_DATA = "missingData";

  /** What an ad without a creative is. */
  public static final String MISSING_CREATIVE = "missingCreative";

  /** What becomes of the report that a zone off screen is unfilled. */
  public static final String UNFILLED_OFFSCREEN = "unfilledOffscreen";

  /** What a failed refresh does to the ad that is showing. */
  public static final String REFRESH_FAILURE = "refreshFailure";

  /** How long a zone waits after a failed request. */
  public static final String FAILURE_PACING = "failurePacing";

  /** When a refresh ends the impression. Leaving the screen always ends it. */
  public static final String IMPRESSION_ENDS = "impressionEnds";

  /** Whether an impression waits for `zone/creative`; without, that message is ignored. */
  public static final String RENDER_GATE = "renderGate";

  /** When the creative's tracking script runs. */
  public static final String PIXELS = "pixels";

  /** Whether a mount that was never measured counts as visible. */
  public static final String VISIBLE_BY_DEFAULT = "visibleByDefault";

  /** Share of the ad that must be visible for an impression, in thousandths. */
  public static final String IMPRESSION_MIN_PERMILLE = "impressionMinPermille";

  /** How long without a break it must be visible, in milliseconds. */
  public static final String IMPRESSION_MIN_MS = "impressionMinMs";

  /** Whether a zone without an ad counts down though it is not on screen. */
  public static final String EMPTY_ZONE_PACES = "emptyZonePaces";

  /** Whether zones pause while a popup of ours is open. Impressions stay open. */
  public static final String POPUP_COVERS = "popupCovers";

  /** When a zone is reported mounted and unmounted. */
  public static final String MOUNT_REPORTS = "mountReports";

  /** Whether a zone without an ad asks for one when it is attached again. */
  public static final String REFETCH_WHEN_REATTACHED_EMPTY = "refetchWhenReattachedEmpty";

  /** When a changed recipe context reaches the service. */
  public static final String CONTEXT_CHANGE = "contextChange";

  /** Whether a changed recipe context is reported. */
  public static final String RECIPE_CONTEXT_REPORT = "recipeContextReport";

  /** Whether ad requests carry the store. */
  public static final String STORE_IN_REQUEST = "storeInRequest";

  /** First letters of session ids; the service knows platforms by them. */
  public static final String SESSION_PREFIX = "sessionPrefix";

  /** Where a session lives and from when its window runs. */
  public static final String SESSION_STORE = "sessionStore";

  /** How long an unused session lasts, in milliseconds; after exactly so long it is expired. */
  public static final String SESSION_WINDOW_MS = "sessionWindowMs";

  /** What the app state `inactive` does. */
  public static final String INACTIVE = "inactive";

  /** Whether a new session fetches the keyword terms again. */
  public static final String REFETCH_KEYWORDS_ON_ROTATION = "refetchKeywordsOnRotation";

  /** Default of `features.keywords`. */
  public static final String FEATURES_KEYWORDS = "featuresKeywords";

  /** Default of `features.payloads`. */
  public static final String FEATURES_PAYLOADS = "featuresPayloads";

  /** Whether searches are trimmed. */
  public static final String KEYWORD_TRIM = "keywordTrim";

  /** Shortest search, in Unicode scalars. */
  public static final String KEYWORD_MIN_SCALARS = "keywordMinScalars";

  /** Which terms a search matches. */
  public static final String KEYWORD_MATCH = "keywordMatch";

  /** What diacritics do in searches. */
  public static final String KEYWORD_DIACRITICS = "keywordDiacritics";

  /** How searches and terms are reported. */
  public static final String KEYWORD_REPORT_CASE = "keywordReportCase";

  /** Search id in the report of a search without a match. */
  public static final String NO_MATCH_SEARCH_ID = "noMatchSearchId";

  /** When searches are reported. */
  public static final String SEARCH_REPORTS = "searchReports";

  /** Which of several terms with one id is meant. */
  public static final String TERM_LOOKUP = "termLookup";

  /** Whether a term is reported presented, and selected, only once a search. */
  public static final String PRESENTED_ONCE = "presentedOnce";

  /** Action types that a tap takes. */
  public static final String HANDLED_ACTIONS = "handledActions";

  /** Where links of type `e` open. */
  public static final String EXTERNAL_PRESENTATION = "externalPresentation";

  /** Whether a tap on an action that is not handled costs the zone its ad. */
  public static final String UNHANDLED_ROTATES = "unhandledRotates";

  /** Whether each serving counts one tap only. */
  public static final String TAP_GUARD = "tapGuard";

  /** Whether a tap on an add-to-list ad is reported. */
  public static final String ITEMS_CLICKED_REPORT = "itemsClickedReport";

  /** Whether each acknowledged item is reported. */
  public static final String ITEM_REPORTS = "itemReports";

  /** A tap that moved this far or farther on either axis is a drag; null counts every tap. */
  public static final String TAP_TOLERANCE = "tapTolerance";

  /** Whether coming back from the background picks up payloads. */
  public static final String PICKUP_ON_RETURN = "pickupOnReturn";

  /** Entries in which payloads are handed to the app. */
  public static final String PAYLOAD_ENTRIES = "payloadEntries";

  /** Where repeated payloads are looked for. Links always within the process. */
  public static final String PAYLOAD_DUPLICATES = "payloadDuplicates";

  /** Time in payload reports. */
  public static final String TRACKING_TIME = "trackingTime";

  /** How items in links are read. */
  public static final String LINK_ITEMS = "linkItems";

  /** What stands for a list without a name. */
  public static final String MISSING_LIST_NAME = "missingListName";

  /** Source of reported user actions. */
  public static final String EVENT_SOURCE = "eventSource";

  /** What `zone/filled` tells. */
  public static final String FILL_EVENT = "fillEvent";

  /** When `zone/loadFailed` is told. */
  public static final String LOAD_FAILED_ON = "loadFailedOn";

  /** When the begin of a popup is reported. */
  public static final String POPUP_BEGIN = "popupBegin";

  /** Which feedback host `reportUrl` names. */
  public static final String REPORT_HOST = "reportHost";

  /** Which id is sent when tracking is refused. */
  public static final String ID_WHEN_REFUSED = "idWhenRefused";

  /** Where `advertiserId` replaces the platform's id. */
  public static final String ADVERTISER_ID_ON = "advertiserIdOn";

  /** Form of `reportUrl`. */
  public static final String REPORT_LINK = "reportLink";

  /** Whether ad requests carry `sdk/initialize.params`. */
  public static final String PARAMS_IN_EXTRA = "paramsInExtra";

  /** Form of payload requests. */
  public static final String PAYLOAD_BODIES = "payloadBodies";

  /** Whether pickups, popups and links are reported to the collector. */
  public static final String CONTENT_REPORTS = "contentReports";

  /** Whether the SDK's own collector events carry the session id. */
  public static final String SESSION_ID_IN_PARAMS = "sessionIdInParams";

  /** Whether an empty pickup is told to the app. */
  public static final String EMPTY_PICKUP = "emptyPickup";

  /** How exactly served refresh times are taken. */
  public static final String REFRESH_ROUNDING = "refreshRounding";

  /** What marks a batch of reports that is sent again. */
  public static final String IDEMPOTENCY = "idempotency";
}
