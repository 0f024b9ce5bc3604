// The documented props of `initialize`, checked and put into the words of the protocol.

/** What the service is told of an app that names none (as today's SDK does). */
const NO_BUNDLE = "js_default_bundleID";

const CALLBACKS = [
  "onAdZoneRefreshed", "onAddItemsTriggered", "onExternalContentAdClicked", "onPayloadsAvailable", "onAdRetrieved",
  "onWarning", "onTurn",
];

function check(isRight, what) {
  if (!isRight) throw new TypeError(`AdadaptedJsSdk.initialize: ${what}`);
}

/** Throws a TypeError that names the prop which is missing or of a wrong type. */
export function validate(props) {
  check(props !== null && typeof props === "object", "the props are missing");
  for (const name of ["apiKey", "advertiserId"]) {
    check(typeof props[name] === "string" && props[name] !== "", `${name} must be given, a string that is not empty`);
  }
  // It goes into a header of each request.
  check(/^[ -~]+$/.test(props.apiKey), "apiKey must be of ASCII characters");
  check(typeof props.allowRetargeting === "boolean", "allowRetargeting must be given, true or false");
  const { zonePlacements: zones, params } = props;
  check(zones === undefined || (zones !== null && typeof zones === "object"), "zonePlacements must be an object");
  for (const [zone, id] of Object.entries(zones ?? {})) check(typeof id === "string", `zonePlacements.${zone} must be an id`);
  check(params === undefined || (params !== null && typeof params === "object"), "params must be an object");
  check(Array.isArray(params?.recipeContextZoneIds ?? []), "params.recipeContextZoneIds must be a list");
  for (const name of CALLBACKS) {
    check(props[name] === undefined || typeof props[name] === "function", `${name} must be a function`);
  }
}

/** Without the members that are undefined. */
function given(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

function endpoints(given) {
  if (typeof given !== "string") return given;
  return { ads: given, events: given, payloads: given, feedback: given };
}

/**
 * Params of `sdk/initialize`, but for what the shell adds.
 *
 * @param {object} props
 * @param {object} facts `device` and `embedded` of the platform
 */
export function initialization(props, { device, embedded }) {
  const { storeId, recipeContextId, recipeContextZoneIds } = props.params ?? {};
  return given({
    appId: props.apiKey,
    profile: props.profile ?? "javascript",
    environment: props.apiEnv === "dev" ? "development" : "production",
    endpoints: endpoints(props.endpoints),
    advertiserId: props.advertiserId,
    allowRetargeting: props.allowRetargeting,
    storeId: storeId ? String(storeId) : undefined,
    bundle: { id: props.bundleId ?? NO_BUNDLE, version: props.bundleVersion ?? "" },
    device: given({ ...device, locale: props.deviceLocale ?? device.locale }),
    embedded,
    features: { keywords: props.enableKeywordIntercept === true, payloads: props.enablePayloads === true },
    recipe: recipeContextId ? recipe(recipeContextId, recipeContextZoneIds) : undefined,
    policy: props.policy,
    debug: props.debug,
    strict: props.debug,
  });
}

/** What is no recipe or no list the core refuses. */
export function recipe(context, zones = []) {
  return { context: context && String(context), zones: Array.isArray(zones) ? zones.map(String) : zones };
}
