// Zones, popups and visibility on a page.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ITEM, PROPS, ad, recorder, until } from "./fakes.mjs";
import { offer, onPage } from "./fake-page.mjs";

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

  it("tell how far a finger moved, of a key that it did not, and nothing of a double click's second half", async () => {
    const { messages, onTurn } = recorder();
    const { sdk, page } = await onPage({ 1: [offer(1, "A1")] }, { onTurn, policy: { tapTolerance: 25 } });
    await until(() => page.frames("place-1").length === 1);
    const layer = page.frames("place-1")[0].parent.find("button");
    layer.dispatch("pointerdown", { clientX: 10, clientY: 10 });
    layer.dispatch("click", { clientX: 40, clientY: 5, detail: 1 });
    layer.dispatch("click", { clientX: 10, clientY: 10, detail: 2 });
    layer.dispatch("pointerdown", { clientX: 10, clientY: 10 });
    layer.dispatch("click", { clientX: 160, clientY: 25, detail: 0 });
    const taps = messages.filter(({ method }) => method === "zone/tap").map(({ params: { dx, dy }, turn }) => [dx, dy, turn.result.handled]);
    assert.deepEqual(taps, [[30, -5, false], [0, 0, true]]);
    sdk.unmount();
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

  it("keep the focus of who came by keyboard when another ad comes, and take nobody else's", async () => {
    const ads = { 1: [offer(1, "A1"), offer(1, "A2"), ad(1, "A3", "e")] };
    const { sdk, page } = await onPage(ads);
    await until(() => page.frames("place-1").length === 1);
    const { document } = page.window;
    const button = () => page.frames("place-1")[0].parent.find("button");
    button().focus();
    page.tap("place-1");
    await until(() => page.frames("place-1")[0]?.src.endsWith("A2"));
    assert.equal(document.activeElement, button());
    document.activeElement = page.body;
    page.tap("place-1");
    await until(() => page.frames("place-1")[0]?.src.endsWith("A3"));
    assert.equal(document.activeElement, page.body);
    sdk.unmount();
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

  it("are measured against the scroll container that is there, also when the app builds it anew", async () => {
    const { sdk, service, page } = await onPage({ 1: [ad(1, "A1", "e")] }, { scrollContainerId: "scroller" });
    await until(() => page.frames("place-1").length === 1);
    assert.equal(page.measuredAgainst, null, "no container yet: the viewport");
    page.remove("place-1");
    for (const round of [1, 2]) {
      const scroller = page.add("scroller");
      page.add("place-1", scroller);
      await until(() => page.measuredAgainst === scroller, `container ${round}`);
      page.see("place-1", 0.5);
      page.remove("scroller");
    }
    sdk.unmount();
    const types = () => service.reports("ad/events").map(({ event_type: type }) => type);
    await until(() => types().includes("zone_unmounted"));
    assert.equal(page.isWatched, false);
  });

  it("leave nothing behind when the app unmounts as soon as it hears of a missing place", async () => {
    const { sdk, page } = await onPage({ 1: [ad(1, "A1", "e")] });
    sdk.unmount();
    assert.equal(page.isWatched, false);
    const zonePlacements = { 1: "place-1", 2: "nowhere" };
    await sdk.initialize({ ...PROPS, zonePlacements, onAdRetrieved: () => sdk.unmount() });
    assert.deepEqual([page.isWatched, sdk.getSessionId()], [false, undefined]);
  });

  it("go on when the app's own callbacks throw", async () => {
    const { error } = console;
    const said = [];
    console.error = (reason) => said.push(reason.message);
    const throws = () => {
      throw new Error("the app's");
    };
    const ads = { 1: [offer(1, "A1"), ad(1, "A2", "e")] };
    const { sdk, page, told } = await onPage(ads, { onAdRetrieved: throws, onAddItemsTriggered: throws });
    await until(() => page.frames("place-1").length === 1);
    page.tap("place-1");
    await until(() => told.length > 0 && said.length >= 3);
    console.error = error;
    assert.deepEqual(new Set(said), new Set(["the app's"]));
    assert.ok(sdk.getSessionId());
    sdk.unmount();
  });

  it("open nothing after unmount, even what was tapped just before", async () => {
    const { sdk, page, told } = await onPage({ 1: [ad(1, "A1", "p", { action_path: "https://shop.test" })] });
    await until(() => page.frames("place-1").length === 1);
    const count = told.length;
    page.tap("place-1");
    sdk.unmount();
    await new Promise((done) => setTimeout(done, 5));
    assert.deepEqual([page.dialog, told.length], [undefined, count]);
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
    page.hide(true);
    window.dispatch("pagehide", { persisted: true });
    // Browsers tell that a page is visible before they tell that it is back.
    page.hide(false);
    window.dispatch("pageshow", { persisted: true });
    window.dispatch("pageshow", { persisted: false });
    await new Promise((done) => setTimeout(done, 5));
    window.dispatch("pagehide", { persisted: false });
    assert.deepEqual(states(messages), [
      { state: "active" }, { state: "background" }, { state: "active" }, { state: "inactive" }, { state: "active" },
      { state: "background" }, { state: "background", leaving: true, persisted: true }, { state: "active", persisted: true },
      { state: "background", leaving: true, persisted: false },
    ]);
    const count = messages.length;
    sdk.unmount();
    page.hide(true);
    assert.equal(messages.length, count + 1, "after sdk/shutdown nothing is told");
  });

  it("is asked anew by an initialization that follows an end: nothing was heard in between", async () => {
    const { messages, onTurn } = recorder();
    const { sdk, page } = await onPage({}, { onTurn });
    sdk.unmount();
    page.focus(false);
    await sdk.initialize({ ...PROPS, onTurn });
    sdk.unmount();
    page.focus(true);
    await sdk.initialize({ ...PROPS, onTurn });
    assert.deepEqual(states(messages).map(({ state }) => state), ["active", "inactive", "active"]);
    sdk.unmount();
  });

  it("is not lost by focus that moved into a frame of the page", async () => {
    const { messages, onTurn } = recorder();
    const { sdk, page } = await onPage({}, { onTurn });
    page.window.document.activeElement = { tagName: "IFRAME" };
    page.window.dispatch("blur");
    await new Promise((done) => setTimeout(done, 5));
    // There and back before anybody could look where it went.
    page.window.dispatch("blur");
    page.window.document.activeElement = page.body;
    page.window.dispatch("focus");
    await new Promise((done) => setTimeout(done, 5));
    assert.deepEqual(states(messages), [{ state: "active" }]);
    sdk.unmount();
  });
});
