// The one timer: calls when the core's deadline is due.

/** Timers count neither sleep nor more than 24.8 days, so a long wait is cut into pieces. */
const PIECE_MS = 3_600_000;

export class Alarm {
  #clock;
  #ring;
  #at = null;
  #timer;

  /**
   * @param {() => { mono: number }} clock
   * @param {() => void} ring called at or after the time that was set
   */
  constructor(clock, ring) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** @param {number | null} at `mono` to ring at; replaces what was set before, null is never */
  set(at) {
    if (at === this.#at && this.#timer !== undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#at = at;
    if (at !== null) this.#wait();
  }

  #wait() {
    const left = this.#at - this.#clock().mono;
    this.#timer = setTimeout(() => this.#look(), Math.min(Math.max(left, 1), PIECE_MS));
    // Node: a timer of ours keeps no process alive.
    this.#timer.unref?.();
  }

  #look() {
    this.#timer = undefined;
    if (this.#at === null) return;
    if (this.#clock().mono < this.#at) return this.#wait();
    this.#at = null;
    this.#ring();
  }
}
