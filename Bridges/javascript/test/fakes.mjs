// What the shell is given in tests in place of a browser: a service that answers from a table, a storage, locks, a clock.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { addonCores } from "../core/addon.js";
import { wasmCores } from "../core/wasm.js";
import { randomHex } from "../shell/random.js";
import { Sdk } from "../shell/sdk.js";
import { MemoryArea } from "../shell/storage.js";

globalThis.crypto ??= (await import("node:crypto")).webcrypto;

export const wasmPath = fileURLToPath(new URL("../prebuilt/trestle.wasm", import.meta.url));
export const transports = { addon: addonCores(), wasm: wasmCores(readFileSync(wasmPath)) };

export const PROPS = {
  apiKey: "KEY",
  advertiserId: "USER",
  allowRetargeting: true,
  apiEnv: "dev",
  endpoints: "https://service.test",
};

export const TERMS = [
  { term_id: "t1", term: "Sweet Cherries", replacement: "Sweet Cherries", priority: 1 },
  { term_id: "t2", term: "Chex Mix", replacement: "Chex Mix", priority: 2 },
  { term_id: "t3", term: "Cheddar Cheese", replacement: "Cheddar Cheese", priority: 3 },
];

export const ITEM = {
  tracking_id: "k1", product_title: "Cheddar", product_brand: "B", product_category: "C", product_barcode: "1",
  product_sku: "S", product_discount: "", product_image: "",
};

export function ad(zone, id, type, more = {}) {
  return {
    id, impression_id: `${zone}:${id}`, creative_url: `https://creative.test/${id}`, action_type: type, refresh_time: 60,
    payload: {}, ...more,
  };
}

/** Waits until it holds. */
export async function until(holds, what = String(holds)) {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error(`never: ${what}`);
}

/** Answers as the ad service does, and keeps what it received. */
export class Service {
  requests = [];
  ads = {};
  terms = TERMS;
  payloads = [];
  /** May answer in place of the service: gets route and body, gives `{ status, body }` or an error. */
  script = () => undefined;

  fetch = async (url, options) => {
    const route = url.split("/").slice(-2).join("/");
    const body = JSON.parse(options.body);
    this.requests.push({ url, route, body, keepalive: options.keepalive ?? false });
    const scripted = await this.script(route, body, options);
    if (scripted instanceof Error) throw scripted;
    return new Response(JSON.stringify(scripted?.body ?? this.#answer(route, body)), { status: scripted?.status ?? 200 });
  };

  #answer(route, { zoneId }) {
    if (route === "intercept/retrieve") return { data: { search_id: "S1", terms: this.terms } };
    if (route === "1/pickup") return { payloads: this.payloads.splice(0) };
    if (route === "ad/retrieve") return { data: { ad: this.ads[zoneId]?.shift() ?? { id: "" } } };
    return {};
  }

  bodies(route) {
    return this.requests.filter((request) => request.route === route).map(({ body }) => body);
  }

  /** Every report that arrived on a route, batches opened. */
  reports(route) {
    return this.bodies(route).flatMap(({ events }) => events);
  }
}

/** Web Locks as far as the shell uses them, shared by the tabs of one test. */
export class Locks {
  #held = new Map();

  async request(name, options, action = options) {
    while (this.#held.has(name)) {
      if (options.ifAvailable) return action(null);
      await this.#held.get(name);
    }
    const done = (async () => action({ name }))();
    this.#held.set(name, done.catch(() => {}));
    try {
      return await done;
    } finally {
      this.#held.delete(name);
    }
  }

  async query() {
    return { held: [...this.#held.keys()].map((name) => ({ name })), pending: [] };
  }
}

/** An SDK on fakes. Its members can be replaced by `parts`. */
export function tab(parts = {}) {
  const service = parts.service ?? new Service();
  const area = parts.area ?? new MemoryArea();
  const sdk = new Sdk({
    openCore: transports.addon,
    fetch: service.fetch,
    isOnline: () => true,
    area,
    random: randomHex,
    facts: () => ({ embedded: false, device: { platform: "web", os: "Test", locale: "en-US" } }),
    ...parts,
  });
  return { sdk, service, area };
}

/** The names of all entries of an area. */
export function names(area) {
  return Array.from({ length: area.length }, (_, index) => area.key(index));
}

/** Counters of messages, by the tap `onTurn`. */
export function recorder() {
  const messages = [];
  return { messages, onTurn: (message, turn) => messages.push({ ...JSON.parse(message), turn: JSON.parse(turn) }) };
}

/** Keeps what is said on the console out of the output, and gives it back. */
export async function quietly(body) {
  const said = [];
  const { warn } = console;
  console.warn = (text) => said.push(text);
  try {
    await body(said);
  } finally {
    console.warn = warn;
  }
}
