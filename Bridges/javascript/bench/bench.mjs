// node --expose-gc bench.mjs [--gate] [--corpus DIR]
//
// A turn through each transport, the start of the core, and a search for ten through WebAssembly beside the filter and sort
// that SDKs do today, in the same process, on the same terms, with the same first ten. --gate: exit 1 when a bar is missed.
// DIR holds terms.tsv ("term<TAB>priority") and queries.tsv ("query<TAB>…") in place of the terms made here.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { addonCores } from "../core/addon.js";
import { wasmCores } from "../core/wasm.js";
import { makeQueries, makeTerms } from "./terms.mjs";

const COUNT = 10_000;
const LIMIT = 10;
const isGate = process.argv.includes("--gate");
const corpus = process.argv.includes("--corpus") ? process.argv[process.argv.indexOf("--corpus") + 1] : undefined;
const prebuilt = (name) => fileURLToPath(new URL(`../prebuilt/${name}`, import.meta.url));
const bytes = readFileSync(prebuilt("trestle.wasm"));
const missed = [];

function bar(what, value, unit, most, fewest) {
  const isMet = (most === undefined || value <= most) && (fewest === undefined || value >= fewest);
  const wanted = most === undefined ? `at least ${fewest}` : `at most ${most}`;
  console.log(`${what}: ${value.toLocaleString("en", { maximumFractionDigits: 2 })} ${unit} (${wanted})${isMet ? "" : "  MISSED"}`);
  if (!isMet) missed.push(what);
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** Milliseconds of each call, sorted. What `after` does is not counted. */
function time(inputs, call, after = () => {}) {
  return inputs.map((input) => {
    const began = performance.now();
    call(input);
    const took = performance.now() - began;
    after();
    return took;
  }).sort((a, b) => a - b);
}

const INITIALIZE = {
  appId: "APP", profile: "javascript", environment: "development", advertiserId: "u", allowRetargeting: true,
  performs: ["http", "store"], entropy: "ab".repeat(32), features: { keywords: true, payloads: false },
};

/** Messages as the shell writes them, turns as it reads them. */
function shell(core) {
  let id = 0;
  return (method, params = {}) =>
    JSON.parse(core.step(JSON.stringify({ id: (id += 1), method, params, at: { mono: id, wall: 1_767_225_600_000 + id } })));
}

async function turns() {
  for (const [name, open] of [["addon", addonCores()], ["wasm", wasmCores(bytes)]]) {
    const core = await open();
    const call = shell(core);
    call("sdk/initialize", { ...INITIALIZE, features: { keywords: false, payloads: false } });
    const { mount } = call("zone/mount", { zone: "110003", visible: true }).result;
    const texts = Array.from({ length: 30_000 }, (_, index) => JSON.stringify({
      id: 100 + index, method: "zone/visibility", params: { mount, visible: index % 2 === 0, permille: 500, width: 320, height: 50 },
      at: { mono: 100 + index, wall: 1_767_225_600_100 + index },
    }));
    const steps = time(texts, (text) => core.step(text)).slice();
    bar(`one zone/visibility turn, ${name}, p50`, 1000 * at(steps, 0.5), "µs", name === "addon" ? 10 : 40);
    core.destroy();
  }
}

async function start() {
  const samples = [];
  for (let round = 0; round < 15; round += 1) {
    const began = performance.now();
    const core = await wasmCores(bytes)();
    const { result } = shell(core)("sdk/initialize", INITIALIZE);
    samples.push(performance.now() - began);
    assert.ok(result.sessionId);
    core.destroy();
  }
  bar("core ready after its bytes are there (compiled, created, initialized), p50", at(samples.sort((a, b) => a - b), 0.5), "ms", 15);
}

function loadCorpus() {
  if (!corpus) {
    const terms = makeTerms(COUNT);
    return { terms, queries: makeQueries(terms, 1000) };
  }
  const read = (name) => readFileSync(`${corpus}/${name}.tsv`, "utf8").trimEnd().split("\n").map((line) => line.split("\t"));
  const terms = read("terms").map(([term, priority], index) => ({ term_id: `t${index}`, term, replacement: term, priority: +priority }));
  return { terms, queries: read("queries").map(([query]) => query) };
}

/** What SDKs do today: lower-case, filter, sort, and the first ten of it. */
function naive(terms) {
  const byTerm = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  return (query) => {
    const text = query.toLowerCase();
    return terms.filter(({ term }) => term.toLowerCase().includes(text)).sort((a, b) => {
      const [one, two] = [a.term.toLowerCase(), b.term.toLowerCase()];
      const [first, second] = [one.startsWith(text), two.startsWith(text)];
      return first !== second ? (first ? -1 : 1) : a.priority - b.priority || byTerm(one, two);
    }).slice(0, LIMIT);
  };
}

/** The terms as a server sends them, so that neither side searches slices of one large text. */
async function search() {
  const { terms, queries } = loadCorpus();
  const core = await wasmCores(bytes)();
  const call = shell(core);
  const begun = call("sdk/initialize", { ...INITIALIZE, policy: { keywordMinScalars: 1 } });
  const fetched = begun.effects.find(({ purpose }) => purpose === "keywords");
  const body = JSON.stringify({ data: { search_id: "S", terms } });
  const built = performance.now();
  call("effect/settle", { effect: fetched.id, outcome: { kind: "response", status: 200, headers: [], body } });
  console.log(`${terms.length} terms taken in: ${(performance.now() - built).toFixed(1)} ms`);

  let open = [];
  const ours = (query) => {
    const { result, effects } = call("keyword/search", { query, limit: LIMIT });
    open.push(...effects);
    return result.matches;
  };
  // As a shell does afterwards: what was to be stored is stored, what was sent is accepted.
  const settle = () => {
    for (let effect = open.shift(); effect; effect = open.shift()) {
      const outcome = effect.kind === "store/put" ? { kind: "stored" } : { kind: "response", status: 200, headers: [], body: "{}" };
      if (/put|send/.test(effect.kind)) open.push(...call("effect/settle", { effect: effect.id, outcome }).effects);
    }
  };
  open.push(...begun.effects.filter(({ purpose }) => purpose !== "keywords"));
  settle();
  const theirs = naive(JSON.parse(body).data.terms);
  for (const query of queries) {
    assert.deepEqual(ours(query).map(({ term }) => term), theirs(query).map(({ term }) => term), query);
    settle();
  }

  const rows = [["filter and sort", theirs], ["keyword/search through wasm", ours]].map(([name, run]) => {
    time(queries.slice(0, 100), run, settle);
    globalThis.gc?.();
    const samples = time(queries, run, settle);
    const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
    console.log(`${name}: ${[0.5, 0.99].map((share) => `p${100 * share} ${(1000 * at(samples, share)).toFixed(0)} µs`).join(", ")}, mean ${(1000 * mean).toFixed(0)} µs`);
    return { p50: at(samples, 0.5), mean };
  });
  bar(`search for ${LIMIT} of ${terms.length}, p50`, rows[0].p50 / rows[1].p50, "times faster than filter and sort", undefined, 10);
  bar(`the same, mean of all`, rows[0].mean / rows[1].mean, "times faster", undefined, 10);
  core.destroy();
}

function sizes() {
  const gzipped = (name) => gzipSync(readFileSync(prebuilt(name)), { level: 9 }).length;
  bar("trestle.wasm, gzipped", gzipped("trestle.wasm"), "B", 250_000);
  if (existsSync(prebuilt("js-sdk.js"))) bar("the shell in one file, gzipped", gzipped("js-sdk.js"), "B", 12_000);
}

await turns();
await start();
await search();
sizes();
process.exit(isGate && missed.length > 0 ? 1 : 0);
