// The shop: an app written as the documentation says, and beside it a window on what the SDK does.
//
// ?user=ben shops as somebody else; ?service=http://… asks another ad service than the one this page came from.

import AdadaptedJsSdk from "../index.js";
import { Backstage } from "./backstage/backstage.js";
import { asItem, Basket } from "./shop/basket.js";
import { byId, toast } from "./shop/dom.js";
import { createInbox } from "./shop/inbox.js";
import { LIST, showList } from "./shop/list.js";
import { showRecipes } from "./shop/recipes.js";
import { showSearch } from "./shop/search.js";

const asked = new URLSearchParams(location.search);
const user = asked.get("user") ?? "ana";
const service = asked.get("service") ?? location.origin;

const sdk = new AdadaptedJsSdk();
const basket = new Basket(user);
const backstage = new Backstage({ service, user: `demo-${user}` });
const inbox = createInbox({ basket, sdk });

const placements = {
  110003: "zone-top",
  110005: "zone-middle",
  110004: "zone-quiet",
  110010: "zone-store",
  110007: "zone-recipe",
};

/** Items of an ad: first onto the list, then the ad is told that they are there. */
function addFromAd(items, adContent) {
  const added = basket.add(items.map(asItem));
  adContent.acknowledge();
  if (added.length > 0) sdk.reportItemsAddedToList(added, LIST);
  toast(added.length > 0 ? `${added.join(" and ")} added` : "Already on your list");
}

// A shop is a shop without ads too.
showList({ basket, sdk });
showSearch({ basket, sdk });
showRecipes({ basket, sdk, go });

sdk
  .initialize({
    apiKey: "demo-app",
    advertiserId: `demo-${user}`,
    allowRetargeting: true,
    enablePayloads: true,
    enableKeywordIntercept: true,
    bundleId: "example.plum-pear",
    bundleVersion: "1.0",
    apiEnv: "dev",
    zonePlacements: placements,
    scrollContainerId: "screen",
    onAddItemsTriggered: addFromAd,
    onPayloadsAvailable: (payloads) => inbox.receive(payloads),
    onAdRetrieved: (zone, hasAd) =>
      document.querySelector(`.zone[data-zone="${zone}"]`)?.classList.toggle("empty", !hasAd),
    // Not in the documentation, because shops need neither: which service to ask, and every turn of the core.
    endpoints: service,
    onTurn: (message, turn) => backstage.turn(message, turn),
  })
  .then(() => {
    backstage.started(sdk.getSessionId());
    document.documentElement.dataset.ready = "true";
  })
  .catch((error) => {
    console.error(error);
    for (const place of document.querySelectorAll(".zone")) place.classList.add("empty");
    backstage.failed(error);
  });

function go(pane) {
  for (const section of document.querySelectorAll(".pane")) section.hidden = section.id !== `pane-${pane}`;
  for (const tab of document.querySelectorAll(".tabs [data-pane]")) {
    if (tab.dataset.pane === (pane === "recipe" ? "recipes" : pane)) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  byId("screen").scrollTop = 0;
}

for (const tab of document.querySelectorAll(".tabs [data-pane]")) tab.addEventListener("click", () => go(tab.dataset.pane));
byId("store").addEventListener("change", ({ target }) => sdk.updateStoreId(target.value));
byId("user").value = user;
byId("user").addEventListener("change", ({ target }) => {
  asked.set("user", target.value);
  location.search = asked;
});

/** For tests and for the curious on the console. */
globalThis.shop = { sdk, basket, backstage, AdadaptedJsSdk };
