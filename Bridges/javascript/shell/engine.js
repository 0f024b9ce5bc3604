// The one way to the core. A message goes in and its turn is read whole; what it orders stored is stored before the reply is
// handed on; then, behind the caller's back, the app hears the events in their order, sends start and outcomes go back.

/** Where the core and what it was told end: the last member of a turn without a core. */
const NOTHING = { seq: 0, events: [], effects: [], wakeAt: null };

/** What JSON has no text for: half a character. */
const LONE = /[\ud800-\udfff]/gu;

/** A message as text. Half a character, as in a string cut inside an emoji, becomes U+FFFD. */
export function encode(message) {
  const text = JSON.stringify(message);
  if (!/\\ud[89a-f]/.test(text)) return text;
  return JSON.stringify(message, (_, value) => (typeof value === "string" ? value.replace(LONE, "\ufffd") : value));
}

/** Does it; what it throws is reported as a script's error is, and stops nothing. */
export function attempt(action) {
  try {
    action();
  } catch (error) {
    (globalThis.reportError ?? console.error)(error);
  }
}

export class Engine {
  #parts;
  #core;
  #lastId = 0;
  #todo = [];
  #isAwaited = false;

  /**
   * @param {{
   *   clock: () => { mono: number, wall: number },
   *   storage: { put(key: string, value: string): boolean, remove(key: string): void },
   *   sender: { send(effect: object): void, cancel(id: number): void, abandon(): void },
   *   alarm: { set(at: number | null): void },
   *   tell: (event: { method: string, params: any }) => void,
   *   lost: (error: unknown) => void,
   *   heed: (remark: { code: string, message: string }) => void,
   *   record: (message: string, turn: string) => void,
   * }} parts
   */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Whether there is a core to talk to. */
  get isAlive() {
    return this.#core !== undefined;
  }

  /** Goes on with this core. */
  adopt(core) {
    this.#core = core;
  }

  /**
   * Takes one message through the core.
   *
   * @param {string} method
   * @param {object} [params]
   * @returns {{ result?: any, error?: any }} neither when there is no core or when it was lost over this message
   */
  call(method, params = {}) {
    if (!this.#core) return NOTHING;
    const message = encode({ id: ++this.#lastId, method, params, at: this.#parts.clock() });
    let turn;
    try {
      const text = this.#core.step(message);
      this.#parts.record(message, text);
      turn = JSON.parse(text);
    } catch (error) {
      this.lose(error);
      return NOTHING;
    }
    // Of a refused call only the error is to be heeded.
    if (turn.seq !== 0) this.#perform(turn);
    for (const remark of turn.diagnostics ?? []) this.#parts.heed(remark);
    return turn;
  }

  #perform(turn) {
    for (const event of turn.events) this.#later(() => this.#parts.tell(event));
    for (const effect of turn.effects) this.#order(effect);
    this.#parts.alarm.set(turn.wakeAt);
  }

  #order(effect) {
    const { sender, storage } = this.#parts;
    switch (effect.kind) {
      case "store/put": {
        const kind = storage.put(effect.key, effect.value) ? "stored" : "storeFailed";
        return this.#later(() => this.settle(effect.id, { kind }));
      }
      case "store/remove":
        return storage.remove(effect.key);
      case "http/send":
        return this.#later(() => sender.send(effect));
      case "http/cancel":
        return this.#later(() => sender.cancel(effect.id));
    }
  }

  settle(effect, outcome) {
    this.call("effect/settle", { effect, outcome });
  }

  #later(step) {
    this.#todo.push(step);
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    queueMicrotask(() => this.#work());
  }

  #work() {
    for (let step = this.#todo.shift(); step; step = this.#todo.shift()) attempt(step);
    this.#isAwaited = false;
  }

  /** Lets go of a core that trapped. All that it was told or ordered and isn't carried out yet dies with it. */
  lose(error) {
    if (!this.#core) return;
    this.close();
    this.#parts.lost(error);
  }

  /** Ends the core without further ado. */
  close() {
    const core = this.#core;
    this.#core = undefined;
    this.#todo = [];
    this.#parts.alarm.set(null);
    this.#parts.sender.abandon();
    try {
      core?.destroy();
    } catch {
      // It trapped before; there is nothing left to end.
    }
  }
}
