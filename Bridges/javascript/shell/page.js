// What the page is to its user: seen, focused, hidden, going away, back again.

export class Page {
  #window;
  #hears;
  #control;
  #isFocused;
  #isAway = false;
  #told;

  /**
   * @param {Window} window
   * @param {{
   *   state: (params: { state: string, leaving?: boolean, persisted?: boolean }) => void,
   *   online: (online: boolean) => void,
   *   back: () => void,
   * }} hears
   */
  constructor(window, hears) {
    this.#window = window;
    this.#hears = hears;
  }

  /** Tells the state at once, then each change. */
  start() {
    const { document } = this.#window;
    this.#isAway = false;
    this.#isFocused = document.hasFocus();
    this.#control = new AbortController();
    const on = (target, name, hear) => target.addEventListener(name, hear, { signal: this.#control.signal });
    on(document, "visibilitychange", () => this.#look());
    let whereTo;
    on(this.#window, "focus", () => {
      clearTimeout(whereTo);
      this.#focus(true);
    });
    // Focus that moved into a frame of the page, an ad's popup for instance, has not left the page. Where it went is known
    // only after the event.
    on(this.#window, "blur", () => {
      whereTo = setTimeout(() => this.#focus(this.#isInFrame()), 0);
    });
    on(this.#window, "pagehide", ({ persisted }) => this.#leave(persisted));
    on(this.#window, "pageshow", () => this.#return());
    on(this.#window, "online", () => this.#hears.online(true));
    on(this.#window, "offline", () => this.#hears.online(false));
    this.#look();
  }

  stop() {
    this.#control?.abort();
    this.#control = this.#told = undefined;
  }

  get #state() {
    if (this.#window.document.visibilityState === "hidden") return "background";
    return this.#isFocused ? "active" : "inactive";
  }

  #isInFrame() {
    const { document } = this.#window;
    return document.hasFocus() && document.activeElement?.tagName === "IFRAME";
  }

  #focus(isFocused) {
    this.#isFocused = isFocused;
    this.#look();
  }

  #look() {
    const state = this.#state;
    if (!this.#control || state === this.#told) return;
    // A page that comes back is visible a little before it is told so; first things first.
    if (this.#isAway) return void setTimeout(() => this.#return(), 0);
    this.#told = state;
    this.#hears.state({ state });
  }

  #leave(persisted) {
    this.#isAway = true;
    this.#told = "background";
    this.#hears.state({ state: "background", leaving: true, persisted });
  }

  #return() {
    if (!this.#isAway || !this.#control) return;
    this.#isAway = false;
    this.#hears.back();
    this.#isFocused = this.#window.document.hasFocus();
    this.#told = this.#state;
    this.#hears.state({ state: this.#told, persisted: true });
  }
}
