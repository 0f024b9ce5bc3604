// As much of a browser's window as the shell touches. Chromium's own behaviour is tested in Chromium.

import { pageView } from "../shell/view.js";
import { ITEM, PROPS, Service, ad, tab } from "./fakes.mjs";

class Target {
  #hears = {};

  addEventListener(name, hear, { signal, once } = {}) {
    (this.#hears[name] ??= []).push({ hear, once });
    signal?.addEventListener("abort", () => this.removeEventListener(name, hear));
  }

  removeEventListener(name, hear) {
    this.#hears[name] = (this.#hears[name] ?? []).filter((entry) => entry.hear !== hear);
  }

  dispatch(name, event = {}) {
    for (const { hear, once } of [...(this.#hears[name] ?? [])]) {
      if (once) this.removeEventListener(name, hear);
      hear(event);
    }
  }
}

class Element extends Target {
  style = {};
  attributes = {};
  children = [];
  parent;

  constructor(tag) {
    super();
    this.tagName = tag.toUpperCase();
    if (tag === "iframe") this.contentWindow = {};
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  append(...children) {
    for (const child of children) {
      child.parent = this;
      this.children.push(child);
    }
  }

  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = undefined;
  }

  *all() {
    yield this;
    for (const child of this.children) yield* child.all();
  }

  find(tag) {
    return [...this.all()].find(({ tagName }) => tagName === tag.toUpperCase());
  }

  contains(element) {
    return [...this.all()].includes(element);
  }

  focus() {
    this.ownerDocument.activeElement = this;
  }

  showModal() {
    this.isModal = true;
  }

  close() {
    queueMicrotask(() => this.dispatch("close"));
  }
}

export class FakePage {
  root = new Element("html");
  body = new Element("body");
  window = Object.assign(new Target(), { opened: [], open: (url) => this.window.opened.push(url) });
  #observed = new Set();
  #seen;
  #changed;

  constructor(ids) {
    const page = this;
    this.root.append(this.body);
    const document = Object.assign(new Target(), {
      visibilityState: "visible",
      activeElement: this.body,
      body: this.body,
      documentElement: this.root,
      isFocused: true,
      hasFocus: () => document.isFocused,
      createElement: (tag) => Object.assign(new Element(tag), { ownerDocument: document }),
      getElementById: (id) => [...page.body.all()].find((element) => element.id === id) ?? null,
    });
    Object.assign(this.window, {
      document,
      IntersectionObserver: class {
        constructor(seen, { root }) {
          page.#seen = seen;
          this.root = page.measuredAgainst = root;
        }
        observe(element) {
          page.#observed.add(element);
        }
        unobserve(element) {
          page.#observed.delete(element);
        }
        disconnect() {
          page.#observed.clear();
        }
      },
      MutationObserver: class {
        constructor(changed) {
          this.changed = changed;
        }
        observe() {
          page.#changed = this.changed;
        }
        disconnect() {
          page.#changed = undefined;
        }
      },
    });
    for (const id of ids) this.add(id);
  }

  #place(id) {
    return this.window.document.getElementById(id);
  }

  add(id, parent = this.body) {
    const made = Object.assign(new Element("div"), { id });
    parent.append(made);
    this.#changed?.();
    return made;
  }

  remove(id) {
    this.#place(id).remove();
    this.#changed?.();
  }

  replace(id) {
    this.#place(id).remove();
    this.add(id);
  }

  /** Whether anything of ours still watches the page. */
  get isWatched() {
    return this.#changed !== undefined || this.#observed.size > 0;
  }

  frames(id) {
    return [...(this.#place(id)?.all() ?? [])].filter(({ tagName }) => tagName === "IFRAME");
  }

  get dialog() {
    return this.root.find("dialog");
  }

  load(id) {
    this.frames(id)[0].dispatch("load");
  }

  tap(id) {
    this.#place(id).find("button").dispatch("click", { clientX: 5, clientY: 5, detail: 1 });
  }

  /** The browser measures: this share of the place is in view. */
  see(id, ratio) {
    const target = this.#place(id);
    if (!this.#observed.has(target)) throw new Error(`${id} is not observed`);
    const boundingClientRect = { width: 320, height: 50 };
    this.#seen([{ target, isIntersecting: ratio > 0, intersectionRatio: ratio, boundingClientRect }]);
  }

  hide(isHidden) {
    this.window.document.visibilityState = isHidden ? "hidden" : "visible";
    this.window.document.dispatch("visibilitychange");
  }

  focus(isFocused) {
    this.window.document.isFocused = isFocused;
    this.window.dispatch(isFocused ? "focus" : "blur");
  }
}

/** An SDK on a page with these ads. */
export async function onPage(ads, props = {}, parts = {}) {
  const page = new FakePage(Object.keys(ads).map((zone) => `place-${zone}`));
  const service = new Service();
  service.ads = ads;
  const made = tab({ service, view: pageView(page.window), ...parts });
  const told = [];
  const keep = (name) => (...values) => told.push([name, ...values]);
  await made.sdk.initialize({
    ...PROPS,
    zonePlacements: Object.fromEntries(Object.keys(ads).map((zone) => [zone, `place-${zone}`])),
    onAdRetrieved: keep("retrieved"),
    onAdZoneRefreshed: keep("refreshed"),
    onAddItemsTriggered: keep("items"),
    onExternalContentAdClicked: keep("clicked"),
    onWarning: keep("warning"),
    ...props,
  });
  return { ...made, page, told };
}

/** An ad for the list. */
export const offer = (zone, id) => ad(zone, id, "c", { payload: { detailed_list_items: [ITEM] } });
