// The measurements in a page: serve Bridges/javascript and open bench/. Tests read them as JSON from `body.dataset.results`.

import { wasmCores } from "../core/wasm.js";
import { at, search, starts, turns } from "./measure.mjs";
import { makeQueries, makeTerms } from "./terms.mjs";

const bytes = await (await fetch("../prebuilt/trestle.wasm")).arrayBuffer();
const open = wasmCores(bytes);
const terms = makeTerms(10_000);
const { theirs, ours } = search(await open(), { terms, queries: makeQueries(terms, 1000) });
const mean = (samples) => samples.reduce((sum, one) => sum + one, 0) / samples.length;
const results = {
  turnUs: mean(turns(await open())),
  readyMs: at(await starts(() => wasmCores(bytes)()), 0.5),
  filterAndSortUs: 1000 * at(theirs, 0.5),
  searchUs: 1000 * at(ours, 0.5),
  // A page's clock is coarse, so both the middle and the sum are given.
  ratio: at(theirs, 0.5) / at(ours, 0.5),
  ratioOfSums: mean(theirs) / mean(ours),
};
const place = document.getElementById("results");
place.textContent = Object.entries(results).map(([name, value]) => `${name}: ${value.toFixed(2)}`).join("\n");
document.body.dataset.results = JSON.stringify(results);
