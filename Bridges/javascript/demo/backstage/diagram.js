// The drawing: shop, core and service as lifelines, and between them what was said, newest last.

import { element } from "../shop/dom.js";

/** Older rows go; the recording keeps everything. */
const ROWS = 600;
/** So near to the end the drawing follows what comes. */
const NEAR = 60;

export class Diagram {
  #list;
  #isFollowing = true;

  constructor(list) {
    this.#list = list;
    list.addEventListener("scroll", () => {
      this.#isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    });
  }

  /**
   * @param {{ kind: string, way: string, name: string, rest: string, detail: any }[]} lines that belong together
   * @param {{ seconds: number, isTurn: boolean }} facts
   */
  add(lines, { seconds, isTurn }) {
    const rows = lines.map((line) => row(line, seconds));
    if (isTurn && rows.length > 1) {
      for (const one of rows) one.classList.add("turn");
      rows[0].classList.add("first");
      rows.at(-1).classList.add("last");
    }
    this.#list.append(...rows);
    while (this.#list.children.length > ROWS) this.#list.firstChild.remove();
    this.follow();
  }

  follow() {
    if (this.#isFollowing) this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** @param {string} kind */
  show(kind, isShown) {
    this.#list.classList.toggle(`hide-${kind}`, !isShown);
    this.follow();
  }
}

function row({ kind, way, name, rest, detail }, seconds) {
  const said = element("span.said", {}, element("b", {}, name), rest ? ` ${rest}` : "");
  const unfolded = element("details", {}, element("summary", {}, said, way.startsWith("note") ? "" : element("i.line")));
  unfolded.addEventListener("toggle", () => {
    if (!unfolded.open || unfolded.querySelector("pre")) return;
    unfolded.append(element("pre", { tabindex: 0 }, JSON.stringify(detail, null, 2)));
  });
  const made = element("li.row.new", { data: { kind } }, element("time", {}, seconds.toFixed(1)), unfolded);
  made.classList.add(...way.split(" "));
  return made;
}
