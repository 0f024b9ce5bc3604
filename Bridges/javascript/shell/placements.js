// The zones on the page: each element of the app that holds one, how much of it can be seen, and the ad in it.

import { createCreative, isPage } from "./creative.js";

const THRESHOLDS = Array.from({ length: 21 }, (_, index) => index / 20);
/** Pages are rebuilt in bursts; the last word counts. */
const REBUILT_MS = 50;

export class Placements {
  #window;
  #call;
  #filled;
  /** `{ zone, id, element, mount, ad, shown, told }`; `element` is undefined while there is none. */
  #zones = [];
  #rootId;
  #seeing;
  #changes;
  #timer;

  /**
   * @param {Window & typeof globalThis} window
   * @param {(method: string, params: object) => any} call gives the result, undefined when there is none
   * @param {(zone: string, hasAd: boolean) => void} filled for zones that cannot be mounted
   */
  constructor(window, call, filled) {
    this.#window = window;
    this.#call = call;
    this.#filled = filled;
  }

  /**
   * @param {Record<string, string>} map zone to the id of its element
   * @param {string} [rootId] element that the zones scroll in
   */
  start(map, rootId) {
    const { document, MutationObserver } = this.#window;
    this.#rootId = rootId;
    this.#changes = new MutationObserver(() => {
      this.#timer ??= setTimeout(() => this.#rebuilt(), REBUILT_MS);
    });
    this.#zones = Object.entries(map).map(([zone, id]) => ({ zone, id }));
    this.#rebuilt();
    this.#changes.observe(document, { childList: true, subtree: true });
    // Last, as the app may answer by unmounting.
    for (const { zone, element } of this.#zones) if (!element) this.#filled(zone, false);
  }

  /** Takes all ads off the page. The core is told by `sdk/shutdown` or the next `sdk/initialize`. */
  stop() {
    this.#seeing?.disconnect();
    this.#seeing = undefined;
    this.#changes?.disconnect();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const zone of this.#zones) clear(zone);
    this.#zones = [];
  }

  // MARK: events

  shown({ mount, ad }) {
    const zone = this.#find(mount);
    if (!zone) return;
    const hasFocus = zone.shown?.element.contains(this.#window.document.activeElement);
    clear(zone);
    zone.ad = ad;
    this.#draw(zone);
    // Who came by keyboard stays where they are.
    if (hasFocus) zone.shown?.layer.focus({ preventScroll: true });
  }

  cleared({ mount }) {
    const zone = this.#find(mount);
    if (!zone) return;
    clear(zone);
    this.#look(zone);
  }

  /** The creative's own script; a failure of it is nobody's concern. */
  pixels({ mount }) {
    try {
      this.#find(mount)?.shown.frame.contentWindow.loadTrackingPixels();
    } catch {
      // Another origin's page, or one without such a script.
    }
  }

  // MARK: one zone

  #find(mount) {
    return this.#zones.find((zone) => zone.mount === mount);
  }

  #mount(zone) {
    zone.mount = this.#call("zone/mount", { zone: zone.zone, visible: false })?.mount;
    this.#look(zone);
  }

  #draw(zone) {
    const { ad, mount } = zone;
    const creative = (state) => this.#call("zone/creative", { mount, serve: ad.serve, state });
    if (!isPage(ad.creativeUrl)) return creative("failed");
    zone.shown = createCreative(this.#window.document, ad, {
      loaded: () => zone.ad === ad && creative("loaded"),
      tapped: (dx, dy) => zone.ad === ad && this.#call("zone/tap", { mount, serve: ad.serve, dx, dy }),
    });
    zone.element.append(zone.shown.element);
    this.#look(zone);
  }

  /** Has the zone measured anew, whether or not anything crosses a threshold. */
  #look({ element }) {
    this.#seeing.unobserve(element);
    this.#seeing.observe(element);
  }

  #seen(entries) {
    for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
      const zone = this.#zones.find(({ element }) => element === target);
      if (zone?.mount === undefined) continue;
      const permille = isIntersecting ? Math.max(1, Math.round(1000 * intersectionRatio)) : 0;
      const fact = { mount: zone.mount, visible: isIntersecting, permille };
      // A place without an ad has often no height of its own, and can be on screen all the same.
      const { width, height } = boundingClientRect;
      this.#told(zone, zone.shown ? { ...fact, width, height } : fact);
    }
  }

  #told(zone, fact) {
    const text = JSON.stringify(fact);
    if (text === zone.told) return;
    zone.told = text;
    this.#call("zone/visibility", fact);
  }

  // MARK: the page

  /** Frameworks take elements away and put others with the same id in their place. */
  #rebuilt() {
    this.#timer = undefined;
    const find = (id) => this.#window.document.getElementById(id);
    const root = this.#rootId ? find(this.#rootId) : null;
    const isOther = root !== this.#seeing?.root;
    if (isOther) {
      this.#seeing?.disconnect();
      this.#seeing = new this.#window.IntersectionObserver((entries) => this.#seen(entries), { root, threshold: THRESHOLDS });
    }
    for (const zone of this.#zones) {
      const element = find(zone.id) ?? undefined;
      if (element !== zone.element) this.#move(zone, element);
      else if (isOther && element) this.#look(zone);
    }
  }

  #move(zone, element) {
    if (zone.element) this.#seeing.unobserve(zone.element);
    zone.element = element;
    if (!element) {
      clear(zone);
      if (zone.mount !== undefined) this.#call("zone/unmount", { mount: zone.mount });
      zone.mount = zone.told = undefined;
    } else if (zone.mount === undefined) {
      this.#mount(zone);
    } else {
      this.#told(zone, { mount: zone.mount, visible: false });
      zone.shown?.element.remove();
      if (zone.ad) this.#draw(zone);
      else this.#look(zone);
    }
  }
}

function clear(zone) {
  zone.shown?.element.remove();
  zone.shown = zone.ad = undefined;
}
