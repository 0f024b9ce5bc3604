// The small parts of the shell, one by one.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Alarm } from "../shell/alarm.js";
import { createClock } from "../shell/clock.js";
import { Engine, encode } from "../shell/engine.js";
import { isPage } from "../shell/creative.js";
import { MemoryArea, Storage, usableArea } from "../shell/storage.js";
import { Tab, tabName } from "../shell/tabs.js";
import { Locks, names, until } from "./fakes.mjs";

describe("clock", () => {
  const set = (wall, steady) => {
    const now = { wall, steady };
    const clock = createClock(() => now.wall, () => now.steady);
    return { now, clock };
  };

  it("follows the steady clock, in whole milliseconds", () => {
    const { now, clock } = set(1000.7, 10.2);
    Object.assign(now, { wall: 1100.9, steady: 110.9 });
    assert.deepEqual(clock(), { mono: 100, wall: 1100 });
  });

  it("goes on through a sleep in which the steady clock stood still", () => {
    const { now, clock } = set(0, 0);
    Object.assign(now, { wall: 8 * 3_600_000, steady: 5 });
    assert.equal(clock().mono, 8 * 3_600_000);
  });

  it("never runs back when the wall clock is set back", () => {
    const { now, clock } = set(5_000_000, 0);
    Object.assign(now, { wall: 5_000_100, steady: 100 });
    assert.equal(clock().mono, 100);
    Object.assign(now, { wall: 1_000, steady: 150 });
    assert.deepEqual(clock(), { mono: 150, wall: 1000 });
    Object.assign(now, { wall: 1_010, steady: 160 });
    assert.equal(clock().mono, 160);
  });
});

describe("alarm", () => {
  const waits = async (body) => {
    const timers = [];
    const { setTimeout: real, clearTimeout: realClear } = globalThis;
    globalThis.setTimeout = (ring, delay) => timers[timers.push({ ring, delay, unref() {} }) - 1];
    globalThis.clearTimeout = (timer) => timer && Object.assign(timer, { isCleared: true });
    try {
      await body(timers);
    } finally {
      Object.assign(globalThis, { setTimeout: real, clearTimeout: realClear });
    }
  };

  it("cuts a long wait into pieces of an hour, and rings at the time that was set", () =>
    waits((timers) => {
      let mono = 0;
      let rings = 0;
      const alarm = new Alarm(() => ({ mono }), () => (rings += 1));
      alarm.set(30 * 86_400_000);
      assert.equal(timers[0].delay, 3_600_000);
      mono = 3_600_000;
      timers[0].ring();
      assert.equal(rings, 0);
      assert.equal(timers[1].delay, 3_600_000);
      // Asleep for a month: one ring.
      mono = 31 * 86_400_000;
      timers[1].ring();
      assert.equal(rings, 1);
      assert.equal(timers.length, 2);
    }));

  it("keeps one timer, the last that was set", () =>
    waits((timers) => {
      const alarm = new Alarm(() => ({ mono: 0 }), () => {});
      alarm.set(100);
      alarm.set(50);
      assert.deepEqual(timers.map(({ delay, isCleared }) => [delay, isCleared ?? false]), [[100, true], [50, false]]);
      alarm.set(null);
      assert.equal(timers[1].isCleared, true);
    }));

  it("is not armed anew for the same time", () =>
    waits((timers) => {
      const alarm = new Alarm(() => ({ mono: 0 }), () => {});
      alarm.set(100);
      alarm.set(100);
      assert.equal(timers.length, 1);
    }));
});

