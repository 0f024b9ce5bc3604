// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

/** SHA-256 of the schemas these declarations follow; `core/hello` answers that of the core. */
export type SchemaDigest = "c84a5f8a79eba7d6d95e3ae8bb984984df7180bbcbd4ee54a261e9cf37584240";

/** An ad as a zone displays it. */
export interface Ad {
  /** Names this serving of the ad; an ad served again has a new number. */
  serve: Handle;
  /** The service's id of the ad. */
  id: Text;
  /** The service's id of this impression. */
  impressionId: Text;
  /** Page to display. */
  creativeUrl: Text;
  /** What a tap does: `c` adds to a list, `e` and `l` open a link, `p` and `cp` open a popup. */
  actionType: Text;
  /** Width the creative was made for, 0 when unknown. */
  width: Count;
  /** Height the creative was made for, 0 when unknown. */
  height: Count;
  /** Page on which the user can report this ad. */
  reportUrl: Text;
}

/** Where the app is, as its user sees it. */
export type AppState =
  /** On screen and receiving input. */
  | "active"
  /** Visible but without focus. */
  | "inactive"
  /** Hidden. */
  | "background";

/** The app that embeds the shell. */
export interface Bundle {
  /** Bundle or package id. */
  id: Label;
  /** Version of the app. */
  version: Label;
}

/** What the user did with entries of a cart. */
export type CartAction =
  /** Put into the cart. */
  | "added"
  /** Taken out. */
  | "deleted";

/** Where items to add came from. */
export type ContentSource =
  /** A tapped ad. */
  | "ad"
  /** A popup of ours. */
  | "popup";

/** The core that answers. */
export interface CoreName {
  /** `trestle`. */
  name: Label;
  /** Version of the core. */
  version: Label;
}

/** How many. */
export type Count = number;

/** Why a creative could not be displayed. */
export type CreativeReason =
  /** The platform cancelled the load; ignored. */
  | "cancelled"
  /** Something inside the page failed, or the error belongs to another page; ignored. */
  | "subresource"
  /** The page could not be fetched. */
  | "network"
  /** Any other reason. */
  | "other";

/** How the display of a creative went. */
export type CreativeState =
  /** The creative's page has finished loading. */
  | "loaded"
  /** It could not be displayed. */
  | "failed";

/** Facts about the device. Which of its ids is sent, if any, the profile decides. */
export interface Device {
  /** Platform. */
  platform: Platform;
  /** Advertising id. */
  advertisingId?: Label;
  /** Id of the device for this vendor. */
  vendorId?: Label;
  /** Name of the kind of device. */
  name?: Label;
  /** Model. */
  model?: Label;
  /** Operating system. */
  os?: Label;
  /** Version of the operating system. */
  osVersion?: Label;
  /** Locale. */
  locale?: Label;
  /** Time zone. */
  timezone?: Label;
  /** Mobile carrier. */
  carrier?: Label;
  /** Width of the screen. */
  width?: Extent;
  /** Height of the screen. */
  height?: Extent;
  /** Density of the screen, as the platform writes it. */
  density?: Label;
  /** Whether the platform allows tracking. Absent allows. */
  adTrackingEnabled?: boolean;
}

/** A remark for shell authors; never for control flow. */
export interface Diagnostic {
  /** Name of the kind of remark. */
  code: Label;
  /** For people. */
  message: Text;
}

/** A signed length on the screen in the shell's own unit. May have a fraction. */
export type Distance = number;

/** Addresses that replace those of the environment. */
export interface Endpoints {
  /** Ad service: ads, keyword terms and their events. */
  ads?: ServiceRoot;
  /** Event collector. */
  events?: ServiceRoot;
  /** Payload service. */
  payloads?: ServiceRoot;
  /** Pages on which users report ads. */
  feedback?: ServiceRoot;
}

/** Which service is talked to. */
export type Environment =
  /** The service that counts. */
  | "production"
  /** The sandbox. */
  | "development";

/** A length on the screen in the shell's own unit (points, dp or CSS pixels). May have a fraction. */
export type Extent = number;

/** Why a request got no answer. */
export type FailureReason =
  /** The device has no network. */
  | "offline"
  /** The host's name could not be resolved. */
  | "dns"
  /** The host refused the connection. */
  | "refused"
  /** No trusted connection could be made. */
  | "tls"
  /** The answer took longer than `timeoutMs`. */
  | "timeout"
  /** The shell or the platform cancelled it. */
  | "cancelled"
  /** Any other reason. */
  | "other";

/** Parts of the core that can be off. */
export interface Features {
  /** Fetch keyword terms. */
  keywords: boolean;
  /** Pick up waiting payloads. */
  payloads: boolean;
}

/** A number that the core gave out. Numbers of one kind only grow and are never reused. */
export type Handle = number;

/** A header of a request or a response: its name, then its value. */
export type Header = [name: Text, value: Text];

/** A request to make, complete. */
export interface HttpRequest {
  /** `GET` or `POST`. */
  method: Label;
  /** Absolute address. */
  url: Text;
  /** Headers in the order to send them. */
  headers: Header[];
  /** Body; none when left out. Bounded only by the turn. */
  body?: string;
}

/** The name of something outside Trestle: a zone, an app, a payload. Compared byte by byte. 1 to 256 bytes. */
export type Identifier = string;

/** A product that a user can put on a list. The field names are those of the ad service. */
export interface Item {
  /** The service's number for this item in this campaign. */
  tracking_id?: Text;
  /** Name of the product, what an app puts on the list. */
  product_title: Text;
  /** Brand. */
  product_brand: Text;
  /** Category. */
  product_category: Text;
  /** Barcode (UPC or EAN). */
  product_barcode: Text;
  /** The retailer's own number. */
  product_sku: Text;
  /** Discount; also carries the retailer's id. */
  product_discount: Text;
  /** Address of a picture. */
  product_image: Text;
}

