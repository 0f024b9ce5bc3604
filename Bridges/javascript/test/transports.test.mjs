// Both transports: the bytes of every trace, every vector, memory, and how a process ends.
//
// TRACE_PAIRS names the folder or file of {"trace","message","turn"} lines that a player of the traces left.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { addonPath } from "../core/addon.js";
import { WasmCore, compile, wasmCores } from "../core/wasm.js";
import { transports, wasmPath } from "./fakes.mjs";

const pairsPath = process.env.TRACE_PAIRS;
const vectorsPath = fileURLToPath(new URL("../../../Schemas/generated/vectors/", import.meta.url));
const read = (path) => readFileSync(path, "utf8").split("\n").filter((line) => line !== "");
const filesOf = (path) => (statSync(path).isDirectory() ? readdirSync(path).sort().map((name) => join(path, name)) : [path]);

function stories() {
  const found = new Map();
  for (const line of filesOf(pairsPath).flatMap(read)) {
    const pair = JSON.parse(line);
    if (!found.has(pair.trace)) found.set(pair.trace, []);
    found.get(pair.trace).push(pair);
  }
  return found;
}

/** `repeat` of a vector: the string or array at its path, so many times over. */
function repeated(text, { path, times }) {
  const value = JSON.parse(text);
  const names = path.split("/").slice(1).map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = names.pop();
  const holder = names.reduce((at, name) => at[name], value);
  holder[last] = typeof holder[last] === "string" ? holder[last].repeat(times) : Array(times).fill(holder[last]).flat();
  return JSON.stringify(value);
}

/** The first initialization needs the time. */
const AT = '"at":{"mono":1,"wall":1767225600000}';

/** The vectors of messages as texts, numbers as they are written in the file. */
function vectors() {
  return readdirSync(vectorsPath).flatMap((name) => read(join(vectorsPath, name))).flatMap((line) => {
    const vector = JSON.parse(line);
    const text = (member) => {
      const at = line.indexOf(`,"${member}":`);
      const value = at < 0 ? undefined : line.slice(at + member.length + 4, -1);
      return vector.repeat ? repeated(value, vector.repeat) : value;
    };
    if (vector.envelope === "message") return { ...vector, message: text("value") };
    if (!vector.method || "result" in vector) return [];
    const params = text("params");
    const member = params === undefined ? "" : `,"params":${params}`;
    return { ...vector, message: `{"id":1,"method":${JSON.stringify(vector.method)}${member},${AT}}` };
  });
}

/** The output of a script of this folder that ends with 0. */
function run(script, ...words) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return execFileSync(process.execPath, [path, ...words], { encoding: "utf8", timeout: 300_000 });
}

