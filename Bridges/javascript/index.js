// For pages. In Node `node.js` takes its place.

import { wasmCores } from "./core/wasm.js";
import { randomHex } from "./shell/random.js";
import { Sdk } from "./shell/sdk.js";
import { usableArea } from "./shell/storage.js";
import { pageView } from "./shell/view.js";

let openShared;

/** All SDKs of a page share the compiled module, unless one is given another address. */
function cores(wasm) {
  if (wasm !== undefined) return wasmCores(wasm);
  openShared ??= wasmCores(new URL("./prebuilt/trestle.wasm", import.meta.url));
  return openShared;
}

function facts() {
  const { innerHeight, innerWidth, devicePixelRatio, navigator } = globalThis;
  return {
    embedded: globalThis.top !== globalThis.self,
    device: {
      platform: "web",
      os: navigator.userAgent.slice(0, 500),
      locale: navigator.language,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      width: innerWidth,
      height: innerHeight,
      density: String(devicePixelRatio),
    },
  };
}

export default class AdadaptedJsSdk extends Sdk {
  /** @param {{ wasm?: string | URL }} [options] another address of trestle.wasm */
  constructor({ wasm } = {}) {
    super({
      openCore: cores(wasm),
      fetch: (...request) => globalThis.fetch(...request),
      isOnline: () => globalThis.navigator.onLine,
      area: usableArea(() => globalThis.localStorage),
      locks: globalThis.navigator.locks,
      random: randomHex,
      facts,
      view: pageView(globalThis),
    });
  }
}
