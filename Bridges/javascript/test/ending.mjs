// node ending.mjs TRANSPORT: workers killed with sessions, timers and requests pending; then this process ends the same way.

import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { PROPS, tab, transports } from "./fakes.mjs";

const name = isMainThread ? process.argv[2] : workerData;

async function begin() {
  const never = () => new Promise(() => {});
  const { sdk } = tab({ openCore: transports[name], fetch: never });
  await sdk.initialize({ ...PROPS, enableKeywordIntercept: true });
  sdk.reportItemsAddedToList(["Milk"]);
}

if (isMainThread) {
  let count = 0;
  for (; count < 100; count += 1) {
    const worker = new Worker(new URL(import.meta.url), { workerData: name });
    await new Promise((done, fail) => worker.once("message", done).once("error", fail));
    await worker.terminate();
  }
  await begin();
  console.log(`ended ${count} workers`);
} else {
  await begin();
  parentPort.postMessage("begun");
}