for (const [name, open] of Object.entries(transports)) {
  describe(name, () => {
    it("gives the bytes of every trace", { skip: pairsPath ? false : "TRACE_PAIRS is not set" }, async (test) => {
      const all = stories();
      let count = 0;
      for (const [trace, pairs] of all) {
        const core = await open();
        for (const { message, turn } of pairs) {
          assert.equal(core.step(message), turn, `${trace}: ${message.slice(0, 200)}`);
          count += 1;
        }
        core.destroy();
      }
      assert.ok(all.size >= 150, `${all.size} traces`);
      test.diagnostic(`${all.size} traces, ${count} messages`);
    });

    it("accepts and refuses every vector, with its path and rule", async (test) => {
      const core = await open();
      const known = new Set(JSON.parse(core.step('{"id":1,"method":"core/hello"}')).result.methods);
      core.destroy();
      const counts = { accepted: 0, refused: 0, unknown: 0 };
      for (const { accept, path, rule, error = "invalidParams", envelope, method, message } of vectors()) {
        if (method && !known.has(method)) {
          counts.unknown += 1;
          continue;
        }
        const fresh = await open();
        const found = JSON.parse(fresh.step(message)).error?.data ?? {};
        fresh.destroy();
        if (accept) {
          assert.ok(!["parseError", "invalidMessage", "invalidParams"].includes(found.name), `${message.slice(0, 300)}: ${JSON.stringify(found)}`);
          counts.accepted += 1;
        } else {
          const expected = envelope ? "invalidMessage" : error;
          assert.equal(found.name, expected, message.slice(0, 300));
          if (expected === "invalidParams") assert.deepEqual([found.path, found.rule], [path, rule], message.slice(0, 300));
          counts.refused += 1;
        }
      }
      assert.ok(counts.accepted > 500 && counts.refused > 500, JSON.stringify(counts));
      test.diagnostic(JSON.stringify(counts));
    });

    it("carries emoji as they are, both ways (BR-01)", async () => {
      const core = await open();
      const initialize = { appId: "APP", performs: ["http"], entropy: "0f".repeat(32), features: { keywords: false, payloads: false } };
      core.step(JSON.stringify({ method: "sdk/initialize", params: initialize, at: { mono: 1, wall: 1767225600000 } }));
      for (const zone of ["🧀 pizza", "Crème 🍦", "寿司"]) {
        const escaped = JSON.stringify({ id: zone, method: "zone/mount", params: { zone, visible: true } })
          .replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
        const turn = JSON.parse(core.step(escaped));
        assert.equal(turn.id, zone);
        assert.equal(turn.events[0].params.zone, zone);
        const { id: effect, request } = turn.effects.find(({ kind }) => kind === "http/send");
        assert.equal(JSON.parse(request.body).zoneId, zone);
        const ad = { id: zone, impression_id: "i", creative_url: "https://c.test/🛒", action_type: "e" };
        const outcome = { kind: "response", status: 200, headers: [], body: JSON.stringify({ success: true, data: { ad } }) };
        const shown = JSON.parse(core.step(JSON.stringify({ id: 1, method: "effect/settle", params: { effect, outcome } }))).events[0];
        assert.deepEqual([shown.method, shown.params.ad.id, shown.params.ad.creativeUrl], ["zone/shown", zone, "https://c.test/🛒"]);
      }
      core.destroy();
    });

    it("does not end a text at a NUL (BR-02)", async () => {
      const core = await open();
      assert.equal(JSON.parse(core.step('{"id":"oat\\u0000milk","method":"core/wake"}')).id, "oat\0milk");
      assert.equal(JSON.parse(core.step('{"id":1,"method":"core/wake"}\0')).error.data.name, "parseError");
      core.destroy();
    });

    it("makes no half character of a string that was cut in one (BR-03)", async () => {
      const core = await open();
      for (const half of ["\ud83e", "\udd51", "\ud83e\ud83e"]) {
        const turn = JSON.parse(core.step(`{"id":"a${half}","method":"core/wake"}`));
        assert.equal(turn.id, `a${"\ufffd".repeat(half.length)}`);
        assert.equal(JSON.parse(core.step(JSON.stringify({ id: half, method: "core/wake" }))).error.data.name, "parseError");
        assert.equal(JSON.parse(core.step('{"id":1,"method":"core/wake"}')).id, 1);
      }
      core.destroy();
    });

    it("refuses what is nested without an end, and takes what is long and flat (BR-08)", async () => {
      const core = await open();
      const deep = 100_000;
      for (const bomb of ["[".repeat(deep), "[".repeat(deep) + "]".repeat(deep), '{"a":'.repeat(deep), `${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`]) {
        assert.equal(JSON.parse(core.step(bomb)).error.data.reason, "tooDeep");
        assert.equal(JSON.parse(core.step(`{"id":1,"method":"core/wake","params":{"a":${bomb}}}`)).error.data.reason, "tooDeep");
      }
      const flat = JSON.stringify({ id: 1, method: "core/wake", params: { a: Array(5000).fill({ b: [{}] }) } });
      assert.deepEqual(JSON.parse(core.step(flat)).result, {});
      core.destroy();
    });

    it("carries text of every length whole (BR-17)", async () => {
      const core = await open();
      for (const size of [0, 1, 14, 15, 16, 17, 255, 256, 257, 1023, 1024, 1025, 65_533, 65_534, 65_535, 65_536, 262_144]) {
        for (const end of ["", "é", "寿", "🍋"]) {
          const id = `${"x".repeat(Math.min(size, 50))}${end}z`;
          // A unit of JavaScript's takes up to three bytes.
          for (const padding of ["y".repeat(size) + end, end.repeat(Math.min(size, 65_536))]) {
            const turn = core.step(JSON.stringify({ id, method: "core/wake", params: { padding } }));
            assert.equal(JSON.parse(turn).id, id);
            assert.deepEqual(JSON.parse(turn).result, {});
          }
        }
      }
      core.destroy();
    });

    it("refuses a message that is too long, and goes on", async () => {
      const core = await open();
      const long = "x".repeat(33 << 20);
      const refuse = () => assert.equal(JSON.parse(core.step(long)).error.data.name, "limitExceeded");
      refuse();
      assert.equal(JSON.parse(core.step('{"id":1,"method":"core/wake"}')).seq, 1);
      const before = process.memoryUsage().rss;
      for (let count = 0; count < 20; count += 1) refuse();
      assert.ok(process.memoryUsage().rss - before < 10 * long.length, "a message that was refused is given back");
      core.destroy();
    });

    it("answers nothing once it is destroyed (BR-22)", async () => {
      const core = await open();
      core.destroy();
      core.destroy();
      assert.throws(() => core.step("{}"), /closed/);
    });

    it("frees the cores that nobody destroyed", { skip: globalThis.gc ? false : "needs --expose-gc" }, async () => {
      for (let round = 0; round < 4; round += 1) {
        for (let count = 0; count < 50; count += 1) (await open()).step("{}");
        globalThis.gc();
        await new Promise((done) => setImmediate(done));
      }
    });

    it("is used by two threads at once without mixing up their turns (BR-16)", () => {
      assert.equal(run("sharing.mjs", name), "3000 3000\n");
    });

    it("lets a process end at once, whatever waits, and a worker be killed (BR-22)", () => {
      assert.equal(run("ending.mjs", name), "ended 100 workers\n");
    });
  });
}

