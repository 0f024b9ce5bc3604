#!/usr/bin/env python3
"""Plays a shopper's session: the core behind trestle-host, ads over HTTP from trestle-dev-server, counts from its database.

Prints the session as it happens. Last line "demo: ok" and how often each report arrived; otherwise the reason on stderr
and exit status 1.
"""

import argparse
import os
import sys
import tempfile

from checks import check
from failure import Failure
from host import Host
from service import Service
from shell import Shell
from story import play, play_again
from timeline import Timeline

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--host", default=os.path.join(ROOT, "build", "trestle-host"), help="path of trestle-host")
    parser.add_argument(
        "--server", default=os.path.join(ROOT, "build", "trestle-dev-server"), help="path of trestle-dev-server")
    parser.add_argument("--keep", metavar="DIR", help="leave database, store and log in this folder, empty or new")
    return parser.parse_args()


def run(arguments, folder):
    timeline = Timeline()
    running = []
    try:
        service = Service(arguments.server, os.path.join(folder, "received.db"))
        running.append(service)
        sessions = []
        for part in (play, play_again):
            host = Host(arguments.host, os.path.join(folder, "store"), os.path.join(folder, "host.log"))
            running.append(host)
            sessions.append(part(Shell(host, service, timeline)))
        timeline.flush()
        counts = check(service, sessions)
        service.finish()
        print(f"\ndemo: ok {counts}", flush=True)
        return 0
    except Failure as failure:
        timeline.flush()
        ended = [end for end in (process.ended() for process in running) if end]
        print(f"demo: failed: {'; '.join([str(failure), *ended])}", file=sys.stderr)
        return 1
    finally:
        for process in running:
            process.kill()


def main():
    arguments = options()
    if arguments.keep is None:
        with tempfile.TemporaryDirectory(prefix="trestle-demo-") as folder:
            return run(arguments, folder)
    os.makedirs(arguments.keep, exist_ok=True)
    if os.listdir(arguments.keep):
        print(f"demo: failed: {arguments.keep} is not empty", file=sys.stderr)
        return 1
    return run(arguments, arguments.keep)


if __name__ == "__main__":
    sys.exit(main())
