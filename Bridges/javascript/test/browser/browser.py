"""What the tests share: a service, a browser, the shop in it, and time that passes when a test says so."""

import contextlib
import functools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from playwright.sync_api import Error, sync_playwright

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", "..", "..", ".."))
PACKAGE = os.path.join(ROOT, "Bridges", "javascript")
sys.path.insert(0, os.path.join(ROOT, "Tests", "DevServer"))

from server import Server  # noqa: E402

CHROMIUM = "/usr/bin/chromium"
# A container's root may not open sandboxes. Small shared memory crashes pages there.
FLAGS = ["--disable-dev-shm-usage", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
PATIENCE = 25
# Milliseconds of a page's time that pass at once; requests may take ten seconds of it.
STEP = 5000
# Unix seconds at which the pages' clocks begin.
BEGIN = 1_767_225_600
PHONE = {"width": 390, "height": 640}

# Runs before the pages' own scripts and before time is taken over: counts requests under way, so that time can wait for them.
WATCH = """(() => {
  const later = globalThis.setTimeout.bind(globalThis), real = globalThis.fetch.bind(globalThis);
  const frame = globalThis.requestAnimationFrame.bind(globalThis);
  let open = 0, timers = 0;
  const violations = [], asked = [];
  globalThis.fetch = (url, options) => {
    const { pathname } = new URL(url, location);
    if (pathname.startsWith("/control/")) return real(url, options);
    open += 1;
    asked.push([pathname, options?.keepalive === true]);
    const done = () => later(() => { open -= 1 }, 0);
    // Done once the shell has read it and has had its turn. It reads answers as text; the module is the browser's to read.
    return real(url, options).then((found) => {
      if (pathname.endsWith(".wasm")) found.clone().arrayBuffer().then(done, done);
      const read = () => Response.prototype.text.call(found);
      return Object.assign(found, { text: () => { const text = read(); text.then(done, done); return text } });
    }, (error) => { done(); throw error });
  };
  addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
  globalThis.setTimeout = (...given) => { timers += 1; return later(...given) };
  const quiet = async (patience) => {
    for (let left = patience; open > 0 && left > 0; left -= 5) await new Promise((done) => later(done, 5));
  };
  /** Once the page was drawn, and so measured, twice; a page that nobody sees is not, and its timers take a second. */
  const drawn = async (limit) => document.hidden || Promise.race([
    new Promise((done) => frame(() => frame(() => later(done, 0)))), new Promise((done) => later(done, limit)),
  ]);
  globalThis.watch = {
    violations,
    /** Requests: path, and whether they outlive the page. */
    asked,
    get timers() { return timers },
    quiet: (patience) => everywhere("quiet", patience, quiet),
    drawn: () => everywhere("drawn", 100, drawn),
  };
  /** Here and, at the same time, in frames that ask for something themselves and let us; they may go meanwhile. */
  function everywhere(name, limit, own) {
    const inside = Array.from(frames, (inner) => {
      try { return inner.watch.asked.length > 0 && inner.watch[name](limit) } catch { return undefined }
    });
    const late = () => new Promise((done) => later(done, limit));
    return Promise.all([own(limit), ...inside.filter(Boolean).map((one) => Promise.race([one, late()]))]).then(() => {});
  }
})()"""


def until(look, what, patience=PATIENCE):
    """The first true answer of `look`."""
    end = time.monotonic() + patience
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"{what}: not within {patience} s")
        time.sleep(0.03)


def zone(name, *ads, refresh=30, path="{server}/pages/x"):
    """A zone for an inventory, with external ads that fill their place."""
    facts = {"action_type": "e", "action_path": path, "refresh_time": refresh, "payload": {}}
    wire = [{"id": ad, **facts, "creative": {"headline": ad, "text": "", "color": "#eeeeee"}} for ad in ads]
    return {"id": name, "port_width": 0, "port_height": 0, "refresh_time": refresh, "ads": wire}


