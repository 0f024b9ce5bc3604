// The shopper's list. Kept for each shopper in the browser, as long as it lets us.

import { firstList } from "./catalog.js";

export class Basket extends EventTarget {
  #key;
  #items;

  constructor(user) {
    super();
    this.#key = `plum-pear/${user}`;
    this.#items = this.#read() ?? firstList.map((title) => ({ title, note: "", isDone: false }));
  }

  get items() {
    return this.#items;
  }

  has(title) {
    return this.#items.some((item) => item.title === title);
  }

  /** Adds what isn't there yet. Returns the titles that were added. */
  add(items) {
    const isFirst = ({ title }, index) => items.findIndex((item) => item.title === title) === index;
    const added = items.filter((item, index) => !this.has(item.title) && isFirst(item, index));
    const rows = added.map(({ title, note = "", category = "" }) => ({ title, note, category, isDone: false }));
    this.#set([...this.#items, ...rows]);
    return added.map((item) => item.title);
  }

  /** Returns whether the item is crossed off now. */
  toggle(title) {
    this.#set(this.#items.map((item) => (item.title === title ? { ...item, isDone: !item.isDone } : item)));
    return this.#items.some((item) => item.title === title && item.isDone);
  }

  remove(title) {
    this.#set(this.#items.filter((item) => item.title !== title));
  }

  #set(items) {
    this.#items = items;
    try {
      localStorage.setItem(this.#key, JSON.stringify(items));
    } catch {
      // Then it lasts as long as the page.
    }
    this.dispatchEvent(new Event("change"));
  }

  #read() {
    try {
      const items = JSON.parse(localStorage.getItem(this.#key));
      return Array.isArray(items) ? items : undefined;
    } catch {
      return undefined;
    }
  }
}

/** An item of an ad or a payload as one of the list. */
export function asItem({ product_title: title, product_brand: note, product_category: category }) {
  return { title, note, category };
}
