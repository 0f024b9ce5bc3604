// What package.json promises is there.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const manifest = JSON.parse(readFileSync(at("package.json"), "utf8"));

function* targets(value) {
  if (typeof value === "string") yield value;
  else for (const one of Object.values(value)) yield* targets(one);
}

it("every export, entry and file of the package exists, and it depends on nothing", () => {
  const named = [...targets(manifest.exports), manifest.main, manifest.module, manifest.browser, manifest.types, ...manifest.files];
  for (const path of named) assert.ok(existsSync(at(path)), path);
  assert.deepEqual([manifest.dependencies, manifest.devDependencies, manifest.scripts], [undefined, undefined, undefined]);
});

it("the package brings its licence, and the notices of what of others is in its WebAssembly", () => {
  assert.match(readFileSync(at("prebuilt/LICENSE"), "utf8"), /Apache License/);
  const notices = readFileSync(at("prebuilt/THIRD-PARTY.txt"), "utf8");
  for (const owner of ["Petri Lehtinen", "Rich Felker", "Nuxi", "Unicode, Inc."]) assert.ok(notices.includes(owner), owner);
});

it("the package resolves to the class in Node, and its one file to a class as well", async () => {
  const [{ default: Node }, { default: page }, { default: whole }] = await Promise.all([
    import("@trestle/js-sdk"), import("../index.js"), import("@trestle/js-sdk/prebuilt/js-sdk.js"),
  ]);
  const methods = (kind) => Object.getOwnPropertyNames(Object.getPrototypeOf(kind.prototype)).sort();
  assert.deepEqual(methods(Node), methods(page));
  assert.deepEqual(methods(whole), methods(page));
  assert.deepEqual(methods(Node), [
    "acknowledgeAdded", "constructor", "getAvailableKeywordIntercepts", "getSessionId", "initialize", "performKeywordSearch",
    "reportItemsAddedToCart", "reportItemsAddedToList", "reportItemsCrossedOffList", "reportItemsDeletedFromCart",
    "reportItemsDeletedFromList", "reportKeywordInterceptTermSelected", "reportKeywordInterceptTermsPresented",
    "reportRecipeLoaded", "unmount", "updatePayloadStatus", "updateRecipeContextId", "updateStoreId",
  ]);
});

it("Node takes the WebAssembly where there is no addon", () => {
  const folder = mkdtempSync(join(tmpdir(), "trestle-package-"));
  try {
    for (const part of ["package.json", "node.js", "core", "shell", "prebuilt/trestle.wasm"]) cpSync(at(part), join(folder, part), { recursive: true });
    writeFileSync(join(folder, "try.mjs"), `
      import AdadaptedJsSdk from "@trestle/js-sdk";
      const sdk = new AdadaptedJsSdk();
      await sdk.initialize({ apiKey: "K", advertiserId: "U", allowRetargeting: true, endpoints: "http://127.0.0.1:9" });
      console.log(sdk.getSessionId());
      process.exit();
    `);
    const out = execFileSync(process.execPath, ["--no-warnings", join(folder, "try.mjs")], { encoding: "utf8" });
    assert.match(out, /^JS[A-Z0-9]{32}\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
