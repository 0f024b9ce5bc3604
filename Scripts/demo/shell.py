"""The shell of the demo: what a phone's shell does between the app, the core and the screen."""

import re
import time

from failure import Failure
from host import PATIENCE


class Shell:
    """Draws ads by loading their pages, runs their pixels, and hands taps to the core."""

    def __init__(self, host, service, timeline):
        self.host = host
        self.service = service
        self.timeline = timeline
        self.events = []
        self.shown = {}
        self.pages = {}

    def chapter(self, title):
        self.host.drain(self.hear)
        self.update()
        self.timeline.chapter(title)

    def call(self, method, params=None, said=None):
        """One message. `said` is what the timeline calls it."""
        self.timeline.app(f"{method} {said}" if said else method)
        result = self.host.call(method, params or {}, self.hear)
        self.update()
        return result

    def hear(self, message):
        event = message["method"]
        params = message["params"]
        self.timeline.core(describe(event, params))
        self.events.append((event, params))
        if event == "zone/shown":
            self.shown[params["mount"]] = params["ad"]
        elif event == "zone/cleared":
            self.shown.pop(params["mount"], None)

    def wait(self, event, **members):
        """The params of the first event of that name with these members that was not waited for before."""
        def find():
            for index, (name, params) in enumerate(self.events):
                if name == event and all(params.get(key) == value for key, value in members.items()):
                    return index
            return None

        wanted = " ".join([event, *(f"{key}={value}" for key, value in members.items())])
        self.host.wait(wanted, self.hear, lambda: find() is not None)
        self.update()
        return self.events.pop(find())[1]

    def update(self):
        for when, text in self.service.news():
            self.timeline.service(text, when)

    def arrives(self, kind):
        """Waits until a report of this type is in the service's database."""
        def there():
            return self.service.rows("SELECT 1 FROM reports WHERE type = ? LIMIT 1", kind)

        end = time.monotonic() + PATIENCE
        while not there():
            if time.monotonic() > end:
                raise Failure(f"the service received no {kind} within {PATIENCE} s")
            time.sleep(0.01)
        self.update()

    def wait_for_state(self, wanted, holds):
        """Waits for what no event tells: looks at the core's state, without a line in the table."""
        end = time.monotonic() + PATIENCE
        while not holds(self.host.call("core/state", {}, self.hear)):
            if time.monotonic() > end:
                raise Failure(f"no {wanted} within {PATIENCE} s")
            time.sleep(0.01)
        self.update()

    def finish(self):
        """Ends the host and hears what it still has to say."""
        for message in self.host.finish():
            self.hear(message)
        self.update()

    # What the screen does

    def draw(self, mount, ad_id):
        """Waits until the core shows this ad, and loads it into the zone's web view."""
        ad = self.wait("zone/shown", mount=mount)["ad"]
        if ad["id"] != ad_id:
            raise Failure(f"mount {mount} shows {ad['id']}, not {ad_id}")
        self.pages[mount] = self.service.load(ad["creativeUrl"])
        self.call("zone/creative", {"mount": mount, "serve": ad["serve"], "state": "loaded"}, f"{ad_id} loaded")
        self.wait("zone/loaded", mount=mount, serve=ad["serve"])
        return ad

    def see(self, mount):
        """Waits until the impression is counted, and runs the creative's pixel script as the core asks."""
        self.wait("zone/pixels", mount=mount, serve=self.shown[mount]["serve"])
        pixel = re.search(r'pixel\.src = "([^"]+)"', self.pages[mount])
        if not pixel:
            raise Failure("the creative has no tracking pixel")
        self.service.load(self.service.address + pixel.group(1))
        self.wait("ad/reported", type="impression", adId=self.shown[mount]["id"])

    def tap(self, mount):
        """A finger on the ad. Returns what was shown there."""
        ad = self.shown[mount]
        reply = self.call("zone/tap", {"mount": mount, "serve": ad["serve"], "dx": 1, "dy": 2}, f"on {ad['id']}")
        if reply != {"handled": True}:
            raise Failure(f"a tap on {ad['id']} was not handled: {reply}")
        return ad


def describe(event, params):
    ad = params.get("ad")
    if event == "zone/shown":
        return f"{event} {ad['id']} ({ad['actionType']})"
    if event == "ad/reported":
        return f"{event} {params['type']}" + (f" {params['adId']}" if params["adId"] else "")
    if event == "zone/filled":
        return f"{event} {params['zone']} {'yes' if params['hasAds'] else 'no'}"
    if event == "action/items":
        return f"{event} " + ", ".join(item["product_title"] for item in params["items"])
    if event == "action/open":
        return f"{event} in {'a popup' if params['presentation'] == 'popup' else 'the browser'}"
    if event == "payload/available":
        return f"{event} " + ", ".join(payload["payload_id"] for payload in params["payloads"])
    if event == "keyword/ready":
        return f"{event} {params['count']} terms"
    if event == "sdk/warning":
        return f"{event} {params['code']}"
    return " ".join([event, params.get("adId") or params.get("zone") or ""]).strip()
