// What a page has and Node has not: zones on screen, popups, visibility.

import { Page } from "./page.js";
import { Placements } from "./placements.js";
import { Popups } from "./popup.js";

/**
 * @param {Window & typeof globalThis} window
 * @returns {(hears: object) => object} the view of one SDK
 */
export function pageView(window) {
  return ({ call, page, filled, left, back }) => {
    const zones = new Placements(window, call, filled);
    const popups = new Popups(window);
    const watch = new Page(window, {
      state: (params) => page("app/state", params),
      online: (online) => page("app/network", { online }),
      back,
    });
    const gone = ({ persisted }) => left(persisted);
    let isStarted = false;
    return {
      startPage() {
        watch.stop();
        watch.start();
        window.addEventListener("pagehide", gone);
      },
      startZones(map, rootId) {
        if (isStarted) zones.stop();
        isStarted = true;
        zones.start(map, rootId);
      },
      stop() {
        watch.stop();
        popups.closeAll();
        if (isStarted) zones.stop();
        isStarted = false;
      },
      /** Nothing is under way any more. */
      end: () => window.removeEventListener("pagehide", gone),
      closePopups: () => popups.closeAll(),
      shown: (event) => zones.shown(event),
      cleared: (event) => zones.cleared(event),
      pixels: (event) => zones.pixels(event),
      open(order, ask) {
        if (order.presentation === "popup" && order.popup !== undefined) popups.open(order, ask);
        else window.open(order.url, "_blank", "noopener");
      },
    };
  };
}
