#!/usr/bin/env python3
"""Says which trace holds which scenario and bug report, read from the first lines of Tests/Traces alone; and where the bug
reports about protocol, text and C interface are tested, which need not be in a trace.

  trace-sources.py                      the table; exit code 1 when a trace is missing or a first line says nothing
  trace-sources.py --only 1-49,BR-23    these rows only

A scenario must be played under `standard` and under every profile that it names; each case of a bug report by one trace.
A first line names them as `W 12.31`, `W 12.41, 42` or `BR-28 (a, b)`; `profile` says under which profile (`standard` when
left out). Whatever is left out of the table stands in NOT_TRACED with its reason. A test names its bug report in its name or
in a comment.
"""

import argparse
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests" / "Traces"
LETTERS = {"S": "standard", "R": "react-native", "J": "javascript", "F": "flutter", "A": "android", "I": "ios"}

# Scenarios of the wire reference, with the profiles that their sources and brackets name.
SCENARIOS = {
    1: "RJFAI", 2: "F", 3: "J", 4: "J", 5: "J", 6: "J", 7: "J", 9: "RFAI", 10: "RF", 11: "RF", 12: "RF", 13: "AI", 14: "F",
    15: "RF", 16: "J", 17: "J", 18: "J", 19: "J", 20: "R", 21: "R", 22: "R", 23: "RF", 24: "RF", 25: "FA", 26: "A", 27: "A",
    28: "I", 31: "R", 32: "A", 33: "AI", 34: "FAI", 35: "AI", 36: "AI", 37: "RJF", 38: "RF", 39: "RFAI", 40: "A", 41: "J",
    42: "J", 43: "RJF", 44: "R", 45: "R", 46: "RJ", 47: "F", 48: "RF", 49: "F", 50: "RF", 51: "R", 52: "RF", 53: "F",
    54: "F", 55: "RF", 56: "FI", 57: "FJ", 58: "RI", 59: "F", 60: "RF", 61: "I", 62: "I", 63: "F", 65: "I", 66: "FI",
    67: "I", 68: "I", 69: "I", 70: "F", 71: "J", 72: "J", 73: "J", 74: "RJFAI", 75: "AI", 76: "FA", 77: "RF", 78: "RF",
    79: "F", 80: "F", 81: "JF", 82: "J", 83: "J", 84: "J", 85: "JF", 86: "RF", 87: "RJF", 88: "RF", 89: "AI", 90: "A",
    96: "RJFAI", 97: "J", 98: "J", 99: "RF", 100: "AI", 101: "I", 102: "F", 103: "F", 104: "I",
}
# Bug reports about sessions, times, zones and impressions, lists, payloads and links, with the letters of their cases.
BUGS = {
    23: "", 24: "", 26: "", 27: "", 28: "abcd", 29: "", 31: "abcdef", 32: "", 33: "", 34: "", 35: "", 37: "", 38: "",
    39: "abc", 40: "", 41: "abc", 43: "", 44: "", 45: "", 54: "", 56: "", 57: "", 58: "", 59: "", 60: "", 61: "", 63: "",
    64: "",
}
# Bug reports about the protocol, text, numbers and the C interface: each by a trace or by a test that names it.
TESTED = [*range(1, 7), *range(8, 19), 20, 22]
# The same, about a shell that does not exist yet. Its bridge tests them; what the core has to do with it is said here.
SHELL_TO_COME = {
    19: "threads of a JVM: the core has no thread and calls nobody back, so only the bridge to the JVM can get this wrong",
}
NOT_TRACED = {
    "W 12.8": "SHA-256 is computed by the core everywhere: there is no other key to fall back on",
    "W 12.29": "view models belong to the iOS bridge",
    "W 12.30": "placement elements belong to the JavaScript bridge",
    "W 12.64": "injecting the script belongs to the shells; the core only tells zone/pixels",
}
# What a source may name beside scenarios and bug reports.
PLACE = re.compile(r"\b(W|protocol|behaviour|design) \d|\bpublic documentation\b|\bBR-\d")


class Flaw(ValueError):
    """What is wrong with a first line."""


def numbers_of(text):
    """The scenarios that a source names: `W 12.41, 42` are two, `W 12.4; W 5.2` is one."""
    for match in re.finditer(r"\bW 12\.(\d+(?:(?:, | and )(?:12\.)?\d+)*)", text):
        for part in re.split(r", | and ", match.group(1)):
            yield int(part.removeprefix("12."))


