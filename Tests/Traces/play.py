#!/usr/bin/env python3
"""Plays traces (README.md beside this file) over a transport and says which of them hold.

  play.py --host PATH          one process of trestle-host --turns for each trace
  play.py --library PATH       libtrestle.so in this process, through its C ABI
  --pairs FILE                 leave every message and the turn it got there, as JSON lines
  --check FILE|FOLDER          play nothing: send the messages of such a file and compare the turns byte by byte
  TRACE ...                    play these files or folders only
"""

import argparse
import json
import sys
from pathlib import Path

from transports import HostTransport, LibraryTransport, TransportFailure

FOLDER = Path(__file__).resolve().parent
START_MONO = 1_000_000
START_WALL = 1_767_225_600_000
HEADER = {"story", "given", "source", "profile", "manual"}
REPORT_LISTS = ("events", "errors", "tracking")


class TraceFailure(Exception):
    """Why a trace did not hold: one sentence for people."""


def text_of(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def unique_members(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member stands twice")
    return members


class Matcher:
    """Members named must be equal, others are free; arrays must be equal in length and order."""

    def __init__(self):
        self.captures = {}

    def match(self, expected, got, path):
        if isinstance(expected, str):
            if expected == "<any>":
                return
            if expected.startswith("<name:") and expected.endswith(">") and len(expected) > 7:
                self.capture(expected[6:-1], got, path)
                return
        if isinstance(expected, dict) and isinstance(got, dict):
            for name, value in expected.items():
                token = path + "/" + name.replace("~", "~0").replace("/", "~1")
                if name not in got:
                    raise TraceFailure(f"{token}: expected {text_of(value)}, got nothing")
                self.match(value, got[name], token)
        elif isinstance(expected, list) and isinstance(got, list):
            if len(expected) != len(got):
                raise TraceFailure(f"{path}: expected {len(expected)} elements, got {len(got)}: {text_of(got)}")
            for index, value in enumerate(expected):
                self.match(value, got[index], f"{path}/{index}")
        elif not equal_scalars(expected, got):
            raise TraceFailure(f"{path}: expected {text_of(expected)}, got {text_of(got)}")

    def capture(self, name, got, path):
        if isinstance(got, (dict, list)):
            raise TraceFailure(f"{path}: only scalars can be captured, got {text_of(got)}")
        known = self.captures.setdefault(name, got)
        if not equal_scalars(known, got):
            raise TraceFailure(f"{path}: expected {text_of(known)} (captured as {name}), got {text_of(got)}")

    def filled_in(self, text):
        """Puts captured values in the place of "<name:x>" in the text of a message; their type is kept."""
        parts = text.split('"<name:')
        for index, part in enumerate(parts[1:], start=1):
            name, _, rest = part.partition('>"')
            if name not in self.captures:
                raise TraceFailure(f'"<name:{name}>" was not captured before')
            parts[index] = text_of(self.captures[name]) + rest
        return "".join(parts)


def equal_scalars(left, right):
    if isinstance(left, (dict, list)) or isinstance(right, (dict, list)):
        return False
    if isinstance(left, bool) or isinstance(right, bool) or left is None or right is None:
        return left is right
    if isinstance(left, str) or isinstance(right, str):
        return type(left) is type(right) and left == right
    return left == right


def route_of(url):
    """The last two segments of the path; the collector's platform segment reads collector, the payload's version payload."""
    group, last = url.split("?")[0].split("/")[-2:]
    return {"android": "collector", "ios": "collector", "1": "payload"}.get(group, group) + "/" + last


def sent_reports(request):
    try:
        body = json.loads(request["body"])
        envelope = {name: value for name, value in body.items() if name not in REPORT_LISTS}
        lists = [value for name, value in body.items() if name in REPORT_LISTS]
        return [{"route": route_of(request["url"]), **report, "envelope": envelope} for found in lists for report in found]
    except (KeyError, ValueError, AttributeError, TypeError) as error:
        raise TraceFailure(f"a report was sent that cannot be read ({error}): {text_of(request)}") from error


class Player:
    def __init__(self, transport, header):
        self.transport = transport
        manual = header.get("manual", [])
        self.settles_stores = "store" not in manual
        self.settles_reports = "report" not in manual
        self.mono, self.wall = START_MONO, START_WALL
        self.next_id = 1
        self.wake_at = None
        self.matcher = Matcher()
        self.events, self.reports, self.open_sends, self.unsettled = [], [], [], []
        self.last_turn = self.last_text = None
        self.pairs = []

    def play(self, line):
        members = json.loads(line)
        if not isinstance(members, dict) or len(members) != 1:
            raise TraceFailure("a line is a JSON object with one member")
        (kind, value), = members.items()
        if kind != "send":
            json.loads(line, object_pairs_hook=unique_members)
        if kind == "send":
            self.send(value, line)
        elif kind == "expect":
            self.matcher.match(value, self.turn_to_speak_of(), "")
        elif kind == "expectExactly":
            self.turn_to_speak_of()
            if self.last_text != value:
                raise TraceFailure(f"the turn's bytes: expected {value}, got {self.last_text}")
        elif kind == "events":
            self.matcher.match(value, self.events, "events")
            self.events = []
        elif kind == "reports":
            self.matcher.match(value, self.reports, "reports")
            self.reports = []
        elif kind == "advance":
            self.advance(value)
        elif kind == "answer":
            self.answer(value)
        else:
            raise TraceFailure(f'unknown kind of line "{kind}"')

    def turn_to_speak_of(self):
        if self.last_turn is None:
            raise TraceFailure("there is no turn to speak of: the last advance needed no wake")
        return self.last_turn

    def send(self, value, line):
        if isinstance(value, str):
            self.spoken_of(value)
        elif isinstance(value, dict):
            text = line[line.index(":") + 1 : line.rindex("}")]
            self.spoken_of(self.completed(self.matcher.filled_in(text), value))
        else:
            raise TraceFailure('"send" is a message or its text')

    def completed(self, text, message):
        added = []
        if "id" not in message:
            added.append(f'"id":{self.next_id}')
            self.next_id += 1
        if "at" not in message:
            added.append(f'"at":{{"mono":{self.mono},"wall":{self.wall}}}')
        if not added:
            return text
        end = text.rindex("}")
        return text[:end] + ("," if message else "") + ",".join(added) + text[end:]

    def advance(self, value):
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise TraceFailure('"advance" is a number of ms, at least 0')
        target = self.mono + value
        self.last_turn = self.last_text = None
        wakes_in_place = 0
        while self.wake_at is not None and self.wake_at <= target:
            due = self.wake_at
            wakes_in_place = 0 if due > self.mono else wakes_in_place + 1
            if wakes_in_place > 50:
                raise TraceFailure(f"the core asks for a wake at {due} again and again; it is {self.mono}")
            self.move_clock(max(due, self.mono))
            self.spoken_of(self.completed('{"method":"core/wake"}', {"method": "core/wake"}))
        self.move_clock(target)

    def move_clock(self, target):
        self.wall += target - self.mono
        self.mono = target

    def answer(self, value):
        for index, (effect, purpose) in enumerate(self.open_sends):
            if purpose == value["purpose"]:
                del self.open_sends[index]
                self.spoken_of(self.settlement(effect, text_of(value["outcome"])))
                return
        raise TraceFailure(f'no send of purpose "{value["purpose"]}" is open')

    def settlement(self, effect, outcome):
        text = f'{{"method":"effect/settle","params":{{"effect":{effect},"outcome":{outcome}}}}}'
        return self.completed(text, {"method": "effect/settle"})

    def spoken_of(self, message):
        """Steps a message whose turn `expect` speaks of, then settles what settles by itself."""
        self.last_turn = self.step(message)
        self.last_text = self.pairs[-1][1]
        count = 0
        while self.unsettled:
            count += 1
            if count > 10_000:
                raise TraceFailure("stores and reports settle without end")
            effect, outcome = self.unsettled.pop(0)
            self.step(self.settlement(effect, outcome))

    def step(self, message):
        text = self.transport.step(message)
        self.pairs.append((message, text))
        try:
            turn = json.loads(text, object_pairs_hook=unique_members)
            self.events += turn.get("events", [])
            self.wake_at = turn.get("wakeAt")
            for effect in turn.get("effects", []):
                self.note(effect)
        except (ValueError, AttributeError, KeyError) as error:
            raise TraceFailure(f"the turn cannot be read ({error}): {text}") from error
        return turn

    def note(self, effect):
        kind, number = effect["kind"], effect["id"]
        if kind == "store/put" and self.settles_stores:
            self.unsettled.append((number, '{"kind":"stored"}'))
        if kind != "http/send":
            return
        if effect["purpose"] == "report":
            self.reports += sent_reports(effect["request"])
        if effect["purpose"] == "report" and self.settles_reports:
            self.unsettled.append((number, '{"kind":"response","status":200,"headers":[],"body":"{}"}'))
        else:
            self.open_sends.append((number, effect["purpose"]))


def checked_header(line):
    header = json.loads(line)
    for name in ("story", "given", "source"):
        if not isinstance(header.get(name), str) or not header[name]:
            raise TraceFailure(f'the first line needs a non-empty "{name}"')
    for name in header:
        if name not in HEADER:
            raise TraceFailure(f'the first line has an unknown member "{name}"')
    if any(kind not in ("store", "report") for kind in header.get("manual", [])):
        raise TraceFailure('"manual" may name "store" and "report" only')
    return header


def play_trace(name, text, open_transport):
    """Gives the pairs of a trace; a failure names file and line."""
    number = 1
    try:
        lines = text.split("\n")
        with open_transport() as transport:
            player = Player(transport, checked_header(lines[0]))
            for number, line in enumerate(lines[1:], start=2):
                if line:
                    player.play(line)
        return player.pairs
    except (TraceFailure, TransportFailure, ValueError) as error:
        raise TraceFailure(f"{name}:{number}: {error}") from error


def trace_name(path):
    return path.relative_to(FOLDER).as_posix() if path.is_relative_to(FOLDER) else path.as_posix()


def trace_files(given):
    for path in [Path(name).resolve() for name in given] or [FOLDER]:
        yield from sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]


def play_all(given, open_transport, pairs_file):
    passed = failed = 0
    for path in trace_files(given):
        try:
            pairs = play_trace(trace_name(path), path.read_text(encoding="utf-8"), open_transport)
            passed += 1
        except TraceFailure as failure:
            print(failure)
            failed += 1
            continue
        for message, turn in pairs if pairs_file else []:
            print(text_of({"trace": trace_name(path), "message": message, "turn": turn}), file=pairs_file)
    return passed, failed


def byte_difference(expected, got):
    """Where two turns part, with what stands around it."""
    same = 0
    while same < min(len(expected), len(got)) and expected[same] == got[same]:
        same += 1
    start = max(0, same - 40)
    return f"from character {same} on: expected …{expected[start:same + 80]}…, got …{got[start:same + 80]}…"


def check_pairs(source, open_transport):
    stories = {}
    source = Path(source)
    for path in sorted(source.glob("*.jsonl")) if source.is_dir() else [source]:
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line:
                pair = json.loads(line)
                stories.setdefault(pair["trace"], []).append(pair)
    passed = failed = 0
    for name, pairs in sorted(stories.items()):
        try:
            with open_transport() as transport:
                for number, pair in enumerate(pairs, start=1):
                    turn = transport.step(pair["message"])
                    if turn != pair["turn"]:
                        raise TraceFailure(f"{name}: message {number}: {byte_difference(pair['turn'], turn)}")
            passed += 1
        except (TraceFailure, TransportFailure) as failure:
            print(failure if str(failure).startswith(name) else f"{name}: {failure}")
            failed += 1
    return passed, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    transport = parser.add_mutually_exclusive_group(required=True)
    transport.add_argument("--host", metavar="PATH")
    transport.add_argument("--library", metavar="PATH")
    parser.add_argument("--pairs", metavar="FILE", type=argparse.FileType("w", encoding="utf-8"))
    parser.add_argument("--check", metavar="FILE|FOLDER")
    parser.add_argument("traces", nargs="*", metavar="TRACE")
    options = parser.parse_args()
    if options.library:
        try:
            library = LibraryTransport.load(options.library)
        except (OSError, AttributeError) as error:
            parser.error(f"cannot load {options.library}: {error}")
        open_transport = lambda: LibraryTransport(library)
    else:
        open_transport = lambda: HostTransport(options.host)
    try:
        if options.check:
            passed, failed = check_pairs(options.check, open_transport)
        else:
            passed, failed = play_all(options.traces, open_transport, options.pairs)
    except OSError as error:
        parser.error(f"cannot read {error.filename}: {error.strerror}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
