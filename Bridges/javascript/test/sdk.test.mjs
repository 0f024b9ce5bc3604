// The documented SDK over a real core and a service that answers from a table, on both transports.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pageView } from "../shell/view.js";
import { ITEM, Locks, PROPS, Service, TERMS, ad, names, recorder, tab, transports, until } from "./fakes.mjs";
import { FakePage } from "./fake-page.mjs";

/** Keeps what is said on the console out of the output, and gives it back. */
async function quietly(body) {
  const said = [];
  const { warn } = console;
  console.warn = (text) => said.push(text);
  try {
    await body(said);
  } finally {
    console.warn = warn;
  }
}

for (const [name, openCore] of Object.entries(transports)) {
  describe(`the documented methods (${name})`, () => {
    it("initialize begins a session, which unmount ends", async () => {
      const { sdk, service } = tab({ openCore });
      assert.equal(sdk.getSessionId(), undefined);
      assert.equal(await sdk.initialize(PROPS), undefined);
      const session = sdk.getSessionId();
      assert.match(session, /^JS[A-Z0-9]{32}$/);
      sdk.unmount();
      assert.equal(sdk.getSessionId(), undefined);
      await until(() => service.bodies("android/events").length > 0);
      assert.deepEqual(service.reports("android/events").map(({ event_name: type }) => type), ["SESSION_CREATED"]);
      assert.equal(service.requests[0].url, "https://service.test/v/1/android/events");
    });

    it("searches, lists and reports terms", async () => {
      const { sdk, service } = tab({ openCore });
      await sdk.initialize({ ...PROPS, enableKeywordIntercept: true });
      assert.equal(sdk.getAvailableKeywordIntercepts(), undefined);
      assert.deepEqual(sdk.performKeywordSearch("che"), []);
      await until(() => sdk.getAvailableKeywordIntercepts());
      assert.deepEqual(sdk.getAvailableKeywordIntercepts(), TERMS);
      assert.deepEqual(sdk.performKeywordSearch("che").map(({ term_id: id }) => id), ["t2", "t3", "t1"]);
      assert.deepEqual(sdk.performKeywordSearch("che", 1), [TERMS[1]]);
      assert.deepEqual(sdk.performKeywordSearch("ch"), []);
      sdk.reportKeywordInterceptTermsPresented(["t2", "nobody's", "t3"]);
      sdk.reportKeywordInterceptTermSelected("t3");
      sdk.unmount();
      await until(() => service.bodies("intercept/events").length > 0);
      const told = service.reports("intercept/events").map(({ event_type: type, term_id: id }) => [type, id]);
      assert.deepEqual(told.filter(([type]) => type !== "matched"), [["not_matched", ""], ["presented", "t2"], ["presented", "t3"], ["selected", "t3"]].slice(1));
    });

    it("reports lists and carts, more names than one message holds as well", async () => {
      const { sdk, service } = tab({ openCore });
      await sdk.initialize(PROPS);
      sdk.reportItemsAddedToList(["Milk"]);
      sdk.reportItemsAddedToList(["Eggs"], "Weekly");
      sdk.reportItemsCrossedOffList(["Milk"]);
      sdk.reportItemsDeletedFromList(["Milk"], "Weekly");
      sdk.reportItemsAddedToCart(["Tea"], "C1");
      sdk.reportItemsDeletedFromCart(["Tea"], "C1");
      sdk.reportItemsAddedToList(Array.from({ length: 1001 }, (_, index) => `N${index}`));
      sdk.unmount();
      const all = () => service.reports("android/events").filter(({ event_name: type }) => type.startsWith("user_"));
      await until(() => all().length === 1007);
      assert.deepEqual(all().slice(0, 6).map(({ event_name: type, event_params: params }) => [type, params]), [
        ["user_added_to_list", { item_name: "Milk" }],
        ["user_added_to_list", { item_name: "Eggs", list_name: "Weekly" }],
        ["user_crossed_off_list", { item_name: "Milk" }],
        ["user_deleted_from_list", { item_name: "Milk", list_name: "Weekly" }],
        ["user_added_to_cart", { item_name: "Tea", list_name: "C1" }],
        ["user_deleted_from_cart", { item_name: "Tea", list_name: "C1" }],
      ]);
    });

    it("sends text of every length and kind whole", async () => {
      const { sdk, service } = tab({ openCore });
      await sdk.initialize(PROPS);
      const sizes = [0, 1, 15, 16, 17, 255, 256, 257, 1023, 1024, 1025, 65_535, 65_536, 65_537];
      const texts = sizes.flatMap((size) => ["é", "🍋"].map((end) => "x".repeat(size) + end));
      for (const text of texts) sdk.reportItemsAddedToList([text]);
      sdk.reportItemsAddedToList(["half 🥑".slice(0, -1)]);
      sdk.unmount();
      const all = () => service.reports("android/events").slice(1);
      await until(() => all().length === texts.length + 1);
      assert.deepEqual(all().map(({ event_params: { item_name: text } }) => text), [...texts, "half \ufffd"]);
    });

    it("is restored from storage: the same user resumes the session, another one doesn't", async () => {
      const { sdk, area } = tab({ openCore });
      await sdk.initialize(PROPS);
      const session = sdk.getSessionId();
      const again = tab({ openCore, area });
      await again.sdk.initialize(PROPS);
      assert.equal(again.sdk.getSessionId(), session);
      const other = tab({ openCore, area });
      await other.sdk.initialize({ ...PROPS, advertiserId: "ANOTHER" });
      assert.notEqual(other.sdk.getSessionId(), session);
      assert.equal(names(area).filter((key) => key.startsWith("aa-session-v3-dev-")).length, 2);
      for (const one of [sdk, again.sdk, other.sdk]) one.unmount();
    });
  });
}

