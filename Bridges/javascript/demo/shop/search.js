// The field above the list: what the shop sells, and before it what the keyword intercepts suggest.

import { pictureOf, products } from "./catalog.js";
import { byId, element, icon } from "./dom.js";
import { addByHand } from "./list.js";

const SPONSORED = 3;
const OWN = 4;

export function showSearch({ basket, sdk }) {
  const field = byId("query");
  const list = byId("suggestions");
  let choices = [];
  let chosen = -1;

  const close = () => {
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    mark(-1);
  };
  const mark = (index) => {
    chosen = index;
    [...list.children].forEach((row, at) => row.setAttribute("aria-selected", at === index));
    if (index < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", `suggestion-${index}`);
  };
  const take = ({ title, category, termId }) => {
    if (termId) sdk.reportKeywordInterceptTermSelected(termId);
    addByHand(basket, sdk, [{ title, category, note: termId ? "Suggested" : "" }]);
    field.value = "";
    close();
  };

  // A press would take the focus from the field, and with it the list away before the click.
  const stay = (press) => press.preventDefault();
  const row = (choice, index, folded) =>
    element(choice.termId ? "li.ad" : "li",
      { role: "option", id: `suggestion-${index}`, onpointerdown: stay, onclick: () => take(choice) },
      icon(pictureOf(choice.title)), highlighted(choice.title, folded),
      element("small", {}, choice.termId ? "Suggested" : choice.kind));

  const search = () => {
    const query = field.value.trim();
    const suggested = sdk.performKeywordSearch(query).slice(0, SPONSORED);
    const folded = query.toLocaleLowerCase();
    const own = query ? products.filter(({ title }) => title.toLocaleLowerCase().includes(folded)).slice(0, OWN) : [];
    choices = [...suggested.map((term) => ({ title: term.replacement, termId: term.term_id })), ...own];
    list.replaceChildren(...choices.map((choice, index) => row(choice, index, folded)));
    list.hidden = choices.length === 0;
    field.setAttribute("aria-expanded", !list.hidden);
    mark(-1);
    if (suggested.length > 0) sdk.reportKeywordInterceptTermsPresented(suggested.map((term) => term.term_id));
  };

  // While letters are still being composed there is nothing to search for.
  field.addEventListener("input", (input) => input.isComposing || search());
  field.addEventListener("compositionend", search);
  field.addEventListener("blur", close);
  field.addEventListener("focus", () => field.value.trim() && search());
  field.addEventListener("keydown", (key) => {
    if (key.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    if (step && choices.length > 0 && !list.hidden) {
      mark((chosen + step + choices.length + (chosen < 0 && step < 0 ? 1 : 0)) % choices.length);
      key.preventDefault();
    } else if (key.key === "Escape") {
      close();
    } else if (key.key === "Enter" && field.value.trim()) {
      take(choices[chosen] ?? { title: field.value.trim() });
    }
  });
}

function highlighted(title, folded) {
  const at = folded ? title.toLocaleLowerCase().indexOf(folded) : -1;
  if (at < 0) return element("span", {}, title);
  const end = at + folded.length;
  return element("span", {}, title.slice(0, at), element("mark", {}, title.slice(at, end)), title.slice(end));
}