class Service(Server):
    """A development ad service that serves the package too."""

    def __init__(self, *more):
        super().__init__("--demo-folder", PACKAGE, *more)
        self.url = f"http://127.0.0.1:{self.port}"

    def offer(self, *zones, terms=()):
        """Another inventory, until the next reset."""
        keywords = {"search_id": "s", "terms": list(terms)}
        inventory = {"zones": list(zones), "keywords": keywords, "payloads": [], "pages": []}
        reply = self.request("PUT", "/control/inventory", inventory)
        assert reply.status == 200, reply.body

    def types(self, *wanted, **members):
        """Received types in order, those of `wanted` if any, of rows with these members."""
        return [row["type"] for row in self.rows(*wanted, **members)]

    def rows(self, *wanted, **members):
        return [
            row
            for row in self.received("?limit=10000")
            if (not wanted or row["type"] in wanted) and all(row[name] == value for name, value in members.items())
        ]

    def wait_for(self, kind, count=1, patience=PATIENCE, **members):
        """Rows of a type, once so many have arrived."""
        rows = lambda: self.rows(kind, **members)  # noqa: E731
        until(lambda: len(rows()) >= count, f"{count} {kind} {members or ''}; there are {self.types()}", patience)
        return rows()

    def asked(self, zone):
        """Ad requests for a zone."""
        return self.get(f"/control/serves?zone={zone}&limit=10000").json["serves"]


@functools.cache
def started():
    """Playwright and its browser, once in a process; they end with it."""
    playwright = sync_playwright().start()
    return playwright, playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class BrowserCase(unittest.TestCase):
    """One browser for all; a service and a fresh profile for each test, so that no test hears the last words of another's pages."""

    # Whether tests wait for time as it passes; they begin first.
    REAL_TIME = False

    @classmethod
    def setUpClass(cls):
        cls.playwright, cls.browser = started()

    def setUp(self):
        self.service = Service()
        self.addCleanup(self.service.stop)
        self.context = self.profile()

    def profile(self, viewport=PHONE, **more):
        context = self.browser.new_context(viewport=viewport, **more)
        context.set_default_timeout(PATIENCE * 1000)
        self.addCleanup(context.close)
        return context

    def shop(self, context=None, **more):
        """The demo shop, ready."""
        return Shop(self, context or self.context, **more)

    def bare(self, props=None, context=None, **more):
        """A page with nothing but places for ads; see pages/bare.js."""
        return Bare(self, context or self.context, props or {}, **more)

    def one_serve_one_impression(self):
        """Whatever was done: no serve has more than one impression, and none ends twice or without having begun."""
        for kind in ("impression", "impression_end"):
            seen = [(row["impression_id"], row["ad_id"]) for row in self.service.rows(kind)]
            self.assertEqual(len(seen), len(set(seen)), f"{kind} twice: {seen}")
        begun = {row["impression_id"] for row in self.service.rows("impression")}
        self.assertLessEqual({row["impression_id"] for row in self.service.rows("impression_end")}, begun)


