#!/usr/bin/env python3
"""Does anything grow? Run after `make build`.

  soak.py              1,000,000 turns with fifty zones, 10,000 lives of a core, the host for 10 minutes under load
  soak.py --share 10   a tenth of each; the host for 25 s

From a tenth of the way on, the resident set, what is allocated and how often, and the instructions of a turn (by callgrind,
over two windows of the same choices) stay as they are. soak.c is the shopper; it says what is measured.
"""

import argparse
import concurrent.futures
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

from tools import BUILD, HERE, ROOT, Checks, compile_c, with_library

os.environ["TRESTLE_HOST"] = str(BUILD / "trestle-host")
sys.path.insert(0, str(ROOT / "Tests" / "Host"))
from ad_service import AdService, Answer, filled  # noqa: E402
from host import Host  # noqa: E402

TURNS, CYCLES, SECONDS, SHORT_SECONDS = 1_000_000, 10_000, 600, 25
WINDOW_SHARE = 66  # of all turns is a window of counted instructions: 1,500 of 100,000
# A mix drawn by a seed varies from part to part by a few percent: the bounds are what such a mix cannot reach.
MORE_ALLOCATIONS, MORE_IN_USE, MORE_INSTRUCTIONS = 1.1, 1.15, 1.15
MORE_RESIDENT_KIB, MORE_HOST_KIB = 512, 2_048
NAMES = ["turns", "allocations", "bytes", "blocks", "resident"]


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"soak: {' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def measure(program, what, count):
    rows = [dict(zip(NAMES, map(int, line.split()))) for line in run(program, what, count, 0).splitlines()]
    return {name: [row[name] for row in rows] for name in NAMES}


def ratio(values):
    """The last three parts against the second to the fourth."""
    return statistics.mean(values[-3:]) / statistics.mean(values[1:4])


def check_turns(checks, program, turns):
    found = measure(program, "turns", turns)
    checks.that("parts of the run", len(found["turns"]) == 10 and found["turns"][-1] >= turns, found["turns"])
    for name, most in (("allocations", MORE_ALLOCATIONS), ("bytes", MORE_IN_USE), ("blocks", MORE_IN_USE)):
        checks.that(f"{name} over {turns:,} turns", ratio(found[name]) <= most, f"{found[name]}, more than {most} times as many")
    growth = max(found["resident"][-3:]) - max(found["resident"][1:4])
    checks.that(f"resident KiB over {turns:,} turns", growth <= MORE_RESIDENT_KIB, f"{found['resident']}")
    print(f"{found['turns'][-1]:,} turns, at a tenth and at the end: allocations of 1000 turns "
          f"{found['allocations'][1]:,} and {found['allocations'][-1]:,}, in use {found['bytes'][1]:,} and {found['bytes'][-1]:,} B in "
          f"{found['blocks'][1]:,} and {found['blocks'][-1]:,} blocks, resident {found['resident'][1]:,} and {found['resident'][-1]:,} KiB")


def check_instructions(checks, program, turns):
    window = turns // WINDOW_SHARE
    with tempfile.TemporaryDirectory() as folder:
        run("valgrind", "--tool=callgrind", "--instr-atstart=no", "--toggle-collect=trestle_step",
            f"--callgrind-out-file={folder}/out", program, "turns", turns, window)
        windows = [int(re.search(r"^(?:totals|summary): (\d+)", open(f"{folder}/out.{part}").read(), re.M).group(1)) for part in (1, 2)]
    first, last = (count / window for count in windows)
    checks.that("instructions of a turn", last <= first * MORE_INSTRUCTIONS, f"{first:,.0f} at a tenth of {turns:,} turns, {last:,.0f} at the end")
    print(f"instructions of a turn: {first:,.0f} at a tenth of {turns:,} turns, {last:,.0f} at the end")


def check_cycles(checks, program, cycles):
    found = measure(program, "cycles", cycles)
    checks.that("lives of a core: measured twice", len(found["turns"]) == 2, found)
    for name in ("bytes", "blocks"):
        checks.that(f"{name} after lives of a core", found[name][1] <= found[name][0], found[name])
    checks.that("resident KiB after lives of a core", found["resident"][1] - found["resident"][0] <= MORE_RESIDENT_KIB, found["resident"])
    print(f"{cycles:,} lives of a core with fifty zones: in use {found['bytes'][0]:,} and {found['bytes'][1]:,} B, "
          f"resident {found['resident'][0]:,} and {found['resident'][1]:,} KiB")


