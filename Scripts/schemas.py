"""The schemas of Schemas/ for Python: a validator, and the vectors that go with them.

Works with jsonschema 4.10 (Debian 12) and later. Errors are named as Trestle's decoders name them: a pair of JSON Pointer and
rule, where missing and unknown members stand in the path, bounds in bytes (`x-maxBytes`) are `maxLength`, and `anyOf` over
required members is `required` at the first of them.
"""

import json
import pathlib
import posixpath
import re

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "Schemas"
VECTORS = SCHEMAS / "generated" / "vectors"


def load_files():
    """Every schema file by its path below Schemas/, the generated policy included."""
    files = {}
    for folder in ("messages", "events", "effects", "types", "envelope"):
        for path in sorted((SCHEMAS / folder).rglob("*.json")):
            files[path.relative_to(SCHEMAS).as_posix()] = json.loads(path.read_text())
    files["generated/policy.json"] = json.loads((SCHEMAS / "generated" / "policy.json").read_text())
    for content in files.values():
        # It would make jsonschema leave our validator for the standard one.
        content.pop("$schema", None)
    return files


class Schemas:
    def __init__(self, files=None):
        self.files = files or load_files()
        self.titles = {content["title"]: path for path, content in self.files.items()}
        self._cls = jsonschema.validators.extend(
            jsonschema.Draft202012Validator,
            {
                "$ref": self._ref,
                "required": _required,
                "additionalProperties": _additional_properties,
                "anyOf": _any_of,
                "pattern": _pattern,
                "x-maxBytes": _max_bytes,
            },
        )
        self._here = []

    def _ref(self, validator, reference, instance, schema):
        path, schema = self.resolve(reference, self._here[-1])
        self._here.append(path)
        try:
            yield from list(validator.descend(instance, schema))
        finally:
            self._here.pop()

    def resolve(self, reference, path):
        """The file and schema that a reference in the file `path` stands for."""
        if reference.startswith("#/$defs/"):
            return path, self.files[path]["$defs"][reference[len("#/$defs/") :]]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(path), reference))
        return path, self.files[path]

    def errors(self, path, instance, definition=None):
        """Pairs of JSON Pointer and rule; empty when the schema accepts the value."""
        schema = self.files[path]
        if definition:
            schema = schema["$defs"][definition]
        self._here = [path]
        found = set()
        for error in self._cls(schema).iter_errors(instance):
            pointer = "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in error.absolute_path)
            found.add((pointer, error.validator))
        return found

    def message_errors(self, message):
        """Of a whole message: its envelope, then its params."""
        found = self.errors("envelope/message.json", message)
        if found:
            return found
        path = f"messages/{message['method']}.json"
        if path not in self.files:
            return {("/method", "unknown")}
        return {("/params" + pointer, rule) for pointer, rule in self.errors(path, message.get("params", {}))}

    def turn_errors(self, turn, method=None):
        """Of a whole turn: its envelope, its result when the method is given, its events and effects."""
        found = set(self.errors("envelope/turn.json", turn))
        if method and "result" in turn:
            path = f"messages/{method}.json"
            found |= {("/result" + p, rule) for p, rule in self.errors(path, turn["result"], "result")}
        for index, event in enumerate(turn.get("events", [])):
            path = f"events/{event.get('method')}.json"
            problems = self.errors(path, event.get("params")) if path in self.files else {("", "unknown")}
            found |= {(f"/events/{index}/params{p}", rule) for p, rule in problems}
        for index, effect in enumerate(turn.get("effects", [])):
            path = "effects/" + str(effect.get("kind")).replace("/", "-") + ".json"
            problems = self.errors(path, effect) if path in self.files else {("/kind", "unknown")}
            found |= {(f"/effects/{index}{p}", rule) for p, rule in problems}
        return found


def _required(validator, names, instance, schema):
    if validator.is_type(instance, "object"):
        for name in names:
            if name not in instance:
                yield jsonschema.ValidationError("missing", validator="required", path=[name])


def _additional_properties(validator, allowed, instance, schema):
    if not validator.is_type(instance, "object"):
        return
    for name, value in instance.items():
        if name in schema.get("properties", {}):
            continue
        if allowed is False:
            yield jsonschema.ValidationError("unknown", validator="additionalProperties", path=[name])
        else:
            yield from validator.descend(value, allowed, path=name)


def _any_of(validator, branches, instance, schema):
    if not validator.is_type(instance, "object"):
        return
    if not any(all(name in instance for name in branch["required"]) for branch in branches):
        yield jsonschema.ValidationError("missing", validator="required", path=[branches[0]["required"][0]])


def _pattern(validator, pattern, instance, schema):
    # In Python `$` also matches before a final line feed.
    if validator.is_type(instance, "string") and not re.search(re.sub(r"\$$", r"\\Z", pattern), instance):
        yield jsonschema.ValidationError("does not match", validator="pattern")


def _max_bytes(validator, limit, instance, schema):
    if validator.is_type(instance, "string") and len(instance.encode()) > limit:
        yield jsonschema.ValidationError("too long", validator="maxLength")


def expand(value, repeat):
    """The value of a vector with the string or array at `repeat.path` repeated `repeat.times` times."""
    if not repeat:
        return value
    tokens = [token.replace("~1", "/").replace("~0", "~") for token in repeat["path"].split("/")[1:]]

    def repeated(value, tokens):
        if not tokens:
            return value * repeat["times"]
        key = int(tokens[0]) if isinstance(value, list) else tokens[0]
        copy = list(value) if isinstance(value, list) else dict(value)
        copy[key] = repeated(value[key], tokens[1:])
        return copy

    return repeated(value, tokens)


class Vector:
    """One line of a vector file: which schema, what value, and what is expected."""

    def __init__(self, line, where):
        self.where = where
        self.accept = line["accept"]
        self.expected = (line.get("path"), line.get("rule"))
        self.definition = None
        if "method" in line:
            self.path = f"messages/{line['method']}.json"
            self.definition = "result" if "result" in line else None
            value = line["result"] if "result" in line else line.get("params", {})
        elif "event" in line:
            self.path, value = f"events/{line['event']}.json", line["params"]
        elif "effect" in line:
            self.path, value = "effects/" + line["effect"].replace("/", "-") + ".json", line["value"]
        elif "envelope" in line:
            self.path, value = f"envelope/{line['envelope']}.json", line["value"]
        else:
            self.path, value = line["type"], line["value"]
        self.value = expand(value, line.get("repeat"))

    def problem(self, schemas):
        """What the schemas say otherwise, as text; None when they agree."""
        path = schemas.titles.get(self.path, self.path)
        errors = schemas.errors(path, self.value, self.definition)
        if self.accept:
            return f"{self.where}: refused by the schema: {sorted(errors)}" if errors else None
        if not errors:
            return f"{self.where}: accepted by the schema"
        if self.expected not in errors:
            return f"{self.where}: expected {self.expected}, the schema says {sorted(errors)}"
        return None


def load_vectors():
    vectors = []
    for path in sorted(VECTORS.glob("*.jsonl")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            vectors.append(Vector(json.loads(line), f"{path.relative_to(ROOT)}:{number}"))
    return vectors
