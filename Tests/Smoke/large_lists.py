#!/usr/bin/env python3
"""Keyword lists as large as the core takes, through libtrestle.so: large_lists.py LIBRARY.

A list of 100,000 terms arrives in one settle while the core holds at most three times its text beside the text: by so much
the highest resident size of a new process grew since the core was initialized, with the allocator as it comes. The same holds
when another such list takes its place. A list beyond the limit is kept up to the limit, with a warning.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import trestle

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Benchmarks" / "search"))
import corpus

TERMS = 100_000
MOST = 3.0
SURPLUS = 3
WALL = 1_767_225_600_000
ROTATION = 1_800_000
INITIALIZE = {
    "appId": "APP", "environment": "development", "performs": ["http"], "features": {"keywords": True, "payloads": False},
    "entropy": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}


def at(mono):
    return {"mono": mono, "wall": WALL + mono}


def requested(turn):
    """The number of the request for terms in a turn."""
    return next(effect["id"] for effect in turn["effects"] if effect.get("purpose") == "keywords")


def begin(core):
    return requested(core.ask("sdk/initialize", INITIALIZE, at=at(1_000_000)))


def rotate(core):
    core.ask("app/state", {"state": "background"}, at=at(1_000_000))
    return requested(core.ask("app/state", {"state": "active"}, at=at(1_000_000 + ROTATION)))


def settlement(effect, terms):
    body = json.dumps({"success": True, "data": {"search_id": "S", "terms": terms}}, ensure_ascii=False, separators=(",", ":"))
    return json.dumps({"id": 2, "method": "effect/settle", "params": {
        "effect": effect, "outcome": {"kind": "response", "status": 200, "headers": [], "body": body}}},
        ensure_ascii=False).encode()


def told(turn, event):
    return [told["params"] for told in turn["events"] if told["method"] == event]


def expect(what, found, expected):
    if found != expected:
        sys.exit(f"large lists: {what}: {found!r} instead of {expected!r}")


# MARK: Memory


def status(name):
    """A number of /proc/self/status, in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(name + ":"):
            return int(line.split()[1]) * 1024
    sys.exit(f"large lists: /proc/self/status has no {name}")


def grow(library, folder):
    """Prints by how much the first and the second list made this process grow at most."""
    messages = [(Path(folder) / name).read_bytes() for name in ("first", "second")]
    with trestle.Core(library) as core:
        begin(core)
        before, peaks = status("VmRSS"), []
        for message, follow in zip(messages, (rotate, None)):
            Path("/proc/self/clear_refs").write_text("5")  # forgets the highest resident size so far
            turn = json.loads(core.step(message))
            peaks.append(status("VmHWM") - before)
            expect("terms that are ready", told(turn, "keyword/ready"), [{"count": TERMS}])
            if follow:
                follow(core)
    print(json.dumps(peaks))


def effects():
    with trestle.Core(library) as core:
        first = begin(core)
        core.step(settlement(first, []))
        return first, rotate(core)


def peaks_of_new_process(path, folder):
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MALLOC_", "GLIBC_TUNABLES"))}
    done = subprocess.run([sys.executable, __file__, path, folder], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return json.loads(done.stdout)


def test_memory(path):
    made = corpus.terms(TERMS)
    with tempfile.TemporaryDirectory() as folder:
        sizes = []
        for name, effect, ending in zip(("first", "second"), effects(), ("", " 2")):
            message = settlement(effect, [
                {"term_id": str(number), "term": text + ending, "replacement": text + ending, "priority": priority}
                for number, (text, priority) in enumerate(made)])
            (Path(folder) / name).write_bytes(message)
            sizes.append(len(message))
        first, second = (peak / size for peak, size in zip(peaks_of_new_process(path, folder), sizes))
    print(f"large lists: {TERMS:,} terms in {sizes[0] / 1e6:.1f} MB of text: at most {first:.2f} times that held, {second:.2f} "
          "when it replaces another")
    if min(first, second) < 1 or max(first, second) > MOST:
        sys.exit(f"large lists: that must be above 1, or nothing was measured, and at most {MOST}")


# MARK: The limit


def test_surplus(limit):
    terms = [{"term_id": str(number), "term": f"term {number}"} for number in range(limit + SURPLUS)]
    with trestle.Core(library) as core:
        turn = json.loads(core.step(settlement(begin(core), terms)))
        expect("terms that are ready", told(turn, "keyword/ready"), [{"count": limit}])
        warnings = [warning for warning in told(turn, "sdk/warning") if warning["code"] == "termsSurplus"]
        expect("warnings", len(warnings), 1)
        expect("numbers in it", warnings[0]["message"].startswith(f"{SURPLUS} ") and str(limit) in warnings[0]["message"], True)
        for number, total in ((limit - 1, 1), (limit, 0)):
            found = core.ask("keyword/search", {"query": f"term {number}"})["result"]
            expect(f"terms found for the one at {number}", found["total"], total)
    print(f"large lists: {SURPLUS} terms beyond {limit:,} are left out and told")


def main():
    global library
    path = os.path.abspath(sys.argv[1])
    library = trestle.load(path)
    if len(sys.argv) == 3:
        return grow(library, sys.argv[2])
    with trestle.Core(library) as core:
        limit = core.ask("core/hello")["result"]["limits"]["terms"]
    test_memory(path)
    test_surplus(limit)


main()