class Load:
    """A client that sends what comes next as soon as it was answered."""

    ZONES = 50

    def __init__(self, host):
        self.host, self.calls, self.ads = host, 0, 0
        self.mounts = []

    def call(self, method, params):
        self.calls += 1
        self.host.send(method, params, id=self.calls)
        shown = []
        while True:
            line = json.loads(self.host.next(10))
            if line.get("id") == self.calls:
                break
            if line["method"] == "zone/shown":
                shown.append((line["params"]["mount"], line["params"]["ad"]["serve"]))
        self.host.lines.clear()
        self.ads += len(shown)
        for mount, serve in shown:
            self.call("zone/creative", {"mount": mount, "serve": serve, "state": "loaded"})
        if "error" in line:
            raise AssertionError(f"{method} was answered with {line['error']}")
        return line["result"]

    def begin(self, root):
        self.call("sdk/initialize", {
            "appId": "APP", "environment": "development", "advertiserId": "user-1",
            "endpoints": {name: root for name in ("ads", "events", "payloads", "feedback")}})
        self.mounts = [self.mount(number) for number in range(self.ZONES)]

    def mount(self, number):
        return self.call("zone/mount", {"zone": f"Z{number}", "visible": True})["mount"]

    def round(self, number):
        for index in range(20):
            mount = self.mounts[(number + index) % self.ZONES]
            self.call("zone/visibility", {"mount": mount, "visible": True, "permille": 1 + (number * 7 + index) % 1000})
        self.call("keyword/search", {"query": f"milk{number % 50}"})
        self.call("list/report", {"action": "added", "items": ["Milk"]})
        oldest = number % self.ZONES
        self.call("zone/unmount", {"mount": self.mounts[oldest]})
        self.mounts[oldest] = self.mount(oldest)


def figures(process, store):
    with open(f"/proc/{process}/statm") as file:
        resident = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    return resident, len(os.listdir(f"/proc/{process}/fd")), len(os.listdir(store))


def load_host(seconds):
    """(figures of the host in ten parts, calls, ads, exit code)"""
    parts = []
    with tempfile.TemporaryDirectory() as store, AdService() as service, Host("--store", store) as host:
        service.answers[AdService.AD_ROUTE] = Answer(filled())
        load, number, began = Load(host), 0, time.monotonic()
        load.begin(service.root)
        for part in range(1, 11):
            while time.monotonic() - began < seconds * part / 10:
                load.round(number)
                number += 1
                time.sleep(0.02)
            with service.changed:
                service.received.clear()
            parts.append(figures(host.process.pid, store))
        code, took, _ = host.end()
    return parts, load.calls, load.ads, code, took


def check_host(checks, seconds):
    parts, calls, ads, code, took = load_host(seconds)
    resident, descriptors, entries = zip(*parts)
    checks.that("the host's end", code == 0 and took < 3, f"exit code {code} after {took:.1f} s")
    checks.that("ads shown through the host", ads >= Load.ZONES, ads)
    for name, values, most in (("resident KiB", resident, MORE_HOST_KIB), ("descriptors", descriptors, 64), ("stored entries", entries, 200)):
        checks.that(f"the host's {name}", max(values[-3:]) - max(values[1:4]) <= most, values)
    print(f"host, {seconds} s: {calls:,} calls, {ads:,} ads; resident {resident[1]:,} and {resident[-1]:,} KiB, "
          f"descriptors {descriptors[1]} and {descriptors[-1]}, stored entries {entries[1]} and {entries[-1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=int, default=1, metavar="N", help="one Nth of it")
    share = parser.parse_args().share
    checks = Checks("soak")
    program = compile_c("soak", [HERE / "soak.c"], "-O2", *with_library())
    with concurrent.futures.ThreadPoolExecutor() as pool:
        parts = [
            pool.submit(check_host, checks, SECONDS if share == 1 else min(SHORT_SECONDS, SECONDS // share)),
            pool.submit(check_instructions, checks, program, TURNS // share),
        ]
        check_turns(checks, program, TURNS // share)
        check_cycles(checks, program, CYCLES // share)
        for part in parts:
            part.result()
    return checks.close()


if __name__ == "__main__":
    sys.exit(main())