/** A short string that may be empty. At most 1024 bytes. */
export type Label = string;

/** What the user did with entries of a shopping list. */
export type ListAction =
  /** Put on the list. */
  | "added"
  /** Crossed off. */
  | "crossedOff"
  /** Taken off. */
  | "deleted";

/** A span or a point of time in whole milliseconds. */
export type Milliseconds = number;

/** What kind of thing happened to an effect. */
export type OutcomeKind =
  /** An answer arrived, whatever its status. */
  | "response"
  /** No answer arrived. */
  | "failed"
  /** The value is stored. */
  | "stored"
  /** The value could not be stored. */
  | "storeFailed";

/** What happened to an effect. Facts; the core decides what they mean. */
export type Outcome =
  | { kind: "response" } & Response
  | { kind: "failed"; reason: FailureReason }
  | { kind: "stored" }
  | { kind: "storeFailed" };

/** What became of one payload. */
export interface PayloadResolution {
  /** The payload. */
  payload_id: Identifier;
  /** What became of it. */
  status: PayloadStatus;
}

/** How a payload arrived. */
export type PayloadSource =
  /** It was waiting at the service. */
  | "service"
  /** In a link that opened the app. */
  | "link";

/** What became of a payload. */
export type PayloadStatus =
  /** Its items are on the user's list. */
  | "delivered"
  /** They could not be added. */
  | "rejected";

/** Items that another page, mail or app wants to put on the user's list. */
export interface Payload {
  /** The service's id of the payload. */
  payload_id: Text;
  /** Handle for `ad/acknowledge`, `ad/fail` and their like for items. */
  content: Handle;
  /** Message for the user. */
  payload_message?: Text;
  /** Address of a picture. */
  payload_image?: Text;
  /** Campaign. */
  campaign_id?: Text;
  /** App it is meant for. */
  app_id?: Text;
  /** Lifetime in seconds. */
  expire_seconds?: number;
  /** The items. */
  detailed_list_items: Item[];
}

/** A family of effects that a shell can perform. */
export type Performs =
  /** `http/send` and `http/cancel`. */
  | "http"
  /** `store/put` and `store/remove`. */
  | "store";

/** A share in thousandths. From 0 to 1000. */
export type Permille = number;

/** The platform of the device. */
export type Platform =
  /** Android. */
  | "android"
  /** iOS or iPadOS. */
  | "ios"
  /** A browser. */
  | "web"
  /** Anything else, servers and desktops included. */
  | "other";

/** Why a popup shows nothing. */
export type PopupFailure =
  /** Its address is no address. */
  | "malformed"
  /** Its page could not be loaded. */
  | "load";

/** Where a link is to be opened. */
export type Presentation =
  /** Outside the app. */
  | "external"
  /** In a popup over the app. */
  | "popup";

/** Whose behaviour the core reproduces. */
export type ProfileName =
  /** The best of all, for new shells and development. */
  | "standard"
  /** The React Native SDK. */
  | "react-native"
  /** The JavaScript SDK. */
  | "javascript"
  /** The Flutter SDK. */
  | "flutter"
  /** The Android SDK. */
  | "android"
  /** The iOS SDK. */
  | "ios";

/** What a request is for; tools and tests tell requests apart by it. */
export type Purpose =
  /** The ad of one zone. */
  | "ad"
  /** The keyword terms. */
  | "keywords"
  /** Payloads waiting for this user. */
  | "payloads"
  /** A batch of reports. */
  | "report"
  /** Reserved for offers. */
  | "offer"
  /** Anything else. */
  | "other";

/** A recipe that is on screen, and the zones on its page. */
export interface Recipe {
  /** Id of the recipe. */
  context: Label;
  /** Zones it applies to; none means all. At most 100. */
  zones: Identifier[];
}

/** An answer to a request, as it arrived. */
export interface Response {
  /** Status code. From 0 to 999. */
  status: number;
  /** Headers; those beyond `idsPerMessage` are ignored. Default []. */
  headers?: Header[];
  /** Body, decoded as UTF-8 with U+FFFD for bytes that are none. Bounded only by the message. */
  body?: string;
}

/** The address of a service without path, query or fragment. At most 2048 bytes. */
export type ServiceRoot = string;

/** What the shell must know about storage. */
export interface Storage {
  /** Prefixes of the keys whose entries are handed back in `sdk/initialize`. */
  prefixes: Label[];
}

/** A keyword term of the service. */
export interface Term {
  /** The service's id of the term. */
  term_id: Text;
  /** Text the search is matched with. */
  term: Text;
  /** Text to suggest. */
  replacement: Text;
  /** Lower comes first. */
  priority: number;
}

/** A string of any length that a message can carry. At most 524288 bytes. */
export type Text = string;

