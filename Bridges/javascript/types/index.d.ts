// The documented API of the JavaScript SDK, version 3, and what Trestle adds to it (each marked "Addition").

import type { Endpoints, Policy, ProfileName } from "./protocol.js";

/** A product of an ad or a payload. */
export interface DetailedListItem {
  product_barcode: string;
  product_brand: string;
  product_category: string;
  product_discount: string;
  product_image: string;
  product_sku: string;
  product_title: string;
  /** The service's number for this item in this campaign, on items of ads. */
  tracking_id?: string;
}

/** Stands for one tap on an ad that offers items, whatever the zone shows by now. */
export interface AtlAdContent {
  /** The ad the items came from. */
  adId: string;
  /** The zone it was served into. */
  zoneId: string;
  /** Whether `acknowledge` can report anything. False for items from a popup: opening it was the interaction. */
  requiresAcknowledgement: boolean;
  /**
   * Tells that the items have reached the list. True when that reported the interaction; false when it was reported before,
   * or when the SDK was unmounted or initialized again since. Harmless at any time and any number of times.
   */
  acknowledge(): boolean;
}

/** Items that wait for the user from outside the app. */
export interface OutOfAppPayload {
  payload_id: string;
  detailed_list_items: DetailedListItem[];
}

/** What became of a payload. */
export interface PayloadStatus {
  payload_id: string;
  status: "delivered" | "rejected";
}

/** A keyword suggestion. */
export interface KeywordSearchTerm {
  /** Names the term in reports. */
  term_id: string;
  /** What the search text is compared with. */
  term: string;
  /** What to display. */
  replacement: string;
  /** The lower, the earlier among terms that match alike. */
  priority: number;
}

export interface InitializeParams {
  /** Only with targeting by store. */
  storeId?: string;
  /** Only with ads for a recipe. */
  recipeContextId?: string;
  /** Zones on the recipe's page. */
  recipeContextZoneIds?: string[];
}

export interface InitializeProps {
  /** The app's key. */
  apiKey: string;
  /** Any id that stays the same for a user. */
  advertiserId: string;
  /** Whether the user may be recognised elsewhere. */
  allowRetargeting: boolean;
  /** Picks up payloads. */
  enablePayloads?: boolean;
  /** Fetches keyword terms, without which a search finds nothing. */
  enableKeywordIntercept?: boolean;
  bundleId?: string;
  bundleVersion?: string;
  /** Zone id to the id of the element that shows it. */
  zonePlacements?: { [zoneId: string]: string };
  /** Default `prod`. */
  apiEnv?: "prod" | "dev";
  /** Locale such as `en-US`. */
  deviceLocale?: string;
  /** Id of the element that the zones scroll in; every placement must lie inside it. */
  scrollContainerId?: string;
  params?: InitializeParams;
  /** A zone shows another ad in place of an earlier one. */
  onAdZoneRefreshed?: (zoneId: string) => void;
  /** The user wants these items on the list. Acknowledge once they are there. */
  onAddItemsTriggered?: (items: DetailedListItem[], adContent: AtlAdContent) => void;
  /** An ad was tapped that leads elsewhere. */
  onExternalContentAdClicked?: (adId: string) => void;
  /** Payloads are there. Answer each by `updatePayloadStatus`. */
  onPayloadsAvailable?: (payloads: OutOfAppPayload[]) => void;
  /** A zone's request was answered. */
  onAdRetrieved?: (zoneId: string, hasAd: boolean) => void;

  /** Addition: other addresses of the service, or one for all of it. */
  endpoints?: string | Endpoints;
  /** Addition: whose behaviour to reproduce. Default `javascript`. */
  profile?: ProfileName;
  /** Addition: single fields of the profile to override. */
  policy?: Partial<Policy>;
  /** Addition: remarks of the core on the console. */
  debug?: boolean;
  /** Addition: something an integrator should fix. Left out, it goes to the console. */
  onWarning?: (code: string, message: string) => void;
  /** Addition, for tools: each message to the core and its turn, as sent. */
  onTurn?: (message: string, turn: string) => void;
}

export default class AdadaptedJsSdk {
  /** Addition: `wasm` is another address of trestle.wasm; Node has no use for it. */
  constructor(options?: { wasm?: string | URL });

  /** Begins. Rejects with a TypeError that names the prop when one is missing or of a wrong type. */
  initialize(props: InitializeProps): Promise<void>;
  /** The session, undefined before there is one and after `unmount`. */
  getSessionId(): string | undefined;
  /** Ends: no callback follows, and nothing of the SDK stays on the page. */
  unmount(): void;
  /** @deprecated It cannot say which tap it means and takes the oldest. Use `AtlAdContent.acknowledge`. */
  acknowledgeAdded(): void;
  updateStoreId(storeId: string): void;
  /** Another recipe is on screen. No zones means all. */
  updateRecipeContextId(recipeContextId: string, recipeContextZoneIds?: string[]): void;
  reportRecipeLoaded(recipeContextId: string, recipeContextZoneIds: string[]): void;
  /** All terms, undefined before they have arrived. */
  getAvailableKeywordIntercepts(): KeywordSearchTerm[] | undefined;
  /** Matching terms, best first, at most 100. Addition: `limit`, at most so many. */
  performKeywordSearch(searchTerm: string, limit?: number): KeywordSearchTerm[];
  reportKeywordInterceptTermsPresented(termIds: string[]): void;
  reportKeywordInterceptTermSelected(termId: string): void;
  reportItemsAddedToList(itemNames: string[], listName?: string): void;
  reportItemsCrossedOffList(itemNames: string[], listName?: string): void;
  reportItemsDeletedFromList(itemNames: string[], listName?: string): void;
  reportItemsAddedToCart(itemNames: string[], cartId: string): void;
  reportItemsDeletedFromCart(itemNames: string[], cartId: string): void;
  updatePayloadStatus(payloadStatusList: PayloadStatus[]): void;
}
