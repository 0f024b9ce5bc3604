#!/usr/bin/env python3
"""What a turn costs, beside jansson doing nothing but JSON, and what a start costs. Run after `make build`.

  bench.py            prints everything; exit 1 when a threshold is crossed
  bench.py --counts   counts instructions only, and compares them with thresholds.json

Instruction counts repeat from run to run and machine to machine and are what is held to; times are for people.
"""

import argparse
import gzip
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build"
MANY_ZONES = 256
FULL_QUEUE = "10000"
STARTS = 25


def compile_bench(folder, name="bench"):
    program = Path(folder) / name
    subprocess.run(
        ["gcc", "-O2", "-Wall", "-Wextra", "-Werror", f"-I{BUILD}", HERE / f"{name}.c", "-o", program, f"-L{BUILD}",
         "-ltrestle", "-ljansson", f"-Wl,-rpath,{BUILD}"], check=True)
    return program


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(map(str, command))} failed:\n{done.stderr}")
    return done.stdout + done.stderr


def instructions(program, what, zones):
    """Instructions of one turn: the difference of two runs of different length, so that preparation cancels out."""
    short, long = 1_000, 3_000
    counts = []
    for turns in (short, long):
        told = output("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, what, zones, str(turns))
        counts.append(int(re.search(r"Collected : (\d+)", told).group(1)))
    return (counts[1] - counts[0]) / (long - short)


def count(program):
    """The measured values of thresholds.json."""
    ours = instructions(program, "trestle", "1")
    jansson = instructions(program, "jansson", "1")
    narrow = instructions(program, "parse-and-dump", "1")
    many = instructions(program, "trestle", str(MANY_ZONES))
    alone, among = (instructions(program, "scroll", str(zones)) for zones in (1, MANY_ZONES))
    print(f"zone/visibility turn, instructions: {ours:,.0f}; {many:,.0f} with {MANY_ZONES} zones mounted")
    print(f"jansson, instructions: {jansson:,.0f} for parse and dump of both texts (ratio {ours / jansson:.2f}), "
          f"{narrow:,.0f} for parse of the message and dump of the turn (ratio {ours / narrow:.2f})")
    print(f"one that leaves the screen or comes back: {alone:,.0f}; {among:,.0f} with {MANY_ZONES} zones that count down")
    return {"visibility_instructions": ours / jansson, "visibility_growth": many / ours, "scroll_growth": among / alone}


def count_queue(program):
    """What reports that wait cost a turn that reports nothing, and one that reports."""
    idle, idle_full = (instructions(program, "idle", waiting) for waiting in ("0", FULL_QUEUE))
    record, record_full = (instructions(program, "record", waiting) for waiting in ("0", FULL_QUEUE))
    print(f"with {int(FULL_QUEUE):,} reports waiting, instructions: {idle_full:,.0f} for a turn that reports nothing "
          f"({idle:,.0f} with an empty queue), {record_full:,.0f} for one that reports and drops another "
          f"({record:,.0f} with a short queue)")
    return {"queue_idle_growth": idle_full / idle, "queue_record_growth": record_full / record}


def crossed(measured):
    thresholds = json.loads((HERE / "thresholds.json").read_text())
    bad = 0
    for name, threshold in thresholds.items():
        if measured[name] > threshold["max"]:
            bad += 1
            print(f"bench: {name} is {measured[name]:.3f}, above {threshold['max']}: {threshold['why']}")
    print(f"bench: {len(thresholds) - bad} passed, {bad} failed")
    return bad


def print_turn_times(program):
    for zones in (1, MANY_ZONES):
        ours, jansson, message, turn = map(int, output(program, "time", str(zones), "10000").split())
        print(f"zone/visibility turn, {zones} zones, {message} B in, {turn} B out: {ours / 1000:.2f} µs p50; "
              f"jansson's parse and dump of both texts {jansson / 1000:.2f} µs (ratio {ours / jansson:.2f})")


def print_ctypes_time():
    sys.path.insert(0, str(ROOT / "Tests" / "Smoke"))
    import trestle

    message = b'{"id":1,"method":"zone/visibility","params":{"mount":1,"visible":true,"permille":500}}'
    with trestle.Core(trestle.load(str(BUILD / "libtrestle.so"))) as core:
        core.ask("zone/mount", {"zone": "1"})
        times = []
        for _ in range(20_000):
            began = time.perf_counter_ns()
            core.call(message)
            times.append(time.perf_counter_ns() - began)
    print(f"the same through Python's ctypes: {statistics.median(times) / 1000:.2f} µs p50")


def print_starts(program):
    print(f"trestle_create and sdk/initialize: {int(output(program, 'start', '200')) / 1000:.0f} µs p50")
    times = []
    for _ in range(STARTS):
        began = time.perf_counter()
        with subprocess.Popen([BUILD / "trestle-host"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as host:
            host.stdin.write(b'{"id":1,"method":"sdk/session"}\n')
            host.stdin.flush()
            if not host.stdout.readline().startswith(b'{"jsonrpc":"2.0","id":1,'):
                sys.exit("bench: trestle-host did not answer")
            times.append(time.perf_counter() - began)
            host.stdin.close()
    print(f"trestle-host, start to first answer: {statistics.median(times) * 1000:.1f} ms p50 of {STARTS}")


def print_sizes():
    wasm = (BUILD / "trestle.wasm").read_bytes()
    print(f"libtrestle.so: {(BUILD / 'libtrestle.so').stat().st_size:,} bytes")
    print(f"trestle.wasm: {len(wasm):,} bytes, {len(gzip.compress(wasm, 9)):,} gzipped")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--counts", action="store_true", help="count instructions only")
    options = parser.parse_args()
    if not (BUILD / "libtrestle.so").exists():
        sys.exit("bench: build/libtrestle.so is missing; run make build first")
    with tempfile.TemporaryDirectory() as folder:
        program = compile_bench(folder)
        if not options.counts:
            print_turn_times(program)
            print_ctypes_time()
            print_starts(program)
            print_sizes()
        return 1 if crossed({**count(program), **count_queue(compile_bench(folder, "queue"))}) else 0


if __name__ == "__main__":
    sys.exit(main())