describe("engine", () => {
  const engine = (turns, parts = {}) => {
    const log = [];
    const made = new Engine({
      clock: () => ({ mono: 1, wall: 2 }),
      storage: { put: (key) => (log.push(`put ${key}`), true), remove: (key) => log.push(`remove ${key}`) },
      sender: { send: ({ id }) => log.push(`send ${id}`), cancel: (id) => log.push(`cancel ${id}`), abandon: () => log.push("abandon") },
      alarm: { set: (at) => log.push(`wake ${at}`) },
      tell: ({ method }) => log.push(`event ${method}`),
      lost: (error) => log.push(`lost ${error.message}`),
      heed: () => {},
      record: (message) => log.push(JSON.parse(message).method),
      ...parts,
    });
    const core = { step: () => JSON.stringify({ seq: 1, events: [], effects: [], wakeAt: null, ...turns.shift() }), destroy() {} };
    made.adopt(core);
    return { made, log };
  };

  it("stores before the reply, then tells events, then sends, then tells what came of the stores", async () => {
    const { made, log } = engine([
      {
        result: { mount: 3 },
        events: [{ method: "a" }, { method: "b" }],
        effects: [
          { id: 1, kind: "store/put", key: "k", value: "v" },
          { id: 2, kind: "http/send" },
          { id: 3, kind: "store/remove", key: "r" },
          { id: 4, kind: "http/cancel" },
        ],
        wakeAt: 7,
      },
    ]);
    assert.deepEqual(made.call("zone/mount").result, { mount: 3 });
    log.push("reply");
    await until(() => log.includes("effect/settle"));
    assert.deepEqual(log, [
      "zone/mount", "put k", "remove r", "wake 7", "reply", "event a", "event b", "effect/settle", "wake null", "send 2", "cancel 4",
    ]);
  });

  it("answers a call from inside an event at once, and tells its events behind those that wait (BR-15, BR-20)", async () => {
    const told = [];
    const { made } = engine(
      [{ events: [{ method: "first" }, { method: "second" }] }, { result: { inner: true }, events: [{ method: "third" }] }],
      {
        tell: ({ method }) => {
          told.push(method);
          if (method === "first") told.push(JSON.stringify(made.call("inner").result));
        },
      });
    made.call("outer");
    await until(() => told.includes("third"));
    assert.deepEqual(told, ["first", '{"inner":true}', "second", "third"]);
  });

  it("heeds nothing of a refused call but its error", async () => {
    const { made, log } = engine([{ seq: 0, error: { code: 1004 }, events: [{ method: "a" }], effects: [{ id: 1, kind: "http/send" }], wakeAt: 5 }]);
    assert.deepEqual(made.call("zone/mount").error, { code: 1004 });
    await new Promise((done) => setTimeout(done, 5));
    assert.deepEqual(log, ["zone/mount"]);
  });

  it("tells and sends nothing of a core that was lost before it came to that", async () => {
    const { made, log } = engine([{ events: [{ method: "a" }], effects: [{ id: 1, kind: "http/send" }] }, { result: { toJSON: () => JSON.parse("{") } }]);
    made.call("one");
    assert.deepEqual(made.call("two").events, []);
    assert.equal(made.isAlive, false);
    await new Promise((done) => setTimeout(done, 5));
    assert.deepEqual(log.map((line) => line.split(" ")[0]), ["one", "wake", "wake", "abandon", "lost"]);
  });

  it("goes on when drawing or the app throws", async () => {
    const { error } = console;
    const said = [];
    console.error = (reason) => said.push(reason.message);
    const told = [];
    const { made } = engine([{ events: [{ method: "bad" }, { method: "good" }] }, { events: [{ method: "later" }] }], {
      tell: ({ method }) => {
        if (method === "bad") throw new Error("no such element");
        told.push(method);
      },
    });
    made.call("one");
    await until(() => told.includes("good"));
    made.call("two");
    await until(() => told.includes("later"));
    console.error = error;
    assert.deepEqual(said, ["no such element"]);
  });

  it("drops a core that trapped, with all that it was still to tell", async () => {
    const { made, log } = engine([{ events: [{ method: "late" }], effects: [{ id: 1, kind: "http/send" }] }]);
    made.call("one");
    made.adopt({
      step() {
        throw new WebAssembly.RuntimeError("unreachable");
      },
      destroy() {
        throw new Error("it is dead");
      },
    });
    assert.deepEqual(made.call("two").result, undefined);
    assert.equal(made.isAlive, false);
    await new Promise((done) => setTimeout(done, 5));
    assert.deepEqual(log, ["one", "wake null", "wake null", "abandon", "lost unreachable"]);
    assert.equal(made.call("three").result, undefined);
  });

  it("heeds of a call that was refused nothing but the error", () => {
    const { made, log } = engine([{ seq: 0, error: { code: 1002 }, wakeAt: null }]);
    assert.deepEqual(made.call("much").error, { code: 1002 });
    assert.deepEqual(log, ["much"]);
  });

  it("replaces half a character, and leaves whole ones and escapes alone (BR-03)", () => {
    assert.equal(encode({ query: "a\ud83e" }), '{"query":"a\ufffd"}');
    assert.equal(encode({ query: "\udd51z", "k": ["\ud83e\udd51"] }), '{"query":"\ufffdz","k":["\ud83e\udd51"]}');
    assert.equal(encode({ query: "\\ud83e" }), '{"query":"\\\\ud83e"}');
  });
});

