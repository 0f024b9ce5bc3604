"""Messages as hypothesis draws them from Schemas/: mostly right, sometimes wrong in one place, sometimes no message at all.

A number that a turn hands out cannot be known when a story is drawn, so that it stands as a Ref until its message is sent.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from hypothesis import strategies as st

SCHEMAS = Path(__file__).resolve().parent.parent.parent / "Schemas"
ENTROPY = bytes(range(32)).hex()
LARGEST = 2**53 - 1
# Names of params that speak of something which a turn handed out; `Numbers` keeps what it was.
REFERRED = {"mount", "serve", "effect", "content", "popup", "search", "generation", "termId", "payload_id", "payloadId"}
PURPOSES = ("ad", "keywords", "payloads", "report", "offer", "other")
# Where something must be said for the rest of a story to happen.
LIKELY = {"performs": ["http", "store"], "entropy": ENTROPY, "visible": True, "attached": True, "state": "active"}
ODD_TEXTS = ["", " ", "é", "e\u0301", "İı", "🍋", "\0", "a\0b", "\u2028", "'\"\\/<>", "x" * 255, "x" * 257, "milk", "110003", "https://a.test/"]
LINK = "https://a.test/?data=eyJwYXlsb2FkX2lkIjoiTCIsImRldGFpbGVkX2xpc3RfaXRlbXMiOlt7InByb2R1Y3RfdGl0bGUiOiJFZ2dzIn1dfQ=="


@dataclass(frozen=True)
class Ref:
    """The number of `back` handings-out ago of what `name` speaks of."""

    name: str
    back: int = 0


@dataclass(frozen=True)
class Plan:
    """One message to be: its members but `at`, which moves on by `later` ms; or a text instead."""

    members: dict | None
    later: int | None = None
    text: str | None = None


def schema(path):
    return json.loads(path.read_text()), path


def followed(value, file, path):
    """A schema, its references followed, with the file that further ones are relative to."""
    while "$ref" in value:
        name, _, part = value["$ref"].partition("#")
        if name:
            file, path = schema((path.parent / name).resolve())
        value = file
        for token in part.strip("/").split("/") if part.strip("/") else []:
            value = value[token]
    return value, file, path


odd_values = st.one_of(
    st.none(), st.booleans(), st.integers(-LARGEST - 2, LARGEST + 2), st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(ODD_TEXTS), st.just([]), st.just({}), st.just([[[{}]]]), st.just({"mount": 1}))


def texts(value):
    most = value.get("x-maxBytes", value.get("maxLength", 64))
    if "pattern" in value:
        fitting = {"^https?://": ["https://ads.test", "http://a.test:80/x"], "^([0-9A-Fa-f]{2})*$": [ENTROPY, ENTROPY.upper() * 3]}
        return st.sampled_from(fitting[value["pattern"]] + ODD_TEXTS[:3])
    bounds = ["x" * most, "x" * (most + 1)] if most < 5000 else []
    return st.one_of(st.sampled_from(ODD_TEXTS + bounds), st.text(st.characters(exclude_categories=["Cs"]), max_size=20))


def numbers(value):
    least, most = value.get("minimum", -LARGEST), value.get("maximum", LARGEST)
    near = [least, most, least - 1, most + 1, 0, 1, 2, 3, 500]
    whole = st.one_of(st.sampled_from(near), st.integers(0, 9))
    return whole if value["type"] == "integer" else st.one_of(whole, st.floats(-1e6, 1e6), st.just(2.5))


def objects(value, file, path):
    parts = {name: member(name, part, file, path) for name, part in value.get("properties", {}).items()}
    required = set(value.get("required", []))
    fixed = {name: part for name, part in parts.items() if name in required}
    free = {name: part for name, part in parts.items() if name not in required}
    made = st.fixed_dictionaries(fixed, optional=free)
    more = value.get("additionalProperties")
    if isinstance(more, dict):
        return st.dictionaries(st.sampled_from(["a", "trestle/x", "é", "TRACKING_DISABLED"]), drawn(more, file, path), max_size=3)
    return made


def drawn(value, file, path):
    value, file, path = followed(value, file, path)
    if "const" in value:
        return st.just(value["const"])
    if "enum" in value:
        return st.sampled_from(value["enum"])
    if path.stem == "outcome":
        return outcomes
    if "anyOf" in value and "type" not in value:
        return st.one_of([drawn(part, file, path) for part in value["anyOf"]])
    kind = value.get("type", "object")
    if isinstance(kind, list):
        return st.one_of([drawn({**value, "type": one}, file, path) for one in kind])
    if kind == "object":
        return objects(value, file, path)
    if kind == "array":
        least, most = value.get("minItems", 0), value.get("maxItems", 4)
        few = st.lists(drawn(value.get("items", {"type": "string"}), file, path), min_size=least, max_size=min(most, 4))
        return few
    return {"string": lambda: texts(value), "boolean": st.booleans, "null": st.none}.get(kind, lambda: numbers(value))()


def member(name, value, file, path):
    ordinary = drawn(value, file, path)
    if name in LIKELY:
        ordinary = st.one_of(st.just(LIKELY[name]), st.just(LIKELY[name]), ordinary)
    if name in REFERRED:
        known = st.builds(Ref, st.just(name), st.sampled_from([0, 0, 0, 1, 2]))
        ordinary = st.one_of(known, known, known, ordinary)
    if name == "url":
        ordinary = st.one_of(st.just(LINK), ordinary)
    # One in twelve is something else altogether.
    return st.integers(0, 11).flatmap(lambda at: odd_values if at == 11 else ordinary)


ad = st.fixed_dictionaries({"id": st.sampled_from(["A1", "A2", ""])}, optional={
    "impression_id": st.sampled_from(["I1", "", None]), "creative_url": st.sampled_from(["https://c.test/1", "", "javascript:x"]),
    "action_type": st.sampled_from(["c", "e", "l", "p", "cp", "?"]), "action_path": st.sampled_from(["https://s.test/", "tel:1", ""]),
    "refresh_time": st.sampled_from([15, 60, -1, 0, 1e9, "60", None]), "payload": st.sampled_from([
        {}, None, {"detailed_list_items": [{"product_title": "Käse", "tracking_id": "t"}, 5, {"product_title": ""}]}]),
    "tracking_html": st.sampled_from(["<p>", ""])})
answers = st.one_of(
    st.builds(lambda made: {"success": True, "data": {"ad": made, "port_width": 320, "port_height": 50}}, ad),
    st.builds(lambda words: {"success": True, "data": {"search_id": "S", "terms": [
        {"term_id": str(n), "term": word, "replacement": word, "priority": n % 3} for n, word in enumerate(words)]}},
        st.lists(st.sampled_from(["milk", "Milk", "oat milk", "İnek", "straße"]), max_size=5)),
    st.builds(lambda count: {"payloads": [
        {"payload_id": f"P{n}", "detailed_list_items": [{"product_title": "Eggs"}]} for n in range(count)]}, st.integers(0, 3)),
    odd_values)
bodies = st.one_of(answers.map(lambda value: json.dumps(value, ensure_ascii=False)), st.sampled_from(["", "{", "{}", "[]", "\0", "{}" * 50]))
responses = st.fixed_dictionaries(
    {"kind": st.just("response"), "status": st.sampled_from([200, 200, 200, 200, 204, 400, 404, 413, 429, 500, 503])},
    optional={"headers": st.sampled_from([[], [["retry-after", "3"]], [["Retry-After", "Thu, 01 Jan 2026 00:01:00 GMT"]]]), "body": bodies})
outcomes = st.one_of(
    responses, responses, responses, st.just({"kind": "stored"}), st.just({"kind": "storeFailed"}),
    st.builds(lambda why: {"kind": "failed", "reason": why}, st.sampled_from(["offline", "dns", "refused", "tls", "timeout", "cancelled", "other"])),
    st.builds(lambda value: {"kind": "response", "status": value}, odd_values))


def params_of():
    """Method to the strategy of its params, for every file of Schemas/messages."""
    found = {}
    for path in sorted((SCHEMAS / "messages").rglob("*.json")):
        file, _ = schema(path)
        name = path.relative_to(SCHEMAS / "messages").with_suffix("").as_posix()
        found[name] = drawn(file["$defs"]["params"], file, path)
    return found


PARAMS = params_of()
OFTEN = ["zone/mount", "zone/visibility", "zone/tap", "zone/creative", "effect/settle", "effect/settle", "effect/settle", "core/wake",
         "keyword/search", "ad/acknowledge"]
methods = st.one_of(st.sampled_from(OFTEN), st.sampled_from(sorted(PARAMS)), st.sampled_from(sorted(PARAMS)))
ids = st.one_of(st.integers(0, 99), st.integers(0, 99), st.sampled_from([LARGEST, "a", "é🍋", "x" * 64]))
later = st.sampled_from([None, 0, 1, 1, 100, 1000, 3000, 60_000, -5, 10_000_000])


@st.composite
def well_named(draw, method=methods):
    name = draw(method)
    members = {"method": name, "params": draw(PARAMS[name])}
    if draw(st.integers(0, 9)) > 0:
        members = {"id": draw(ids), **members}
    if draw(st.booleans()):
        members = {"jsonrpc": "2.0", **members}
    return Plan(members, draw(later))


@st.composite
def initialization(draw):
    """One that is right: a story begins with it, most of the time."""
    profile = draw(st.sampled_from(["standard", "react-native", "javascript", "flutter", "android", "ios"]))
    params = {
        "appId": "APP", "environment": "development", "profile": profile, "advertiserId": "user-1", "allowRetargeting": True,
        "performs": ["http", "store"], "entropy": ENTROPY, "features": {"keywords": True, "payloads": True}}
    params |= draw(st.fixed_dictionaries({}, optional={
        "strict": st.booleans(), "debug": st.booleans(), "tapTolerance": st.just(5), "storeId": st.just("S1")}))
    return Plan({"id": 1, "method": "sdk/initialize", "params": params}, 0)


broken = st.one_of(
    st.builds(lambda name, value: Plan({"id": 1, "method": "core/wake", name: value}, None),
              st.sampled_from(["id", "method", "params", "at", "jsonrpc", "else"]), odd_values),
    st.builds(lambda name: Plan({"id": 1, "method": name}, None), st.sampled_from(["", "zone", "zone/", "zone/mont", "ZONE/MOUNT", "a/b/c"])),
    st.builds(lambda text: Plan(None, None, text), st.sampled_from([
        "", " ", "{", "[]", "null", "{}{}", '{"id":1,"id":1,"method":"core/wake"}', '{"id":1,"method":"core/wake",}', "// x", "NaN",
        '{"id":1e0,"method":"core/wake"}', '{"id":1,"method":"core/wake","params":{"a":1e999}}', "\ufeff{}", '{"a":' * 33 + "1" + "}" * 33,
        '{"id":1,"method":"core/wake","params":{"n":123456789012345678901234567890}}', '{"id":1,"method":"core/w\\u0061ke"}'])))
plans = st.one_of(well_named(), well_named(), well_named(), well_named(), well_named(), well_named(), well_named(), broken)
mounts = st.lists(st.builds(
    lambda zone: Plan({"id": 2, "method": "zone/mount", "params": {"zone": zone, "visible": True}}, 1), st.sampled_from(["1", "2"])), max_size=2)


def answered(purpose, value):
    outcome = {"kind": "response", "status": 200, "headers": [], "body": json.dumps(value)}
    return Plan({"id": 3, "method": "effect/settle", "params": {"effect": Ref(purpose), "outcome": outcome}}, 1)


def served(action, shows):
    """What a service that is well answers, a tap on the ad, and a search: what most messages speak of."""
    items = [{"product_title": "Eggs", "tracking_id": "t"}]
    ad = {"id": "A1", "impression_id": "I1", "creative_url": "https://c.test/1", "action_type": action, "action_path": "https://s.test/",
          "refresh_time": 60, "payload": {"detailed_list_items": items}}
    terms = [{"term_id": str(number), "term": word, "replacement": word, "priority": 1} for number, word in enumerate(("milk", "Milka"))]
    tap = {"mount": Ref("mount"), "serve": Ref("serve")}
    return [
        answered("ad", {"success": True, "data": {"ad": ad, "port_width": 320, "port_height": 50}}),
        answered("keywords", {"success": True, "data": {"search_id": "S", "terms": terms}}),
        answered("payloads", {"payloads": [{"payload_id": "P", "detailed_list_items": items}]}),
        Plan({"id": 4, "method": "zone/creative", "params": {**tap, "state": shows}}, 1),
        Plan({"id": 5, "method": "zone/tap", "params": tap}, 1),
        Plan({"id": 6, "method": "keyword/search", "params": {"query": "milk"}}, 1),
        Plan({"id": 7, "method": "keyword/selected", "params": {"termId": Ref("termId"), "search": Ref("search")}}, 1)]


services = st.one_of(st.just([]), st.builds(served, st.sampled_from(["c", "e", "p", "cp", "l"]), st.sampled_from(["loaded", "loaded", "failed"])))
stories = st.builds(
    lambda begun, first, service, rest: ([begun] if begun else []) + first + service + rest,
    st.one_of(initialization(), initialization(), initialization(), st.none()), mounts, services,
    st.lists(plans, min_size=10, max_size=24))


class Numbers:
    """What the turns of a core handed out, and its clocks: makes messages of plans."""

    def __init__(self):
        self.known = {name: [] for name in (*REFERRED, *PURPOSES)}
        self.mono, self.wall = 1_000_000, 1_767_225_600_000

    def message(self, plan):
        if plan.text is not None:
            return plan.text
        members = self.filled(plan.members)
        if plan.later is not None and "at" not in members:
            self.mono += plan.later
            self.wall += plan.later
            members["at"] = {"mono": self.mono, "wall": self.wall}
        return json.dumps(members, ensure_ascii=False)

    def filled(self, value):
        if isinstance(value, Ref):
            found = self.known[value.name]
            return found[-1 - value.back] if len(found) > value.back else value.back
        if isinstance(value, dict):
            return {name: self.filled(part) for name, part in value.items()}
        return [self.filled(part) for part in value] if isinstance(value, list) else value

    def hear(self, turn):
        self.read(turn.get("result", {}))
        for event in turn.get("events", []):
            self.read(event["params"])
        for effect in turn.get("effects", []):
            self.known["effect"].append(effect["id"])
            self.known[effect["purpose"] if effect["kind"] == "http/send" else "other"].append(effect["id"])

    def read(self, value):
        for name, part in value.items() if isinstance(value, dict) else []:
            if name in REFERRED:
                self.known[name].append(part)
            if name == "term_id":
                self.known["termId"].append(part)
            self.read(part)
        for part in value if isinstance(value, list) else []:
            self.read(part)
