#!/usr/bin/env python3
"""Plants defects in the rules of Session, Zones and Actions, one at a time, and shows which trace or property kills each.

A seed chooses them among all places where a comparison can be turned, a reset removed or two statements swapped. A place is
named by its file and text, not by its line, so the choice outlives edits elsewhere. Each defect is built in a copy of the
project; the traces are played through its library, and what they miss is left to the property run. A defect that does not
compile is none and the next one takes its turn.

Survivors are argued in mutations.json beside this file, by their name; one without an argument fails the run, and so does an
argument for a defect that is killed. Takes half an hour; `make mutations`.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ["Sources/Plugins/Session", "Sources/Plugins/Zones", "Sources/Plugins/Actions"]
ARGUMENTS = Path(__file__).with_suffix(".json")
# Of 40: how many of each kind.
SHARES = {"comparison": 18, "reset": 13, "order": 9}
TURNED = {"<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "==", "&&": "||", "||": "&&"}
MOVED = {"<": "<=", ">": ">=", "<=": "<", ">=": ">"}
RESET = re.compile(r"^\s*[\w.\[\]?]+ = (nil|false|true|0|\[\]|\.none|\.over|\.due|\.here|Countdown\(\)|Targeting\(\))$|^\s*\w+\.remove\w*\(.*\)$")
CALL = re.compile(r"^\s*(?:if [^{]*\{ )?(\w+\.)*(halt|disarm|arm|pace|withdraw|endImpression|forgetServing|clear|close|reportHeld|keep|use|"
                  r"sweep|reportUnmounted|announce|resolve|flushReports)\([^{}]*\)(?: \})?$")
# A statement in one line that neither leaves the function nor declares a name.
STATEMENT = re.compile(r"^(\s+)(?!.*\b(?:return|throw|else)\b)(?:(?:if|for) [^{}]* \{ .* \}"
                       r"|(?!writer\.|let |var |guard|switch|do |_ = |//|if |for |while |case |default)"
                       r"[\w.\[\]?&]+(?:\(.*\)|(?: [-+]?= .*[^,({:])))$")

# Two statements are swapped where one writes what the other touches: any other two commute, and nobody could tell them apart.
# What the plugins' own functions touch, with ! where they write it; a call that is not named here touches everything. Of what a
# mount is told in one turn only the reports keep the order in which they happen: events are put in order by their ranks.
TOUCHED = {
    "endImpression beginImpression dwelt": "mount.serving.impression! reports!",
    "considerImpression": "mount.serving! mount.sight reports!",
    "forgetServing": "mount.serving!",
    "clear": "mount.serving! reports!",
    "withdraw": "mount.request! fetches!",
    "fetch self.fetch": "mount.request! mount.heldReason! fetches!",
    "fillIfEmpty": "mount.serving mount.request! mount.heldReason! fetches!",
    "halt": "mount.countdown.running! mount.countdown.leftMs!",
    "run": "mount.countdown.running! mount.countdown.leftMs",
    # Whether an ad is on display, whatever became of its impression.
    "paces": "mount.countdown mount.serving.number mount.isReported mount.sight",
    "disarm": "mount.countdown!",
    "replace": "mount.serving.impression! mount.request! mount.heldReason! fetches! reports!",
    "arm pace loadNext": "mount.countdown! mount.serving! mount.isReported mount.sight mount.request! mount.heldReason! fetches! reports!",
    "start": "mount.isReported! mount.zone mount.sight mount.request! mount.heldReason! fetches! reports!",
    "stop settleSight renderFailed requestFailed goWithout display refetch contextChanged attachmentChanged":
        "mount! fetches! reports!",
    "isOnScreen": "mount.sight",
    "adoptTargeting": "targeting!",
    "reportUnmounted": "mount.isReported! mount.zone reports!",
    "reportHeld reportUnfilled": "mount.heldReason! mount.zone reports!",
    "tellFilled": "mount.toldFilled! mount.zone",
    "kernel.tell tellLoaded tellLoadFailed kernel.warn kernel.explain kernel.turn.remark kernel.reply": "",
    "kernel.report kernel.reportError reportContext reportEmpty reportMalformed reportUnsupported kernel.record "
    "kernel.setAsideReports": "reports!",
    "report": "reports! sessionId",
    "kernel.announce": "facts!",
    "kernel.changeSession": "sessionId! reports!",
    "kernel.fetch kernel.withdraw": "fetches!",
    "keep use": "sliding! store!",
    "isExpired": "sliding",
    "leave": "presence! sliding! store! reports!",
    "kernel.put kernel.forget": "store!",
    "startSession": "sessionId! sliding! aside! store! reports!",
    "replaceSession": "wakesAfterSession! aside! facts! reports!",
    "comeBack": "mount! sliding! wakesAfterSession! aside! fetches! facts! reports! store!",
    "kernel.counts.clear kernel.deadlines.clear kernel.flushReports": "",
}
TOUCHES = {name: touched.split() for names, touched in TOUCHED.items() for name in names.split()}
# Changing a collection writes it; asking one, calculating and making a value only read.
WRITERS = {"append", "remove", "removeAll", "removeFirst"}
READERS = {"contains", "map", "flatMap", "firstIndex", "lastIndex", "max", "min", "index"}
EVERYTHING = "!"


# Reports of different routes are not ordered among each other, and events by their ranks.
TELLING = re.compile(r"^\s*(kernel\.)?(tell|report)\w*\(")


def touches(line):
    """The paths that a statement reads and those that it writes; EVERYTHING is a path that all others belong to."""
    code = re.sub(r'"[^"]*"|\?|\[[^\]]*\]', "", line.strip())
    reads, writes = set(), set()
    if found := re.match(r"(?:.*\{ )?([\w.]+) [-+]?= ", code):
        writes.add(found.group(1))
    for found in re.finditer(r"(?<![\w.$])([a-z][\w.]*)(\()?", code):
        path, called = found.group(1), found.group(2) is not None
        if not called:
            reads.add(path)
            continue
        base, _, verb = path.rpartition(".")
        if path in TOUCHES:
            writes |= {touched[:-1] for touched in TOUCHES[path] if touched.endswith("!")}
            reads |= {touched for touched in TOUCHES[path] if not touched.endswith("!")}
        elif base and verb in WRITERS:
            writes.add(base)
        elif verb not in READERS:
            writes.add(EVERYTHING)
    # What is handed on is named by nearly every statement; only its members tell statements apart.
    return reads - {"mount", "kernel", "params", "session", "if", "for", "in", "where", "true", "false", "nil"}, writes


def commute(first, second):
    """Whether nothing that one of two statements writes is touched by the other."""
    def meet(left, right):
        return any(EVERYTHING in (a, b) or f"{a}.".startswith(f"{b}.") or f"{b}.".startswith(f"{a}.") for a in left for b in right)

    (reads, writes), (others, changes) = touches(first), touches(second)
    if TELLING.match(first) and TELLING.match(second):
        return True
    return not (meet(writes, others | changes) or meet(changes, reads))


class Defect:
    def __init__(self, kind, path, text, place, change, replaced, by):
        self.kind, self.path, self.place, self.replaced, self.by = kind, path, place, replaced, by
        self.name = f"{kind} {path.stem}: {text.strip()} → {change}"

    def rank(self, seed):
        return hashlib.sha256(f"{seed} {self.path.name} {self.name}".encode()).digest()

    def applied(self, text):
        lines = text.split("\n")
        lines[self.place : self.place + self.replaced] = self.by
        return "\n".join(lines)


def code_lines(text):
    """Lines with what is no comment, declaration of a type or import."""
    for place, line in enumerate(text.split("\n")):
        code = line.split("//")[0].rstrip()
        if code.strip() and not re.match(r"\s*(import|package final class|struct|enum|extension|@)", code):
            yield place, code


def comparisons(path, text):
    for place, code in code_lines(text):
        for found in re.finditer(r"(?<=[\w)\]\"?]) (<=|>=|==|!=|<|>|&&|\|\|) (?=[\w(.!-])", code):
            operator = found.group(1)
            for other in {TURNED[operator], MOVED.get(operator)} - {None}:
                line = code[: found.start(1)] + other + code[found.end(1) :]
                yield Defect("comparison", path, code, place, line.strip(), 1, [line])
        if found := re.search(r"(?:guard|if|where) (?:.*, )?(!)\w", code):
            line = code[: found.start(1)] + code[found.end(1) :]
            yield Defect("comparison", path, code, place, line.strip(), 1, [line])


def resets(path, text):
    for place, code in code_lines(text):
        if RESET.match(code) or CALL.match(code):
            yield Defect("reset", path, code, place, "nothing", 1, [])


def orders(path, text):
    lines = text.split("\n")
    for place in range(len(lines) - 1):
        first, second = STATEMENT.match(lines[place]), STATEMENT.match(lines[place + 1])
        if first and second and first.group(1) == second.group(1) and not commute(lines[place], lines[place + 1]):
            both = f"{lines[place].strip()}; {lines[place + 1].strip()}"
            yield Defect("order", path, both, place, "swapped", 2, [lines[place + 1], lines[place]])


def chosen(seed):
    """All defects of each kind in the order of the seed, no two of one kind in the same line."""
    found = {"comparison": comparisons, "reset": resets, "order": orders}
    queues = {}
    for kind, find in found.items():
        defects = []
        for folder in FOLDERS:
            for path in sorted((ROOT / folder).glob("*.swift")):
                text = path.read_text(encoding="utf-8")
                seen = Counter()
                for defect in find(path.relative_to(ROOT), text):
                    seen[defect.name] += 1
                    if seen[defect.name] > 1:
                        defect.name += f" ({seen[defect.name]})"
                    defects.append(defect)
        defects.sort(key=lambda defect: defect.rank(seed))
        taken, queue = set(), []
        for defect in defects:
            if (defect.path, defect.place) not in taken:
                taken.add((defect.path, defect.place))
                queue.append(defect)
        queues[kind] = by_turns(queue) if kind == "order" else queue
    return queues


def by_turns(queue):
    """Few statements depend on their order, and most of those are in Zones: the folders take turns."""
    seen = Counter()
    turns = []
    for defect in queue:
        seen[defect.path.parent] += 1
        turns.append((seen[defect.path.parent], defect.path.parent.name, defect))
    return [defect for _, _, defect in sorted(turns, key=lambda turn: turn[:2])]


class Bench:
    """A copy of the project in which defects are built."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True)
        kept = set()
        for name in files.stdout.splitlines():
            source, target = ROOT / name, folder / name
            if not source.is_file():
                continue
            kept.add(name)
            data = source.read_bytes()
            if not target.is_file() or target.read_bytes() != data:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
        for part in ["Sources", "Tests", "Schemas"]:
            for stray in (folder / part).rglob("*"):
                if stray.is_file() and stray.relative_to(folder).as_posix() not in kept:
                    stray.unlink()
        self.binaries = folder / ".build/debug"
        # An ordinary library needs Swift's own at run time.
        target = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
        self.environment = os.environ | {"LD_LIBRARY_PATH": ":".join(target["paths"]["runtimeLibraryPaths"])}

    def run(self, *command, seconds):
        """Exit code and last lines; a command that takes too long has failed."""
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=seconds, errors="replace")
            return done.returncode, (done.stdout + done.stderr).strip()
        except subprocess.TimeoutExpired:
            return -1, f"takes longer than {seconds} s"

    def build(self):
        for product in ["trestle", "trestle-properties"]:
            code, output = self.run("swift", "build", "--product", product, seconds=1200)
            if code:
                return output
        return None

    def traces(self):
        """The traces that do not hold."""
        library = str(self.binaries / "libtrestle.so")
        code, output = self.run(sys.executable, "Tests/Traces/play.py", "--library", library, seconds=240)
        if code == 0:
            return []
        lines = [line.split(": ")[0] for line in output.splitlines() if re.match(r"\S+\.jsonl:\d+: ", line)]
        return lines or [f"the traces end with code {code}: {output.splitlines()[-1] if output else ''}"]

    def property(self, messages, seed):
        """The claim that does not hold, or nothing."""
        options = ["--messages", str(messages), "--seed", str(seed), "--quiet"]
        code, output = self.run(str(self.binaries / "trestle-properties"), *options, seconds=300)
        if code == 0:
            return None
        claims = [line for line in output.splitlines() if re.match(r"properties: seed \d+: ", line)]
        return claims[0].removeprefix("properties: ") if claims else f"the property run ends with code {code}"


