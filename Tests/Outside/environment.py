#!/usr/bin/env python3
"""Nothing that a host program brings along changes a turn: locales, time zones, a closed stderr, small stacks.

Plays every pair of .build/tests/pairs (what the traces gave in process) through build/libtrestle.so in each of these, and
deep and huge messages and values at every bound besides, on a thread with a stack of 512 KiB and in WebAssembly, where it is
as small.
"""

import json
import os
import subprocess
import sys

from tools import BUILD, CLOCKS, ROOT, WORK, Checks, compile_c, pair_files, with_library

import trestle  # of Tests/Smoke

# With the decimal point of each, which shows that it is in force.
LOCALES = {"de_DE.UTF-8": ",", "tr_TR.UTF-8": ",", "ar_EG.UTF-8": "."}
SMALL_STACK = 512 << 10
ENTROPY = bytes(range(32)).hex()
DEEPER = 100_000


def build_locales(folder):
    """Into a folder of the build, which LOCPATH names: neither root nor the machine's own locales are needed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in LOCALES:
        if not (folder / name / "LC_NUMERIC").exists():
            # It warns of what a locale's authors left out, and still writes it: what counts is the folder.
            subprocess.run(["localedef", "-i", name.split(".")[0], "-f", "UTF-8", folder / name], capture_output=True)
    return {**os.environ, "LOCPATH": str(folder)}


def text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def settle(effect, body):
    outcome = {"kind": "response", "status": 200, "headers": [], "body": body}
    return text({"id": 1, "method": "effect/settle", "params": {"effect": effect, "outcome": outcome}})


def nested(levels):
    return "[" * levels + "]" * levels


def initialization(stored):
    params = {
        "appId": "APP", "environment": "development", "performs": ["http", "store"], "entropy": ENTROPY, "stored": stored,
        "policy": {"sessionStore": "sliding"},
        "params": {f"key-{number}": "v" * 256 for number in range(32)}}
    return text({"id": 1, "method": "sdk/initialize", "params": params, "at": CLOCKS})


def terms(count):
    found = [{"term_id": str(n), "term": f"İstanbul {n} kahvesi", "replacement": f"Ürün {n}", "priority": n % 9} for n in range(count)]
    # Texts may stand for numbers, so they are read, too.
    found.append({"term_id": "deep", "term": "deep", "priority": nested(DEEPER)})
    return text({"success": True, "data": {"search_id": "S", "terms": found}})


def payloads(count):
    item = {"product_title": "t" * 1000, "tracking_id": "i"}
    return text({"payloads": [{"payload_id": str(n), "detailed_list_items": [item] * 100} for n in range(count)]})


def ads():
    """Answers that nest: all of it, what should be the ad, and a text where a number belongs."""
    yield nested(DEEPER)
    yield '{"success":true,"data":{"ad":' + nested(DEEPER) + "}}"
    yield text({"success": True, "data": {"ad": {"id": "1", "creative_url": "https://a.test/", "refresh_time": nested(DEEPER)}}})


def bounds():
    """What the schemas accept, at every bound, for a core that has zones and terms: also numbers that do not fit in 32 bits."""
    for path in sorted((ROOT / "Schemas" / "generated" / "vectors").glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            vector = json.loads(line)
            method = vector.get("method", "sdk/")
            # The core must stay as it was begun.
            if vector["accept"] and "params" in vector and "repeat" not in vector and not method.startswith(("sdk/", "effect/")):
                params = line[line.index('"params":') :][:-1]
                yield f'{{"id":1,"method":"{method}",{params}}}'


class Extremes:
    """A session of deep and huge messages. What each must be answered with follows from the protocol."""

    def __init__(self, core):
        self.core, self.pairs, self.open, self.faults = core, [], {}, []

    def send(self, message, error=None, any_error=False):
        turn = self.core.step(message.encode()).decode()
        self.pairs.append({"trace": "deep and huge", "message": message, "turn": turn})
        values = json.loads(turn)
        told = values.get("error", {}).get("data", {}).get("name")
        if told != error and not any_error:
            self.faults.append(f"message {len(self.pairs)} ({message[:60]}…) was answered with {told}, not with {error}")
        self.open.update({effect["purpose"]: effect["id"] for effect in values.get("effects", []) if effect["kind"] == "http/send"})
        return values

    def answer(self, purpose, body):
        """Settles the newest send of that purpose, which must be open: an answer to nothing shows nothing."""
        self.send(settle(self.open.pop(purpose), body))

    def play(self):
        for levels, error in ((30, None), (31, "parseError"), (32, "parseError"), (DEEPER, "parseError")):
            # The message is one level, its params the next.
            self.send(f'{{"id":1,"method":"core/wake","params":{{"x":{nested(levels)}}}}}', error)
        for bare in ("[" * DEEPER, '{"a":' * DEEPER, "[" * (1 << 20), nested(1 << 19)):
            self.send(bare, "parseError")
        stored = {f"trestle/x/ad/1/{n}": "trestle1 " + nested(5_000) for n in range(200)}
        stored |= {"trestle/big": "z" * (8 << 20), "trestle/deep": "trestle1 00000000" + nested(DEEPER)}
        stored |= {"aa-session-v3-dev-another": nested(DEEPER)}
        self.send(initialization(stored))
        mounts = 0
        for body in ads():
            self.send(text({"id": 1, "method": "zone/mount", "params": {"zone": "z" * 128, "visible": True}}))
            mounts += 1
            self.answer("ad", body)
        self.answer("keywords", terms(20_000))
        self.answer("payloads", payloads(100))
        for query in ("kahve", "İ", "x" * 256):
            self.send(text({"id": 1, "method": "keyword/search", "params": {"query": query}}))
        self.send(text({"id": 1, "method": "keyword/search", "params": {"query": "x" * 257}}), "invalidParams")
        self.send(text({"id": 1, "method": "keyword/list", "params": {"limit": 1000}}))
        self.send(text({"id": 1, "method": "list/report", "params": {"action": "added", "items": ["é" * 1000] * 500}}))
        self.send(text({"id": 1, "method": "link/open", "params": {"url": "https://a.test/?data=" + "W1tb" * 100_000}}))
        self.send(settle(0, "é" * (15 << 20)))
        self.send('{"id":1,"method":"core/wake"}' + " " * (1 << 20), "limitExceeded")
        for _ in range(256 - mounts):
            self.send(text({"id": 1, "method": "zone/mount", "params": {"zone": "z" * 128}}))
        self.send(text({"id": 1, "method": "zone/mount", "params": {"zone": "z"}}), "limitExceeded")
        for message in bounds():
            self.send(message, any_error=True)
        self.send('{"id":1,"method":"core/state"}')
        self.send('{"id":1,"method":"core/hello"}')


def write_extremes(path, checks):
    with trestle.Core(trestle.load(str(BUILD / "libtrestle.so"))) as core:
        extremes = Extremes(core)
        extremes.play()
    checks.that("deep and huge messages", not extremes.faults, "\n".join(extremes.faults))
    path.write_text("".join(text(pair) + "\n" for pair in extremes.pairs), encoding="utf-8")
    return path


def play_host(files, **options):
    """Differences of what trestle-host --turns says, one process for each story."""
    found = []
    for path in files:
        pairs = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        pairs = [pair for pair in pairs if pair["message"].strip() and "\n" not in pair["message"]]
        told = subprocess.run(
            [BUILD / "trestle-host", "--turns"], input="".join(pair["message"] + "\n" for pair in pairs).encode(),
            stdout=subprocess.PIPE, timeout=30, **options)
        turns = told.stdout.decode().splitlines()
        if told.returncode != 0 or turns != [pair["turn"] for pair in pairs]:
            found.append(f"{path.name}: exit code {told.returncode}, {len(turns)} turns for {len(pairs)} messages")
    return found


def check_host(checks, files, environment):
    """Its environment is set by whoever starts it, and its stderr may be closed."""
    for name in LOCALES:
        faults = play_host(files, env={**environment, "LC_ALL": name, "TZ": "Asia/Tehran"}, stderr=subprocess.DEVNULL)
        checks.that(f"host under {name}", not faults, "\n".join(faults))
    faults = play_host(files, preexec_fn=lambda: os.close(2))
    checks.that("host with stderr closed", not faults, "\n".join(faults))
    print(f"host under {len(LOCALES)} locales and without stderr: {len(files)} stories each")


def main():
    checks = Checks("environment")
    player = compile_c("player", [ROOT / "Tests" / "Outside" / "player.c"], "-O2", *with_library())
    pairs = pair_files()
    environment = build_locales(WORK / "locales")
    for name, point in LOCALES.items():
        checks.run(f"traces under {name}", [player, "--locale", name, point, *pairs], env=environment)
    checks.run("traces under time zones that change", [player, "--time-zones", *pairs])
    checks.run("traces with stderr closed", [player, "--closed-stderr", *pairs])
    checks.run("traces on a stack of 512 KiB", [player, "--stack", SMALL_STACK, *pairs])
    check_host(checks, pairs[::20], environment)
    extremes = write_extremes(WORK / "extremes.jsonl", checks)
    checks.run("deep and huge on a stack of 512 KiB", [player, "--stack", SMALL_STACK, extremes])
    checks.run("all of it at once", [
        player, "--locale", "tr_TR.UTF-8", ",", "--time-zones", "--closed-stderr", "--stack", SMALL_STACK, *pairs, extremes],
        env=environment)
    smoke = ROOT / "Tests" / "Smoke" / "wasm_smoke.mjs"
    checks.run("deep and huge in WebAssembly", ["node", smoke, BUILD / "trestle.wasm", extremes])
    checks.run("the same where the engine's own stack is small", [
        "node", "--stack-size=256", smoke, BUILD / "trestle.wasm", extremes])
    return checks.close()


if __name__ == "__main__":
    sys.exit(main())
