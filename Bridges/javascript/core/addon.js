// The core as a Node addon, over libtrestle.so. See addon.c.

import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** Where the addon of this platform lies. */
export const addonPath = fileURLToPath(
  new URL(`../prebuilt/${process.platform}-${process.arch}/trestle.node`, import.meta.url));

/**
 * How to open a core of the addon. Throws when there is none for this platform, or when it cannot be loaded.
 *
 * @returns {() => Promise<{ step(message: string): string, destroy(): void }>}
 */
export function addonCores(path = addonPath) {
  const { Core } = createRequire(import.meta.url)(path);
  return async () => new Core();
}
