"""Sessions over real HTTP: effects, time, and services that misbehave."""

import json
import socket
import time

from ad_service import AD, AdService, Answer, filled
from checks import check, equal, initialization, is_answered
from host import Host

AD_ROUTE = AdService.AD_ROUTE


def mount(h, service, **params):
    """Initializes and mounts a visible zone; gives its number."""
    h.call("sdk/initialize", initialization(service, **params), id="init")
    return h.call("zone/mount", {"zone": "Z1", "visible": True}, id="mount")["result"]["mount"]


def has_event(kind):
    """Accepts a batch of ad events that holds one of that type."""
    return lambda path, _, body: "ad/events" in path and any(
        event.get("event_type") == kind for event in json.loads(body)["events"])


def test_an_ad_is_fetched_shown_and_counted():
    with AdService() as service, Host() as h:
        number = mount(h, service)
        shown = h.event("zone/shown")
        equal((shown["mount"], shown["zone"], shown["ad"]["id"]), (number, "Z1", AD["id"]))
        path, headers, body = service.received[0]
        equal((path, headers["x-api-key"]), ("/v/1.0.0/ad/retrieve", "APP"))
        equal(json.loads(body)["zoneId"], "Z1")
        h.send("zone/creative", {"mount": number, "serve": shown["ad"]["serve"], "state": "loaded"})
        h.until(lambda line: line.get("method") == "ad/reported" and line["params"]["type"] == "impression")
        code, took, _ = h.end()
        check(code == 0 and took < 2, code, took)
        check(service.wait_for(has_event("impression"), 0), service.received)


def test_the_host_wakes_the_core():
    with AdService() as service, Host() as h:
        number = mount(h, service)
        serve = h.event("zone/shown")["ad"]["serve"]
        h.send("zone/creative", {"mount": number, "serve": serve, "state": "loaded"})
        # A load counts one millisecond later, and a batch closes after three seconds: nothing is sent to make that happen.
        equal(h.event("zone/loaded")["mount"], number)
        check(service.wait_for(has_event("impression"), 5), "the batch was not sent")


def test_a_clock_set_by_the_caller_runs_on():
    with AdService() as service, Host() as h:
        h.call("sdk/initialize", initialization(service), at={"mono": 10**12, "wall": 1767225600000})
        number = h.call("zone/mount", {"zone": "Z1", "visible": True})["result"]["mount"]
        serve = h.event("zone/shown")["ad"]["serve"]
        h.send("zone/creative", {"mount": number, "serve": serve, "state": "loaded"})
        h.event("zone/loaded")
        _, _, body = service.wait_for(has_event("impression"), 5)
        for event in json.loads(body)["events"]:
            check(1767225600 <= event["created_at"] < 1767225600 + 60, event)


