// The documented SDK. It puts calls into messages and events into callbacks, and sees to it that there is a core; what is to
// happen, the core decides.

import { Alarm } from "./alarm.js";
import { createClock } from "./clock.js";
import { Engine, attempt } from "./engine.js";
import { initialization, recipe, validate } from "./props.js";
import { Sender } from "./sender.js";
import { Storage } from "./storage.js";
import { Tab, tabName } from "./tabs.js";

/** A core that trapped is replaced, unless so many did within this time: then something is wrong that will not go away. */
const LOSSES = 3;
const LOSSES_WITHIN_MS = 60_000;
const RETIRING_MS = 50;
/** Limits of the protocol: names in one report, ids in one message, terms on one page. */
const NAMES = 500;
const IDS = 100;
const TERMS = 1000;
const PRODUCT = [
  "product_barcode", "product_brand", "product_category", "product_discount", "product_image", "product_sku", "product_title",
];

function pieces(list, size) {
  const all = Array.isArray(list) ? list : [];
  if (all !== list) console.warn("AdadaptedJsSdk: not a list: nothing is reported");
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** Node: a timer of ours keeps no process alive. */
function later(action, delay) {
  setTimeout(action, delay).unref?.();
}

export class Sdk {
  #platform;
  #view;
  /** Props of the initialization in effect; undefined before and after. */
  #props;
  #generation;
  #engine;
  #storage;
  #tab;
  #sender;
  #prefixes;
  /** Stands for the core and the initialization in effect: what was begun with another goes nowhere. */
  #link;
  /** One initialization or revival after the other. */
  #queue = Promise.resolve();
  #isStarting = false;
  /** Count initializations begun and calls of `unmount`. */
  #claims = 0;
  #ends = 0;
  /** `mono` at which cores were lost. */
  #losses = [];
  /** Reports made while there was no core for a moment. */
  #kept = [];

  /**
   * @param {{
   *   openCore: () => Promise<{ step(message: string): string, destroy(): void }>,
   *   fetch: typeof fetch, isOnline: () => boolean, area: object, locks?: LockManager, random: (bytes: number) => string,
   *   facts: () => { device: object, embedded: boolean }, clock?: ReturnType<typeof createClock>,
   *   view?: (hears: object) => object,
   * }} platform what differs between a page and Node
   */
  constructor(platform) {
    this.#platform = { clock: createClock(), ...platform };
  }

  // MARK: beginning and end

  initialize(props) {
    const ends = this.#ends;
    const begun = this.#queue.then(async () => {
      validate(props);
      this.#claims += 1;
      try {
        await this.#open();
        await this.#tab.takeOver((isAlive) => this.#storage.adopt(isAlive));
        if (ends !== this.#ends) throw new Error("AdadaptedJsSdk.initialize: unmounted before it was done");
        await this.#start(props);
        this.#view?.closePopups();
      } catch (error) {
        if (!this.#engine?.isAlive) this.#forget();
        throw error;
      } finally {
        if (!this.#props) this.#retire();
      }
    });
    this.#queue = begun.catch(() => {});
    return begun;
  }

  /** Sees to it that there is an engine with a core. */
  async #open() {
    if (this.#engine?.isAlive) return;
    const { area, clock, locks, random } = this.#platform;
    const tab = new Tab({ name: tabName(clock().wall, random(8)), locks });
    const storage = new Storage(area, tab.name);
    const sender = new Sender({ ...this.#platform, settle: (id, outcome) => engine.settle(id, outcome) });
    const engine = new Engine({
      clock,
      storage,
      sender,
      alarm: new Alarm(clock, () => engine.call("core/wake")),
      // After `unmount` nobody hears of anything.
      tell: (event) => engine === this.#engine && this.#props && this.#hear(event),
      lost: (error) => engine === this.#engine && this.#lost(error),
      heed: ({ code, message }) => this.#props?.debug && console.debug(`AdadaptedJsSdk: ${code}: ${message}`),
      record: (message, turn) => this.#callBack("onTurn", message, turn),
    });
    engine.adopt(await this.#platform.openCore());
    await tab.hold();
    [this.#engine, this.#tab, this.#storage, this.#sender] = [engine, tab, storage, sender];
  }

  /** Begins with these props, with another core should this one trap. Only after that the page is taken up. */
  async #start(props) {
    this.#isStarting = true;
    try {
      while (!this.#begin(props)) {
        if (this.#losses.length > LOSSES) throw new Error("AdadaptedJsSdk.initialize: the core traps again and again");
        this.#engine.adopt(await this.#platform.openCore());
      }
    } finally {
      this.#isStarting = false;
    }
    // `onTurn` may have ended it.
    if (this.#props !== props) return;
    const { zonePlacements = {}, scrollContainerId } = props;
    if (this.#view) return this.#view.startZones(zonePlacements, scrollContainerId);
    for (const zone of Object.keys(zonePlacements)) this.#callBack("onAdRetrieved", zone, false);
  }

  /** Whether the core took the initialization; false when it was lost over it. */
  #begin(props) {
    const earlier = this.#props;
    this.#props = props;
    this.#view ??= this.#platform.view?.({
      call: (method, params) => this.#ask(method, params),
      page: (method, params) => this.#engine.call(method, params),
      filled: (zone, hasAd) => this.#callBack("onAdRetrieved", zone, hasAd),
      left: (persisted) => this.#leave(persisted),
      back: () => this.#return(),
    });
    this.#view?.startPage();
    this.#sender.stay();
    this.#prefixes ??= this.#engine.call("core/hello").result?.storage.prefixes;
    try {
      const { result, error } = this.#engine.call("sdk/initialize", {
        ...initialization(props, this.#platform.facts()),
        performs: ["http", "store"],
        entropy: this.#platform.random(32),
        stored: this.#storage.entries(this.#prefixes ?? []),
        reset: true,
      });
      if (error) throw new Error(`AdadaptedJsSdk.initialize: ${error.message} (${error.data?.path ?? error.data?.name})`);
      if (!result) return false;
      this.#generation = result.generation;
      this.#link = {};
      return true;
    } catch (error) {
      this.#props = earlier;
      if (!earlier) this.#view?.stop();
      throw error;
    }
  }

  unmount() {
    this.#ends += 1;
    if (!this.#props) return;
    this.#view?.stop();
    this.#engine.call("sdk/shutdown", { generation: this.#generation });
    this.#forget();
    this.#retire();
  }

  #forget() {
    this.#view?.stop();
    this.#props = this.#link = undefined;
    this.#kept = [];
  }

  /** Lets the core go once nothing is under way any more, unless it is needed again. Reports that are left stay stored. */
  #retire() {
    const [engine, tab, sender, claims] = [this.#engine, this.#tab, this.#sender, this.#claims];
    const look = () => {
      if (!engine || claims !== this.#claims) return;
      if (sender.size > 0) return later(look, RETIRING_MS);
      engine.close();
      tab.release();
      this.#view?.end();
    };
    later(look, 0);
  }

  // MARK: a lost core

  #lost(error) {
    const now = this.#platform.clock().mono;
    this.#losses = [...this.#losses.filter((at) => now - at < LOSSES_WITHIN_MS), now];
    this.#warn("coreLost", `the core was lost and is made anew (${error?.message ?? error})`);
    if (this.#props && !this.#isStarting) this.#reviveSoon();
  }

  #reviveSoon() {
    this.#queue = this.#queue.then(() => this.#revive()).catch((reason) => this.#giveUp(reason));
  }

  /** Goes on with a new core from what is stored. What the dead one gave out is void, and zones mount again. */
  async #revive() {
    const props = this.#props;
    if (!props || this.#engine.isAlive) return;
    if (this.#losses.length > LOSSES) throw new Error("it traps again and again");
    const core = await this.#platform.openCore();
    if (this.#props !== props) return core.destroy();
    this.#engine.adopt(core);
    await this.#start(props);
    for (const [method, params] of this.#kept.splice(0)) this.#report(method, params);
  }

  #giveUp(reason) {
    this.#warn("coreGone", `there is no core any more until the page is loaded again (${reason.message})`);
    this.#forget();
    this.#tab.release();
  }

  /** Once the page is gone or in the back-forward cache its queue is for others to take. */
  #leave(persisted) {
    this.#sender.leave();
    if (persisted) this.#tab.release();
  }

  /** Back from the back-forward cache. A core whose queue was taken meanwhile must not send it: another takes its place. */
  #return() {
    this.#sender.stay();
    this.#tab.hold();
    if (this.#storage.isWhole) return;
    this.#engine.close();
    this.#reviveSoon();
  }

  // MARK: messages

  /** The result, undefined when there is none. A mistake of the caller is told on the console. */
  #ask(method, params) {
    const { result, error } = this.#engine?.call(method, params) ?? {};
    if (error) console.warn(`AdadaptedJsSdk: ${method}: ${error.message}`);
    return result;
  }

  /** The same, bound to a core: what belongs to another one asks nobody. */
  #bound() {
    const link = this.#link;
    return (method, params) => (link === this.#link ? this.#ask(method, params) : undefined);
  }

  /** For what only tells, and may be told a moment later. */
  #report(method, params) {
    if (!this.#props) return console.warn("AdadaptedJsSdk: not initialized");
    if (this.#engine.isAlive) return void this.#ask(method, params);
    if (this.#kept.length < IDS) this.#kept.push([method, params]);
  }

  // MARK: events

  #hear({ method, params }) {
    switch (method) {
      case "zone/shown":
        return this.#view?.shown(params);
      case "zone/cleared":
        return this.#view?.cleared(params);
      case "zone/pixels":
        return this.#view?.pixels(params);
      case "zone/filled":
        return this.#callBack("onAdRetrieved", params.zone, params.hasAds);
      case "zone/refreshed":
        return this.#callBack("onAdZoneRefreshed", params.zone);
      case "action/items":
        return this.#callBack("onAddItemsTriggered", params.items, this.#content(params));
      case "action/clicked":
        return this.#callBack("onExternalContentAdClicked", params.adId);
      case "action/open":
        return this.#view?.open(params, this.#bound());
      case "action/unsupported":
        return console.warn(`AdadaptedJsSdk: an ad's action "${params.actionType}" is not handled`);
      case "payload/available":
        return this.#callBack("onPayloadsAvailable", params.payloads.map(payload));
      case "sdk/warning":
        return this.#warn(params.code, params.message);
    }
  }

  #content({ adId, zone, content, requiresAcknowledgement }) {
    const ask = this.#bound();
    return {
      adId,
      zoneId: zone,
      requiresAcknowledgement,
      acknowledge: () => ask("ad/acknowledge", { content })?.reported ?? false,
    };
  }

  /** What an app's callback throws is the app's; nothing of ours depends on it. */
  #callBack(name, ...values) {
    attempt(() => this.#props?.[name]?.(...values));
  }

  #warn(code, message) {
    if (this.#props?.onWarning) this.#callBack("onWarning", code, message);
    else console.warn(`AdadaptedJsSdk: ${code}: ${message}`);
  }

  // MARK: the documented methods

  getSessionId() {
    return this.#engine?.call("sdk/session").result?.sessionId ?? undefined;
  }

  acknowledgeAdded() {
    this.#ask("ad/acknowledgeOldest", {});
  }

  updateStoreId(storeId) {
    this.#report("context/store", { storeId: storeId ? String(storeId) : null });
  }

  updateRecipeContextId(context, zones) {
    this.#report("context/recipe", context ? recipe(context, zones) : { context: null });
  }

  reportRecipeLoaded(context, zones) {
    this.#report("context/recipeLoaded", recipe(context, zones));
  }

  getAvailableKeywordIntercepts() {
    if (!this.#props) return undefined;
    const found = [];
    for (;;) {
      const page = this.#ask("keyword/list", { offset: found.length, limit: TERMS });
      if (!page?.terms) return undefined;
      found.push(...page.terms);
      if (page.terms.length === 0 || found.length >= page.total) return found;
    }
  }

  performKeywordSearch(searchTerm, limit) {
    if (!this.#props || typeof searchTerm !== "string") return [];
    return this.#ask("keyword/search", limit === undefined ? { query: searchTerm } : { query: searchTerm, limit })?.matches ?? [];
  }

  reportKeywordInterceptTermsPresented(termIds) {
    for (const some of pieces(termIds, IDS)) this.#report("keyword/presented", { termIds: some });
  }

  reportKeywordInterceptTermSelected(termId) {
    this.#report("keyword/selected", { termId });
  }

  #reportNames(method, names, params) {
    for (const items of pieces(names, NAMES)) this.#report(method, { ...params, items });
  }

  #reportList(action, names, list) {
    this.#reportNames("list/report", names, list === undefined || list === null ? { action } : { action, list });
  }

  reportItemsAddedToList(itemNames, listName) {
    this.#reportList("added", itemNames, listName);
  }

  reportItemsCrossedOffList(itemNames, listName) {
    this.#reportList("crossedOff", itemNames, listName);
  }

  reportItemsDeletedFromList(itemNames, listName) {
    this.#reportList("deleted", itemNames, listName);
  }

  reportItemsAddedToCart(itemNames, cartId) {
    this.#reportNames("cart/report", itemNames, { action: "added", cart: cartId });
  }

  reportItemsDeletedFromCart(itemNames, cartId) {
    this.#reportNames("cart/report", itemNames, { action: "deleted", cart: cartId });
  }

  updatePayloadStatus(payloadStatusList) {
    for (const payloads of pieces(payloadStatusList, IDS)) this.#report("payload/resolve", { payloads });
  }
}

/** A payload as documented: its id, and of its items what an app shows. */
function payload({ payload_id, detailed_list_items }) {
  const product = (item) => Object.fromEntries(PRODUCT.map((name) => [name, item[name]]));
  return { payload_id, detailed_list_items: detailed_list_items.map(product) };
}
