#!/usr/bin/env python3
"""Fuzzes every boundary that takes bytes from outside, or replays what earlier runs found worth keeping.

    fuzz.py --seconds 30          run each target for so long, two side by side
    fuzz.py --replay              run every kept input once
    fuzz.py --keep                bring what was found into corpus/, minimised and bounded
    fuzz.py ... --target link     one target only

`corpus/TARGET` holds inputs that reach new code, `failures/TARGET` those that once broke something, `dictionaries/TARGET.dict`
words, `floors.json` the edges each target must reach: a target that reaches fewer has stopped testing what it did.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SCRATCH = ROOT / ".build-fuzz"
PROGRAM = SCRATCH / "release" / "fuzz"
FOUND = SCRATCH / "found"
BROKEN = ROOT / "build" / "fuzz"

FLOORS = json.loads((HERE / "floors.json").read_text())
KEPT_INPUTS = 100  # a target's corpus is read by people and cloned by everyone
KEPT_BYTES = 4096


def build():
    command = ["swift", "build", "-c", "release", "--sanitize=fuzzer", "--sanitize=address", "--scratch-path", SCRATCH]
    # The package manager keeps sanitizers in a set: in another order they build, and count, something else.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, cwd=HERE, env=environment, text=True, capture_output=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def call(target, *arguments):
    """Runs the program; gives its exit status and what it said."""
    environment = {**os.environ, "TRESTLE_FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no"}
    common = ["-timeout=10", "-rss_limit_mb=4096", "-print_funcs=0", f"-artifact_prefix={BROKEN}/{target}-"]
    done = subprocess.run(
        [PROGRAM, *common, *map(str, arguments)], cwd=ROOT, env=environment, text=True, errors="replace", stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


def inputs(target):
    return [folder for folder in (HERE / "corpus" / target, HERE / "failures" / target) if folder.is_dir()]


def words(target):
    file = HERE / "dictionaries" / f"{target}.dict"
    return [f"-dict={file}"] if file.exists() else []


def judge(target, status, output, floor):
    """What is wrong with a run, and its figures."""
    if status:
        return "\n".join(output.splitlines()[-40:]), ""
    counters = re.search(r"Loaded 1 modules\s+\((\d+) inline 8-bit counters\)", output)
    if not counters or int(counters[1]) < 10_000:
        return "the program does not count its edges", ""
    edges = max((int(n) for n in re.findall(r"\bcov: (\d+)", output)), default=0)
    runs = re.search(r"Done (\d+) runs", output) or re.search(r"#(\d+)\s+DONE", output)
    figures = f"{runs[1] if runs else '?':>9} executions, {edges} of {counters[1]} edges (floor {floor})"
    return ("" if edges >= floor else f"reaches {edges} edges, not {floor}"), figures


def fuzz(target, seconds):
    found = FOUND / target
    found.mkdir(parents=True, exist_ok=True)
    arguments = [f"-max_total_time={seconds}", "-print_final_stats=0", "-max_len=4096", *words(target), found, *inputs(target)]
    return target, *judge(target, *call(target, *arguments), FLOORS[target])


def replay(target):
    # Without a folder of its own to write to, `-runs=0` only runs what is there.
    return target, *judge(target, *call(target, "-runs=0", *inputs(target)), FLOORS[target])


def keep(target):
    """Merges what was found into the corpus: the fewest inputs that reach every edge, smallest first."""
    with tempfile.TemporaryDirectory() as folder:
        merged = pathlib.Path(folder)
        status, output = call(target, "-merge=1", merged, *inputs(target), FOUND / target)
        if status:
            return target, output, ""
        small = sorted((file for file in merged.iterdir() if file.stat().st_size <= KEPT_BYTES), key=lambda f: f.stat().st_size)
        corpus = HERE / "corpus" / target
        for file in corpus.iterdir():
            if not file.name.startswith("seed-"):
                file.unlink()
        known = {file.read_bytes() for file in corpus.iterdir()}
        for file in small[:KEPT_INPUTS]:
            if file.read_bytes() not in known:
                shutil.copy(file, corpus / file.name[:16])
    return target, "", f"{len(list(corpus.iterdir()))} inputs kept"


def main():
    parser = argparse.ArgumentParser(description="Fuzz the boundaries of the core.")
    parser.add_argument("--seconds", type=int)
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--target", choices=FLOORS)
    options = parser.parse_args()
    build()
    BROKEN.mkdir(parents=True, exist_ok=True)
    work = keep if options.keep else replay if options.replay else lambda target: fuzz(target, options.seconds or 30)
    targets = [options.target] if options.target else list(FLOORS)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for target, wrong, figures in pool.map(work, targets):
            print(f"fuzz {target:8} {wrong or figures}", flush=True)
            failed += bool(wrong)
    if failed:
        sys.exit(f"fuzz: {failed} of {len(targets)} targets failed; inputs that broke something are in {BROKEN}")
    print(f"fuzz: {len(targets)} targets, nothing broke")


if __name__ == "__main__":
    main()