def cases_of(text):
    """The bug reports with their cases: `BR-28 (a, b)` gives two, `BR-23` one without a letter."""
    for match in re.finditer(r"\bBR-(\d+)(?: \(([a-z](?:, [a-z])*)\))?", text):
        for letter in match.group(2).split(", ") if match.group(2) else [""]:
            yield int(match.group(1)), letter


def read(path):
    try:
        header = json.loads(path.read_text(encoding="utf-8").split("\n", 1)[0])
        source, profile = header["source"], header.get("profile", "standard")
    except (ValueError, KeyError, TypeError) as error:
        raise Flaw(f"the first line cannot be read: {error!r}") from error
    if profile not in LETTERS.values():
        raise Flaw(f'there is no profile "{profile}"')
    if not PLACE.search(source):
        raise Flaw(f'"{source}" names no page and section, scenario or bug report')
    scenarios, cases = set(numbers_of(source)), set(cases_of(source))
    for number in scenarios:
        if not 1 <= number <= 107:
            raise Flaw(f"there is no scenario {number}")
    for number, letter in cases:
        if letter and number in BUGS and letter not in BUGS[number]:
            raise Flaw(f"BR-{number} has no case {letter}")
    return scenarios, cases, profile


def rows():
    """What must be traced, in order: the row's name, and the profile or case of each of its cells."""
    for number, letters in SCENARIOS.items():
        yield f"W 12.{number}", [LETTERS[letter] for letter in "S" + letters]
    for number, letters in BUGS.items():
        yield f"BR-{number}", list(letters) or [""]


def tests_of_bugs():
    """The files of tests, other than traces, that name a bug report."""
    found = {}
    for folder, endings in ((ROOT / "Tests", ("*.swift", "*.py", "*.mjs")), (ROOT / "Bridges", ("test/**/*.mjs", "test/**/*.py"))):
        for path in sorted(path for ending in endings for path in folder.glob(f"**/{ending}")):
            for number in set(re.findall(r"\bBR-(\d+)\b", path.read_text(encoding="utf-8"))):
                found.setdefault(int(number), []).append(path.relative_to(ROOT).as_posix())
    return found


def selected(only):
    """Whether a row's name is among `1-49,104,BR-23`."""
    if not only:
        return lambda name: True
    wanted = set()
    for part in only.split(","):
        prefix, span = ("BR-", part[3:]) if part.startswith("BR-") else ("W 12.", part)
        first, _, last = span.partition("-")
        wanted.update(f"{prefix}{number}" for number in range(int(first), int(last or first) + 1))
    return lambda name: name in wanted


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="ROWS")
    wanted = selected(parser.parse_args().only)
    found, flaws = {}, []
    for path in sorted(FOLDER.rglob("*.jsonl")):
        name = path.relative_to(FOLDER).as_posix()
        try:
            scenarios, cases, profile = read(path)
        except Flaw as flaw:
            flaws.append(f"{name}: {flaw}")
            continue
        for number in scenarios:
            found.setdefault((f"W 12.{number}", profile), []).append(name)
        for number, letter in cases:
            found.setdefault((f"BR-{number}", letter), []).append(name)
    missing = []
    for row, cells in rows():
        if not wanted(row):
            continue
        print(row)
        for cell in cells + sorted({other for name, other in found if name == row} - set(cells)):
            traces = found.get((row, cell), [])
            print(f"  {cell:<13} {', '.join(traces) or '(none)'}")
            if cell in cells and not traces:
                missing.append(f"{row} {cell}".strip())
    tests = tests_of_bugs()
    for number in TESTED:
        row = f"BR-{number}"
        if not wanted(row):
            continue
        places = sorted({name for (other, _), names in found.items() if other == row for name in names}) + tests.get(number, [])
        print(f"{row}\n  {', '.join(places) or '(none)'}")
        if not places:
            missing.append(row)
    for number, reason in SHELL_TO_COME.items():
        if wanted(f"BR-{number}"):
            print(f"BR-{number}\n  not tested: {reason}")
    for row, reason in NOT_TRACED.items():
        if wanted(row):
            print(f"{row}\n  not traced: {reason}")
    for flaw in flaws:
        print(flaw, file=sys.stderr)
    for name in missing:
        print(f"no trace or test for {name}", file=sys.stderr)
    print(f"{len(missing)} missing, {len(flaws)} flaws")
    return 1 if missing or flaws else 0


if __name__ == "__main__":
    sys.exit(main())
