// The core's entries in the browser's storage, or in memory where there is none.
//
// Tabs share the storage. What belongs to one core (its batches of reports, `trestle/<instance>/<route>/<batch>/<entry>`) lies
// under the name of its tab as `trestle@<tab>/<instance>/…`; everything else lies under its own key and is shared.

/** UTF-16 units of our keys and values together; the app wants to store something too. */
const SHARE_UNITS = 512 * 1024;
const OWN = "trestle@";
const QUEUED = /^trestle\/((?:[^/]+\/){3}[^/]+)$/;

/** A `localStorage` that lives as long as this object. */
export class MemoryArea {
  #entries = new Map();

  get length() {
    return this.#entries.size;
  }

  key(index) {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key) {
    return this.#entries.get(key) ?? null;
  }

  setItem(key, value) {
    this.#entries.set(key, value);
  }

  removeItem(key) {
    this.#entries.delete(key);
  }
}

/**
 * The area that `find` gives, unless it cannot be read, as where reading `localStorage` alone throws, or holds nothing and takes
 * nothing; then memory. One that is merely full still has the session and the reports of earlier pages.
 */
export function usableArea(find) {
  try {
    const area = find();
    if (area.length === 0) {
      area.setItem(OWN, "");
      area.removeItem(OWN);
    }
    return area;
  } catch {
    return new MemoryArea();
  }
}

export class Storage {
  #area;
  #tab;
  #used = 0;
  /** Our queue as we know it: names in the area. */
  #queue = new Set();

  constructor(area, tab) {
    this.#area = area;
    this.#tab = tab;
  }

  #name(key) {
    return key.replace(QUEUED, `${OWN}${this.#tab}/$1`);
  }

  #names() {
    return Array.from({ length: this.#area.length }, (_, index) => this.#area.key(index)).filter((name) => name !== null);
  }

  /**
   * Makes the queues of tabs that are gone our own.
   *
   * @param {(tab: string) => boolean} isAlive
   */
  adopt(isAlive) {
    for (const name of this.#names()) {
      const [, tab, rest] = /^trestle@([^/]+)\/(.+)$/s.exec(name) ?? [];
      if (tab === undefined || tab === this.#tab || isAlive(tab)) continue;
      // First the copy: a kill in between leaves it twice, which the core takes for one.
      if (this.put(`trestle/${rest}`, this.#area.getItem(name))) this.#area.removeItem(name);
    }
  }

  /** Every entry under these prefixes, key to value; none when the storage cannot be read. */
  entries(prefixes) {
    const found = {};
    this.#used = 0;
    try {
      for (const name of this.#names()) this.#read(name, prefixes, found);
    } catch {
      // What was read is better than nothing.
    }
    return found;
  }

  #read(name, prefixes, found) {
    const own = `${OWN}${this.#tab}/`;
    const isOwn = name.startsWith(own);
    const key = isOwn ? `trestle/${name.slice(own.length)}` : name;
    const isShared = prefixes.some((prefix) => name.startsWith(prefix));
    if (!isShared && !name.startsWith(OWN)) return;
    const value = this.#area.getItem(name) ?? "";
    // The queues of other tabs count, but are not ours to hand over.
    this.#used += name.length + value.length;
    if (isOwn) this.#queue.add(name);
    if (isOwn || isShared) found[key] = value;
  }

  /** Whether the value is stored; if not, the earlier one still is. */
  put(key, value) {
    const name = this.#name(key);
    try {
      const earlier = this.#area.getItem(name);
      const growth = value.length - (earlier === null ? -name.length : earlier.length);
      if (growth > 0 && this.#used + growth > SHARE_UNITS) return false;
      this.#area.setItem(name, value);
      this.#used += growth;
      if (name !== key) this.#queue.add(name);
      return true;
    } catch {
      return false;
    }
  }

  remove(key) {
    const name = this.#name(key);
    try {
      const earlier = this.#area.getItem(name);
      if (earlier !== null) this.#used -= name.length + earlier.length;
      this.#area.removeItem(name);
    } catch {
      // What cannot be removed is handed over again, and the core knows what to do with it.
    }
    this.#queue.delete(name);
  }

  /** Whether all of our queue is still ours. */
  get isWhole() {
    try {
      return [...this.#queue].every((name) => this.#area.getItem(name) !== null);
    } catch {
      return true;
    }
  }
}
