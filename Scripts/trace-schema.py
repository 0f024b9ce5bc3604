#!/usr/bin/env python3
"""Validates every line of every trace against Schemas/: what was sent, what came back, and what is expected.

  trace-schema.py --pairs FILE     the messages and turns that Tests/Traces/play.py --pairs left there

A message that the core refused must fail validation, at the place and by the rule that the core named; every other must
pass. Turns, their results, events and effects must all pass. So the core and the schemas cannot come apart unseen.
The traces must also be complete: every message that core/hello lists is accepted once, every error name is caused once.
"""

import argparse
import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "Schemas"
TRACES = ROOT / "Tests" / "Traces"

# The profile javascript demands two members that others leave to the app; that is no matter of a schema.
DEMANDED_BY_PROFILE = {("/advertiserId", "required"), ("/allowRetargeting", "required")}
# Errors that no message can cause; they are tested through the C interface.
BEYOND_MESSAGES = {"internal", "closed", "busy", "badArgument", "outOfMemory"}
LARGEST = 2**63 - 1
DEPTH = 32
KEY_BYTES = 256


class Flaw(ValueError):
    """Why a text is no message text."""


def max_bytes(validator, limit, instance, schema):
    if isinstance(instance, str) and len(instance.encode()) > limit:
        yield ValidationError(f"longer than {limit} bytes")


Validator = extend(Draft202012Validator, {"x-maxBytes": max_bytes})


class Schemas:
    def __init__(self):
        # A file that names its dialect would be read by the library's own validator, which knows no x-maxBytes.
        self.files = {path.as_uri(): json.loads(path.read_text()) for path in sorted(SCHEMAS.rglob("*.json"))}
        for file in self.files.values():
            file.pop("$schema", None)
        self.known = {}

    def validator(self, name, part=""):
        """The validator of a file, or of one of its $defs; None when there is no such file."""
        if (name, part) not in self.known:
            uri = (SCHEMAS / f"{name}.json").as_uri()
            self.known[name, part] = self.build(uri, part) if uri in self.files else None
        return self.known[name, part]

    def build(self, uri, part):
        schema = {"$ref": f"{uri}#/$defs/{part}" if part else uri}
        try:
            from referencing import Registry
            from referencing.jsonschema import DRAFT202012
        except ImportError:  # Debian 12 has a jsonschema without it
            from jsonschema import RefResolver

            return Validator(schema, resolver=RefResolver("", schema, store=self.files))
        resources = [(name, DRAFT202012.create_resource(file)) for name, file in self.files.items()]
        return Validator(schema, registry=Registry().with_resources(resources))


def faults_of(validator, instance):
    """All (path, rule) at which an instance fails, those inside of combined schemas too."""
    found = set()
    open_errors = list(validator.iter_errors(instance))
    while open_errors:
        error = open_errors.pop()
        open_errors += error.context or []
        path = pointer(error.absolute_path)
        if error.validator == "required":
            missing = [name for name in error.validator_value if name not in error.instance]
            found |= {(pointer([*error.absolute_path, name]), "required") for name in missing}
        elif error.validator == "additionalProperties":
            known = error.schema.get("properties", {})
            found |= {(pointer([*error.absolute_path, name]), error.validator) for name in error.instance if name not in known}
        else:
            found.add((path, {"x-maxBytes": "maxLength", "const": "enum"}.get(error.validator, error.validator)))
    return found


def pointer(tokens):
    return "".join("/" + str(token).replace("~", "~0").replace("/", "~1") for token in tokens)


