// Performs `http/send`: one request, once, and what came of it.

/** Bodies that browsers let outlive a page share 64 KiB, with the page's own; ours stay well below. */
const KEEPALIVE_BYTES = 48 * 1024;
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
    const isKept = keepalive && this.#kept + bytes <= KEEPALIVE_BYTES;
    if (isKept) this.#kept += bytes;
    let outcome;
    try {
      outcome = await this.#request(request, isKept, control.signal, purpose);
    } catch (error) {
      outcome = { kind: "failed", reason: this.#reason(error, control.signal) };
    }
    clearTimeout(timer);
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