def judge(bench, defect, options):
    target = bench.folder / defect.path
    original = (ROOT / defect.path).read_text(encoding="utf-8")
    target.write_text(defect.applied(original), encoding="utf-8")
    try:
        if bench.build() is not None:
            return "none", "does not compile"
        if found := bench.traces():
            return "killed", f"{found[0]}" + (f" and {len(found) - 1} more" if len(found) > 1 else "")
        if claim := bench.property(options.messages, options.seed):
            return "killed", claim
        return "survived", ""
    finally:
        target.write_text(original, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--messages", type=int, default=20_000, help="of the property run of a defect that the traces miss")
    parser.add_argument("--list", action="store_true", help="name the defects and plant none")
    parser.add_argument("--only", help="only defects whose name contains this")
    parser.add_argument("--folder", type=Path, default=ROOT / ".build/mutations")
    options = parser.parse_args()
    queues = chosen(options.seed)
    wanted = {kind: round(share * options.count / 40) for kind, share in SHARES.items()}
    if options.only:
        queues = {kind: [defect for defect in queue if options.only in defect.name] for kind, queue in queues.items()}
        wanted = {kind: len(queue) for kind, queue in queues.items()}
    if options.list:
        for kind, queue in queues.items():
            print(f"{kind}: {len(queue)} places, {wanted[kind]} of them chosen")
            for defect in queue[: wanted[kind]]:
                print(f"  {defect.name}")
        return 0

    arguments = json.loads(ARGUMENTS.read_text(encoding="utf-8"))["survivors"] if ARGUMENTS.exists() else {}
    bench = Bench(options.folder)
    print("mutations: building the project as it is", flush=True)
    if problem := bench.build():
        print(problem)
        return 2
    if (found := bench.traces()) or (found := bench.property(options.messages, options.seed)):
        print(f"mutations: without any defect this fails already: {found}")
        return 2
    results, unexplained = Counter(), []
    for kind, queue in queues.items():
        planted = 0
        for defect in queue:
            if planted == wanted[kind]:
                break
            start = time.monotonic()
            verdict, why = judge(bench, defect, options)
            if verdict == "none":
                continue
            planted += 1
            if verdict == "survived":
                why = arguments.get(defect.name, "")
                unexplained += [] if why else [defect.name]
            elif defect.name in arguments:
                unexplained.append(f"{defect.name}: argued to survive, and is killed")
            results[verdict] += 1
            print(f"{verdict} ({time.monotonic() - start:.0f} s)  {defect.name}\n    {why or 'without an argument'}", flush=True)
    total = sum(results.values())
    print(f"mutations: {total} planted with seed {options.seed}, {results['killed']} killed, {results['survived']} survived, "
          f"{len(unexplained)} of them unexplained")
    for name in unexplained:
        print(f"mutations: {name}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
