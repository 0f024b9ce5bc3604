// All that a core was told and answered, as a trace that `trestle-host replay` plays again, byte for byte.

import { wasmCores } from "../../core/wasm.js";

/** UTF-16 units. A recording has to begin with its core; when it is full it ends. */
const FULL = 24 << 20;

const HEAD = {
  story: "A session in the demo shop.",
  given: "The browser performed the effects.",
  source: "Bridges/javascript/demo",
  manual: ["store", "report"],
};

export class Recording {
  #turns = [];
  #size = 0;
  isFull = false;

  get length() {
    return this.#turns.length;
  }

  /**
   * @param {string} message
   * @param {string} turn
   */
  add(message, turn) {
    this.isFull ||= this.#size + message.length + turn.length > FULL;
    if (this.isFull) return;
    this.#size += message.length + turn.length;
    this.#turns.push([message, turn]);
  }

  /** One JSON object a line. */
  get text() {
    const lines = this.#turns.flatMap(([message, turn]) => [
      `{"send":${whole(message)}}`,
      `{"expectExactly":${JSON.stringify(turn)}}`,
    ]);
    return [JSON.stringify(HEAD), ...lines, ""].join("\n");
  }

  /**
   * Plays it in another core of this page.
   *
   * @returns {Promise<{ turns: number, differing?: number, microseconds: number }>} `differing`: number of the first turn
   *   that was not the same; the time is that of a turn, on average
   */
  async replay() {
    const turns = [...this.#turns];
    const core = await wasmCores(new URL("../../prebuilt/trestle.wasm", import.meta.url))();
    const begun = performance.now();
    const differing = turns.findIndex(([message, turn]) => core.step(message) !== turn);
    const played = differing < 0 ? turns.length : differing + 1;
    const microseconds = Math.round(((performance.now() - begun) * 1000) / Math.max(1, played));
    core.destroy();
    return { turns: turns.length, microseconds, differing: differing < 0 ? undefined : played };
  }
}

/** A message stands as it is, unless a player would take something in it for a value to fill in; then as its text. */
function whole(message) {
  return message.includes('"<') ? JSON.stringify(message) : message;
}
