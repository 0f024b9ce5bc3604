#!/usr/bin/env python3
"""Chooses examples for the protocol's pages from played traces, so that every example is what the core really answers.

  schema-examples.py PAIRS           writes Schemas/examples.json
  schema-examples.py --check PAIRS   exit 1 when an example is no longer what the core answers, or one is missing

PAIRS is what `Tests/Traces/play.py --pairs PAIRS` left: a message and its turn on each line. Run trestle-gen afterwards.
"""

import json
import pathlib
import re
import sys

from schemas import ROOT, SCHEMAS, load_files

TARGET = SCHEMAS / "examples.json"
COMFORTABLE = 160


def load_pairs(path):
    """Trace, message text, message and turn of each line; the message is None when its text is no JSON."""
    for line in pathlib.Path(path).read_text().splitlines():
        pair = json.loads(line)
        try:
            message = json.loads(pair["message"])
        except ValueError:
            message = None
        yield pair["trace"], pair["message"], message, json.loads(pair["turn"])


def params_of(files, path, definition=None):
    schema = files.get(path, {})
    return (schema.get("$defs", {}).get(definition, {}) if definition else schema).get("properties", {})


def size(value):
    return len(json.dumps(value, ensure_ascii=False))


def elided(value):
    """Without what would make a page long; `…` stands for it."""
    if isinstance(value, list):
        kept = value if len(value) <= 4 else value[:3]
        return [elided(element) for element in kept] + ([] if kept is value else ["…"])
    if isinstance(value, dict):
        kept = list(value)[:3] if len(value) > 17 else list(value)
        return {name: elided(value[name]) for name in kept} | ({} if len(kept) == len(value) else {"…": "…"})
    # The digest of the schemas changes with every word in them.
    return value[:4] + "…" if isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) else value


def plain(message):
    """The part of a message that a reader looks at."""
    return {name: message[name] for name in ("method", "params") if name in message}


def worth_of_exchange(trace, message, turn):
    """Higher is better: an answer that says something, readable params, the area's own traces, much said."""
    length = size(message.get("params", {}))
    result = turn["result"]
    says = 0 if result is None or None in result.values() else 1
    tells = sum(bool(value) for value in result.values()) if result else 0
    return (says, tells, length <= COMFORTABLE, trace.startswith(message["method"].split("/")[0] + "/"),
            length if length <= COMFORTABLE else -length)


def worth_of_fault(text, message, turn):
    data = turn["error"]["data"]
    known = isinstance(message, dict) and (message.get("method") in METHODS or "closest" in data)
    return (known or data["name"] in ("parseError", "invalidMessage"), len(data), -len(text))


def worth_of_event(params, schema):
    optional = set(params) - set(schema.get("required", []))
    return (-len(optional), -size(params))


FILES = load_files()
METHODS = {path[len("messages/"):-len(".json")] for path in FILES if path.startswith("messages/")}


def best(candidates):
    """The value of the highest worth, the first of equals."""
    found = {}
    for name, worth, value in candidates:
        if name not in found or worth > found[name][0]:
            found[name] = (worth, value)
    return {name: found[name][1] for name in sorted(found)}


def candidates(pairs):
    """By kind of example: name, worth and value of everything that could be one."""
    exchanges, faults, events, effects, whole = [], [], [], [], []
    for trace, text, message, turn in pairs:
        if turn.get("error"):
            shown = plain(message) if isinstance(message, dict) and "method" in message else text
            if turn["error"]["data"]["name"] in ("parseError", "invalidMessage"):
                shown = text
            faults.append((turn["error"]["data"]["name"], worth_of_fault(text, message, turn),
                           {"message": shown, "error": turn["error"]}))
        elif "result" in turn and message["method"] in METHODS:
            known = params_of(FILES, f"messages/{message['method']}.json", "params")
            if all(name in known for name in message.get("params", {})):
                exchanges.append((message["method"], worth_of_exchange(trace, message, turn),
                                  {"message": plain(message), "result": elided(turn["result"])}))
        if isinstance(message, dict) and message.get("method") == "zone/mount" and turn["events"] and turn["effects"]:
            whole.append(("zone/mount", -size(turn), {"message": message, "turn": turn}))
        for event in turn.get("events", []):
            schema = FILES[f"events/{event['method']}.json"]
            events.append((event["method"], worth_of_event(event["params"], schema), event["params"]))
        for effect in turn.get("effects", []):
            effects.append((effect["kind"], -size(effect), effect))
    return {"whole": whole, "messages": exchanges, "events": events, "effects": effects, "errors": faults}


def complaints(found):
    """What is wrong with the committed examples."""
    committed = json.loads(TARGET.read_text()) if TARGET.exists() else {}
    for kind, entries in found.items():
        examples = committed.get(kind, {})
        for name in sorted({name for name, _, _ in entries} - set(examples)):
            yield f"{kind}: {name} has no example"
        for name, example in examples.items():
            if not any(name == other and example == value for other, _, value in entries):
                yield f"{kind}: the example of {name} is not what the core answers"


def main():
    checks = "--check" in sys.argv
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    found = candidates(load_pairs(arguments[0]))
    if checks:
        problems = list(complaints(found))
        for problem in problems:
            print(f"schema-examples: {problem}")
        if problems:
            sys.exit("schema-examples: Schemas/examples.json is stale; run Scripts/schema-examples.py and trestle-gen")
        print("schema-examples: every example is what the core answers")
    else:
        chosen = {kind: best(entries) for kind, entries in found.items()}
        TARGET.write_text(json.dumps(chosen, ensure_ascii=False, indent=2) + "\n")
        print(f"wrote {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
