#!/usr/bin/env python3
"""Uses the demo shop, and small pages of its own, in Chromium as a shopper would; looks in the ad service at what arrived.

usage: test_browser.py [--server BINARY] [--host BINARY] [--screenshots DIR] [NAME…]

NAME is a module, a class or a test, such as popup_tests or Shopper.test_…; all without one. Screenshots for a person to look
at are left in build/screenshots. Prints what failed and, last, "N passed, N failed".
"""

import argparse
import concurrent.futures
import contextlib
import faulthandler
import io
import os
import sys
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", "..", "..", ".."))
# Each is a process with a browser of its own; much of their time is waiting.
WORKERS = 3
# Seconds after which tests hang, and how many a worker is given at once: of those that wait for real time, and of others.
LIMIT = 480
PORTIONS = {True: 2, False: 7}


def given(variable, name):
    return os.environ.get(variable, os.path.join(ROOT, "build", name))


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default=given("TRESTLE_DEV_SERVER", "trestle-dev-server"))
    parser.add_argument("--host", default=given("TRESTLE_HOST", "trestle-host"))
    parser.add_argument("--screenshots", default=given("TRESTLE_SCREENSHOTS", "screenshots"))
    parser.add_argument("names", nargs="*", metavar="NAME")
    return parser.parse_args()


def cases(names):
    """Names of tests in portions, each of one class, those that wait longest first."""
    sys.path.insert(0, HERE)
    loader = unittest.TestLoader()
    found = {}

    def walk(suite):
        for part in suite:
            if isinstance(part, unittest.TestSuite):
                walk(part)
                continue
            name = part.id()
            if not names or any(wanted in (name, *name.split("."), name.split(".", 1)[1]) for wanted in names):
                found.setdefault((part.REAL_TIME, name.rsplit(".", 1)[0]), []).append(name)

    walk(loader.discover(HERE, pattern="*_tests.py"))
    portions = []
    for (waits, _), tests in sorted(found.items(), key=lambda entry: (entry[0][0], len(entry[1])), reverse=True):
        portions += [tests[at : at + PORTIONS[waits]] for at in range(0, len(tests), PORTIONS[waits])]
    return portions


def run(names):
    """One portion: how many tests it has, how many of them failed, and what is to be told."""
    faulthandler.dump_traceback_later(LIMIT, exit=True)
    told = io.StringIO()
    result = unittest.TextTestRunner(stream=told, verbosity=2).run(unittest.defaultTestLoader.loadTestsFromNames(names))
    faulthandler.cancel_dump_traceback_later()
    failed = len(result.failures) + len(result.errors) + len(names) - result.testsRun
    return len(names), min(failed, len(names)), told.getvalue()


def main():
    arguments = options()
    os.environ["TRESTLE_DEV_SERVER"] = os.path.abspath(arguments.server)
    os.environ["TRESTLE_HOST"] = os.path.abspath(arguments.host)
    os.environ["TRESTLE_SCREENSHOTS"] = os.path.abspath(arguments.screenshots)
    os.makedirs(arguments.screenshots, exist_ok=True)
    chosen = cases(arguments.names)
    begun = time.monotonic()
    total, ran, failed = sum(map(len, chosen)), 0, 0
    with contextlib.suppress(concurrent.futures.BrokenExecutor):  # one hung, and has said where
        with concurrent.futures.ProcessPoolExecutor(min(WORKERS, max(1, len(chosen)))) as workers:
            for count, faults, told in workers.map(run, chosen):
                ran, failed = ran + count, failed + faults
                if faults or arguments.names:
                    print(told, end="")
    failed += total - ran
    print(f"Ran {total} tests in {time.monotonic() - begun:.1f} s")
    print(f"{total - failed} passed, {failed} failed", flush=True)
    return 1 if failed or total == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