/** Fields of a profile that can be overridden. */
export interface Policy {
  /** Which routes ad and intercept events go to. */
  routes?: "v1" | "legacy";
  /** Whether the collector and the payload service get the API key too. */
  apiKeyEverywhere?: boolean;
  /** Whether bodies of ad and intercept events carry the SDK's version. */
  sdkVersionInEvents?: boolean;
  /** What the collector is told about the device. */
  collectorBody?: "none" | "device" | "full";
  /** The operating system in the collector's routes. */
  collectorOS?: "platform" | "android" | "ios";
  /** Whether errors are reported to the service. */
  errorReports?: boolean;
  /** Names of reported errors. */
  errorNames?: "android" | "ios";
  /** How often a retrieval is tried on transport errors and 5xx, with waits of 1, 2 and 4 s. */
  retrievalAttempts?: number;
  /** How long any request may take, in milliseconds. */
  timeoutMs?: number;
  /** What an answer with `success:false` is. */
  successFalse?: "fail" | "ignore";
  /** What an answer without `data` is. */
  missingData?: "noAd" | "fail";
  /** What an ad without a creative is. */
  missingCreative?: "renderFailed" | "show";
  /** What becomes of the report that a zone off screen is unfilled. */
  unfilledOffscreen?: "hold" | "drop";
  /** What a failed refresh does to the ad that is showing. */
  refreshFailure?: "keep" | "clear";
  /** How long a zone waits after a failed request. */
  failurePacing?: "served" | "firstDefault" | "default";
  /** When a refresh ends the impression. Leaving the screen always ends it. */
  impressionEnds?: "replacement" | "request";
  /** Whether an impression waits for `zone/creative`; without, that message is ignored. */
  renderGate?: boolean;
  /** When the creative's tracking script runs. */
  pixels?: "before" | "after" | "never";
  /** Whether a mount that was never measured counts as visible. */
  visibleByDefault?: boolean;
  /** Share of the ad that must be visible for an impression, in thousandths. */
  impressionMinPermille?: number;
  /** How long without a break it must be visible, in milliseconds. */
  impressionMinMs?: number;
  /** Whether a zone without an ad counts down though it is not on screen. */
  emptyZonePaces?: boolean;
  /** Whether zones pause while a popup of ours is open. Impressions stay open. */
  popupCovers?: boolean;
  /** When a zone is reported mounted and unmounted. */
  mountReports?: "mount" | "attach";
  /** Whether a zone without an ad asks for one when it is attached again. */
  refetchWhenReattachedEmpty?: boolean;
  /** When a changed recipe context reaches the service. */
  contextChange?: "refetch" | "next";
  /** Whether a changed recipe context is reported. */
  recipeContextReport?: boolean;
  /** Whether ad requests carry the store. */
  storeInRequest?: boolean;
  /** First letters of session ids; the service knows platforms by them. */
  sessionPrefix?: string;
  /** Where a session lives and from when its window runs. */
  sessionStore?: "memory" | "sliding";
  /** How long an unused session lasts, in milliseconds; after exactly so long it is expired. */
  sessionWindowMs?: number;
  /** What the app state `inactive` does. */
  inactive?: "nothing" | "session";
  /** Whether a new session fetches the keyword terms again. */
  refetchKeywordsOnRotation?: boolean;
  /** Default of `features.keywords`. */
  featuresKeywords?: boolean;
  /** Default of `features.payloads`. */
  featuresPayloads?: boolean;
  /** Whether searches are trimmed. */
  keywordTrim?: boolean;
  /** Shortest search, in Unicode scalars. */
  keywordMinScalars?: number;
  /** Which terms a search matches. */
  keywordMatch?: "contains" | "prefix";
  /** What diacritics do in searches. */
  keywordDiacritics?: "exact" | "fold";
  /** How searches and terms are reported. */
  keywordReportCase?: "typed" | "lower";
  /** Search id in the report of a search without a match. */
  noMatchSearchId?: "NA" | "real";
  /** When searches are reported. */
  searchReports?: "immediate" | "superseded";
  /** Which of several terms with one id is meant. */
  termLookup?: "first" | "last";
  /** Whether a term is reported presented, and selected, only once a search. */
  presentedOnce?: boolean;
  /** Action types that a tap takes. */
  handledActions?: ("c" | "e" | "l" | "p" | "cp")[];
  /** Where links of type `e` open. */
  externalPresentation?: "external" | "popup";
  /** Whether a tap on an action that is not handled costs the zone its ad. */
  unhandledRotates?: boolean;
  /** Whether each serving counts one tap only. */
  tapGuard?: boolean;
  /** Whether a tap on an add-to-list ad is reported. */
  itemsClickedReport?: boolean;
  /** Whether each acknowledged item is reported. */
  itemReports?: boolean;
  /** A tap that moved this far or farther on either axis is a drag; null counts every tap. */
  tapTolerance?: number | null;
  /** Whether coming back from the background picks up payloads. */
  pickupOnReturn?: boolean;
  /** Entries in which payloads are handed to the app. */
  payloadEntries?: "payload" | "item";
  /** Where repeated payloads are looked for. Links always within the process. */
  payloadDuplicates?: "process" | "response" | "none";
  /** Time in payload reports. */
  trackingTime?: "seconds" | "milliseconds" | "secondsText";
  /** How items in links are read. */
  linkItems?: "loose" | "strict";
  /** What stands for a list without a name. */
  missingListName?: "absent" | "empty";
  /** Source of reported user actions. */
  eventSource?: "app" | "sdk";
  /** What `zone/filled` tells. */
  fillEvent?: "change" | "answer" | "attempt";
  /** When `zone/loadFailed` is told. */
  loadFailedOn?: "anyNoAd" | "render" | "never";
  /** When the begin of a popup is reported. */
  popupBegin?: "each" | "once" | "never";
  /** Which feedback host `reportUrl` names. */
  reportHost?: "environment" | "production";
  /** Which id is sent when tracking is refused. */
  idWhenRefused?: "empty" | "vendor" | "host" | "vendorOrGenerated" | "generated";
  /** Where `advertiserId` replaces the platform's id. */
  advertiserIdOn?: "all" | "ios";
  /** Form of `reportUrl`. */
  reportLink?: "plain" | "base64";
  /** Whether ad requests carry `sdk/initialize.params`. */
  paramsInExtra?: boolean;
  /** Form of payload requests. */
  payloadBodies?: "session" | "web" | "device";
  /** Whether pickups, popups and links are reported to the collector. */
  contentReports?: boolean;
  /** Whether the SDK's own collector events carry the session id. */
  sessionIdInParams?: boolean;
  /** Whether an empty pickup is told to the app. */
  emptyPickup?: boolean;
  /** How exactly served refresh times are taken. */
  refreshRounding?: "exact" | "round" | "truncate";
  /** What marks a batch of reports that is sent again. */
  idempotency?: "header" | "none";
}