describe("initialize", () => {
  for (const [what, props] of [
    ["apiKey", { apiKey: undefined }], ["apiKey", { apiKey: "" }], ["advertiserId", { advertiserId: undefined }],
    ["allowRetargeting", { allowRetargeting: undefined }], ["allowRetargeting", { allowRetargeting: "yes" }],
    ["zonePlacements.1", { zonePlacements: { 1: 2 } }], ["onAdRetrieved", { onAdRetrieved: "f" }],
  ]) {
    it(`rejects ${JSON.stringify(props)}, naming ${what}`, async () => {
      const { sdk, service } = tab();
      await assert.rejects(sdk.initialize({ ...PROPS, ...props }), (error) => error instanceof TypeError && error.message.includes(what));
      assert.equal(sdk.getSessionId(), undefined);
      assert.equal(service.requests.length, 0);
      await sdk.initialize(PROPS);
      sdk.unmount();
    });
  }

  it("rejects without props", async () => {
    await assert.rejects(tab().sdk.initialize(), TypeError);
  });

  it("rejects what the core refuses, naming the place, and keeps what was", async () => {
    const { sdk } = tab();
    await sdk.initialize(PROPS);
    const session = sdk.getSessionId();
    await assert.rejects(sdk.initialize({ ...PROPS, policy: { refreshRounding: "up" } }), /policy\/refreshRounding/);
    assert.equal(sdk.getSessionId(), session);
    sdk.unmount();
  });

  it("rejects when the core cannot be had, and works once it can", async () => {
    let isOffline = true;
    const { sdk } = tab({
      openCore: async () => {
        if (isOffline) throw new TypeError("Failed to fetch");
        return transports.wasm();
      },
    });
    await assert.rejects(sdk.initialize(PROPS), /Failed to fetch/);
    isOffline = false;
    await sdk.initialize(PROPS);
    assert.ok(sdk.getSessionId());
    sdk.unmount();
  });

  it("rejects when unmounted meanwhile, and begins anew after that", async () => {
    const { sdk } = tab();
    const first = sdk.initialize(PROPS);
    sdk.unmount();
    const second = sdk.initialize(PROPS);
    await assert.rejects(first, /unmounted/);
    await second;
    assert.ok(sdk.getSessionId());
    sdk.unmount();
  });

  it("tells the service what the props say", async () => {
    const { messages, onTurn } = recorder();
    const { sdk } = tab();
    await sdk.initialize({
      ...PROPS, onTurn, endpoints: undefined, apiEnv: undefined, enablePayloads: true, enableKeywordIntercept: false, bundleId: "com.x",
      bundleVersion: "2", deviceLocale: "fr-CA", params: { storeId: "S", recipeContextId: "1111", recipeContextZoneIds: ["1234"] },
    });
    sdk.unmount();
    const { entropy, ...params } = messages.find(({ method }) => method === "sdk/initialize").params;
    assert.match(entropy, /^[0-9a-f]{64}$/);
    assert.deepEqual(params, {
      appId: "KEY", profile: "javascript", environment: "production", advertiserId: "USER", allowRetargeting: true, storeId: "S",
      bundle: { id: "com.x", version: "2" }, device: { platform: "web", os: "Test", locale: "fr-CA" }, embedded: false,
      features: { keywords: false, payloads: true }, recipe: { context: "1111", zones: ["1234"] }, performs: ["http", "store"],
      stored: {}, reset: true,
    });
  });

  it("answers for zones that cannot be shown", async () => {
    const told = [];
    const { sdk, service } = tab();
    await sdk.initialize({ ...PROPS, zonePlacements: { 1234: "x" }, onAdRetrieved: (...values) => told.push(values) });
    assert.deepEqual(told, [["1234", false]]);
    sdk.unmount();
    await until(() => service.requests.length > 0);
    assert.equal(service.bodies("ad/events").length, 0, "no zone was mounted");
  });
});

