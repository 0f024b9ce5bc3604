#!/usr/bin/env python3
"""The measurements of index.html in Chromium: turns, the start of the core, a search beside filter and sort.

usage: chromium.py [--gate]

--gate: exit 1 when the search is less than ten times as fast as filter and sort, in the same page. Times alone are for people.
"""

import argparse
import functools
import http.server
import json
import os
import sys
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "test", "browser"))

from browser import CHROMIUM, FLAGS, PACKAGE, sync_playwright  # noqa: E402

TIMES_FASTER = 10
# name in the results, what it is, unit, bar
LINES = [
    ("turnUs", "one zone/visibility turn, mean", "µs", "at most 40"),
    ("readyMs", "core ready after its bytes are there (compiled, created, initialized), p50", "ms", "at most 15"),
    ("filterAndSortUs", "filter and sort, p50", "µs", ""),
    ("searchUs", "keyword/search, p50", "µs", ""),
    ("ratio", "search for ten, p50", "times faster than filter and sort", f"at least {TIMES_FASTER}"),
]


class Isolated(http.server.SimpleHTTPRequestHandler):
    """Files for a page that shares its process with no other: only then is its clock finer than a tenth of a millisecond."""

    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_):
        pass


def measured(address):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        page.on("pageerror", lambda error: print(error, file=sys.stderr))
        page.goto(address)
        page.wait_for_selector("body[data-results]", state="attached", timeout=180_000)
        print(f"Chromium {browser.version}")
        results = json.loads(page.get_attribute("body", "data-results"))
        browser.close()
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gate", action="store_true")
    arguments = parser.parse_args()
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Isolated, directory=PACKAGE)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        results = measured(f"http://127.0.0.1:{server.server_address[1]}/bench/")
        server.shutdown()
    for name, what, unit, bar in LINES:
        print(f"{what}: {results[name]:,.2f} {unit}{f' ({bar})' if bar else ''}")
    if arguments.gate and results["ratio"] < TIMES_FASTER:
        print("the search missed its bar", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
