// A turn in a few words for each thing said in it.
//
// A line is `{ kind, way, name, rest, detail }`: `way` is where it goes on the drawing, `detail` what a click unfolds.

const share = (permille = 0) => (permille < 10 ? "in view" : `${Math.round(permille / 10)} % on screen`);
const names = (items) => (items.length > 2 ? `${items[0]} and ${items.length - 1} more` : items.join(", "));
const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** What each message is about, from its params. */
const ABOUT = {
  "sdk/initialize": ({ profile, advertiserId }) => `${profile}, ${advertiserId}`,
  "app/state": ({ state, leaving }) => (leaving ? `${state}, leaving` : state),
  "app/network": ({ online }) => (online ? "online" : "offline"),
  "zone/mount": ({ zone }) => zone,
  "zone/visibility": ({ mount, visible, permille }, zone) => `${zone(mount)} ${visible ? share(permille) : "out of sight"}`,
  "zone/creative": ({ mount, state }, zone) => `${zone(mount)} ${state}`,
  "zone/tap": ({ mount }, zone) => zone(mount),
  "zone/unmount": ({ mount }, zone) => zone(mount),
  "keyword/search": ({ query }) => `“${query}”`,
  "keyword/presented": ({ termIds }) => count(termIds.length, "term"),
  "keyword/selected": ({ termId, replacement }) => termId ?? replacement,
  "list/report": ({ action, items }) => `${action}: ${names(items)}`,
  "cart/report": ({ action, items }) => `${action}: ${names(items)}`,
  "context/store": ({ storeId }) => storeId ?? "any",
  "context/recipe": ({ context }) => context ?? "none",
  "context/recipeLoaded": ({ context }) => context,
  "payload/resolve": ({ payloads }) => names(payloads.map(({ payload_id, status }) => `${payload_id} ${status}`)),
  "popup/items": ({ items }) => names(items.map((item) => item.product_title)),
};

const HEARD = {
  "zone/shown": ({ zone, ad }) => `${ad.id} in ${zone}`,
  "zone/filled": ({ zone, hasAds }) => `${zone} ${hasAds ? "has an ad" : "stays empty"}`,
  "ad/reported": ({ type, adId, zone }) => `${type} ${adId || zone}`,
  "action/items": ({ items }) => names(items.map((item) => item.product_title)),
  "action/open": ({ adId, presentation }) => `${adId}, ${presentation}`,
  "action/clicked": ({ adId }) => adId,
  "keyword/ready": ({ count: terms }) => count(terms, "term"),
  "payload/available": ({ payloads }) => count(payloads.length, "payload"),
  "sdk/warning": ({ code }) => code,
};

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

export class Words {
  /** Mounts to zones, and sends to what they were for. */
  #zones = new Map();
  #sends = new Map();

  /**
   * @param {any} message
   * @param {any} turn
   */
  lines(message, turn) {
    const { method, params = {} } = message;
    if (turn.result?.mount !== undefined) this.#zones.set(turn.result.mount, params.zone);
    const lines = [this.#said(method, params, message)];
    const { error } = turn;
    if (error) lines.push({ kind: "event", way: "to-shop", name: error.data.name, rest: error.message, detail: error });
    const answer = this.#answer(method, turn);
    if (answer) lines.push(answer);
    for (const event of turn.events) {
      const rest = HEARD[event.method]?.(event.params) ?? event.params.zone ?? "";
      lines.push({ kind: "event", way: "to-shop", name: event.method, rest, detail: event });
    }
    for (const effect of turn.effects) lines.push(this.#ordered(effect));
    return lines;
  }

  #zone = (mount) => this.#zones.get(mount) ?? `mount ${mount}`;

  #said(method, params, message) {
    if (method === "core/wake") return { kind: "inner", way: "note at-core", name: "wake", rest: "", detail: message };
    if (method === "effect/settle") return this.#settled(params, message);
    const rest = ABOUT[method]?.(params, this.#zone) ?? params.zone ?? "";
    return { kind: "message", way: "from-shop", name: method, rest, detail: message };
  }

  /** Only a search's answer says something that the events don't. */
  #answer(method, turn) {
    if (method !== "keyword/search" || !turn.result) return undefined;
    const { matches, total } = turn.result;
    const rest = total === 0 ? "nothing" : names(matches.map((match) => match.replacement));
    return { kind: "event", way: "to-shop", name: "matches", rest, detail: turn.result };
  }

  #ordered(effect) {
    switch (effect.kind) {
      case "http/send": {
        const about = this.#purpose(effect);
        this.#sends.set(effect.id, about);
        const request = { ...effect.request, body: parsed(effect.request.body) };
        return { kind: "request", way: "to-service", ...about, detail: { ...effect, request } };
      }
      case "http/cancel":
        return { kind: "request", way: "to-service", name: "cancel", rest: this.#sends.get(effect.id)?.name, detail: effect };
      default: {
        const rest = effect.key.split("/").slice(-3).join("/");
        return { kind: "inner", way: "note at-core", name: effect.kind, rest, detail: effect };
      }
    }
  }

  #purpose({ purpose, request }) {
    const body = parsed(request.body);
    switch (purpose) {
      case "ad":
        return { name: "ad?", rest: `for ${body.zoneId ?? "a zone"}` };
      case "keywords":
        return { name: "keywords?", rest: "" };
      case "payloads":
        return { name: "payloads?", rest: "" };
      default: {
        const reports = body.events ?? body.tracking ?? body.errors ?? [];
        const types = reports.map((report) => report.event_type ?? report.event_name ?? report.status ?? "report");
        return { name: count(reports.length, "report"), rest: names([...new Set(types)]) };
      }
    }
  }

  #settled({ effect, outcome }, message) {
    const about = this.#sends.get(effect);
    if (!about) return { kind: "inner", way: "note at-core", name: outcome.kind, rest: "", detail: message };
    this.#sends.delete(effect);
    const body = parsed(outcome.body);
    const detail = outcome.body ? { ...outcome, body } : outcome;
    const [name, rest] = outcome.kind === "failed" ? [outcome.reason, about.name] : [`${outcome.status}`, brought(body)];
    return { kind: "request", way: "from-service", name, rest, detail };
  }
}

function brought({ data }) {
  if (!data) return "";
  if (data.ad) return data.ad.id || "no ad";
  if (data.terms) return count(data.terms.length, "term");
  if (data.payloads) return count(data.payloads.length, "payload");
  return "";
}
