#!/usr/bin/env python3
"""Black-box tests of trestle-host. TRESTLE_HOST names the executable (build/trestle-host otherwise).

Arguments are parts of names of the tests to run. The last line is 'N passed, N failed'.
"""

import sys
import time
import traceback

import disks
import ending
import lines
import sessions
import storage
import traces


def main():
    wanted = sys.argv[1:]
    passed, failed = 0, 0
    for name, test in [entry for module in (lines, ending, sessions, storage, disks, traces) for entry in vars(module).items()]:
        if not name.startswith("test_") or wanted and not any(part in name for part in wanted):
            continue
        start = time.monotonic()
        try:
            test()
            passed += 1
            print(f"ok      {name[5:].replace('_', ' ')} ({time.monotonic() - start:.2f} s)", flush=True)
        except Exception:
            failed += 1
            print(f"FAILED  {name[5:].replace('_', ' ')}", flush=True)
            traceback.print_exc(file=sys.stdout)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