describe("storage", () => {
  const queued = "trestle/INSTANCE/ad-events/1/1";

  it("leaves a dead tab's queue where it is when there is no room for a copy", () => {
    const area = new MemoryArea();
    new Storage(area, "dead").put(queued, "1");
    area.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    new Storage(area, "one").adopt(() => false);
    assert.deepEqual(names(area), ["trestle@dead/INSTANCE/ad-events/1/1"]);
    delete area.setItem;
    new Storage(area, "one").adopt(() => false);
    assert.deepEqual(names(area), ["trestle@one/INSTANCE/ad-events/1/1"]);
  });

  it("keeps queues apart by tab and shares everything else", () => {
    const area = new MemoryArea();
    const [one, two] = [new Storage(area, "one"), new Storage(area, "two")];
    one.put(queued, "1");
    one.put("aa-session-v3-dev-x", "s");
    two.put("trestle/privacy/tracking", "0");
    area.setItem("the app's", "own");
    const prefixes = ["trestle/", "aa-session-"];
    assert.deepEqual(one.entries(prefixes), { [queued]: "1", "aa-session-v3-dev-x": "s", "trestle/privacy/tracking": "0" });
    assert.deepEqual(two.entries(prefixes), { "aa-session-v3-dev-x": "s", "trestle/privacy/tracking": "0" });
    assert.deepEqual(names(area).sort(), [
      "aa-session-v3-dev-x", "the app's", "trestle/privacy/tracking", "trestle@one/INSTANCE/ad-events/1/1",
    ]);
  });

  it("takes over the queues of dead tabs alone, and notices when its own was taken", () => {
    const area = new MemoryArea();
    const [dead, alive, own] = ["dead", "alive", "own"].map((name) => new Storage(area, name));
    dead.put(queued, "1");
    alive.put("trestle/OTHER/ad-events/1/1", "2");
    own.adopt((tab) => tab === "alive");
    assert.deepEqual(own.entries(["trestle/"]), { [queued]: "1" });
    assert.deepEqual([dead.isWhole, alive.isWhole, own.isWhole], [false, true, true]);
    own.remove(queued);
    assert.deepEqual([own.isWhole, names(area)], [true, ["trestle@alive/OTHER/ad-events/1/1"]]);
  });

  it("stores no more than its share, and keeps the earlier value when it refuses", () => {
    const storage = new Storage(new MemoryArea(), "one");
    const half = "x".repeat(256 * 1024 - 40);
    assert.equal(storage.put("trestle/A/ad-events/1/1", half), true);
    assert.equal(storage.put("trestle/A/ad-events/1/2", half), true);
    assert.equal(storage.put("trestle/A/ad-events/1/2", `${half}${"y".repeat(200)}`), false);
    assert.equal(storage.entries(["trestle/"])["trestle/A/ad-events/1/2"], half);
    storage.remove("trestle/A/ad-events/1/1");
    assert.equal(storage.put("trestle/A/ad-events/1/2", `${half}${"y".repeat(200)}`), true);
  });

  it("says when the browser refuses", () => {
    const area = new MemoryArea();
    area.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    assert.equal(new Storage(area, "one").put("trestle/privacy/tracking", "1"), false);
  });

  it("goes on with what can be read when the browser takes it away", () => {
    const area = new MemoryArea();
    const storage = new Storage(area, "one");
    storage.put(queued, "1");
    area.getItem = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    assert.deepEqual(storage.entries(["trestle/"]), {});
    assert.equal(storage.put(queued, "2"), false);
    assert.equal(storage.isWhole, true);
    storage.remove(queued);
  });

  it("falls back to memory where storage is blocked, when it is read or when it is written", () => {
    const blocked = usableArea(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    assert.ok(blocked instanceof MemoryArea);
    assert.ok(usableArea(() => null) instanceof MemoryArea);
    const whole = new MemoryArea();
    assert.equal(usableArea(() => whole), whole);
    assert.equal(whole.length, 0);
    whole.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    assert.ok(usableArea(() => whole) instanceof MemoryArea, "it takes nothing");
  });

  it("reads a storage that is full: the session and reports of earlier pages are in it", () => {
    const full = new MemoryArea();
    new Storage(full, "one").put(queued, "1");
    full.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    assert.deepEqual(new Storage(usableArea(() => full), "one").entries(["trestle/"]), { [queued]: "1" });
  });
});

describe("tabs", () => {
  it("tell the living from the dead by their locks", async () => {
    const locks = new Locks();
    const [one, two] = [new Tab({ name: "one", locks }), new Tab({ name: "two", locks })];
    await Promise.all([one.hold(), two.hold()]);
    await two.hold();
    const seen = [];
    const look = (isAlive) => seen.push([isAlive("one"), isAlive("two"), isAlive("three")]);
    await one.takeOver(look);
    two.release();
    await new Promise((done) => setImmediate(done));
    await one.takeOver(look);
    assert.deepEqual(seen, [[true, true, false], [true, false, false]]);
  });

  it("take over one at a time", async () => {
    const locks = new Locks();
    let isTaking;
    const busy = locks.request("trestle@", () => new Promise((done) => (isTaking = done)));
    let hasTaken = false;
    const take = new Tab({ name: "one", locks }).takeOver(() => (hasTaken = true));
    const soon = new Promise((done) => setTimeout(done, 20, "waits"));
    assert.equal(await Promise.race([take, soon]), undefined, "a tab that is busy or frozen holds nobody up");
    isTaking();
    await busy;
    assert.equal(hasTaken, false);
  });

  it("go by their age where there are no locks, or where they are not allowed", async () => {
    const day = 86_400_000;
    const denied = { request: async () => Promise.reject(new DOMException("no", "SecurityError")) };
    for (const locks of [undefined, denied]) {
      const tab = new Tab({ name: tabName(10 * day, "ff"), locks });
      await tab.hold();
      const seen = [];
      await tab.takeOver((isAlive) => seen.push(isAlive(tabName(9 * day + 1, "aa")), isAlive(tabName(9 * day - 1, "aa"))));
      assert.deepEqual(seen, [true, false]);
      tab.release();
    }
  });
});

describe("frames", () => {
  it("show pages and nothing that would run as the app", () => {
    assert.deepEqual(
      ["https://a.test/x", "http://a.test", "javascript:alert(1)", "data:text/html,x", "blob:https://a.test/1", "//a", ""].map(isPage),
      [true, true, false, false, false, false, false]);
  });
});
