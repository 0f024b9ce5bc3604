// What is measured, in Node (bench.mjs) and in a page (index.html) alike.

const LIMIT = 10;

export const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** Milliseconds of each call, sorted. What `after` does is not counted. */
export function time(inputs, call, after = () => {}) {
  return inputs.map((input) => {
    const began = performance.now();
    call(input);
    const took = performance.now() - began;
    after();
    return took;
  }).sort((a, b) => a - b);
}

export const INITIALIZE = {
  appId: "APP", profile: "javascript", environment: "development", advertiserId: "u", allowRetargeting: true,
  performs: ["http", "store"], entropy: "ab".repeat(32), features: { keywords: true, payloads: false },
};

/** Messages as the shell writes them, turns as it reads them. */
export function shell(core) {
  let id = 0;
  return (method, params = {}) =>
    JSON.parse(core.step(JSON.stringify({ id: (id += 1), method, params, at: { mono: id, wall: 1_767_225_600_000 + id } })));
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

/** Hands a new core its terms as a server sends them, so that neither side searches slices of one large text. */
export function take(core, terms) {
  const call = shell(core);
  const begun = call("sdk/initialize", { ...INITIALIZE, policy: { keywordMinScalars: 1 } });
  const fetched = begun.effects.find(({ purpose }) => purpose === "keywords");
  const body = JSON.stringify({ data: { search_id: "S", terms } });
  const began = performance.now();
  call("effect/settle", { effect: fetched.id, outcome: { kind: "response", status: 200, headers: [], body } });
  const tookInMs = performance.now() - began;
  return { call, body, tookInMs, open: begun.effects.filter(({ purpose }) => purpose !== "keywords") };
}

/**
 * A search for ten through a core beside filter and sort: the same process, the same terms, the same first ten.
 *
 * @returns {{ theirs: number[], ours: number[] }} milliseconds of each search, sorted
 */
export function search(core, { terms, queries }) {
  const { call, body, open } = take(core, terms);
  const ours = (query) => {
    const { result, effects } = call("keyword/search", { query, limit: LIMIT });
    open.push(...effects);
    return result.matches;
  };
  const settle = () => accept(open, call);
  settle();
  const theirs = naive(JSON.parse(body).data.terms);
  const words = (matches) => matches.map(({ term }) => term).join("\n");
  for (const query of queries) {
    if (words(ours(query)) !== words(theirs(query))) throw new Error(`another first ten: ${query}`);
    settle();
  }
  const run = (find) => {
    time(queries.slice(0, 100), find, settle);
    globalThis.gc?.();
    return time(queries, find, settle);
  };
  return { theirs: run(theirs), ours: run(ours) };
}

/** As a shell does afterwards: what was to be stored is stored, what was sent is accepted. */
function accept(open, call) {
  for (let effect = open.shift(); effect; effect = open.shift()) {
    const outcome = effect.kind === "store/put" ? { kind: "stored" } : { kind: "response", status: 200, headers: [], body: "{}" };
    if (/put|send/.test(effect.kind)) open.push(...call("effect/settle", { effect: effect.id, outcome }).effects);
  }
}

/** A turn of a core: microseconds, sorted. */
export function turns(core) {
  const call = shell(core);
  call("sdk/initialize", { ...INITIALIZE, features: { keywords: false, payloads: false } });
  const { mount } = call("zone/mount", { zone: "110003", visible: true }).result;
  const texts = Array.from({ length: 30_000 }, (_, index) => JSON.stringify({
    id: 100 + index, method: "zone/visibility", params: { mount, visible: index % 2 === 0, permille: 500, width: 320, height: 50 },
    at: { mono: 100 + index, wall: 1_767_225_600_100 + index },
  }));
  return time(texts, (text) => core.step(text)).map((took) => 1000 * took);
}

/** Milliseconds until a core of this module is compiled, created and initialized; sorted. */
export async function starts(open, count = 15) {
  const samples = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    const core = await open();
    const { result } = shell(core)("sdk/initialize", INITIALIZE);
    samples.push(performance.now() - began);
    if (!result.sessionId) throw new Error("no session");
    core.destroy();
  }
  return samples.sort((a, b) => a - b);
}