describe("The addon", () => {
  const { Core } = createRequire(import.meta.url)(addonPath);

  it("takes nothing for a core that is none, and no message but a string", () => {
    assert.throws(() => Core(), /use new/);
    for (const other of [undefined, 1, "{}", {}, Core, Core.prototype, Object.create(Core.prototype), new Proxy(new Core(), {})]) {
      assert.throws(() => Core.prototype.step.call(other, "{}"), TypeError);
      assert.throws(() => Core.prototype.destroy.call(other), TypeError);
    }
    const core = new Core();
    for (const message of [[], [undefined], [5], [{}], [Symbol("{}")]]) assert.throws(() => core.step(...message), TypeError);
    assert.equal(JSON.parse(core.step('{"id":1,"method":"core/wake"}')).seq, 1);
    core.destroy();
  });
});

describe("WebAssembly", () => {
  it("has no imports", async () => {
    assert.deepEqual(WebAssembly.Module.imports(await compile(readFileSync(wasmPath))), []);
  });

  it("reads whole turns of as many zones as there may be, each with a creative of 64 KiB, while memory grows (BR-18)", async () => {
    const core = await transports.wasm();
    const ask = (method, params) => JSON.parse(core.step(JSON.stringify({ id: 1, method, params, at: { mono: 1, wall: 1767225600000 } })));
    const initialize = { appId: "APP", performs: ["http"], entropy: "0f".repeat(32), features: { keywords: false, payloads: false } };
    const sends = ask("sdk/initialize", initialize).effects;
    for (let zone = 1; zone <= 256; zone += 1) sends.push(...ask("zone/mount", { zone: `Z${zone}`, visible: true }).effects);
    const shown = new Set();
    for (let effect = sends.shift(); effect; effect = sends.shift()) {
      if (effect.purpose !== "ad") continue;
      const zone = JSON.parse(effect.request.body).zoneId;
      const url = `https://c.test/${zone}/${"é".repeat(32_000)}`;
      const ad = { id: zone, impression_id: zone, creative_url: url, action_type: "e" };
      const outcome = { kind: "response", status: 200, headers: [], body: JSON.stringify({ success: true, data: { ad } }) };
      const turn = ask("effect/settle", { effect: effect.id, outcome });
      const event = turn.events.find(({ method }) => method === "zone/shown");
      assert.deepEqual([event.params.zone, event.params.ad.creativeUrl], [zone, url]);
      shown.add(zone);
      sends.push(...turn.effects);
    }
    assert.equal(shown.size, 256);
    core.destroy();
  });

  it("reads whole turns while memory grows inside a call (BR-18)", async () => {
    const core = await transports.wasm();
    const settle = (body) => ({ effect: 1, outcome: { kind: "response", status: 200, headers: [], body } });
    for (const size of [1 << 16, 1 << 18, 1 << 20, 4 << 20]) {
      const turn = core.step(JSON.stringify({ id: "é🍋", method: "effect/settle", params: settle("é".repeat(size)) }));
      assert.deepEqual(JSON.parse(turn).result, { stale: true });
      assert.equal(JSON.parse(core.step('{"id":"é🍋","method":"core/hello"}')).id, "é🍋");
    }
    core.destroy();
  });

  it("is compiled while it arrives, or afterwards where the server does not say what it is", async () => {
    const { fetch: real } = globalThis;
    const { compileStreaming } = WebAssembly;
    let streamed = 0;
    WebAssembly.compileStreaming = (answer) => {
      streamed += 1;
      return compileStreaming.call(WebAssembly, answer);
    };
    try {
      for (const type of ["application/wasm", "application/octet-stream"]) {
        globalThis.fetch = async () => new Response(readFileSync(wasmPath), { headers: { "content-type": type } });
        const core = await wasmCores("https://cdn.test/trestle.wasm")();
        assert.equal(JSON.parse(core.step("")).error.data.name, "parseError");
        core.destroy();
      }
      const answering = globalThis.fetch;
      globalThis.fetch = async () => new Response("", { status: 404 });
      const open = wasmCores("https://cdn.test/trestle.wasm");
      await assert.rejects(open(), /status 404/);
      globalThis.fetch = answering;
      (await open()).destroy();
    } finally {
      globalThis.fetch = real;
      WebAssembly.compileStreaming = compileStreaming;
    }
    assert.equal(streamed, 1);
  });

  it("counts a core as lost when its turn was", () => {
    const memory = new WebAssembly.Memory({ initial: 1 });
    const exports = { memory, _initialize() {}, trestle_create: () => 1, trestle_input: () => 16, trestle_destroy: () => 0 };
    for (const status of [-1, -2, -3, -4]) {
      const core = new WasmCore({ ...exports, trestle_step: () => status });
      assert.throws(() => core.step("{}"), new RegExp(`status ${status}`));
    }
    assert.throws(() => new WasmCore({ ...exports, trestle_create: () => 0 }), /no memory/);
    assert.throws(() => new WasmCore({ ...exports, trestle_input: () => 0 }).step("{}"), /refused/);
  });

  it("of one core survives the trap of another", async () => {
    const [one, two] = [await transports.wasm(), await transports.wasm()];
    const { exports } = await WebAssembly.instantiate(await compile(readFileSync(wasmPath)), {});
    exports._initialize();
    // Out-parameters beyond the memory: the engine's own trap.
    const handle = exports.trestle_create();
    assert.throws(() => exports.trestle_step(handle, 16, 2, 0xfffffff0, 0xfffffff4), WebAssembly.RuntimeError);
    for (const core of [one, two]) {
      assert.equal(JSON.parse(core.step('{"id":1,"method":"core/wake"}')).seq, 1);
      core.destroy();
    }
  });
});
