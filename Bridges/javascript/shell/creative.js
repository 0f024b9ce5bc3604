// An ad on the page: its creative in a frame, above it what takes taps, in the corner what reports it.

const COVER = { position: "absolute", inset: "0", width: "100%", height: "100%", border: "0", padding: "0", margin: "0" };

/** What a page of someone else may do: everything but take the app's page away. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** An element with properties and styles; styles are set one by one, which every Content-Security-Policy allows. */
export function element(document, tag, properties = {}, style = {}) {
  const made = Object.assign(document.createElement(tag), properties);
  Object.assign(made.style, style);
  return made;
}

/** Whether a frame may show it: a `javascript:` address would run as the app's own script. */
export function isPage(url) {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

/** A frame that shows a page of someone else. */
export function pageFrame(document, url, title, style) {
  const frame = element(document, "iframe", { title, src: url }, { display: "block", border: "0", ...style });
  frame.setAttribute("sandbox", SANDBOX);
  return frame;
}

/**
 * @param {Document} document
 * @param {{ creativeUrl: string, width: number, height: number, reportUrl: string }} ad
 * @param {{ tapped: (dx: number, dy: number) => void, loaded: () => void }} hears
 * @returns {{ element: HTMLElement, frame: HTMLIFrameElement, layer: HTMLElement }} `layer` takes the taps
 */
export function createCreative(document, ad, hears) {
  const place = element(document, "div", {}, {
    position: "relative",
    width: "100%",
    height: ad.height ? `${ad.height}px` : "100%",
    maxWidth: ad.width ? `${ad.width}px` : "",
    margin: "0 auto",
    overflow: "hidden",
  });
  place.setAttribute("role", "group");
  place.setAttribute("aria-label", "Advertisement");
  const frame = pageFrame(document, ad.creativeUrl, "Advertisement", { width: "100%", height: "100%" });
  frame.scrolling = "no";
  frame.tabIndex = -1;
  frame.addEventListener("load", hears.loaded);
  const layer = tapLayer(document, hears.tapped);
  place.append(frame, layer);
  if (isPage(ad.reportUrl)) place.append(reportLink(document, ad.reportUrl));
  return { element: place, frame, layer };
}

function tapLayer(document, tapped) {
  const layer = element(document, "button", { type: "button" }, {
    ...COVER,
    background: "transparent",
    cursor: "pointer",
    appearance: "none",
    // Inside, where the place does not cut it off.
    outlineOffset: "-3px",
  });
  layer.setAttribute("aria-label", "Open advertisement");
  let down;
  layer.addEventListener("pointerdown", ({ clientX, clientY }) => {
    down = [clientX, clientY];
  });
  layer.addEventListener("click", ({ clientX, clientY, detail }) => {
    // The second click of a double click is no tap of its own: it would hit the ad that has just come.
    if (detail > 1) return;
    // `detail` 0: the keyboard or assistive technology.
    const [x, y] = detail === 0 || !down ? [clientX, clientY] : down;
    down = undefined;
    tapped(clientX - x, clientY - y);
  });
  return layer;
}

function reportLink(document, url) {
  const link = element(document, "a", { href: url, target: "_blank", rel: "noopener noreferrer", textContent: "i" }, {
    position: "absolute",
    top: "3px",
    right: "3px",
    width: "24px",
    borderRadius: "50%",
    font: "bold 12px/24px system-ui, sans-serif",
    outlineOffset: "0",
    textAlign: "center",
    textDecoration: "none",
    color: "#333",
    background: "rgba(255, 255, 255, 0.8)",
  });
  link.title = "Report this ad";
  link.setAttribute("aria-label", "Report this ad");
  return link;
}