/** Params of `core/hello`. Says who answers and what it knows. */
export type CoreHelloParams = Record<string, never>;

/** Result of `core/hello`. */
export interface CoreHelloResult {
  /** The core. */
  core: CoreName;
  /** Version of the protocol. */
  protocol: number;
  /** SHA-256 of the bundled schemas, in hex. */
  schemaDigest: Label;
  /** What to hand back at initialization. */
  storage: Storage;
  /** Messages it understands. */
  methods: Label[];
  /** Events it may tell. */
  events: Label[];
  /** Effects it may order. */
  effects: Label[];
  /** Every limit by its name. */
  limits: Record<string, number>;
  /** Names of all errors. */
  errors: Label[];
}

/** Params of `core/wake`. Tells that a deadline may have passed. */
export type CoreWakeParams = Record<string, never>;

/** Params of `core/state`. Shows the whole state for tools and bug reports. */
export type CoreStateParams = Record<string, never>;

/** Result of `core/state`; for people. */
export type CoreStateResult = Record<string, unknown>;

/** Params of `effect/settle`. Tells what happened to an effect. */
export interface EffectSettleParams {
  /** The effect's `id`. */
  effect: Handle;
  /** What happened. */
  outcome: Outcome;
}

/** Result of `effect/settle`. */
export interface EffectSettleResult {
  /** Whether the core no longer waits for it. */
  stale: boolean;
}

/** Params of `sdk/initialize`. Begins: whose app this is, what the shell can do, what was stored. */
export interface SdkInitializeParams {
  /** Key of the app at the service. */
  appId: Identifier;
  /** Whose behaviour to reproduce. Default "standard". */
  profile?: ProfileName;
  /** Which service to talk to. Default "production". */
  environment?: Environment;
  /** Addresses that replace those of the environment. */
  endpoints?: Endpoints;
  /** The app's own id of the user. The profile `javascript` demands it. */
  advertiserId?: Label;
  /** Whether the user may be recognised elsewhere. Absent allows; the profile `javascript` demands it. */
  allowRetargeting?: boolean;
  /** Store the user shops in. */
  storeId?: Label;
  /** The app. */
  bundle?: Bundle;
  /** Version of the shell, told to the service. */
  sdkVersion?: Label;
  /** Facts about the device. */
  device?: Device;
  /** The shell runs inside another page or app, so that losing focus says nothing. Default false. */
  embedded?: boolean;
  /** Parts to switch on or off; the profile decides when left out. */
  features?: Features;
  /** A recipe that is on screen already. */
  recipe?: Recipe;
  /** Extra parameters for the ad service. At most 32. */
  params?: Record<string, string>;
  /** A tap that moved this far or farther on either axis is a drag. */
  tapTolerance?: Extent;
  /** Families of effects that the shell performs; no other kinds are ordered. At most 2. */
  performs: Performs[];
  /** At least 32 bytes from the platform's secure random source, in hex. Session ids, the instance id, the keys of batches and jitter come from it and nothing else: used twice, it makes new reports look like repeated ones. 64 to 4096 bytes. */
  entropy: string;
  /** Every entry of the storage under the prefixes of `core/hello`, key to value. Entries beyond `storedEntries` are set aside with a warning. */
  stored?: Record<string, string>;
  /** Single fields of the profile to override. */
  policy?: Policy;
  /** Forget all mounts first: the host's script started over. Default false. */
  reset?: boolean;
  /** List unknown params in `diagnostics`. Default false. */
  strict?: boolean;
  /** Explain decisions in `diagnostics`, such as why no impression was counted. Default false. */
  debug?: boolean;
}

/** Result of `sdk/initialize`. */
export interface SdkInitializeResult {
  /** Counts initializations; `sdk/shutdown` may name it. */
  generation: Handle;
  /** The session. */
  sessionId: Label;
  /** Whether a stored session goes on. */
  resumed: boolean;
  /** The profile in effect. */
  profile: ProfileName;
  /** Every field in effect. */
  policy: Required<Policy>;
}

/** Params of `sdk/shutdown`. Ends what `sdk/initialize` began. */
export interface SdkShutdownParams {
  /** Shut down only this initialization; a stale number is ignored. */
  generation?: Handle;
}

/** Params of `sdk/session`. Asks for the id of the session. */
export type SdkSessionParams = Record<string, never>;

/** Result of `sdk/session`. */
export interface SdkSessionResult {
  /** The session, null when there is none. At most 1024 bytes. */
  sessionId: string | null;
}

/** Params of `sdk/device`. Asks for what the service is told about the device. */
export type SdkDeviceParams = Record<string, never>;

