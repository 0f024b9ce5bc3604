// Items from ads outside of the shop: put on the list or turned down, and the service is told which.

import { asItem } from "./basket.js";
import { pictureOf } from "./catalog.js";
import { byId, element, icon, toast } from "./dom.js";

export function createInbox({ basket, sdk }) {
  const waiting = new Map();

  const resolve = (id, status) => {
    const payload = waiting.get(id);
    waiting.delete(id);
    if (status === "delivered") {
      basket.add(payload.detailed_list_items.map(asItem));
    }
    sdk.updatePayloadStatus([{ payload_id: id, status }]);
    toast(status === "delivered" ? "Added to your list" : "Turned down");
    draw();
    // What had the focus is gone.
    (byId("payloads").querySelector("button") ?? byId("screen")).focus({ preventScroll: true });
  };
  const row = ({ product_title: title, product_category: category, product_brand: brand }) =>
    element("li", {}, icon(pictureOf(title, category)), title, element("small", {}, brand ?? ""));
  const card = ({ payload_id: id, detailed_list_items: items }) =>
    element("li.payload", { data: { payload: id } },
      element("b", {}, items.length === 1 ? "One thing for your list" : `${items.length} things for your list`),
      element("ul", {}, ...items.map(row)),
      element("div.answers", {},
        element("button", { onclick: () => resolve(id, "delivered") }, "Add to my list"),
        element("button", { onclick: () => resolve(id, "rejected") }, "No, thanks")));
  const draw = () => {
    byId("payloads").replaceChildren(...[...waiting.values()].map(card));
    byId("no-payloads").hidden = waiting.size > 0;
    byId("waiting").hidden = waiting.size === 0;
    byId("waiting").textContent = waiting.size;
  };
  return {
    /** What `onPayloadsAvailable` brings. */
    receive(payloads) {
      for (const payload of payloads) waiting.set(payload.payload_id, payload);
      draw();
    },
  };
}
