"""A shop that reports some 300 things through trestle-host, and remembers which of them it was answered for."""

import json
import os
import queue
import random
import subprocess
import threading
import time

HOST = os.environ.get("TRESTLE_HOST", "build/trestle-host")
os.environ["no_proxy"] = "*"
WALL = 1_767_225_600_000
SEARCH_WINDOW = 3000


class Killed(Exception):
    """The host is gone, and all it said has been read."""


class Host:
    def __init__(self, store, environment=()):
        self.process = subprocess.Popen(
            [HOST, "--store", store], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0,
            env={**os.environ, **dict(environment)})
        self.lines = queue.SimpleQueue()
        self.events = []
        self.number = 0
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        with self.process.stdout as stream:
            for line in stream:
                # What has no end was never said.
                if line.endswith(b"\n"):
                    self.lines.put(json.loads(line))
        self.lines.put(None)

    def next(self):
        """The next answer; what the app is told before it is kept in `events`."""
        while True:
            line = self.lines.get(timeout=20)
            if line is None:
                raise Killed
            if "method" not in line:
                return line
            self.events.append(line)

    def hear_all(self):
        """Whatever it said after its last answer."""
        self.reader.join(20)
        while not self.lines.empty():
            line = self.lines.get()
            if line and "method" in line:
                self.events.append(line)

    def call(self, method, params=None, at=None):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params or {}}
        if at:
            message["at"] = {"mono": at, "wall": WALL + at}
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
        except OSError:
            pass  # killed; what it said before is still to be read
        line = self.next()
        if line.get("id") != self.number or "error" in line:
            raise AssertionError(f"{method}: {line}")
        return line["result"]

    def end(self):
        """Closes the input; the exit code."""
        try:
            self.process.stdin.close()
        except OSError:
            pass
        return self.process.wait(20)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def initialization(root, **members):
    return {
        "appId": "APP", "environment": "development", "advertiserId": "user-1", "device": {"platform": "other"},
        "endpoints": {"ads": root, "events": root, "payloads": root, "feedback": root},
        "features": {"keywords": True, "payloads": False}, **members,
    }


class Shop:
    """The session, the same for the same seed. `owed` is what was promised: names under which a report is looked for."""

    ROUNDS = 26

    def __init__(self, host, root, seed):
        self.host, self.root = host, root
        self.random = random.Random(seed)
        self.now, self.began = 1_000_000, time.monotonic()
        self.owed = set()
        self.searches = []
        self.mounts = []
        self.loaded, self.has_terms = None, False

    def run(self):
        """Plays it to its end, or until the host is killed. Whether it was."""
        try:
            self.play()
            self.host.end()
        except Killed:
            pass
        self.host.process.wait()
        self.host.hear_all()
        self.hear()
        return self.host.process.returncode != 0

    def play(self):
        self.begin()
        for number in range(Shop.ROUNDS):
            self.report_lists(number)
            if number % 2 == 0:
                self.search(f"zq{number}x")
            if number % 4 == 1:
                self.mount(f"Z{number}")
            if number % 8 == 7:
                self.call("zone/unmount", {"mount": self.mounts.pop()})
            if number in (8, 17):
                self.call("app/state", {"state": "background"}, 50)
                self.report_lists(f"{number}-away")
                self.call("app/state", {"state": "active"}, self.random.choice((50, 4000)))
            if number == 13:
                self.begin()
            self.call("core/wake", {}, self.random.choice((20, 1500, 3100, 3100)))
        self.call("core/wake", {}, 3 * SEARCH_WINDOW)

    def call(self, method, params, later=5):
        self.now += later
        result = self.host.call(method, params, self.now)
        ends = method == "sdk/initialize" or params.get("state") == "background"
        self.owed.update(name for moment, name in self.searches if ends or moment + SEARCH_WINDOW <= self.now)
        self.hear()
        return result

    def hear(self):
        """What the app was told, it was promised."""
        for event in self.host.events:
            params = event["params"]
            if event["method"] == "ad/reported":
                self.owed.add((params["type"], params["zone"], params["adId"]))
            elif event["method"] == "zone/shown":
                self.loaded = {"mount": params["mount"], "serve": params["ad"]["serve"]}
            elif event["method"] == "keyword/ready":
                self.has_terms = True
        self.host.events = []

    def begin(self):
        self.has_terms = False
        result = self.call("sdk/initialize", initialization(self.root))
        self.owed.add(("SESSION_CREATED", result["sessionId"]))

    def report_lists(self, name):
        for action in ("added", "crossedOff"):
            items = [f"{name}-{action}-{number}" for number in range(self.random.randint(1, 7))]
            self.call("list/report", {"action": action, "items": items, "list": "Week"})
            self.owed.update(("item", item) for item in items)

    def search(self, text):
        if self.has_terms:
            self.call("keyword/search", {"query": text})
            # The core's clock may have run ahead of ours by no more than the time that has really passed.
            ahead = int((time.monotonic() - self.began) * 1000) + 1
            self.searches.append((self.now + ahead, ("search", text)))

    def mount(self, zone):
        self.loaded = None
        self.mounts.append(self.call("zone/mount", {"zone": zone, "visible": True})["mount"])
        for _ in range(20):
            if self.loaded:
                break
            time.sleep(0.001)
            self.call("core/wake", {}, 1)
        if self.loaded:
            self.call("zone/creative", {**self.loaded, "state": "loaded"}, 1)
            self.call("zone/tap", self.loaded, 2)


def names_of(report):
    """The name under which a received report (a row of the service's table) was promised."""
    if report["kind"] == "ad":
        return report["type"], report["zone_id"], report["ad_id"]
    if report["kind"] == "intercept":
        return "search", report["user_input"]
    if report["type"] == "SESSION_CREATED":
        return report["type"], report["session_id"]
    return "item", (report["params"] or {}).get("item_name")