/** Result of `sdk/device`. */
export interface SdkDeviceResult {
  /** The user's id as sent, empty when none is. */
  udid: Label;
  /** The device's own id as sent. */
  deviceUdid: Label;
  /** Operating system. */
  systemName: Label;
  /** Version of the operating system. */
  systemVersion: Label;
  /** Name of the kind of device. */
  deviceName: Label;
  /** Model. */
  deviceModel: Label;
  /** Locale. */
  deviceLocale: Label;
  /** Time zone. */
  timezone: Label;
  /** Mobile carrier. */
  carrier: Label;
  /** Width of the screen, rounded. */
  width: Count;
  /** Height of the screen, rounded. */
  height: Count;
  /** Density of the screen. */
  density: Label;
  /** App. */
  bundleId: Label;
  /** Version of the app. */
  bundleVersion: Label;
  /** Version of the shell. */
  sdkVersion: Label;
  /** Whether retargeting is allowed at this moment. */
  allowRetargeting: boolean;
}

/** Params of `app/state`. Tells where the app is. */
export interface AppStateParams {
  /** Where the app is. */
  state: AppState;
  /** The page is going away. Default false. */
  leaving?: boolean;
  /** The page goes into, or comes from, the back-forward cache. Default false. */
  persisted?: boolean;
}

/** Params of `app/network`. Tells whether there is a network. */
export interface AppNetworkParams {
  /** Whether the device has a network. */
  online: boolean;
}

/** Params of `zone/mount`. Mounts a zone: from now on it serves ads. */
export interface ZoneMountParams {
  /** The zone. */
  zone: Identifier;
  /** Whether the host shows it. The profile decides when left out. */
  visible?: boolean;
  /** Whether it is part of the view tree. Default true. */
  attached?: boolean;
  /** Visible share of its area. */
  permille?: Permille;
  /** Width. */
  width?: Extent;
  /** Height. */
  height?: Extent;
  /** Recipe context of this mount; wins over `context/recipe`. */
  context?: Label;
  /** A tap that moved this far or farther on either axis is a drag. */
  tapTolerance?: Extent;
}

/** Result of `zone/mount`. */
export interface ZoneMountResult {
  /** Number of the mount. */
  mount: Handle;
}

/** Params of `zone/update`. Changes a mount. */
export interface ZoneUpdateParams {
  /** The mount, from `zone/mount`. */
  mount: Handle;
  /** Another zone. */
  zone?: Identifier;
  /** Recipe context of this mount; null clears it. At most 1024 bytes. */
  context?: string | null;
  /** Tap tolerance of this mount; null clears it. */
  tapTolerance?: number | null;
}

/** Params of `zone/visibility`. Tells how much of a mount can be seen. */
export interface ZoneVisibilityParams {
  /** The mount, from `zone/mount`. */
  mount: Handle;
  /** Whether the host shows it. The profile decides when left out. */
  visible?: boolean;
  /** Whether it is part of the view tree. Default true. */
  attached?: boolean;
  /** Visible share of its area. */
  permille?: Permille;
  /** Width. */
  width?: Extent;
  /** Height. */
  height?: Extent;
}

/** Params of `zone/creative`. Tells how the display of a creative went. */
export interface ZoneCreativeParams {
  /** The mount, from `zone/mount`. */
  mount: Handle;
  /** The serving, from `zone/shown`. */
  serve: Handle;
  /** How it went. */
  state: CreativeState;
  /** Why it failed. */
  reason?: CreativeReason;
}

/** Params of `zone/tap`. Tells that a mount was tapped. */
export interface ZoneTapParams {
  /** The mount, from `zone/mount`. */
  mount: Handle;
  /** The serving that was tapped; the one shown when left out. */
  serve?: Handle;
  /** How far the finger moved along x. */
  dx?: Distance;
  /** How far the finger moved along y. */
  dy?: Distance;
}

/** Result of `zone/tap`. */
export interface ZoneTapResult {
  /** Whether the tap counted and the ad's action was taken. */
  handled: boolean;
}

/** Params of `zone/unmount`. Unmounts a zone. */
export interface ZoneUnmountParams {
  /** The mount, from `zone/mount`. */
  mount: Handle;
}

/** Params of `popup/opened`. Tells that a popup is on screen. */
export interface PopupOpenedParams {
  /** The popup, from `action/open`. */
  popup: Handle;
}

/** Params of `popup/closed`. Tells that a popup was closed. */
export interface PopupClosedParams {
  /** The popup, from `action/open`. */
  popup: Handle;
}

/** Params of `popup/items`. Hands on items that a popup's page wants to add. */
export interface PopupItemsParams {
  /** The popup, from `action/open`. */
  popup: Handle;
  /** Payload the page named. */
  payloadId?: Label;
  /** The items. At most 500. */
  items: Item[];
}

/** Params of `popup/content`. Asks for the ad's own items. */
export interface PopupContentParams {
  /** The popup, from `action/open`. */
  popup: Handle;
}

/** Params of `popup/failed`. Tells that a popup shows nothing. */
export interface PopupFailedParams {
  /** The popup, from `action/open`. */
  popup: Handle;
  /** Why. */
  reason: PopupFailure;
  /** Address that failed. */
  url?: Text;
  /** What the platform said. */
  error?: Text;
}

/** Params of `ad/acknowledge`. Tells that the items of a handle are on the list. */
export interface AdAcknowledgeParams {
  /** Handle from `action/items` or `payload/available`. */
  content: Handle;
}

/** Result of `ad/acknowledge`. */
export interface AdAcknowledgeResult {
  /** Whether something was reported. */
  reported: boolean;
}

/** Params of `ad/acknowledgeItem`. Tells that one item is on the list. */
export interface AdAcknowledgeItemParams {
  /** Its product title. */
  item: Text;
  /** Its tracking id. */
  trackingId?: Text;
  /** The handle it came with; the newest with such an item when left out. */
  content?: Handle;
}

