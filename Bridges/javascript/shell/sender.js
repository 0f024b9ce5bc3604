// Performs `http/send`: one request, once, and what came of it.

/** Bodies that browsers let outlive a page share 64 KiB, with the page's own; ours stay well below. */
const KEEPALIVE_BYTES = 48 * 1024;
/** What is known of a request that the browser carries beyond the page's end, to a service that is not known to be down. */
const HANDED_OVER = { kind: "response", status: 202, headers: [], body: "" };
/** Longer answers than an outcome can carry are no answers. */
const ANSWER_UNITS = 8 << 20;
/** What Node says of a failed connection. */
const REASONS = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, "dns"],
  [/^ECONNREFUSED$/, "refused"],
  [/CERT|TLS|SSL/, "tls"],
  [/^(ENETUNREACH|ENETDOWN)$/, "offline"],
  [/TIMEOUT|TIMEDOUT/, "timeout"],
];

export class Sender {
  #fetch;
  #isOnline;
  #settle;
  /** Requests under way: the effect's id to what ends it. */
  #open = new Map();
  #kept = 0;
  /** Origins that gave no good answer last time. */
  #failing = new Set();
  #left;
  #leave;

  /**
   * @param {{
   *   fetch: typeof fetch,
   *   isOnline: () => boolean,
   *   settle: (effect: number, outcome: object) => void,
   * }} parts
   */
  constructor({ fetch, isOnline, settle }) {
    this.#fetch = fetch;
    this.#isOnline = isOnline;
    this.#settle = settle;
    this.stay();
  }

  /**
   * The page goes, and no answer will reach it. What is kept alive without a key by which the service knows a repetition counts
   * as answered, unless the last one failed: the next page would send it once more, and it would count twice.
   */
  leave() {
    this.#leave(HANDED_OVER);
  }

  /** The page is back. */
  stay() {
    this.#left = new Promise((leave) => {
      this.#leave = leave;
    });
  }

  /** How many requests are under way. */
  get size() {
    return this.#open.size;
  }

  async send({ id, purpose, request, timeoutMs, keepalive }) {
    const control = new AbortController();
    const end = (reason) => control.abort(reason);
    const timer = setTimeout(end, timeoutMs, "timeout");
    timer.unref?.();
    this.#open.set(id, end);
    const bytes = keepalive ? new TextEncoder().encode(request.body ?? "").length : 0;
    // Browsers that do not know it drop what is under way when a page goes.
    const isKept = keepalive && "keepalive" in Request.prototype && this.#kept + bytes <= KEEPALIVE_BYTES;
    if (isKept) this.#kept += bytes;
    const origin = request.url.split("/", 3).join();
    const isKnownAgain = request.headers.some(([name]) => name === "idempotency-key");
    const isLast = isKept && !isKnownAgain && !this.#failing.has(origin) && this.#isOnline();
    let outcome;
    try {
      const answer = this.#request(request, isKept, control.signal, purpose);
      outcome = await (isLast ? Promise.race([answer, this.#left]) : answer);
    } catch (error) {
      outcome = { kind: "failed", reason: this.#reason(error, control.signal) };
    }
    clearTimeout(timer);
    this.#failing[outcome.status >= 200 && outcome.status < 300 ? "delete" : "add"](origin);
    if (isKept) this.#kept -= bytes;
    // Given up meanwhile: nobody waits for it.
    if (this.#open.get(id) !== end) return;
    this.#open.delete(id);
    this.#settle(id, outcome);
  }

  async #request({ method, url, headers, body }, keepalive, signal, purpose) {
    const options = { method, headers, body, signal, cache: "no-store", credentials: "omit" };
    const answer = await this.#fetch(url, keepalive ? { ...options, keepalive } : options);
    // Of an answer to reports the status says all: what became of its body is no reason to send them again.
    const text = purpose === "report" ? await answer.text().then(() => "", () => "") : await answer.text();
    if (text.length > ANSWER_UNITS) return { kind: "failed", reason: "other" };
    return { kind: "response", status: answer.status, headers: [...answer.headers], body: text };
  }

  #reason(error, signal) {
    if (signal.aborted) return signal.reason;
    if (!this.#isOnline()) return "offline";
    const code = String(error?.cause?.code ?? "");
    return REASONS.find(([sign]) => sign.test(code))?.[1] ?? "other";
  }

  cancel(id) {
    this.#open.get(id)?.("cancelled");
  }

  /** Ends all that is under way; nothing of it is settled. */
  abandon() {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const end of open) end("cancelled");
  }
}