def read_text(text):
    """Reads a text by the rules of `parseError`, or raises."""

    def members(pairs):
        names = [name for name, _ in pairs]
        if len(set(names)) < len(names) or any("\0" in name or len(name.encode()) > KEY_BYTES for name in names):
            raise Flaw("a key is doubled, too long or holds a NUL")
        return dict(pairs)

    def integer(digits):
        if not -LARGEST - 1 <= int(digits) <= LARGEST:
            raise Flaw("an integer beyond 64 bits")
        return int(digits)

    def real(digits):
        if abs(float(digits)) == float("inf"):
            raise Flaw("a number beyond a double")
        return float(digits)

    def constant(name):
        raise Flaw(f"{name} is no number")

    text.encode()
    if text.startswith("\ufeff"):
        raise Flaw("a byte-order mark")
    value = json.loads(text, object_pairs_hook=members, parse_int=integer, parse_float=real, parse_constant=constant)
    json.dumps(value, ensure_ascii=False).encode()  # a lone surrogate cannot be encoded
    if depth_of(value) > DEPTH:
        raise Flaw(f"deeper than {DEPTH}")
    return value


def depth_of(value):
    if isinstance(value, (dict, list)):
        return 1 + max(map(depth_of, value.values() if isinstance(value, dict) else value), default=0)
    return 0