/** Result of `ad/acknowledgeItem`. */
export interface AdAcknowledgeItemResult {
  /** Whether something was reported. */
  reported: boolean;
  /** Whether this counted the interaction. */
  interaction: boolean;
}

/** Params of `ad/acknowledgeOldest`. Acknowledges the oldest open handle. */
export type AdAcknowledgeOldestParams = Record<string, never>;

/** Result of `ad/acknowledgeOldest`. */
export interface AdAcknowledgeOldestResult {
  /** Whether something was reported. */
  reported: boolean;
}

/** Params of `ad/fail`. Tells that the items of a handle could not be added. */
export interface AdFailParams {
  /** Handle from `action/items` or `payload/available`. */
  content: Handle;
  /** What went wrong, for people. */
  reason: Text;
}

/** Result of `ad/fail`. */
export interface AdFailResult {
  /** Whether something was reported. */
  reported: boolean;
}

/** Params of `ad/failItem`. Tells that one item could not be added. */
export interface AdFailItemParams {
  /** Handle from `action/items` or `payload/available`. */
  content: Handle;
  /** Its product title. */
  item: Text;
  /** Its tracking id. */
  trackingId?: Text;
  /** What went wrong, for people. */
  reason: Text;
}

/** Result of `ad/failItem`. */
export interface AdFailItemResult {
  /** Whether something was reported. */
  reported: boolean;
}

/** Params of `keyword/search`. Searches the keyword terms. */
export interface KeywordSearchParams {
  /** What the user typed, untrimmed. It is text and no pattern, and matches whole scalars, inner blanks included. Query and terms are folded before they are compared: full Unicode case folding without a locale, U+0307 behind an i and every U+FE0F dropped, composed (NFC). So `İ`, `I` and `i` equal each other and `ı` only itself; `ß` equals `ss`; composed and decomposed spellings are equal; `e` and `é` are not, unless `keywordDiacritics` is `fold`. Scalars are counted for `keywordMinScalars` after trimming and before folding; nothing but blanks is no search. At most 256 Unicode scalars. */
  query: string;
  /** At most so many matches. From 1 to 100. Default 100. */
  limit?: number;
}

/** Result of `keyword/search`. */
export interface KeywordSearchResult {
  /** Number of this search, for credit. */
  search: Handle;
  /** Matching terms: those that begin with the query, then those that contain it (`keywordMatch`); each part by priority ascending, then by the folded term, then by the term id, texts by scalar value. Empty before terms have arrived. */
  matches: Term[];
  /** How many terms match. */
  total: Count;
}

/** Params of `keyword/presented`. Tells which terms were shown to the user. */
export interface KeywordPresentedParams {
  /** The terms. At most 100. */
  termIds: Text[];
  /** The search that offered it, from `keyword/search`; the last one when left out. */
  search?: Handle;
}

/** Result of `keyword/presented`. */
export interface KeywordPresentedResult {
  /** How many were reported. */
  reported: Count;
}

/** Params of `keyword/selected`. Tells which term the user chose. */
export interface KeywordSelectedParams {
  /** The term. */
  termId?: Text;
  /** Or the text that was suggested. */
  replacement?: Text;
  /** The search that offered it, from `keyword/search`. When left out, the last one, and for a `replacement` the one that suggested it last. */
  search?: Handle;
}

/** Result of `keyword/selected`. */
export interface KeywordSelectedResult {
  /** Whether it was reported. */
  reported: boolean;
}

/** Params of `keyword/list`. Lists the keyword terms. */
export interface KeywordListParams {
  /** How many to skip. Default 0. */
  offset?: Count;
  /** At most so many terms. From 1 to 1000. Default 1000. */
  limit?: number;
}

/** Result of `keyword/list`. */
export interface KeywordListResult {
  /** The terms in the service's order, null before they have arrived. */
  terms: Term[] | null;
  /** How many there are. */
  total: Count;
}

/** Params of `list/report`. Reports what the user did with entries of a shopping list. */
export interface ListReportParams {
  /** What was done. */
  action: ListAction;
  /** Names of the entries. At most 500. */
  items: Text[];
  /** Name of the list. */
  list?: Text;
}

/** Params of `cart/report`. Reports what the user did with entries of a cart. */
export interface CartReportParams {
  /** What was done. */
  action: CartAction;
  /** Names of the entries. At most 500. */
  items: Text[];
  /** Id of the cart. */
  cart: Text;
}

/** Params of `context/store`. Changes the store the user shops in. */
export interface ContextStoreParams {
  /** The store; null clears it. At most 1024 bytes. */
  storeId: string | null;
}

/** Params of `context/recipe`. Changes the recipe on screen. */
export interface ContextRecipeParams {
  /** The recipe; null clears it. At most 1024 bytes. */
  context: string | null;
  /** Zones it applies to; left out or empty, it applies to all. At most 100. */
  zones?: Identifier[];
}

/** Params of `context/recipeLoaded`. Reports that a recipe was displayed. */
export interface ContextRecipeLoadedParams {
  /** The recipe. */
  context: Label;
  /** Zones on its page. At most 100. */
  zones: Identifier[];
}

/** Params of `payload/pickup`. Asks the service for waiting payloads. */
export type PayloadPickupParams = Record<string, never>;

/** Params of `payload/resolve`. Tells what became of payloads. */
export interface PayloadResolveParams {
  /** The payloads. At most 100. */
  payloads: PayloadResolution[];
}

/** Params of `link/open`. Hands over a link that opened the app. */
export interface LinkOpenParams {
  /** The link as it arrived. */
  url: Text;
}

