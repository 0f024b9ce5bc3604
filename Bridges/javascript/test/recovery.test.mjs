// What outlives a core: a trap, a closed tab, a page in the back-forward cache.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { WasmCore, compile } from "../core/wasm.js";
import { Locks, PROPS, Service, TERMS, ad, names, quietly, recorder, tab, transports, until, wasmPath } from "./fakes.mjs";
import { offer, onPage } from "./fake-page.mjs";

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
    const { sdk, service, page, told } = await onPage({ 1: [offer(1, "A1"), ad(1, "A2", "e"), offer(1, "A3")] }, {}, { openCore: open });
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
    // The new core numbers its handles from the start: the old one must not stand for another ad.
    page.tap("place-1");
    await until(() => told.filter(([name]) => name === "items").length === 2);
    const [, , another] = told.filter(([name]) => name === "items")[1];
    assert.deepEqual([handle.acknowledge(), another.acknowledge()], [false, true]);
    sdk.reportItemsAddedToList(["After"]);
    sdk.unmount();
    const items = () => service.reports("android/events").filter(({ event_name: type }) => type === "user_added_to_list");
    await until(() => items().length >= 3);
    assert.deepEqual(items().map(({ event_params: { item_name: name } }) => name), ["Before", "Meanwhile", "After"]);
    assert.equal(opened.length, 2);
  });

  it("is made anew after a real trap of the engine, its memory being ruined", async () => {
    const module = await compile(readFileSync(wasmPath));
    const instances = [];
    const openCore = async () => {
      const { exports } = await WebAssembly.instantiate(module, {});
      instances.push(exports);
      return new WasmCore(exports);
    };
    const reasons = [];
    const { sdk, service } = tab({ openCore });
    await sdk.initialize({ ...PROPS, onWarning: (code, message) => reasons.push(`${code}: ${message}`) });
    sdk.reportItemsAddedToList(["Kept"]);
    new Uint8Array(instances[0].memory.buffer).fill(0xff);
    sdk.reportItemsAddedToList(["Lost with it"]);
    await until(() => sdk.getSessionId());
    assert.equal(instances.length, 2);
    assert.equal(reasons.length, 1);
    assert.match(reasons[0], /^coreLost: .*(memory access out of bounds|unreachable|table)/);
    sdk.unmount();
    const items = () => service.reports("android/events").filter(({ event_name: type }) => type === "user_added_to_list");
    await until(() => items().length > 0);
    assert.deepEqual(items().map(({ event_params: { item_name: name } }) => name), ["Kept"]);
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
    await until(() => sdk.getAvailableKeywordIntercepts());
    // The new core numbers its requests from the start, too: a late answer might be taken for that of another.
    const settled = () => messages.filter(({ method }) => method === "effect/settle").length;
    const before = settled();
    answer({ body: { data: { terms: [] } } });
    await new Promise((done) => setTimeout(done, 20));
    assert.equal(settled(), before);
    assert.deepEqual(sdk.getAvailableKeywordIntercepts(), TERMS);
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

describe("a page that goes", () => {
  const queued = (area) => names(area).filter((key) => key.startsWith("trestle@"));
  const never = () => new Promise(() => {});

  it("hands its last words to the browser, and no other page repeats them", async () => {
    for (const persisted of [false, true]) {
      const { sdk, service, page, area, told } = await onPage({ 1: [ad(1, "A1", "e"), ad(1, "A2", "e")] });
      await until(() => page.frames("place-1").length === 1);
      page.see("place-1", 1);
      service.script = (route) => route !== "ad/retrieve" && never();
      page.window.dispatch("pagehide", { persisted });
      await until(() => queued(area).length === 0);
      const sent = service.requests.filter(({ keepalive }) => keepalive).map(({ route }) => route);
      assert.deepEqual(sent, ["ad/events", "android/events"]);
      service.script = () => undefined;
      page.window.dispatch("pageshow", { persisted });
      sdk.reportItemsAddedToList(["Later"]);
      page.hide(true);
      await until(() => service.reports("android/events").some(({ event_name: type }) => type === "user_added_to_list"));
      assert.equal(service.reports("ad/events").filter(({ event_type: type }) => type === "impression").length, 1);
      assert.deepEqual(told.filter(([name]) => name === "warning"), []);
      sdk.unmount();
    }
  });

  it("does so also when the app unmounts as it goes", async () => {
    const { sdk, service, page, area } = await onPage({ 1: [ad(1, "A1", "e")] });
    await until(() => page.frames("place-1").length === 1);
    service.script = never;
    sdk.unmount();
    await until(() => service.bodies("ad/events").length > 0);
    assert.ok(queued(area).length > 0);
    page.window.dispatch("pagehide", { persisted: false });
    await until(() => queued(area).length === 0);
  });

  it("leaves them to the next page where the browser carries nothing on", async () => {
    const known = Object.getOwnPropertyDescriptor(Request.prototype, "keepalive");
    delete Request.prototype.keepalive;
    try {
      const { sdk, service, page, area } = await onPage({});
      service.script = never;
      page.window.dispatch("pagehide", { persisted: false });
      await until(() => service.bodies("android/events").length > 0);
      await new Promise((done) => setTimeout(done, 5));
      assert.ok(queued(area).length > 0);
      sdk.unmount();
    } finally {
      Object.defineProperty(Request.prototype, "keepalive", known);
    }
  });

  it("leaves them to the next page where the service is failing or away, or knows a repetition", async () => {
    for (const [what, script, parts, props] of [
      ["failing", async () => ({ status: 503 }), {}, {}],
      ["away", never, { isOnline: () => false }, {}],
      ["known again", never, {}, { policy: { idempotency: "header" } }],
    ]) {
      const service = new Service();
      service.script = (route, ...rest) => (what === "failing" || route !== "intercept/retrieve" ? script(route, ...rest) : undefined);
      const { sdk, page, area } = await onPage({}, { enableKeywordIntercept: true, ...props }, { service, ...parts });
      await until(() => service.requests.length > 0);
      await new Promise((done) => setTimeout(done, 5));
      page.window.dispatch("pagehide", { persisted: false });
      await until(() => service.bodies("android/events").length > 0);
      await new Promise((done) => setTimeout(done, 5));
      assert.ok(queued(area).length > 0, what);
      sdk.unmount();
    }
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
    service.script = () => new Error("offline");
    const { sdk, page, area, told } = await onPage({}, { enableKeywordIntercept: true }, { locks, service });
    await until(() => service.requests.length > 0);
    sdk.reportItemsAddedToList(["Mine"]);
    page.window.dispatch("pagehide", { persisted: true });
    await until(() => service.bodies("android/events").length > 0);
    service.script = () => undefined;
    service.requests.length = 0;
    const other = tab({ locks, service, area });
    await other.sdk.initialize(PROPS);
    page.window.dispatch("pageshow", { persisted: true });
    assert.equal(sdk.getSessionId(), undefined);
    await until(() => sdk.getSessionId());
    assert.deepEqual(told.filter(([name]) => name === "warning"), [], "that is no trap, and no fault of anybody");
    other.sdk.unmount();
    sdk.unmount();
    const items = () => service.reports("android/events").filter(({ event_name: type }) => type === "user_added_to_list");
    await until(() => items().length > 0);
    await new Promise((done) => setTimeout(done, 20));
    assert.deepEqual(items().map(({ event_params: { item_name: name } }) => name), ["Mine"]);
  });
});
