// An app as the document's pages write it: it must compile without a cast.

import AdadaptedJsSdk, { AtlAdContent, DetailedListItem, OutOfAppPayload } from "@trestle/js-sdk";

const list: string[] = [];

async function put(items: DetailedListItem[]): Promise<void> {
  for (const item of items) list.push(`${item.product_title} ${item.product_brand} ${item.product_barcode}`);
}

const sdk = new AdadaptedJsSdk();

const done: Promise<void> = sdk
  .initialize({
    apiKey: "KEY",
    advertiserId: "USER",
    allowRetargeting: true,
    enablePayloads: true,
    enableKeywordIntercept: true,
    bundleId: "com.example.shop",
    bundleVersion: "1.2.3",
    zonePlacements: { 1234: "first", "5678": "second" },
    apiEnv: "dev",
    deviceLocale: "fr-CA",
    scrollContainerId: "scroller",
    params: { storeId: "S", recipeContextId: "1111", recipeContextZoneIds: ["1234", "5678"] },
    onAdZoneRefreshed: (zoneId) => zoneId.toUpperCase(),
    onAddItemsTriggered: (items, adContent) => {
      void put(items).then(() => adContent.acknowledge());
    },
    onExternalContentAdClicked: (adId) => adId.length,
    onPayloadsAvailable: (payloads) => {
      sdk.updatePayloadStatus(payloads.map(({ payload_id }) => ({ payload_id, status: "delivered" as const })));
    },
    onAdRetrieved: (zoneId, hasAd) => (hasAd ? zoneId : undefined),
  })
  .then(() => console.log(sdk.getSessionId()))
  .catch((error) => console.error(error));
void done;

const session: string | undefined = sdk.getSessionId();
const results = sdk.performKeywordSearch("che");
sdk.reportKeywordInterceptTermsPresented([results[0].term_id, results[1].term_id]);
sdk.reportKeywordInterceptTermSelected(results[0].term_id);
const priority: number = results[0].priority;
const words: string = results[0].term + results[0].replacement;
const all = sdk.getAvailableKeywordIntercepts();
const count: number = all === undefined ? 0 : all.length;
sdk.updateStoreId("S2");
sdk.updateRecipeContextId("1112", ["1234"]);
sdk.reportRecipeLoaded("1112", ["1234"]);
sdk.reportItemsAddedToList(["Milk"]);
sdk.reportItemsAddedToList(["Milk"], "Weekly");
sdk.reportItemsCrossedOffList(["Milk"], "Weekly");
sdk.reportItemsDeletedFromList(["Milk"]);
sdk.reportItemsAddedToCart(["Milk"], "cart-1");
sdk.reportItemsDeletedFromCart(["Milk"], "cart-1");
sdk.updatePayloadStatus([{ payload_id: "P1", status: "rejected" }]);
sdk.acknowledgeAdded();
sdk.unmount();

// A handler of 2.x ignores the handle; one that keeps it knows its shape.
let kept: AtlAdContent | undefined;
void sdk.initialize({ apiKey: "K", advertiserId: "U", allowRetargeting: false, onAddItemsTriggered: (items) => void put(items) });
void sdk.initialize({
  apiKey: "K",
  advertiserId: "U",
  allowRetargeting: false,
  onAddItemsTriggered: (_, adContent) => {
    kept = adContent;
  },
});
const isOpen: boolean = kept !== undefined && (kept as AtlAdContent).requiresAcknowledgement;
const payload: OutOfAppPayload = { payload_id: "P", detailed_list_items: [] };

// What the document rules out.
// @ts-expect-error the key is required
void sdk.initialize({ advertiserId: "U", allowRetargeting: true });
// @ts-expect-error so is the user
void sdk.initialize({ apiKey: "K", allowRetargeting: true });
// @ts-expect-error and the consent
void sdk.initialize({ apiKey: "K", advertiserId: "U" });
// @ts-expect-error the callback of 2.x is gone
void sdk.initialize({ apiKey: "K", advertiserId: "U", allowRetargeting: true, onAdsRetrieved: () => {} });
// @ts-expect-error there are two environments
void sdk.initialize({ apiKey: "K", advertiserId: "U", allowRetargeting: true, apiEnv: "staging" });
// @ts-expect-error the session may be missing
const certain: string = sdk.getSessionId();
// @ts-expect-error the terms may be missing
const many: number = sdk.getAvailableKeywordIntercepts().length;
// @ts-expect-error a cart has an id
sdk.reportItemsAddedToCart(["Milk"]);
// @ts-expect-error no other status can be given
sdk.updatePayloadStatus([{ payload_id: "P1", status: "duplicate" }]);
// @ts-expect-error gone since 3.0.0
sdk.lastSelectedATL;

export { certain, count, isOpen, list, many, payload, priority, session, words };
