"""What the tests of the host share."""

import json

SESSION = b'{"jsonrpc":"2.0","id":7,"method":"sdk/session"}\n'
NO_SESSION = {"jsonrpc": "2.0", "id": 7, "result": {"sessionId": None}}


def initialization(service, **params):
    root = service.root if service else "http://127.0.0.1:9"
    return {
        "appId": "APP",
        "environment": "development",
        "endpoints": {"ads": root, "events": root, "payloads": root, "feedback": root},
        "device": {"platform": "other"},
        "features": {"keywords": False, "payloads": False},
        **params,
    }


def lines(output):
    return [json.loads(line) for line in output.splitlines()]


def check(condition, *facts):
    if not condition:
        raise AssertionError(" ".join(str(fact)[:600] for fact in facts) or "does not hold")


def equal(got, expected):
    check(got == expected, "expected", expected, "got", got)


def is_answered(h):
    """The next message works."""
    equal(h.call("core/wake", id="alive"), {"jsonrpc": "2.0", "id": "alive", "result": {}})
