// Requests and what came of them.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { describe, it } from "node:test";
import { Sender } from "../shell/sender.js";

describe("sender", () => {
  const send = (id, url, more = {}) => ({
    id, kind: "http/send", timeoutMs: 5000, keepalive: false, request: { method: "POST", url, headers: [["x-api-key", "K"]], body: "{}" },
    ...more,
  });

  const outcomes = (parts = {}) => {
    const settled = [];
    const sender = new Sender({
      fetch: (...request) => fetch(...request),
      isOnline: () => true,
      settle: (id, outcome) => settled.push([id, outcome]),
      ...parts,
    });
    return { sender, settled };
  };

  it("takes an answer that no message can carry for none", async () => {
    for (const [units, kind] of [[8 << 20, "response"], [(8 << 20) + 1, "failed"]]) {
      const { sender, settled } = outcomes({ fetch: async () => new Response("x".repeat(units)) });
      await sender.send(send(1, "https://service.test"));
      assert.equal(settled[0][1].kind, kind);
    }
  });

  it("tells what arrived, of any status", async () => {
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => (body += part)).on("end", () => {
        response.writeHead(503, { "Retry-After": "7", "Content-Type": "text/plain" });
        response.end(`${request.method} ${request.headers["x-api-key"]} ${body} é🍋`);
      });
    }).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { sender, settled } = outcomes();
    await sender.send(send(5, `http://127.0.0.1:${server.address().port}/x`));
    server.close();
    server.closeAllConnections();
    const [[id, { kind, status, headers, body }]] = settled;
    assert.deepEqual([id, kind, status, body], [5, "response", 503, "POST K {} é🍋"]);
    assert.deepEqual(headers.find(([name]) => name === "retry-after"), ["retry-after", "7"]);
    assert.equal(sender.size, 0);
  });

  it("tells why nothing arrived", async () => {
    const hang = (_, { signal }) => new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
    const reasons = [];
    const reason = async (parts, effect, meddle = () => {}) => {
      const { sender, settled } = outcomes(parts);
      const done = sender.send(effect);
      meddle(sender);
      await done;
      reasons.push(settled[0]?.[1].reason);
    };
    const alive = setTimeout(() => {}, 5000);
    await reason({ fetch: hang }, send(1, "https://x.test", { timeoutMs: 5 }));
    await reason({ fetch: hang }, send(2, "https://x.test"), (sender) => sender.cancel(2));
    await reason({ fetch: async () => Promise.reject(new TypeError("fetch failed")) }, send(3, "https://x.test"));
    await reason({ fetch: async () => Promise.reject(new TypeError("x")), isOnline: () => false }, send(4, "https://x.test"));
    await reason({}, send(5, "http://127.0.0.1:9"));
    await reason({ fetch: hang }, send(6, "https://x.test"), (sender) => sender.abandon());
    clearTimeout(alive);
    assert.deepEqual(reasons.slice(0, 4), ["timeout", "cancelled", "other", "offline"]);
    assert.ok(["refused", "other"].includes(reasons[4]), reasons[4]);
    assert.equal(reasons[5], undefined, "nobody waits for what was abandoned");
  });

  it("settles reports by their status, whatever became of the body: sent again they would arrive twice", async () => {
    const fetch = async () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError("cut off")) }), { status: 202 });
    const { sender, settled } = outcomes({ fetch });
    await sender.send(send(1, "https://x.test", { purpose: "report" }));
    await sender.send(send(2, "https://x.test", { purpose: "ad" }));
    assert.deepEqual(settled[0], [1, { kind: "response", status: 202, headers: [], body: "" }]);
    assert.deepEqual(settled[1], [2, { kind: "failed", reason: "other" }]);
  });

  it("keeps requests alive within 48 KiB altogether, and sends the others all the same", async () => {
    const kept = [];
    let release;
    const gate = new Promise((done) => (release = done));
    const { sender, settled } = outcomes({
      fetch: async (_, { keepalive, body }) => {
        kept.push([body.length, keepalive ?? false]);
        await gate;
        return new Response("{}");
      },
    });
    const body = (units) => ({ keepalive: true, request: { method: "POST", url: "https://x.test", headers: [], body: "é".repeat(units) } });
    const all = [
      sender.send(send(1, "", body(12_000))),
      sender.send(send(2, "", body(12_577))),
      sender.send(send(3, "", body(12_576))),
      sender.send(send(4, "", { ...body(10), keepalive: false })),
    ];
    release();
    await Promise.all(all);
    assert.deepEqual(kept, [[12_000, true], [12_577, false], [12_576, true], [10, false]]);
    await sender.send(send(5, "", body(24_576)));
    assert.deepEqual(kept[4], [24_576, true], "what was answered frees its part");
    assert.deepEqual(settled.map(([id]) => id).sort(), [1, 2, 3, 4, 5]);
  });
});
