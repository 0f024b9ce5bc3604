// Everything beside the shop.

import { byId } from "../shop/dom.js";
import { Diagram } from "./diagram.js";
import { watchReceived } from "./received.js";
import { Recording } from "./recording.js";
import { Words } from "./words.js";

export class Backstage {
  #diagram = new Diagram(byId("diagram"));
  #recording = new Recording();
  #words = new Words();
  #begun = Date.now();
  #counts = { turns: 0, requests: 0, impressions: 0, reports: 0 };

  constructor({ service, user }) {
    watchReceived({ service, user, tell: (report) => this.#received(report) });
    this.#controls();
  }

  get recording() {
    return this.#recording;
  }

  /**
   * @param {string} message
   * @param {string} text the turn
   */
  turn(message, text) {
    const turn = JSON.parse(text);
    // A new core: an earlier one's recording ends with it.
    if (turn.seq === 1) [this.#recording, this.#words] = [new Recording(), new Words()];
    this.#recording.add(message, text);
    const said = JSON.parse(message);
    this.#draw(this.#words.lines(said, turn), true);
    this.#count("turns");
    this.#count("requests", turn.effects.filter((effect) => effect.kind === "http/send").length);
    this.#tellRecording();
  }

  #received(report) {
    this.#count("reports");
    if (report.type === "impression") this.#count("impressions");
    const about = report.ad_id || report.term || report.payload_id || report.zone_id || report.params?.item_name || "";
    this.#draw([{ kind: "received", way: "note at-service", name: report.type, rest: about, detail: report }], false);
  }

  #draw(lines, isTurn) {
    this.#diagram.add(lines, { seconds: (Date.now() - this.#begun) / 1000, isTurn });
  }

  #count(what, by = 1) {
    this.#counts[what] += by;
    byId(`count-${what}`).textContent = this.#counts[what];
  }

  started(session) {
    byId("session").textContent = `session ${session}`;
  }

  failed(error) {
    byId("session").textContent = "no session";
    byId("recording").textContent = "Nothing to record";
    byId("diagram").dataset.empty = `The ad core did not start: ${error.message}`;
    for (const name of ["replay", "download"]) byId(name).disabled = true;
  }

  #tellRecording() {
    const { length, isFull } = this.#recording;
    byId("recording").textContent = isFull ? `The recording is full: ${length} turns` : `${length} turns recorded`;
  }

  #controls() {
    for (const button of document.querySelectorAll(".filters button")) {
      const { kind } = button.dataset;
      const isPressed = () => button.getAttribute("aria-pressed") === "true";
      this.#diagram.show(kind, isPressed());
      button.addEventListener("click", () => {
        button.setAttribute("aria-pressed", !isPressed());
        this.#diagram.show(kind, isPressed());
      });
    }
    byId("download").addEventListener("click", () => this.#download());
    byId("replay").addEventListener("click", () => this.#replay());
    // On a small screen one is before the other.
    const panel = byId("backstage");
    const isOpen = () => panel.classList.contains("on");
    const open = (isOn) => {
      panel.classList.toggle("on", isOn);
      document.querySelector(".front").inert = isOn;
      byId(isOn ? "from-backstage" : "to-backstage").focus();
      if (isOn) this.#diagram.follow();
    };
    byId("to-backstage").addEventListener("click", () => open(true));
    byId("from-backstage").addEventListener("click", () => open(false));
    panel.addEventListener("keydown", ({ key }) => key === "Escape" && isOpen() && open(false));
    matchMedia("(max-width: 900px)").addEventListener("change", () => isOpen() && open(false));
  }

  #download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.#recording.text], { type: "application/jsonl" }));
    link.download = "plum-pear.jsonl";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    byId("recording").innerHTML = "Play it again: <code>trestle-host replay plum-pear.jsonl</code>";
  }

  async #replay() {
    const { turns, differing, microseconds } = await this.#recording.replay();
    byId("recording").innerHTML = differing
      ? `Turn ${differing} of ${turns} was another`
      : `${turns} turns played again: <b>the same bytes</b>, ${microseconds} µs a turn`;
  }
}