def test_only_protocol_lines_reach_stdout():
    """BR-12."""
    with AdService() as service, Host() as h:
        number = mount(h, service, debug=True, strict=True, nonsense=1)
        h.event("zone/shown")
        h.call("zone/tap", {"mount": number})
        h.call("no/such")
        h.write("broken\n")
        _, _, rest = h.end()
        for line in [json.loads(line) for line in h.lines] + rest:
            equal(line["jsonrpc"], "2.0")
            check("method" in line and set(line) == {"jsonrpc", "method", "params"}
                  or set(line) in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"}), line)
        for line in h.log.splitlines():
            check({"level", "code", "message"} <= set(json.loads(line)), line)


def test_replies_are_told_from_events_by_their_ids():
    """BR-15."""
    with AdService() as service, Host() as h:
        h.call("sdk/initialize", initialization(service), id=0)
        count = 40
        for number in range(1, count):
            h.send("zone/mount", {"zone": f"Z{number}", "visible": True}, id=number)
        replies, mounts = [], []
        while len(replies) < count - 1 or len(mounts) < count - 1:
            line = json.loads(h.next())
            if "id" in line:
                replies.append(line["id"])
                mounts.append(line["result"]["mount"])
        equal(replies, list(range(1, count)))
        equal(len(set(mounts)), count - 1)


def test_a_service_killed_in_mid_session_leaves_a_working_host():
    service = AdService()
    with Host() as h:
        mount(h, service)
        h.event("zone/shown")
        service.kill()
        h.send("zone/mount", {"zone": "Z2", "visible": True}, id=2)
        h.until(lambda line: line.get("method") == "zone/loadFailed" and line["params"]["zone"] == "Z2", 10)
        is_answered(h)
        code, took, _ = h.end()
        check(code == 0 and took < 2, code, took)


JUNK = {
    "an empty body": Answer(b""),
    "no JSON": Answer(b"<html>busy</html>", headers=[("Content-Type", "text/html")]),
    "another type": Answer(b"[]"),
    "wrong members": Answer(b'{"success":"yes","data":{"ad":[1],"port_width":{}}}'),
    "invalid UTF-8": Answer(b'{"data":{"ad":{"id":"\xff\xfe\xc3"}}}'),
    "UTF-16": Answer('{"data":{}}'.encode("utf-16")),
    "a NUL": Answer(b'{"data":\x00}'),
    "deep nesting": Answer(b"[" * 100000),
    "40 MiB": Answer(b"x" * (1 << 20), repeat=40),
    "20 MiB of bytes to be escaped": Answer(b"\x01" * (1 << 20), repeat=20),
    "a status without a meaning": Answer(b"{}", status=299),
    "404": Answer(b"{}", status=404),
    "500": Answer(b"{}", status=500),
    "a redirect": Answer(b"", status=302, headers=[("Location", "/v/elsewhere")]),
    "a broken compression": Answer(b"\x1f\x8bnonsense", headers=[("Content-Encoding", "gzip")]),
    "many headers": Answer(b"{}", headers=[(f"X-{number}", "ä" * 100) for number in range(90)]),
    "a dropped connection": Answer(drop=True),
}


def test_junk_answers_leave_a_working_host():
    for name, answer in JUNK.items():
        with AdService() as service, Host() as h:
            service.answers[AD_ROUTE] = answer
            mount(h, service, policy={"retrievalAttempts": 1})
            check(h.event("zone/loadFailed")["zone"] == "Z1", name)
            is_answered(h)
            equal((name, h.end()[0]), (name, 0))
            check(not any("elsewhere" in path for path, _, _ in service.received), "the redirect was followed")


def test_a_byte_order_mark_and_a_latin_1_character_do_not_cost_the_ad():
    with AdService() as service, Host() as h:
        service.answers[AD_ROUTE] = Answer(b"\xef\xbb\xbf" + filled({**AD, "action_path": "X"}).replace(b'"X"', b'"caf\xe9"'))
        mount(h, service)
        equal(h.event("zone/shown")["ad"]["id"], AD["id"])


def test_a_server_that_is_none_leaves_a_working_host():
    for greeting in (b"", b"\r\n", b"nonsense\n" * 1000, b"HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n", b"HTTP/9 x\r\n\r\n"):
        with socket.create_server(("127.0.0.1", 0)) as listener, Host() as h:
            root = f"http://127.0.0.1:{listener.getsockname()[1]}"
            endpoints = {name: root for name in ("ads", "events", "payloads", "feedback")}
            mount(h, None, endpoints=endpoints, policy={"retrievalAttempts": 1})
            connection, _ = listener.accept()
            connection.recv(65536)
            connection.sendall(greeting)
            connection.close()
            h.event("zone/loadFailed")
            is_answered(h)


def test_a_silent_network_cannot_hold_the_host():
    """BR-13, with requests and reports that nobody answers."""
    with AdService() as service, Host() as h:
        service.answers = {route: Answer(delay=10) for route in (AD_ROUTE, "1.0.0/ad/events", "1/android/events")}
        mount(h, service)
        code, took, _ = h.end()
        equal(code, 0)
        check(took < 2, took)
        check(service.wait_for(has_event("zone_mounted"), 0), "reports were not sent at the end")


def test_reports_are_delivered_at_the_end():
    with AdService() as service, Host() as h:
        mount(h, service)
        h.event("zone/shown")
        code, took, _ = h.end()
        equal(code, 0)
        check(took < 1, took)
        check(service.wait_for(has_event("zone_mounted"), 0), service.received)