class Check:
    def __init__(self, schemas):
        self.schemas = schemas
        self.failures = []
        self.hello = None
        self.accepted = set()
        self.caused = set()
        self.counts = {"messages": 0, "refused": 0, "turns": 0, "events": 0, "effects": 0, "expectations": 0}

    def fail(self, place, text):
        self.failures.append(f"{place}: {text}")

    def must_pass(self, place, validator, instance, what):
        if validator is None:
            return self.fail(place, f"there is no schema for {what}")
        for error in validator.iter_errors(instance):
            self.fail(place, f"{what}{pointer(error.absolute_path)}: {error.message[:300]}")

    def pair(self, place, message, turn):
        self.counts["messages"] += 1
        self.counts["turns"] += 1
        method = self.message(place, message, turn)
        self.turn(place, method, turn)
        self.accepted.add(method)
        self.caused.add(turn["error"]["data"]["name"] if "error" in turn else None)
        if method == "core/hello" and "result" in turn:
            self.hello = turn["result"]

    def message(self, place, text, turn):
        """Gives the method when the message was accepted."""
        error = turn.get("error")
        data = error["data"] if error else {"name": self.fault_of_notification(turn)}
        if data["name"]:
            self.counts["refused"] += 1
        try:
            message = read_text(text)
        except (ValueError, RecursionError):
            if data["name"] != "parseError":
                self.fail(place, f"a text that is no JSON got {data}")
            return None
        if data["name"] == "parseError":
            return self.fail(place, "a text that is JSON was refused with parseError")
        faults = faults_of(self.schemas.validator("envelope/message"), message)
        if data["name"] == "invalidMessage":
            lacks_time = isinstance(message, dict) and message.get("method") == "sdk/initialize" and data["path"].startswith("/at")
            if not faults and not lacks_time:
                self.fail(place, "a message that the schema accepts was refused with invalidMessage")
            elif error and not lacks_time and data["path"] not in {path for path, _ in faults}:
                self.fail(place, f"refused at {data['path']}, by the schema at {sorted(faults)}")
            return None
        if faults:
            return self.fail(place, f"the envelope was accepted, the schema refuses it at {sorted(faults)}")
        return self.params(place, message, data)

    def params(self, place, message, data):
        method = message["method"]
        validator = self.schemas.validator("messages/" + method, "params") if "/" in method else None
        if data["name"] == "unknownMethod":
            return None
        if validator is None:
            return self.fail(place, f"there is no schema for {method}")
        faults = faults_of(validator, message.get("params", {}))
        if data["name"] == "invalidParams":
            named = (data.get("path"), data.get("rule"))
            if named not in faults and named not in DEMANDED_BY_PROFILE and "path" in data:
                self.fail(place, f"{method} was refused at {named}, by the schema at {sorted(faults)}")
            elif not faults and named not in DEMANDED_BY_PROFILE:
                self.fail(place, f"{method} was refused, the schema accepts it")
        elif faults:
            self.fail(place, f"{method} was accepted, the schema refuses it at {sorted(faults)}")
        return method if not data["name"] else None

    def fault_of_notification(self, turn):
        codes = [remark["code"] for remark in turn.get("diagnostics", [])]
        refusals = ("unknownMethod", "invalidParams", "notInitialized", "limitExceeded", "unknownMount", "unknownTerm")
        return next((code for code in codes if code in refusals), None) if "id" not in turn else None

    def turn(self, place, method, turn):
        self.must_pass(place, self.schemas.validator("envelope/turn"), turn, "the turn")
        if "id" in turn and ("result" in turn) == ("error" in turn):
            self.fail(place, "a turn has exactly one of result and error")
        if method and "result" in turn:
            self.must_pass(place, self.schemas.validator("messages/" + method, "result"), turn["result"], f"the result of {method}")
        for event in turn.get("events", []):
            self.counts["events"] += 1
            self.must_pass(place, self.schemas.validator("events/" + event["method"]), event["params"], event["method"])
        for effect in turn.get("effects", []):
            self.counts["effects"] += 1
            self.must_pass(place, self.schemas.validator("effects/" + effect["kind"].replace("/", "-")), effect, effect["kind"])

    def completeness(self):
        if self.hello is None:
            return self.fail("traces", "none asks core/hello")
        for method in sorted(set(self.hello["methods"]) - self.accepted):
            self.fail("traces", f"none has {method} accepted")
        for name in sorted(set(self.hello["errors"]) - self.caused - BEYOND_MESSAGES):
            self.fail("traces", f"none causes {name}")

    def expectations(self, place, line):
        """What a trace expects names only members that exist, with values that could be."""
        self.counts["expectations"] += 1
        events = line.get("events", line.get("expect", {}).get("events", []))
        effects = line.get("expect", {}).get("effects", [])
        for event in events if isinstance(events, list) else []:
            if isinstance(event, dict):
                self.partly(place, self.schemas.validator("events/" + event["method"]), event.get("params", {}), event["method"])
        for effect in effects if isinstance(effects, list) else []:
            kind = effect.get("kind", "") if isinstance(effect, dict) else ""
            if kind:
                self.partly(place, self.schemas.validator("effects/" + kind.replace("/", "-")), effect, kind)
        if "answer" in line:
            self.must_pass(place, self.schemas.validator("types/outcome"), line["answer"]["outcome"], "the outcome")

    def partly(self, place, validator, instance, what):
        if validator is None:
            return self.fail(place, f"there is no schema for {what}")
        for error in validator.iter_errors(instance):
            free = isinstance(error.instance, str) and error.instance.startswith("<") and error.instance.endswith(">")
            if error.validator != "required" and not free:
                self.fail(place, f"expects {what}{pointer(error.absolute_path)}: {error.message[:300]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", metavar="FILE", required=True)
    options = parser.parse_args()
    try:
        pairs = Path(options.pairs).read_text(encoding="utf-8").split("\n")
    except OSError as error:
        parser.error(f"cannot read {options.pairs}: {error.strerror}")
    check = Check(Schemas())
    played = set()
    for number, line in enumerate(pairs, start=1):
        if line:
            pair = json.loads(line)
            played.add(pair["trace"])
            check.pair(f"{pair['trace']} (pair {number})", pair["message"], json.loads(pair["turn"]))
    traces = sorted(TRACES.rglob("*.jsonl"))
    for path in traces:
        name = path.relative_to(TRACES).as_posix()
        if name not in played:
            check.fail(name, "the trace is not among the pairs: it failed, or was not played")
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")[1:], start=2):
            if line and not line.startswith('{"send":'):
                check.expectations(f"{name}:{number}", json.loads(line))
    check.completeness()
    for failure in check.failures:
        print(failure)
    counts = ", ".join(f"{count} {name}" for name, count in check.counts.items())
    print(f"{len(traces)} traces, {counts}; {len(check.failures)} failures")
    return 1 if check.failures or not traces else 0


if __name__ == "__main__":
    sys.exit(main())
