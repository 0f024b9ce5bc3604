// node --expose-gc bench.mjs [--gate] [--corpus DIR]
//
// A turn through each transport, the start of the core, and a search for ten through WebAssembly beside the filter and sort
// that SDKs do today, in the same process, on the same terms, with the same first ten. --gate: exit 1 when the search or the
// shell's size misses its bar; times alone are for people, machines being as they are. DIR holds terms.tsv
// ("term<TAB>priority") and queries.tsv ("query<TAB>…") in place of the terms made here.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { addonCores } from "../core/addon.js";
import { wasmCores } from "../core/wasm.js";
import { at, search, starts, take, turns } from "./measure.mjs";
import { makeQueries, makeTerms } from "./terms.mjs";

const isGate = process.argv.includes("--gate");
const corpus = process.argv.includes("--corpus") ? process.argv[process.argv.indexOf("--corpus") + 1] : undefined;
const prebuilt = (name) => fileURLToPath(new URL(`../prebuilt/${name}`, import.meta.url));
const bytes = readFileSync(prebuilt("trestle.wasm"));
const missed = [];

function bar(what, value, unit, { most = Infinity, least = -Infinity, gates = false }) {
  const isMet = value <= most && value >= least;
  const wanted = most === Infinity ? `at least ${least}` : `at most ${most}`;
  console.log(`${what}: ${value.toLocaleString("en", { maximumFractionDigits: 2 })} ${unit} (${wanted})${isMet ? "" : "  MISSED"}`);
  if (gates && !isMet) missed.push(what);
}

function load() {
  if (!corpus) {
    const terms = makeTerms(10_000);
    return { terms, queries: makeQueries(terms, 1000) };
  }
  const read = (name) => readFileSync(`${corpus}/${name}.tsv`, "utf8").trimEnd().split("\n").map((line) => line.split("\t"));
  const terms = read("terms").map(([term, priority], index) => ({ term_id: `t${index}`, term, replacement: term, priority: +priority }));
  return { terms, queries: read("queries").map(([query]) => query) };
}

for (const [name, open, most] of [["addon", addonCores(), 10], ["wasm", wasmCores(bytes), 40]]) {
  bar(`one zone/visibility turn, ${name}, p50`, at(turns(await open()), 0.5), "µs", { most });
}
const ready = await starts(() => wasmCores(bytes)());
bar("core ready after its bytes are there (compiled, created, initialized), p50", at(ready, 0.5), "ms", { most: 15 });

const given = load();
const takes = { addon: [], wasm: [] };
for (let round = 0; round < 5; round += 1) {
  for (const [name, open] of [["addon", addonCores()], ["wasm", wasmCores(bytes)]]) {
    const core = await open();
    takes[name].push(take(core, given.terms).tookInMs);
    core.destroy();
  }
}
const quickest = (name) => Math.min(...takes[name]);
bar(`${given.terms.length} terms taken in by wasm`, quickest("wasm") / quickest("addon"), "times as long as by the addon", { most: 2.5 });
const { theirs, ours } = search(await wasmCores(bytes)(), given);
for (const [name, samples] of [["filter and sort", theirs], ["keyword/search through wasm", ours]]) {
  const us = (share) => (1000 * at(samples, share)).toFixed(0);
  console.log(`${name}: p50 ${us(0.5)} µs, p99 ${us(0.99)} µs`);
}
bar("search for ten, p50", at(theirs, 0.5) / at(ours, 0.5), "times faster than filter and sort", { least: 10, gates: true });

const gzipped = (name) => gzipSync(readFileSync(prebuilt(name)), { level: 9 }).length;
bar("trestle.wasm, gzipped", gzipped("trestle.wasm"), "B", { most: 250_000 });
if (existsSync(prebuilt("js-sdk.js"))) bar("the shell in one file, gzipped", gzipped("js-sdk.js"), "B", { most: 12_000, gates: true });
process.exit(isGate && missed.length > 0 ? 1 : 0);
