// node sharing.mjs TRANSPORT: two workers talk to a core each at the same time, with turns of some kilobytes.

import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { transports } from "./fakes.mjs";

const CALLS = 3000;

if (isMainThread) {
  const workers = ["one", "two"].map((name) => new Worker(new URL(import.meta.url), { workerData: [process.argv[2], name] }));
  const counts = await Promise.all(workers.map((worker) => new Promise((done, fail) => worker.once("message", done).once("error", fail))));
  console.log(counts.join(" "));
} else {
  const [transport, name] = workerData;
  const core = await transports[transport]();
  let whole = 0;
  for (let count = 1; count <= CALLS; count += 1) {
    const id = `${name}-${count}`;
    const turn = JSON.parse(core.step(`{"id":"${id}","method":"core/hello"}`));
    if (turn.id === id && turn.seq === count && turn.result.methods.length > 30) whole += 1;
  }
  core.destroy();
  parentPort.postMessage(whole);
}
