// For Node: the addon where there is one, else the WebAssembly. Nothing is on screen here, so no zone is ever filled, and what
// is stored lives as long as the object.

import { webcrypto } from "node:crypto";
import { readFile } from "node:fs/promises";
import { arch, platform, release } from "node:os";
import { addonCores } from "./core/addon.js";
import { wasmCores } from "./core/wasm.js";
import { Sdk } from "./shell/sdk.js";
import { MemoryArea } from "./shell/storage.js";

const module = new URL("./prebuilt/trestle.wasm", import.meta.url);

let open;

function cores() {
  try {
    open ??= addonCores();
  } catch {
    open ??= async () => (open = wasmCores(await readFile(module)))();
  }
  return open;
}

const random = (bytes) => Buffer.from(webcrypto.getRandomValues(new Uint8Array(bytes))).toString("hex");

function facts() {
  const { locale, timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  return { embedded: true, device: { platform: "other", os: `${platform()} ${arch()}`, osVersion: release(), locale, timezone } };
}

export default class AdadaptedJsSdk extends Sdk {
  constructor() {
    super({
      openCore: () => cores()(),
      fetch: (...request) => globalThis.fetch(...request),
      isOnline: () => true,
      area: new MemoryArea(),
      random,
      facts,
    });
  }
}
