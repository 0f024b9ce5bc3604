#!/usr/bin/env python3
"""Plays every route of the development ad service against the real binary.

usage: test_dev_server.py [BINARY]        (build/trestle-dev-server by default)

Prints what failed and, last, "N passed, N failed". Exit status 1 when anything failed.
"""

import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    sys.path.insert(0, HERE)
    if len(sys.argv) > 1:
        os.environ["TRESTLE_DEV_SERVER"] = sys.argv[1]
    suite = unittest.defaultTestLoader.discover(HERE, pattern="*_tests.py")
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=1).run(suite)
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 1 if failed or result.testsRun == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
