// The popup: a page of an ad's, with a title and a way out. A modal dialog of the browser keeps focus inside, makes the page
// behind it inert and closes on Escape.

import { element, isPage, pageFrame } from "./creative.js";

const ITEM = [
  "tracking_id", "product_title", "product_brand", "product_category", "product_barcode", "product_sku", "product_discount",
  "product_image",
];

export class Popups {
  #window;
  #open = new Set();

  /** @param {Window} window */
  constructor(window) {
    this.#window = window;
  }

  /**
   * @param {{ popup: number, url: string }} order
   * @param {(method: string, params: object) => void} call
   */
  open({ popup, url }, call) {
    if (!isPage(url)) {
      call("popup/failed", { popup, reason: "malformed", url });
      call("popup/closed", { popup });
      return;
    }
    const { document } = this.#window;
    const { dialog, close, frame } = build(document, url);
    const hear = (event) => {
      if (event.source === frame.contentWindow) addItems(event.data?.addItemToList, popup, call);
    };
    const closed = () => {
      this.#window.removeEventListener("message", hear);
      this.#open.delete(dialog);
      dialog.remove();
      call("popup/closed", { popup });
    };
    frame.addEventListener("load", () => {
      serve(frame, popup, call);
      hearEscape(frame, dialog);
    });
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", closed, { once: true });
    this.#window.addEventListener("message", hear);
    // Not in the body, which some frameworks put another in place of: zones would wait for ever for this to close.
    document.documentElement.append(dialog);
    this.#open.add(dialog);
    dialog.showModal();
    call("popup/opened", { popup });
  }

  closeAll() {
    for (const dialog of this.#open) dialog.close();
  }
}

function build(document, url) {
  const dialog = element(document, "dialog", {}, {
    boxSizing: "border-box",
    width: "min(960px, 96vw)",
    height: "92vh",
    maxWidth: "none",
    maxHeight: "none",
    padding: "0",
    border: "0",
    borderRadius: "8px",
    overflow: "hidden",
  });
  dialog.setAttribute("aria-label", "Featured");
  const bar = element(document, "div", {}, {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    boxSizing: "border-box",
    height: "48px",
    padding: "0 8px 0 16px",
    font: "16px system-ui, sans-serif",
  });
  const title = element(document, "strong", { textContent: "Featured" });
  const close = element(document, "button", { type: "button", textContent: "Close" }, {
    minHeight: "36px",
    padding: "0 12px",
    font: "inherit",
    cursor: "pointer",
  });
  const frame = pageFrame(document, url, "Featured", { width: "100%", height: "calc(100% - 48px)" });
  bar.append(title, close);
  dialog.append(bar, frame);
  return { dialog, close, frame };
}

/** What circulars call. A page of another origin posts `{ addItemToList: [payloadId, trackingId, title, …] }` instead. */
function serve(frame, popup, call) {
  try {
    const page = frame.contentWindow;
    page.AdAdapted = {
      ...page.AdAdapted,
      addItemToList: (...values) => addItems(values, popup, call),
      deliverAdContent: () => call("popup/content", { popup }),
    };
  } catch {
    // Another origin's page.
  }
}

/** A key pressed in the frame is the frame's: the dialog would not hear of it. */
function hearEscape(frame, dialog) {
  try {
    frame.contentDocument?.addEventListener("keydown", (press) => press.key === "Escape" && dialog.close());
  } catch {
    // Another origin's page; there Close is the way out.
  }
}

function addItems(values, popup, call) {
  if (!Array.isArray(values)) return;
  const [payloadId, ...rest] = values.map((value) => String(value ?? ""));
  const item = Object.fromEntries(ITEM.map((name, index) => [name, rest[index] ?? ""]));
  call("popup/items", { popup, ...(payloadId ? { payloadId } : {}), items: [item] });
}
