#!/usr/bin/env python3
"""Keyword search beside a scan and beside filter-and-sort, in one run. Run after `make build`.

  search.py                        10,000, 100,000 and 1,000,000 terms; exit 1 when an answer is wrong or a threshold crossed
  search.py --sizes 10000          fewer
  search.py --corpus FOLDER        FOLDER/<size>/terms.tsv and queries.tsv instead of corpus.py's
  search.py --results FOLDER       leaves each row's raw times there
  search.py --seconds 2            no row but the engine begins a query after this much processor time

Every answer (the first ten terms, how many match) must equal the scan's. Times are processor time, so that other work on
the machine doesn't count, and are held to as ratios between rows of this run, with the reasons in thresholds.json; memory to
multiples of the text.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import corpus

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
BUILD = ROOT / "build"
SIZES = [10_000, 100_000, 1_000_000]
MOST_THROUGH_MESSAGES = 100_000  # 1,000,000 are more than the limit `terms`
SECONDS = 10
ROWS = {"scan": "C scan", "filter": "C filter and sort", "engine": "engine", "messages": "messages through C"}


def run(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"search: {' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")


def programs(folder):
    # Flags as in build.sh: with others everything would be compiled again.
    run("swift", "build", "-c", "release", "--static-swift-stdlib", "-Xlinker", "-s", "--package-path", ROOT,
        "--product", "SearchBench")
    peers = Path(folder) / "peers"
    run("gcc", "-O2", "-Wall", "-Wextra", "-Werror", f"-I{BUILD}", HERE / "peers.c", "-o", peers, f"-L{BUILD}", "-ltrestle",
        "-ljansson", f"-Wl,-rpath,{BUILD}")
    return ROOT / ".build" / "release" / "SearchBench", peers


def table(path):
    return [line.split("\t") for line in path.read_text().splitlines()]


class Row:
    """What one row measured on one corpus."""

    def __init__(self, out, queries):
        self.facts = json.loads(out.with_suffix(".json").read_text())
        rows = table(out.with_suffix(".tsv"))
        self.answers = [(row[3], row[4]) for row in rows]
        self.totals = [row[1] for row in table(out.with_suffix(".totals"))]
        self.times = [int(row[2]) / 1000 for row in rows]
        self.short = [time for time, query in zip(self.times, queries) if len(query) <= 2]

    def at(self, share, times=None):
        times = sorted(self.times if times is None else times)
        return times[min(len(times) - 1, int(len(times) * share))]

    def wrong(self, scan):
        """How many answers and totals differ from the scan's, of the queries that both ran."""
        return sum(ours != theirs for ours, theirs in zip(self.answers, scan.answers)) + sum(
            ours != theirs for ours, theirs in zip(self.totals, scan.totals))


def measure(name, engine, peers, folder, results, size, seconds):
    out = results / f"{name}-{size}"
    if name == "engine":
        run(engine, folder, out)
    else:
        run(peers, name, folder, out, seconds)
    return Row(out, [row[0] for row in table(folder / "queries.tsv")])


def print_rows(size, rows):
    scan = rows["scan"]
    print(f"\n{size:,} terms, first ten answers      p50 µs   p99 µs  1-2 letters p50  p99   x scan p50   p99  queries  "
          "build ms  memory MB  wrong")
    for name, row in rows.items():
        print(f"{ROWS[name]:28} {row.at(.5):15,.1f} {row.at(.99):8,.1f} {row.at(.5, row.short):10,.1f} "
              f"{row.at(.99, row.short):8,.1f} {row.at(.5) / scan.at(.5):10.3f} {row.at(.99) / scan.at(.99):6.3f} "
              f"{len(row.times):7} {row.facts['build_ms']:10,.0f} {row.facts['mem_kb'] / 1024:9.1f} {row.wrong(scan):6}")


def measured(rows, text_bytes):
    """The values that thresholds.json names."""
    scan, engine = rows["scan"], rows["engine"]
    values = {
        "wrong": sum(row.wrong(scan) for row in rows.values()),
        "engine_p50": engine.at(.5) / scan.at(.5),
        "engine_p99": engine.at(.99) / scan.at(.99),
        "engine_short_p99": engine.at(.99, engine.short) / scan.at(.99),
        "engine_build": engine.facts["build_ms"] / scan.facts["build_ms"],
        "engine_memory": engine.facts["mem_kb"] * 1024 / text_bytes,
    }
    if "messages" in rows:
        facts = rows["messages"].facts
        values["messages_p50"] = rows["messages"].at(.5) / rows["filter"].at(.5)
        values["messages_peak"] = facts["peak_kb"] * 1024 / facts["message_bytes"]
        print(f"one settle: {facts['message_bytes'] / 1e6:.1f} MB of text, {facts['build_ms']:,.0f} ms, "
              f"at most {values['messages_peak']:.2f} times the text held beside it")
    return values


def crossed(size, values):
    bad = 0
    for name, threshold in json.loads((HERE / "thresholds.json").read_text()).items():
        most = threshold["max"].get(str(size))
        if most is None or name not in values:
            continue
        if values[name] > most:
            bad += 1
            print(f"search: {name} is {values[name]:.3f} with {size:,} terms, above {most}: {threshold['why']}")
    return bad


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    options = parser.parse_args()
    if not (BUILD / "libtrestle.so").exists():
        sys.exit("search: build/libtrestle.so is missing; run make build first")
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        results = options.results or Path(folder)
        results.mkdir(parents=True, exist_ok=True)
        engine, peers = programs(folder)
        for size in options.sizes:
            texts = options.corpus / str(size) if options.corpus else corpus.make(ROOT / ".build" / "search-corpus", size)
            names = [name for name in ROWS if name != "messages" or size <= MOST_THROUGH_MESSAGES]
            rows = {name: measure(name, engine, peers, texts, results, size, options.seconds) for name in names}
            print_rows(size, rows)
            bad += crossed(size, measured(rows, (texts / "terms.tsv").stat().st_size))
    print(f"search: {'all thresholds kept' if bad == 0 else f'{bad} crossed'}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
