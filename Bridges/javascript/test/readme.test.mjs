// The README's snippet for Node, run as it stands, in a folder that has the package installed.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const devServer = fileURLToPath(new URL("../../../build/trestle-dev-server", import.meta.url));
const PORT = 8787;

function snippet(name) {
  const text = readFileSync(join(root, "README.md"), "utf8");
  return new RegExp(`<!-- snippet: ${name} -->\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``).exec(text)[1];
}

/** The README's port, another one only where that is taken. */
async function freePort() {
  for (const port of [PORT, 0]) {
    const server = createServer();
    const isFree = await new Promise((done) => server.once("error", () => done(false)).listen(port, "127.0.0.1", () => done(true)));
    if (!isFree) continue;
    const found = server.address().port;
    server.close();
    await once(server, "close");
    return found;
  }
}

/** Runs with the development service at an address. */
async function withService(body) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "trestle-readme-"));
  const service = spawn(devServer, ["--port", String(port), "--database", join(folder, "received.db")]);
  try {
    await once(service.stdout, "data");
    await body(port, folder);
  } finally {
    service.kill();
    rmSync(folder, { recursive: true });
  }
}

it("the README's snippet for Node runs as it stands, and what it reports arrives", () =>
  withService(async (port, folder) => {
    mkdirSync(join(folder, "node_modules/@trestle"), { recursive: true });
    symlinkSync(root, join(folder, "node_modules/@trestle/js-sdk"));
    const script = join(folder, "shop.mjs");
    writeFileSync(script, snippet("node").replaceAll(String(PORT), String(port)));
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--no-warnings", script], { timeout: 20_000 });
    assert.equal(stderr, "");
    assert.deepEqual(stdout.trimEnd().split("\n"), [
      "term-chex Chex Mix", "term-cheddar Cheddar Cheese", "term-cherries Sweet Cherries", "term-mac Mac & Cheese",
      "term-chestnuts Water Chestnuts",
    ]);
    const { reports } = await (await fetch(`http://127.0.0.1:${port}/control/received`)).json();
    const kinds = new Set(reports.map(({ type }) => type));
    assert.deepEqual([...kinds].sort(), ["SESSION_CREATED", "matched", "user_added_to_list"]);
  }));
