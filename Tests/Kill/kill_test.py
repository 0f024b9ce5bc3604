#!/usr/bin/env python3
"""Kills trestle-host in the middle of everything it does, and looks whether a report got lost. Run after `make build`.

  kill_test.py             at every write, rename, remove, send, answer of the service and answer to the caller of a session
  kill_test.py --seeds 3   the same of three sessions
  kill_test.py --share 10  at a tenth of them, drawn by seed

A session makes some 300 reports (shop.py) against the development service, which answers, fails, delays, refuses and drops by
seed. After the kill the host is started again on the same store, with a service that is well. Then
  - every report whose turn was answered has arrived (a search report: once its window has ended), unless the service refused
    it when it was alone;
  - no report has arrived again that the store no longer held when the host was killed;
  - what arrived twice carries the same key and says the same.
The last line is 'kill test: … 0 lost …'; the exit code is 1 when one of this did not hold.
"""

import argparse
import concurrent.futures
import ctypes
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
from collections import Counter, defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "DevServer"))
from server import Server  # noqa: E402
from shop import Host, Shop, initialization, names_of  # noqa: E402

KINDS = ["write", "rename", "remove", "send", "answer of the service", "answer to the caller"]
ROUTES = ["ad/events", "intercept/events", "collector/events"]
MARK = "trestle1 "


def script(seed):
    """What the service does with each request for reports, one rule each; then it is well."""
    draw = random.Random(seed)
    ordinary = [{}, {}, {}, {"delayMs": 5}, {"delayMs": 40}]
    failing = [
        {"status": 503}, {"status": 500, "delayMs": 10}, {"status": 503, "headers": {"Retry-After": "1"}}, {"status": 429},
        {"drop": "before"}, {"drop": "after"}, {"drop": "after", "delayMs": 10}, {"drop": "during"}]
    refusing = [{"status": 413}, {"status": 413}, {"status": 400}]
    rules = []
    for route in ROUTES:
        for _ in range(60):
            kind = draw.choices((ordinary, failing, refusing), (6, 4, 1))[0]
            rules.append({"route": route, "times": 1, **draw.choice(kind)})
    return rules


def inventory(folder):
    zones = [
        {"id": f"Z{number}", "port_width": 320, "port_height": 50, "ads": [
            {"id": f"ad-{number}", "action_type": "e", "action_path": "{server}/pages/recipes", "refresh_time": 3600,
             "payload": {}}]} for number in range(1, Shop.ROUNDS, 4)]
    built_in = json.loads(subprocess.run(
        [ROOT / "build" / "trestle-dev-server", "--print-inventory"], capture_output=True, check=True).stdout)
    path = Path(folder) / "inventory.json"
    path.write_text(json.dumps({**built_in, "zones": zones}))
    return str(path)


def canonical(report, session):
    """What makes a report one: the same may happen again in the next session, within the same second."""
    return session + json.dumps(report, sort_keys=True)


def identity(row):
    return canonical(row["raw"], row["session_id"])


def stored(folder):
    """The reports that the store holds, and the processes they are of."""
    reports, instances = set(), set()
    for name in os.listdir(folder):
        key = urllib.parse.unquote(name).split("/")
        if name.startswith(".") or len(key) != 5:
            continue
        try:
            value = (Path(folder) / name).read_text()
        except FileNotFoundError:
            continue  # delivered since
        assert value.startswith(MARK), value[:40]
        entry = json.loads(value[len(MARK) + 9:])
        session = json.loads("{" + entry["envelope"] + "}")["session_id"]
        instances.add(key[1])
        reports.update(canonical(json.loads(event), session) for event in entry["reports"][1::2])
    return reports, instances


class Service:
    """The development service on one port; what it received outlives it."""

    def __init__(self, folder, number, inventory):
        self.options = ["--inventory", inventory, "--database", f"{folder}/received-{number}.db"]
        self.server = Server(*self.options)
        self.port = self.server.port

    def restart(self):
        self.server.stop()
        self.server = Server(*self.options, "--port", str(self.port))

    def __getattr__(self, name):
        return getattr(self.server, name)


class Finding(Exception):
    """What must not happen."""