class Page:
    """A page whose clock stands under the test's hand."""

    def __init__(self, case, context, address, fake=True, prepare=None):
        self.case, self.context, self.fake = case, context, fake
        if not hasattr(context, "is_watched"):
            context.is_watched = True
            context.add_init_script(WATCH)
            if fake:
                # Stands still from here on, but for what `pass_` and `settle` let pass; one clock for all pages of a profile.
                context.clock.install(time=BEGIN)
                context.clock.pause_at(BEGIN + 1)
        self.page = context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        if prepare:
            self.page.add_init_script(prepare)
        self.address = address
        self.goto(address)

    def goto(self, address):
        self.page.goto(address)
        self.page.wait_for_selector("html[data-ready]", state="attached")
        self.settle()

    def reload(self):
        self.goto(self.page.url)

    def js(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def settle(self):
        """Waits for requests under way and what they lead to, lets the shell's short timers run, and the page be measured."""
        for _ in range(2):
            self.wait_for_requests()
            if self.fake:
                self.context.clock.run_for(60)
            self.everywhere("drawn()")

    def wait_for_requests(self):
        """Those of every page: the clock, which is theirs too, must not pass the patience of any."""
        self.everywhere("quiet(8000)")

    def everywhere(self, call):
        self.page.evaluate(f"watch.{call}")
        for page in self.context.pages:
            if page is not self.page:
                with contextlib.suppress(Error):  # a page that crashed
                    page.evaluate(f"globalThis.watch?.{call}")

    def pass_(self, milliseconds):
        """Time passes, and what falls due gets its answers long before they are late."""
        self.settle()
        while milliseconds > 0:
            step = min(milliseconds, STEP)
            self.context.clock.run_for(step)
            milliseconds -= step
            self.wait_for_requests()
        self.settle()

    def deliver(self):
        """The time after which batches of reports close."""
        self.pass_(3100)

    def shot(self, name):
        folder = os.environ.get("TRESTLE_SCREENSHOTS", tempfile.gettempdir())
        self.page.screenshot(path=os.path.join(folder, f"{name}.png"), animations="disabled")


class Shop(Page):
    def __init__(self, case, context, user="ana", service=None, **more):
        query = f"?user={user}" + (f"&service={service.url}" if service else "")
        super().__init__(case, context, f"{case.service.url}/demo/{query}", **more)

    @property
    def session(self):
        return self.js("shop.sdk.getSessionId()")

    @property
    def list(self):
        return self.page.locator("#items b").all_inner_texts()

    @property
    def recording(self):
        """Messages and turns so far."""
        lines = [json.loads(line) for line in self.js("shop.backstage.recording.text").splitlines()[1:]]
        sends = [line["send"] for line in lines if "send" in line]
        turns = [json.loads(line["expectExactly"]) for line in lines if "expectExactly" in line]
        return [(json.loads(send) if isinstance(send, str) else send, turn) for send, turn in zip(sends, turns, strict=True)]

    def sent(self, method):
        return [message.get("params", {}) for message, _ in self.recording if message["method"] == method]

    def events(self, method):
        return [event["params"] for _, turn in self.recording for event in turn["events"] if event["method"] == method]

    def scroll(self, where):
        """To an element, into the middle of the screen, as a finger would."""
        self.page.locator(where).evaluate("(element) => element.scrollIntoView({ block: 'center' })")
        self.settle()

    def ad(self, slot):
        """Which creative a slot shows."""
        source = self.page.locator(f"#{slot} iframe").get_attribute("src")
        return re.search(r"([a-z0-9-]+)(\.html)?$", source)[1]

    def tap(self, slot):
        self.page.locator(f"#{slot}").get_by_role("button", name="Open advertisement").click()
        self.settle()

    @property
    def popup(self):
        return self.page.get_by_role("dialog", name="Featured")

    def inside(self):
        """The page in the popup."""
        frame = until(
            lambda: next((frame for frame in self.page.frames if "/pages/" in frame.url), None), "a page in the popup"
        )
        frame.wait_for_load_state()
        return frame


class Bare(Page):
    def __init__(
        self, case, context, props, zones=None, service=None, path="/test/browser/pages/bare.html", origin=None, **more
    ):
        self.props = {"endpoints": (service or case.service).url, "zonePlacements": zones or {}, **props}
        super().__init__(case, context, (origin or case.service).url + path, **more)

    def begin(self, **more):
        """Initializes with the props; what it was refused for, if it was."""
        refusal = self.js("(props) => bare.begin(props)", {**self.props, **more})
        self.settle()
        return refusal

    @property
    def heard(self):
        """Callbacks so far: name and values."""
        return [tuple(call) for call in self.js("bare.heard")]

    def calls(self, name):
        return [call[1:] for call in self.heard if call[0] == name]


class Chromium:
    """A browser of its own with one real window: tabs can be behind each other, and the browser can be killed."""

    def __init__(self, playwright, *flags, folder=None, preferences=None):
        self.folder = folder or tempfile.mkdtemp(prefix="trestle-chromium-")
        if preferences:
            os.makedirs(os.path.join(self.folder, "Default"), exist_ok=True)
            with open(os.path.join(self.folder, "Default", "Preferences"), "w", encoding="utf-8") as file:
                json.dump(preferences, file)
        told = os.path.join(self.folder, "DevToolsActivePort")
        if os.path.exists(told):
            os.remove(told)
        own = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={self.folder}", "--no-first-run"]
        self.process = subprocess.Popen(
            [CHROMIUM, *own, "--window-size=420,760", *FLAGS, *flags, "about:blank"], stderr=subprocess.DEVNULL
        )
        until(lambda: os.path.exists(told) and os.path.getsize(told), "Chromium", patience=30)
        with open(told, encoding="utf-8") as file:
            port, path = file.read().split()
        # Without its defaults: with them every page would be told that it is in front and has the focus.
        self.browser = playwright.chromium.connect_over_cdp(f"ws://127.0.0.1:{port}{path}", no_defaults=True)
        self.context = self.browser.contexts[0]
        self.context.set_default_timeout(PATIENCE * 1000)

    def kill(self):
        """As the system would: nothing runs any more, not even the pages' last words."""
        self.process.kill()
        self.process.wait()

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
