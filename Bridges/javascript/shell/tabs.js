// Which tabs are alive: each core holds a Web Lock with the name of its tab for as long as it lives.

const PREFIX = "trestle@";
/** Without Web Locks nobody can tell; then the queue of a tab that began so long ago is taken over. */
const LONG_MS = 86_400_000;

/** A name that no other tab has; it tells when the tab began. */
export function tabName(wall, random) {
  return `${wall.toString(36)}-${random}`;
}

export class Tab {
  /** From `tabName`. */
  name;
  #locks;
  #release;

  /** @param {{ name: string, locks?: LockManager }} parts */
  constructor({ name, locks }) {
    this.name = name;
    this.#locks = locks;
  }

  /** From here on others see us alive. */
  async hold() {
    if (!this.#locks || this.#release) return;
    await new Promise((held) => {
      const life = new Promise((release) => {
        this.#release = release;
      });
      this.#locks
        .request(PREFIX + this.name, () => {
          held();
          return life;
        })
        .catch(() => {
          // Not allowed here, as in a sandboxed frame: as good as none.
          this.#locks = undefined;
          held();
        });
    });
  }

  /** From here on our queue is for others to take. */
  release() {
    this.#release?.();
    this.#release = undefined;
  }

  /**
   * Takes over what dead tabs left, unless another tab is just doing it.
   *
   * @param {(isAlive: (tab: string) => boolean) => void} take
   */
  async takeOver(take) {
    try {
      await (this.#locks ? this.#takeAlone(take) : take((tab) => began(tab) > began(this.name) - LONG_MS));
    } catch {
      // The next initialization tries again.
    }
  }

  #takeAlone(take) {
    return this.#locks.request(PREFIX, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const { held = [] } = await this.#locks.query();
      const alive = new Set(held.map(({ name }) => name));
      take((tab) => alive.has(PREFIX + tab));
    });
  }
}

/** When a tab began, 0 for a name that doesn't tell. */
function began(tab) {
  return parseInt(tab, 36) || 0;
}