/** Result of `link/open`. */
export interface LinkOpenResult {
  /** Whether it was one of ours. */
  handled: boolean;
}

/** Params of `privacy/tracking`. Tells whether the user allows tracking. */
export interface PrivacyTrackingParams {
  /** Whether tracking is allowed. */
  enabled: boolean;
}

/** Display this ad now. */
export interface ZoneShownEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
  /** The ad. */
  ad: Ad;
}

/** Display nothing. */
export interface ZoneClearedEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
}

/** Whether the zone has an ad. */
export interface ZoneFilledEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
  /** Whether it has. */
  hasAds: boolean;
}

/** The ad is displayed. */
export interface ZoneLoadedEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
  /** The serving. */
  serve?: Handle;
}

/** There is no ad to display. */
export interface ZoneLoadFailedEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
  /** The serving. */
  serve?: Handle;
}

/** An ad replaced an earlier one. */
export interface ZoneRefreshedEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
}

/** Run the creative's tracking script. */
export interface ZonePixelsEvent {
  /** The mount. */
  mount: Handle;
  /** The serving. */
  serve: Handle;
}

/** Something was reported to the service. */
export interface AdReportedEvent {
  /** The zone. */
  zone: Label;
  /** Type of the event as the service knows it. */
  type: Label;
  /** The ad, empty for events of a zone. */
  adId: Text;
}

/** An ad was tapped. */
export interface ActionClickedEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
  /** The ad. */
  adId: Text;
  /** Its action type. */
  actionType: Text;
}

/** Put these items on the list. */
export interface ActionItemsEvent {
  /** The mount. */
  mount?: Handle;
  /** The zone. */
  zone: Label;
  /** The ad. */
  adId: Text;
  /** Handle to acknowledge or fail. */
  content: Handle;
  /** Where they came from. */
  source: ContentSource;
  /** Payload a popup named. */
  payload_id?: Text;
  /** Whether the interaction waits for `ad/acknowledge`. */
  requiresAcknowledgement: boolean;
  /** The items. */
  items: Item[];
}

/** Open this link. */
export interface ActionOpenEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
  /** The ad. */
  adId: Text;
  /** The link; its scheme was checked. */
  url: Text;
  /** Number of the popup, when one is to be opened. */
  popup?: Handle;
  /** Where to open it. */
  presentation: Presentation;
}

/** A tapped ad has an action that this profile does not take. */
export interface ActionUnsupportedEvent {
  /** The mount. */
  mount: Handle;
  /** The zone. */
  zone: Label;
  /** The ad. */
  adId: Text;
  /** Its action type. */
  actionType: Text;
}

/** Keyword terms have arrived. */
export interface KeywordReadyEvent {
  /** How many. */
  count: Count;
}

/** Payloads have arrived. */
export interface PayloadAvailableEvent {
  /** How they arrived. */
  source: PayloadSource;
  /** The payloads. */
  payloads: Payload[];
}

/** Something an integrator should fix. */
export interface SdkWarningEvent {
  /** Name of the kind of warning. */
  code: Label;
  /** For people. */
  message: Text;
}

/** Effect `http/send`. Make this request. */
export interface HttpSendEffect {
  /** Number of the effect; only grows. */
  id: Handle;
  /** Kind of the effect. */
  kind: "http/send";
  /** What it is for. */
  purpose: Purpose;
  /** Give up after so long. */
  timeoutMs: Milliseconds;
  /** Hold whatever lets this outlive the page, or the app's way to the background, until it is settled. */
  keepalive: boolean;
  /** The request. */
  request: HttpRequest;
}

/** Effect `http/cancel`. The answer is no longer wanted. */
export interface HttpCancelEffect {
  /** Number of the effect; only grows. */
  id: Handle;
  /** Kind of the effect. */
  kind: "http/cancel";
}

/** Effect `store/put`. Store this value. */
export interface StorePutEffect {
  /** Number of the effect; only grows. */
  id: Handle;
  /** Kind of the effect. */
  kind: "store/put";
  /** Key. */
  key: Label;
  /** Value, a text. Bounded only by the turn. */
  value: string;
}

/** Effect `store/remove`. Forget this key. */
export interface StoreRemoveEffect {
  /** Number of the effect; only grows. */
  id: Handle;
  /** Kind of the effect. */
  kind: "store/remove";
  /** Key. */
  key: Label;
}

