// The documented SDK over a real core and a service that answers from a table, on both transports.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ITEM, Locks, PROPS, TERMS, names, quietly, recorder, tab, transports, until } from "./fakes.mjs";

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
      const chosen = told.filter(([type]) => type !== "matched");
      assert.deepEqual(chosen, [["presented", "t2"], ["presented", "t3"], ["selected", "t3"]]);
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

    it("hands over payloads as documented, and tells what became of them", async () => {
      const { sdk, service } = tab({ openCore });
      service.payloads = [{ payload_id: "P1", payload_message: "for you", detailed_list_items: [ITEM, { ...ITEM, product_title: "Tea" }] }];
      const told = [];
      await sdk.initialize({ ...PROPS, enablePayloads: true, onPayloadsAvailable: (payloads) => told.push(payloads) });
      await until(() => told.length > 0);
      const { tracking_id: _, ...product } = ITEM;
      assert.deepEqual(told, [[{ payload_id: "P1", detailed_list_items: [product, { ...product, product_title: "Tea" }] }]]);
      sdk.updatePayloadStatus([{ payload_id: "P1", status: "delivered" }, { payload_id: "P2", status: "rejected" }]);
      sdk.unmount();
      await until(() => service.bodies("1/tracking").length > 0);
      const { tracking, ...envelope } = service.bodies("1/tracking")[0];
      assert.deepEqual(tracking.map(({ payload_id: id, status }) => [id, status]), [["P1", "delivered"], ["P2", "rejected"]]);
      assert.equal(envelope.os, "Test");
    });

    it("asks for no payloads unless told to, and tells of none when there are none", async () => {
      const { sdk, service } = tab({ openCore });
      const told = [];
      await sdk.initialize({ ...PROPS, onPayloadsAvailable: (payloads) => told.push(payloads) });
      await new Promise((done) => setTimeout(done, 10));
      assert.equal(service.bodies("1/pickup").length, 0);
      await sdk.initialize({ ...PROPS, enablePayloads: true, onPayloadsAvailable: (payloads) => told.push(payloads) });
      await until(() => told.length > 0);
      assert.deepEqual(told, [[]]);
      sdk.unmount();
    });

    it("sends text of every length and kind whole (BR-03, BR-17)", async () => {
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
    ["apiKey", { apiKey: undefined }], ["apiKey", { apiKey: "" }], ["apiKey", { apiKey: "КEY" }], ["advertiserId", { advertiserId: undefined }],
    ["allowRetargeting", { allowRetargeting: undefined }], ["allowRetargeting", { allowRetargeting: "yes" }],
    ["recipeContextZoneIds", { params: { recipeContextId: "1", recipeContextZoneIds: "2" } }],
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
    const { sdk, service } = tab();
    const { messages, onTurn } = recorder();
    await sdk.initialize({ ...PROPS, onTurn });
    const session = sdk.getSessionId();
    await assert.rejects(sdk.initialize({ ...PROPS, policy: { refreshRounding: "up" } }), /policy\/refreshRounding/);
    await assert.rejects(sdk.initialize({ ...PROPS, bundleVersion: 1n }), /BigInt/);
    assert.equal(sdk.getSessionId(), session);
    sdk.reportItemsAddedToList(["Milk"]);
    assert.equal(messages.at(-1).method, "list/report", "the first one's callbacks go on");
    sdk.unmount();
    await until(() => service.reports("android/events").length === 2);
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

  it("right after unmount goes on with the same core, and another after it is gone", async () => {
    const { sdk } = tab();
    for (const pause of [0, 30, 0]) {
      await sdk.initialize(PROPS);
      await new Promise((done) => setTimeout(done, 80));
      assert.ok(sdk.getSessionId());
      sdk.unmount();
      await new Promise((done) => setTimeout(done, pause));
    }
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

  it("takes a store that is not there yet for none", async () => {
    const { messages, onTurn } = recorder();
    const { sdk } = tab();
    for (const storeId of [null, undefined, ""]) await sdk.initialize({ ...PROPS, onTurn, params: { storeId, recipeContextId: null } });
    sdk.unmount();
    const begun = messages.filter(({ method }) => method === "sdk/initialize").map(({ params }) => [params.storeId, params.recipe]);
    assert.deepEqual(begun, Array(3).fill([undefined, undefined]));
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

describe("unmount", () => {
  it("waits for answers that are under way, removes what they settle and gives up its lock", async () => {
    const locks = new Locks();
    let ended = 0;
    const openCore = async () => {
      const core = await transports.addon();
      return { step: (message) => core.step(message), destroy: () => (core.destroy(), (ended += 1)) };
    };
    const { sdk, service, area } = tab({ locks, openCore });
    service.script = () => new Promise((done) => setTimeout(done, 120));
    await sdk.initialize(PROPS);
    sdk.reportItemsAddedToList(["Milk"]);
    const queued = () => names(area).filter((key) => key.startsWith("trestle@"));
    assert.ok(queued().length > 0);
    sdk.unmount();
    assert.ok(queued().length > 0);
    assert.equal((await locks.query()).held.length, 1);
    await until(() => queued().length === 0);
    await new Promise((done) => setTimeout(done, 120));
    assert.deepEqual([(await locks.query()).held, ended], [[], 1]);
  });
});

describe("reports of something that is no list", () => {
  it("are told on the console", () =>
    quietly(async (said) => {
      const { sdk } = tab();
      await sdk.initialize(PROPS);
      sdk.reportItemsAddedToList("Milk");
      sdk.reportKeywordInterceptTermsPresented([]);
      sdk.updateRecipeContextId("1", "2");
      sdk.reportRecipeLoaded();
      sdk.unmount();
      assert.deepEqual(said.map((text) => text.split(": ").slice(1).join()), [
        "not a list,nothing is reported", "context/recipe,/zones is of a wrong type", "context/recipeLoaded,/context is missing",
      ]);
    }));
});

describe("a callback that calls back in (BR-20, BR-22)", () => {
  it("gets its answer, and may unmount and begin anew", async () => {
    const { sdk, service } = tab();
    service.payloads = [{ payload_id: "P1", detailed_list_items: [ITEM] }];
    const told = [];
    let again;
    await sdk.initialize({
      ...PROPS,
      enablePayloads: true,
      enableKeywordIntercept: true,
      onPayloadsAvailable: () => {
        told.push(sdk.getSessionId() !== undefined);
        sdk.updatePayloadStatus([{ payload_id: "P1", status: "delivered" }]);
        sdk.unmount();
        told.push(sdk.getSessionId());
        again = sdk.initialize({ ...PROPS, onPayloadsAvailable: () => assert.fail("payloads are off") });
      },
    });
    await until(() => again);
    await again;
    assert.deepEqual(told, [true, undefined]);
    assert.ok(sdk.getSessionId());
    sdk.unmount();
    await until(() => service.bodies("1/tracking").length > 0);
  });
});

describe("methods before initialize and after unmount (BR-22)", () => {
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
