// The list itself, the shortcuts below it, and the order for pickup.

import { pictureOf, staples } from "./catalog.js";
import { byId, element, icon, toast } from "./dom.js";

/** Where the service is told the list's items are. */
export const LIST = "Saturday shop";

export function showList({ basket, sdk }) {
  const cross = (title) => {
    if (basket.toggle(title)) sdk.reportItemsCrossedOffList([title], LIST);
  };
  const drop = (title, { nextElementSibling: next, previousElementSibling: before }) => {
    // The focus goes on to a neighbour.
    ((next ?? before)?.querySelector(".drop") ?? byId("screen")).focus({ preventScroll: true });
    basket.remove(title);
    sdk.reportItemsDeletedFromList([title], LIST);
  };
  const row = ({ title, note, category, isDone }) =>
    element("li", { data: { title } },
      element("button.tick", { role: "checkbox", "aria-checked": isDone, onclick: () => cross(title) },
        element("span.box", {}, icon("check")), icon(pictureOf(title, category), "kind"),
        element("span.words", {}, element("b", {}, title), note ? element("small", {}, note) : "")),
      element("button.drop", { "aria-label": `Remove ${title}`, onclick: ({ target }) => drop(title, target.closest("li")) },
        icon("bin")));

  const draw = () => {
    const { items } = basket;
    const list = byId("items");
    // Rows that stay are not touched: one that is put in anew loses the focus and is greeted like a new one.
    const rows = new Map([...list.children].map((item) => [item.dataset.title, item]));
    for (const [title, item] of rows) if (!basket.has(title)) item.remove();
    for (const item of items) {
      if (!rows.has(item.title)) list.append(row(item));
      else rows.get(item.title).querySelector(".tick").setAttribute("aria-checked", item.isDone);
    }
    const done = items.filter((item) => item.isDone).length;
    byId("progress").textContent = `${done} of ${items.length} in the bag`;
    byId("pickup").disabled = items.length === 0;
  };
  basket.addEventListener("change", draw);
  draw();

  const shortcut = (title) =>
    element("li", {}, element("button", { onclick: () => addByHand(basket, sdk, [{ title }]) }, icon(pictureOf(title)), title));
  byId("staples").append(...staples.map(shortcut));

  byId("pickup").addEventListener("click", () => {
    const titles = basket.items.map((item) => item.title);
    sdk.reportItemsAddedToCart(titles, "pickup-1");
    toast(`${titles.length} items ordered for pickup`);
  });
}

/** Adds what the shopper chose, not an ad: told to the service all the same, as the documentation asks. */
export function addByHand(basket, sdk, items) {
  const added = basket.add(items);
  if (added.length > 0) sdk.reportItemsAddedToList(added, LIST);
  toast(added.length > 0 ? `${added.join(", ")} added` : "Already on your list");
}