describe("methods before initialize and after unmount", () => {
  it("do nothing and throw nothing", () =>
    quietly(async (said) => {
      const { sdk, service } = tab();
      const all = () => {
        sdk.acknowledgeAdded();
        sdk.updateStoreId("S");
        sdk.updateRecipeContextId("1", ["2"]);
        sdk.reportRecipeLoaded("1", ["2"]);
        assert.equal(sdk.getAvailableKeywordIntercepts(), undefined);
        assert.deepEqual(sdk.performKeywordSearch("che"), []);
        sdk.reportKeywordInterceptTermsPresented(["t"]);
        sdk.reportKeywordInterceptTermSelected("t");
        sdk.reportItemsAddedToList(["Milk"]);
        sdk.reportItemsAddedToCart(["Milk"], "C");
        sdk.updatePayloadStatus([{ payload_id: "P", status: "delivered" }]);
      };
      all();
      sdk.unmount();
      await sdk.initialize(PROPS);
      sdk.unmount();
      sdk.unmount();
      all();
      await until(() => service.requests.length > 0);
      assert.deepEqual(service.reports("android/events").map(({ event_name: type }) => type), ["SESSION_CREATED"]);
      assert.ok(said.some((text) => text.includes("not initialized")));
    }));
});

/** An SDK on a page with these ads. */
async function onPage(ads, props = {}, parts = {}) {
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

const offer = (zone, id) => ad(zone, id, "c", { payload: { detailed_list_items: [ITEM] } });

describe("zones on a page", () => {
  it("show the ad once it is there, count it once it is seen, and leave nothing behind", async () => {
    const { sdk, service, page, told } = await onPage({ 1: [ad(1, "A1", "e", { action_path: "https://shop.test" })] });
    await until(() => page.frames("place-1").length === 1);
    assert.equal(page.frames("place-1")[0].src, "https://creative.test/A1");
    await until(() => told.length > 0);
    assert.deepEqual(told, [["retrieved", "1", true]]);
    page.load("place-1");
    page.see("place-1", 0);
    page.see("place-1", 0.5);
    sdk.unmount();
    assert.equal(page.frames("place-1").length, 0);
    const types = () => service.reports("ad/events").map(({ event_type: type }) => type);
    await until(() => types().includes("zone_unmounted"));
    assert.deepEqual(types(), ["zone_mounted", "impression", "impression_end", "zone_unmounted"]);
  });

  it("count nothing that is not seen", async () => {
    const { sdk, service, page } = await onPage({ 1: [ad(1, "A1", "e")] });
    await until(() => page.frames("place-1").length === 1);
    page.load("place-1");
    page.see("place-1", 0);
    sdk.unmount();
    const types = () => service.reports("ad/events").map(({ event_type: type }) => type);
    await until(() => types().includes("zone_unmounted"));
    assert.deepEqual(types(), ["zone_mounted", "zone_unmounted"]);
  });

  it("hand over the items of a tapped ad, with a handle that reports once", async () => {
    const { sdk, service, page, told } = await onPage({ 1: [offer(1, "A1"), ad(1, "A2", "e")] });
    await until(() => page.frames("place-1").length === 1);
    page.tap("place-1");
    page.tap("place-1");
    await until(() => told.some(([name]) => name === "items"));
    const [[, items, handle], ...more] = told.filter(([name]) => name === "items");
    assert.deepEqual(more, [], "a second tap on the same ad is none");
    assert.deepEqual(items, [ITEM]);
    assert.deepEqual([handle.adId, handle.zoneId, handle.requiresAcknowledgement], ["A1", "1", true]);
    await until(() => page.frames("place-1")[0]?.src.endsWith("A2"));
    assert.deepEqual([handle.acknowledge(), handle.acknowledge()], [true, false]);
    sdk.unmount();
    assert.equal(handle.acknowledge(), false);
    const taps = () => service.reports("ad/events").filter(({ event_type: type }) => type === "interaction");
    await until(() => taps().length > 0);
    assert.deepEqual(taps().map(({ ad_id: id }) => id), ["A1"]);
    assert.ok(told.some((event) => event[0] === "refreshed" && event[1] === "1"));
  });

  it("credit each of two handles with its own ad, whatever the order; acknowledgeAdded takes the oldest", async () => {
    const ads = { 1: [offer(1, "A1")], 2: [offer(2, "A2")], 3: [offer(3, "A3")] };
    const { sdk, service, page, told } = await onPage(ads);
    await until(() => page.frames("place-3").length === 1);
    for (const place of ["place-1", "place-2", "place-3"]) page.tap(place);
    await until(() => told.filter(([name]) => name === "items").length === 3);
    const handles = told.filter(([name]) => name === "items").map(([, , handle]) => handle);
    assert.equal(handles[1].acknowledge(), true);
    sdk.acknowledgeAdded();
    assert.deepEqual([handles[0].acknowledge(), handles[2].acknowledge()], [false, true]);
    sdk.unmount();
    const taps = () => service.reports("ad/events").filter(({ event_type: type }) => type === "interaction");
    await until(() => taps().length === 3);
    assert.deepEqual(taps().map(({ ad_id: id }) => id), ["A2", "A1", "A3"]);
  });

  it("make handles void by a second initialize", async () => {
    const { sdk, page, told } = await onPage({ 1: [offer(1, "A1")] });
    await until(() => page.frames("place-1").length === 1);
    page.tap("place-1");
    await until(() => told.some(([name]) => name === "items"));
    await sdk.initialize(PROPS);
    assert.equal(told.find(([name]) => name === "items")[2].acknowledge(), false);
    sdk.unmount();
  });

  it("open a popup with its title and Close, pause meanwhile, and take items from its page", async () => {
    const ads = { 1: [ad(1, "A1", "p", { action_path: "https://shop.test/circular" }), ad(1, "A2", "e")] };
    const { sdk, service, page, told } = await onPage(ads);
    await until(() => page.frames("place-1").length === 1);
    page.tap("place-1");
    await until(() => page.dialog);
    const { dialog } = page;
    assert.deepEqual([dialog.isModal, dialog.attributes["aria-label"]], [true, "Featured"]);
    const frame = dialog.find("iframe");
    assert.equal(frame.src, "https://shop.test/circular");
    frame.dispatch("load");
    const values = ["P1", "k1", "Cheddar", "B", "C", "1", "S", "", ""];
    frame.contentWindow.AdAdapted.addItemToList(...values);
    page.window.dispatch("message", { source: frame.contentWindow, data: { addItemToList: values } });
    page.window.dispatch("message", { source: {}, data: { addItemToList: values } });
    await until(() => told.filter(([name]) => name === "items").length === 2);
    const [, items, handle] = told.find(([name]) => name === "items");
    assert.deepEqual(items, [ITEM]);
    assert.deepEqual([handle.requiresAcknowledgement, handle.acknowledge()], [false, false]);
    assert.ok(page.frames("place-1")[0].src.endsWith("A1"), "the zone rests while the popup is open");
    dialog.find("button").dispatch("click");
    await until(() => page.frames("place-1")[0]?.src.endsWith("A2"));
    assert.equal(page.dialog, undefined);
    sdk.unmount();
    const taps = () => service.reports("ad/events").filter(({ event_type: type }) => type === "interaction");
    await until(() => taps().length > 0);
    assert.equal(taps().length, 1);
    assert.deepEqual(told.filter(([name]) => name === "clicked"), [["clicked", "A1"]]);
  });

  it("refuse a creative that is no page", async () => {
    const bad = ad(1, "A1", "e", { creative_url: "javascript:alert(1)" });
    const { sdk, page, told } = await onPage({ 1: [bad] }, { profile: "standard" });
    await until(() => told.some(([name, , hasAd]) => name === "retrieved" && hasAd === false));
    assert.equal(page.frames("place-1").length, 0);
    sdk.unmount();
  });

  it("stay with an app that puts another element in their place, and go with one that takes it away", async () => {
    const { sdk, service, page } = await onPage({ 1: [ad(1, "A1", "e"), ad(1, "A2", "e")] });
    await until(() => page.frames("place-1").length === 1);
    page.replace("place-1");
    await until(() => page.frames("place-1").length === 1);
    assert.ok(page.frames("place-1")[0].src.endsWith("A1"), "the same ad in the new element");
    page.remove("place-1");
    const types = () => service.reports("ad/events").map(({ event_type: type }) => type);
    await new Promise((done) => setTimeout(done, 80));
    page.add("place-1");
    await until(() => page.frames("place-1")[0]?.src.endsWith("A2"));
    sdk.unmount();
    await until(() => types().filter((type) => type === "zone_unmounted").length === 2);
    assert.deepEqual(types(), ["zone_mounted", "zone_unmounted", "zone_mounted", "zone_unmounted"]);
  });

  it("go on when the app's own callbacks throw", async () => {
    const { error } = console;
    const said = [];
    console.error = (reason) => said.push(reason.message);
    const throws = () => {
      throw new Error("the app's");
    };
    const { sdk, page } = await onPage({ 1: [offer(1, "A1")] }, { onAdRetrieved: throws, onAddItemsTriggered: throws });
    await until(() => page.frames("place-1").length === 1);
    page.tap("place-1");
    await until(() => said.length === 2);
    console.error = error;
    assert.deepEqual(said, ["the app's", "the app's"]);
    assert.ok(sdk.getSessionId());
    sdk.unmount();
  });

  it("tell nothing after unmount, not even what was under way", async () => {
    const { sdk, service, told } = await onPage({ 1: [offer(1, "A1")] });
    sdk.unmount();
    await until(() => service.bodies("ad/events").length > 0);
    await new Promise((done) => setTimeout(done, 20));
    assert.deepEqual(told, []);
  });
});

describe("visibility of the page", () => {
  const states = (messages) => messages.filter(({ method }) => method === "app/state").map(({ params }) => params);

  it("is told as it is: hidden, unfocused, back, into the cache and out of it", async () => {
    const { messages, onTurn } = recorder();
    const { sdk, page } = await onPage({}, { onTurn });
    const { window } = page;
    page.hide(true);
    page.hide(false);
    page.focus(false);
    await until(() => states(messages).at(-1).state === "inactive");
    page.focus(true);
    window.dispatch("pagehide", { persisted: true });
    window.dispatch("pageshow", { persisted: true });
    window.dispatch("pageshow", { persisted: false });
    window.dispatch("pagehide", { persisted: false });
    assert.deepEqual(states(messages), [
      { state: "active" }, { state: "background" }, { state: "active" }, { state: "inactive" }, { state: "active" },
      { state: "background", leaving: true, persisted: true }, { state: "active", persisted: true },
      { state: "background", leaving: true, persisted: false },
    ]);
    const count = messages.length;
    sdk.unmount();
    page.hide(true);
    assert.equal(messages.length, count + 1, "after sdk/shutdown nothing is told");
  });

  it("is not lost by focus that moved into a frame of the page", async () => {
    const { messages, onTurn } = recorder();
    const { sdk, page } = await onPage({}, { onTurn });
    page.window.document.activeElement = { tagName: "IFRAME" };
    page.window.dispatch("blur");
    await new Promise((done) => setTimeout(done, 5));
    assert.deepEqual(states(messages), [{ state: "active" }]);
    sdk.unmount();
  });
});

/** Opens cores that trap when `traps` says so of a message. */
function trapping(openCore, traps) {
  const opened = [];
  const open = async () => {
    const core = await openCore();
    opened.push(core);
    return {
      step: (message) => {
        if (traps(JSON.parse(message), opened.length)) throw new WebAssembly.RuntimeError("unreachable");
        return core.step(message);
      },
      destroy: () => core.destroy(),
    };
  };
  return { open, opened };
}

describe("a core that traps", () => {
  it("is made anew: reports that were stored arrive, zones mount again, old handles are void", async () => {
    const { open, opened } = trapping(transports.wasm, ({ method }, core) => method === "context/store" && core === 1);
    const { sdk, service, page, told } = await onPage({ 1: [offer(1, "A1"), ad(1, "A2", "e"), ad(1, "A3", "e")] }, {}, { openCore: open });
    await until(() => page.frames("place-1").length === 1);
    page.tap("place-1");
    await until(() => told.some(([name]) => name === "items"));
    const [, , handle] = told.find(([name]) => name === "items");
    const session = sdk.getSessionId();
    sdk.reportItemsAddedToList(["Before"]);
    sdk.updateStoreId("S");
    assert.equal(page.frames("place-1").length, 1);
    assert.equal(handle.acknowledge(), false, "the handle was given by the dead core");
    assert.deepEqual(sdk.performKeywordSearch("che"), []);
    sdk.reportItemsAddedToList(["Meanwhile"]);
    await until(() => sdk.getSessionId());
    assert.equal(sdk.getSessionId(), session, "the session goes on");
    assert.equal(handle.acknowledge(), false);
    assert.deepEqual(told.filter(([name]) => name === "warning").map(([, code]) => code), ["coreLost"]);
    await until(() => page.frames("place-1")[0]?.src.endsWith("A3"));
    sdk.reportItemsAddedToList(["After"]);
    sdk.unmount();
    const items = () => service.reports("android/events").filter(({ event_name: type }) => type === "user_added_to_list");
    await until(() => items().length >= 3);
    assert.deepEqual(items().map(({ event_params: { item_name: name } }) => name), ["Before", "Meanwhile", "After"]);
    assert.equal(opened.length, 2);
  });

  it("gets no late answers of its requests from another core", async () => {
    let answer;
    const { open } = trapping(transports.wasm, ({ method }, core) => method === "context/store" && core === 1);
    const { messages, onTurn } = recorder();
    const { sdk, service } = tab({ openCore: open });
    service.script = (route) => route === "intercept/retrieve" && !answer && new Promise((done) => (answer = done));
    await sdk.initialize({ ...PROPS, onTurn, enableKeywordIntercept: true, onWarning: () => {} });
    await until(() => answer);
    sdk.updateStoreId("S");
    answer({ body: { data: { terms: [] } } });
    await until(() => sdk.getAvailableKeywordIntercepts());
    assert.deepEqual(sdk.getAvailableKeywordIntercepts(), TERMS);
    const settled = messages.filter(({ method, turn }) => method === "effect/settle" && turn.result?.stale);
    assert.deepEqual(settled, []);
    sdk.unmount();
  });

  it("over its initialization is tried again, a few times; nothing stored is lost by it", () =>
    quietly(async () => {
      const area = tab().area;
      const first = tab({ area });
      await first.sdk.initialize(PROPS);
      first.sdk.reportItemsAddedToList(["Kept"]);
      let left = 2;
      const some = trapping(transports.wasm, ({ method }) => method === "sdk/initialize" && left-- > 0);
      const { sdk } = tab({ openCore: some.open });
      await sdk.initialize(PROPS);
      assert.equal(some.opened.length, 3);
      sdk.unmount();

      const before = names(area);
      const all = trapping(transports.wasm, ({ method }) => method === "sdk/initialize");
      const hopeless = tab({ openCore: all.open, area });
      await assert.rejects(hopeless.sdk.initialize(PROPS), /traps again and again/);
      assert.equal(all.opened.length, 4);
      assert.deepEqual(names(area), before);
      assert.equal(hopeless.sdk.getSessionId(), undefined);
      first.sdk.unmount();
    }));

  it("again and again is given up, with a warning", async () => {
    const codes = [];
    const { open, opened } = trapping(transports.wasm, ({ method }) => method === "list/report");
    const { sdk } = tab({ openCore: open });
    await sdk.initialize({ ...PROPS, onWarning: (code) => codes.push(code) });
    for (let tries = 0; tries < 4; tries += 1) {
      await until(() => sdk.getSessionId());
      sdk.reportItemsAddedToList(["Milk"]);
    }
    await until(() => codes.includes("coreGone"));
    assert.deepEqual(codes, ["coreLost", "coreLost", "coreLost", "coreLost", "coreGone"]);
    assert.equal(opened.length, 4);
    assert.equal(sdk.getSessionId(), undefined);
    sdk.unmount();
  });
});

describe("two tabs of one user", () => {
  it("share the session and send each its own reports; a closed tab's are taken over", async () => {
    const [locks, service] = [new Locks(), new Service()];
    const one = tab({ locks, service });
    await one.sdk.initialize(PROPS);
    one.sdk.reportItemsAddedToList(["One"]);
    const two = tab({ locks, service, area: one.area });
    await two.sdk.initialize(PROPS);
    two.sdk.reportItemsAddedToList(["Two"]);
    assert.equal(one.sdk.getSessionId(), two.sdk.getSessionId());
    two.sdk.unmount();
    const items = () => service.reports("android/events").filter(({ event_name: type }) => type === "user_added_to_list").map(({ event_params: { item_name: name } }) => name);
    await until(() => items().length > 0);
    assert.deepEqual(items(), ["Two"]);

    // The first tab is killed: its lock ends with it, and nothing of it runs any more.
    const killed = new Locks();
    const three = tab({ locks: killed, service, area: one.area });
    await three.sdk.initialize(PROPS);
    three.sdk.unmount();
    await until(() => items().includes("One"));
    assert.deepEqual(items(), ["Two", "One"]);
    await until(() => names(one.area).every((key) => !key.startsWith("trestle@")));
  });

  it("do not send what was taken over while the page slept in the back-forward cache", async () => {
    const [locks, service] = [new Locks(), new Service()];
    const { sdk, page, area, told } = await onPage({}, {}, { locks, service });
    service.script = () => new Error("offline");
    sdk.reportItemsAddedToList(["Mine"]);
    page.window.dispatch("pagehide", { persisted: true });
    await until(() => service.requests.length > 0);
    const other = tab({ locks, service, area });
    await other.sdk.initialize(PROPS);
    service.script = () => undefined;
    service.requests.length = 0;
    page.window.dispatch("pageshow", { persisted: true });
    await until(() => told.some(([name]) => name === "warning"));
    await until(() => sdk.getSessionId());
    other.sdk.unmount();
    sdk.unmount();
    const items = () => service.reports("android/events").filter(({ event_name: type }) => type === "user_added_to_list");
    await until(() => items().length > 0);
    await new Promise((done) => setTimeout(done, 20));
    assert.deepEqual(items().map(({ event_params: { item_name: name } }) => name), ["Mine"]);
  });
});
