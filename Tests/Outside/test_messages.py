#!/usr/bin/env python3
"""Whatever is sent, what comes back is what Schemas/ says. Run after `make build`.

Stories drawn from the schemas (messages.py) go through libtrestle.so, through trestle-host --turns, which must say the same
bytes, and through trestle-host as it is. A message that the schemas refuse must be refused, at that place; one they accept
must not; and every turn, result, event and effect must be valid (Scripts/trace-schema.py).

The stories are the same each time. OUTSIDE_EXAMPLES=5000 draws as many, others each time.
"""

import importlib.util
import json
import os
import subprocess
import sys
import time
import unittest
from collections import Counter

from hypothesis import HealthCheck, given, settings

from messages import Numbers, stories
from tools import BUILD, ROOT

import trestle  # of Tests/Smoke

sys.path.insert(0, str(ROOT / "Tests" / "Traces"))
from transports import HostTransport  # noqa: E402

EXAMPLES = int(os.environ.get("OUTSIDE_EXAMPLES", "0"))
LIBRARY_EXAMPLES, TURNS_EXAMPLES, LINES_EXAMPLES = 500, 80, 6
END_SECONDS = 6  # 2 s are promised; the machine may be busy


def drawn(examples):
    """So many stories: the same each time, or as many others as were asked for, in the same proportion."""
    count = max(1, EXAMPLES * examples // LIBRARY_EXAMPLES) if EXAMPLES else examples
    return settings(
        max_examples=count, derandomize=not EXAMPLES, database=None, deadline=None, print_blob=bool(EXAMPLES),
        suppress_health_check=list(HealthCheck))


def trace_schema():
    spec = importlib.util.spec_from_file_location("trace_schema", ROOT / "Scripts" / "trace-schema.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RULES = trace_schema()
SCHEMAS = RULES.Schemas()
LIBRARY = trestle.load(str(BUILD / "libtrestle.so"))
seen = Counter()
accepted = set()


def play(story):
    """(message, turn) of each plan, through the library; asserts what holds for any of them."""
    numbers, pairs, check = Numbers(), [], RULES.Check(SCHEMAS)
    with trestle.Core(LIBRARY) as core:
        for number, plan in enumerate(story, start=1):
            message = numbers.message(plan)
            text = core.step(message.encode()).decode()
            turn = json.loads(text)
            assert turn["seq"] == number, f"{message}\n{text}"
            check.pair("drawn", message, turn)
            assert not check.failures, "\n".join(check.failures) + f"\n{message}\n{text}"
            check_id(plan, message, turn)
            numbers.hear(turn)
            pairs.append((message, text))
            seen[turn.get("error", {}).get("data", {}).get("name", "accepted")] += 1
    accepted.update(check.accepted - {None})
    return pairs


def check_id(plan, message, turn):
    """It is echoed with its type; a notification has none."""
    if plan.members is None or turn.get("id", 0) is None:
        return
    given_id = json.loads(message).get("id")
    assert turn.get("id") == given_id and isinstance(turn.get("id"), str) == isinstance(given_id, str), f"{message}: {turn}"


def lines_of_host(messages):
    """What trestle-host answers to all of them, as it performs effects itself; nothing leaves the machine."""
    proxies = {name: "http://127.0.0.1:1" for name in ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")}
    environment = {**{name: value for name, value in os.environ.items() if name.lower() != "no_proxy"}, **proxies}
    began = time.monotonic()
    done = subprocess.run(
        [BUILD / "trestle-host"], input="".join(message + "\n" for message in messages).encode(), capture_output=True,
        env=environment, timeout=60)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    assert time.monotonic() - began < END_SECONDS, "the host took too long to end"
    for line in done.stderr.decode().splitlines():
        json.loads(line)
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


class Messages(unittest.TestCase):
    @drawn(LIBRARY_EXAMPLES)
    @given(stories)
    def test_library(self, story):
        play(story)

    @drawn(TURNS_EXAMPLES)
    @given(stories)
    def test_host_says_the_same_bytes(self, story):
        pairs = [(message, turn) for message, turn in play(story) if message.strip() and "\n" not in message]
        with trestle.Core(LIBRARY) as core, HostTransport(BUILD / "trestle-host") as host:
            for message, _ in pairs:
                assert host.step(message) == core.step(message.encode()).decode(), message

    @drawn(LINES_EXAMPLES)
    @given(stories)
    def test_host_speaks_json_rpc(self, story):
        messages = [message for message, _ in play(story) if message.strip() and "\n" not in message]
        lines = lines_of_host(messages)
        check = RULES.Check(SCHEMAS)
        for line in lines:
            assert line["jsonrpc"] == "2.0", line
            if "method" in line:
                check.must_pass("host", SCHEMAS.validator("events/" + line["method"]), line["params"], line["method"])
            else:
                assert ("result" in line) != ("error" in line), line
        assert not check.failures, check.failures
        # Notifications have no answer; whatever else was sent has one, in order.
        wanted = [answered for answered in map(id_of, messages) if answered is not NO_ANSWER]
        answers = [line["id"] for line in lines if "method" not in line]
        assert len(answers) == len(wanted), f"{len(answers)} answers for {len(wanted)}: {messages}"
        assert all(got is None or got == expected for got, expected in zip(answers, wanted)), (answers, wanted)


NO_ANSWER = object()


def id_of(message):
    """The id that the answer has if it has one; NO_ANSWER for a notification."""
    with trestle.Core(LIBRARY) as core:
        turn = json.loads(core.step(message.encode()))
    return turn["id"] if "id" in turn else NO_ANSWER


class Reach(unittest.TestCase):
    """Without it a generator that draws nothing of worth would pass."""

    def test_what_was_drawn_reaches_all_areas(self):
        methods = {path.relative_to(ROOT / "Schemas" / "messages").with_suffix("").as_posix()
                   for path in (ROOT / "Schemas" / "messages").rglob("*.json")}
        self.assertEqual(sorted(methods - accepted), [], "never accepted")
        for name in ("accepted", "parseError", "invalidMessage", "unknownMethod", "invalidParams", "notInitialized", "unknownMount"):
            self.assertGreater(seen[name], 0, name)
        self.assertGreater(seen["accepted"], seen.total() // 4)


def main():
    result = unittest.main(exit=False, verbosity=0).result
    failed = len(result.failures) + len(result.errors)
    told = ", ".join(f"{count} {name}" for name, count in seen.most_common())
    print(f"messages: {seen.total()} turns ({told})")
    print(f"messages: {result.testsRun - failed} passed, {failed} failed")
    return 1 if failed or not result.testsRun else 0


if __name__ == "__main__":
    sys.exit(main())
