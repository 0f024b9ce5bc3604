// Nothing but the SDK: tests say what it is initialized with and look at what it calls back.

import AdadaptedJsSdk from "../../../index.js";

const NAMES = [
  "onAdZoneRefreshed", "onAddItemsTriggered", "onExternalContentAdClicked", "onPayloadsAvailable", "onAdRetrieved", "onWarning",
];

const heard = [];
const turns = [];
const contents = [];
const base = { apiKey: "demo-app", advertiserId: "bare-user", allowRetargeting: true, apiEnv: "dev" };

function listener(name) {
  return (...values) => {
    if (name === "onAddItemsTriggered") contents.push(values[1]);
    heard.push([name, ...values.map((value) => JSON.parse(JSON.stringify(value)))]);
    globalThis.bare.on[name]?.(...values);
  };
}

globalThis.bare = {
  AdadaptedJsSdk,
  sdk: new AdadaptedJsSdk(),
  heard,
  turns,
  contents,
  /** More for a callback to do, by its name. */
  on: {},
  props: (more) => ({
    ...base,
    ...Object.fromEntries(NAMES.map((name) => [name, listener(name)])),
    onTurn: (message, turn) => turns.push([message, turn]),
    ...more,
  }),
  begin: (more) => bare.sdk.initialize(bare.props(more)).then(() => null, (error) => String(error)),
};
document.documentElement.dataset.ready = "true";