class Run:
    """One session, killed at one place."""

    def __init__(self, server, shim, folder, number, seed, place):
        self.server, self.seed, self.place = server, seed, place
        self.store, self.counts_path = Path(folder) / f"store-{number}", Path(folder) / f"counts-{number}"
        self.environment = {
            "LD_PRELOAD": str(shim), "TRESTLE_KILL_AT": str(place), "TRESTLE_KILL_COUNTS": str(self.counts_path)}
        self.root = f"http://127.0.0.1:{server.port}"

    def play(self):
        self.server.reset()
        self.server.script(script(self.seed))
        self.store.mkdir()
        shop = Shop(Host(str(self.store), self.environment), self.root, self.seed)
        try:
            self.was_killed = shop.run()
        finally:
            shop.host.kill()
        self.counts = (ctypes.c_uint32 * 8).from_buffer_copy(self.counts_path.read_bytes())
        self.owed = shop.owed
        self.kept, instances = stored(self.store)
        # A service that is new and well: what the killed process had sent is settled, one way or the other.
        self.server.restart()
        self.before = max((request["id"] for request in self.rows("requests")), default=0)
        self.deliver(instances)
        self.check()
        for path in [*self.store.iterdir(), self.counts_path]:
            path.unlink()
        self.store.rmdir()
        return self

    def deliver(self, instances):
        """A new process on the same store, until nothing is left of the old ones."""
        self.began = time.time()
        host = Host(str(self.store))
        try:
            self.session = host.call("sdk/initialize", initialization(self.root))["sessionId"]
            end = time.monotonic() + 15
            while stored(self.store)[1] & instances:
                if time.monotonic() > end:
                    raise Finding("a new process does not deliver what the store holds")
                time.sleep(0.002)
            if host.end() != 0:
                raise Finding(f"the new process ended with {host.process.returncode}")
        finally:
            host.kill()
        if stored(self.store)[0]:
            raise Finding("reports are left in the store of a process that ended in peace")

    def rows(self, table):
        rows = []
        while True:
            after = rows[-1]["id"] if rows else 0
            page = self.server.get(f"/control/{table}?limit=10000&after={after}").json
            page = page["reports" if table == "received" else table]
            if not page:
                return rows
            rows += page

    def check(self):
        self.received, requests = self.rows("received"), self.rows("requests")
        refusals = [request for request in requests if request["status"] in (400, 413)]
        self.refused = {name for request in refusals for name in self.names_alone(request)}
        lost = self.owed - {names_of(row) for row in self.received} - self.refused
        if lost:
            raise Finding(f"lost: {sorted(lost)}")
        # Requests of the killed process may lie in the service's sockets when it dies: none may count as sent again.
        strays = [row["id"] for row in requests if row["id"] > self.before and row["received_us"] < self.began * 1e6]
        if strays:
            raise Finding(f"requests counted for the new process came before it began: {strays}")
        before, after = set(), set()
        for row in self.received:
            (after if row["request_id"] > self.before else before).add(identity(row))
        again = before & after - self.kept
        if again:
            raise Finding(f"arrived again after their success was stored: {sorted(again)}")
        keys = defaultdict(set)
        for row in self.received:
            # A half is sent under its batch's key with a suffix.
            keys[identity(row)].add(row["idempotency_key"].split(".")[0])
        self.twice = sum(count > 1 for count in Counter(identity(row) for row in self.received).values())
        other = [report for report, found in keys.items() if len(found) > 1]
        if other:
            raise Finding(f"arrived twice under different keys: {other}")

    @staticmethod
    def names_alone(request):
        body = json.loads(request["body"])
        events = body.get("events") or []
        if len(events) != 1:
            return []
        event, params = events[0], events[0].get("event_params") or {}
        if "event_source" in event:
            name = event["event_name"]
            created = name == "SESSION_CREATED"
            return [(name, body["session_id"]) if created else ("item", params.get("item_name"))]
        if "zone_id" in event:
            return [(event["event_type"], event["zone_id"], event["ad_id"])]
        return [("search", event["user_input"])]


class Figures:
    def __init__(self):
        self.lock = threading.Lock()
        self.kinds = Counter()
        self.runs = self.owed = self.twice = self.refused = self.kept = 0
        self.findings = []

    def add(self, run):
        with self.lock:
            self.runs += 1
            self.owed += len(run.owed)
            self.twice += run.twice
            self.refused += len(run.refused)
            self.kept += len(run.kept)
            self.kinds[KINDS[run.counts[7] - 1] if run.was_killed else "nothing"] += 1

    def add_finding(self, place, finding):
        with self.lock:
            self.findings.append(place)
            print(f"kill test: place {place}: {str(finding)[:2000]}", flush=True)


def compiled(folder):
    shim = Path(folder) / "kill_shim.so"
    subprocess.run(
        ["gcc", "-O2", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", shim, HERE / "kill_shim.c", "-ldl"], check=True)
    return shim


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=int, default=1, help="one of so many places (1: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1, help="so many sessions, from --seed on")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--place", type=int, help="this place alone")
    options = parser.parse_args()
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    began = time.monotonic()
    figures = Figures()
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        shim = compiled(folder)
        zones = inventory(folder)
        servers = [Service(folder, number, zones) for number in range(options.workers)]
        try:
            for seed in range(options.seed, options.seed + options.seeds):
                kill_everywhere(options, seed, shim, folder, servers, figures)
        finally:
            for server in servers:
                server.stop()
    killed = sum(figures.kinds.values()) - figures.kinds["nothing"]
    print(f"kill test: killed in {', '.join(f'{kind}: {count}' for kind, count in sorted(figures.kinds.items()))}")
    print(f"kill test: {figures.runs} runs in {time.monotonic() - began:.0f} s, {figures.owed} reports promised, "
          f"{figures.kept} in the store when killed, {figures.twice} arrived twice under one key, "
          f"{figures.refused} refused alone; {len(figures.findings)} runs with a finding; "
          f"{'0 lost' if not figures.findings else 'FAILED'}")
    return 1 if figures.findings or not killed else 0


def kill_everywhere(options, seed, shim, folder, servers, figures):
    free = list(servers)
    numbers = itertools.count()

    def run(place):
        server = free.pop()
        try:
            number = f"{seed}-{next(numbers)}"
            found = Run(server, shim, folder, number, seed, place).play()
            figures.add(found)
            return found
        except Exception as error:  # noqa: BLE001: whatever goes wrong is a finding about this place
            figures.add_finding(f"{place} of seed {seed}", error if isinstance(error, Finding) else repr(error))
        finally:
            free.append(server)

    # Time is not the same twice: the longest of some sessions that nobody kills tells how many places there are.
    whole = [found for found in (run(0) for _ in range(3)) if found]
    places = max((found.counts[0] for found in whole), default=0)
    received = [{identity(row) for row in found.received} for found in whole]
    reports = max(map(len, received), default=0)
    print(f"kill test: seed {seed}: a session of {reports} reports with {places} places to be killed at", flush=True)
    wanted = list(range(1, places + 1))
    if options.place:
        wanted = [options.place]
    elif options.share > 1:
        wanted = random.Random(seed).sample(wanted, places // options.share)
    with concurrent.futures.ThreadPoolExecutor(len(servers)) as pool:
        list(pool.map(run, wanted))


if __name__ == "__main__":
    sys.exit(main())