/** Every message by its name: what it takes and what it answers. */
export interface Methods {
  "core/hello": { params: CoreHelloParams; result: CoreHelloResult };
  "core/wake": { params: CoreWakeParams; result: Record<string, never> };
  "core/state": { params: CoreStateParams; result: CoreStateResult };
  "effect/settle": { params: EffectSettleParams; result: EffectSettleResult };
  "sdk/initialize": { params: SdkInitializeParams; result: SdkInitializeResult };
  "sdk/shutdown": { params: SdkShutdownParams; result: Record<string, never> };
  "sdk/session": { params: SdkSessionParams; result: SdkSessionResult };
  "sdk/device": { params: SdkDeviceParams; result: SdkDeviceResult | null };
  "app/state": { params: AppStateParams; result: Record<string, never> };
  "app/network": { params: AppNetworkParams; result: Record<string, never> };
  "zone/mount": { params: ZoneMountParams; result: ZoneMountResult };
  "zone/update": { params: ZoneUpdateParams; result: Record<string, never> };
  "zone/visibility": { params: ZoneVisibilityParams; result: Record<string, never> };
  "zone/creative": { params: ZoneCreativeParams; result: Record<string, never> };
  "zone/tap": { params: ZoneTapParams; result: ZoneTapResult };
  "zone/unmount": { params: ZoneUnmountParams; result: Record<string, never> };
  "popup/opened": { params: PopupOpenedParams; result: Record<string, never> };
  "popup/closed": { params: PopupClosedParams; result: Record<string, never> };
  "popup/items": { params: PopupItemsParams; result: Record<string, never> };
  "popup/content": { params: PopupContentParams; result: Record<string, never> };
  "popup/failed": { params: PopupFailedParams; result: Record<string, never> };
  "ad/acknowledge": { params: AdAcknowledgeParams; result: AdAcknowledgeResult };
  "ad/acknowledgeItem": { params: AdAcknowledgeItemParams; result: AdAcknowledgeItemResult };
  "ad/acknowledgeOldest": { params: AdAcknowledgeOldestParams; result: AdAcknowledgeOldestResult };
  "ad/fail": { params: AdFailParams; result: AdFailResult };
  "ad/failItem": { params: AdFailItemParams; result: AdFailItemResult };
  "keyword/search": { params: KeywordSearchParams; result: KeywordSearchResult };
  "keyword/presented": { params: KeywordPresentedParams; result: KeywordPresentedResult };
  "keyword/selected": { params: KeywordSelectedParams; result: KeywordSelectedResult };
  "keyword/list": { params: KeywordListParams; result: KeywordListResult };
  "list/report": { params: ListReportParams; result: Record<string, never> };
  "cart/report": { params: CartReportParams; result: Record<string, never> };
  "context/store": { params: ContextStoreParams; result: Record<string, never> };
  "context/recipe": { params: ContextRecipeParams; result: Record<string, never> };
  "context/recipeLoaded": { params: ContextRecipeLoadedParams; result: Record<string, never> };
  "payload/pickup": { params: PayloadPickupParams; result: Record<string, never> };
  "payload/resolve": { params: PayloadResolveParams; result: Record<string, never> };
  "link/open": { params: LinkOpenParams; result: LinkOpenResult };
  "privacy/tracking": { params: PrivacyTrackingParams; result: Record<string, never> };
}

/** Every event by its name. */
export interface Events {
  "zone/shown": ZoneShownEvent;
  "zone/cleared": ZoneClearedEvent;
  "zone/filled": ZoneFilledEvent;
  "zone/loaded": ZoneLoadedEvent;
  "zone/loadFailed": ZoneLoadFailedEvent;
  "zone/refreshed": ZoneRefreshedEvent;
  "zone/pixels": ZonePixelsEvent;
  "ad/reported": AdReportedEvent;
  "action/clicked": ActionClickedEvent;
  "action/items": ActionItemsEvent;
  "action/open": ActionOpenEvent;
  "action/unsupported": ActionUnsupportedEvent;
  "keyword/ready": KeywordReadyEvent;
  "payload/available": PayloadAvailableEvent;
  "sdk/warning": SdkWarningEvent;
}

export type Method = keyof Methods;
export type EventName = keyof Events;
export type Effect = HttpSendEffect | HttpCancelEffect | StorePutEffect | StoreRemoveEffect;

/** Names of errors with their codes. */
export interface ErrorCodes {
  /** The text is not one strict JSON value: not JSON, NaN, comments, a byte-order mark, trailing bytes, invalid UTF-8, lone surrogates, equal keys, a NUL in a key, too deep, too long a key, or a number out of range. The turn's `id` is null. */
  parseError: -32700;
  /** The envelope is wrong: no object, another `jsonrpc`, an `id` of another kind, no `method`, `params` that is no object, an `at` without whole numbers. A valid `id` is echoed. */
  invalidMessage: -32600;
  /** The core does not know the method. */
  unknownMethod: -32601;
  /** A param is missing, of a wrong type, out of range, too long or too many. */
  invalidParams: -32602;
  /** A defect of ours. Nothing changed; the next message works. */
  internal: -32603;
  /** The message needs an initialized core. */
  notInitialized: 1001;
  /** The message is well-formed, but there is no room for what it asks. */
  limitExceeded: 1002;
  /** The handle is dead, foreign or destroyed. Told by status -2 of the C ABI. */
  closed: 1003;
  /** Another thread is inside the core, or the call came out of its own output. Told by status -3 of the C ABI. */
  busy: 1004;
  /** A pointer is NULL or misaligned. Told by status -1 of the C ABI. */
  badArgument: 1005;
  /** Memory for the message or the turn ran out. Told by status -4 of the C ABI. */
  outOfMemory: 1006;
  /** No zone is mounted under this number. */
  unknownMount: 1101;
  /** No popup is open under this number. */
  unknownPopup: 1102;
  /** No term has this id or replacement. */
  unknownTerm: 1301;
  /** The handle was never issued. A spent or void one is no error: it answers `reported:false`. */
  unknownContent: 1901;
}

export type Event = { [Name in EventName]: { method: Name; params: Events[Name] } }[EventName];

export type Message = {
  [Name in Method]: {
    jsonrpc?: "2.0";
    id?: number | string;
    method: Name;
    params?: Methods[Name]["params"];
    at?: { mono?: number; wall?: number };
  };
}[Method];

export interface TurnError {
  code: ErrorCodes[keyof ErrorCodes];
  message: string;
  data: { name: keyof ErrorCodes } & Record<string, unknown>;
}

export interface Turn<Name extends Method = Method> {
  jsonrpc: "2.0";
  id?: number | string | null;
  seq: number;
  result?: Methods[Name]["result"];
  error?: TurnError;
  events: Event[];
  effects: Effect[];
  wakeAt: number | null;
  diagnostics?: Diagnostic[];
}
