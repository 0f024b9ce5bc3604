"""Malformed requests are told what is wrong; the server and its next answer are unharmed."""

import json
import random
import subprocess
import tempfile
import unittest

from bodies import *
from server import Server, binary


# Members of collector bodies that the service doesn't look at.
UNREAD = {"collector/events": {"dw", "dh", "density", "device_udid", "errors"},
          "collector/errors": {"dw", "dh", "density", "device_udid", "events"}}


class Malformed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        ended = cls.server.stop()
        assert ended == (0, "", ""), ended

    def setUp(self):
        self.server.reset()

    def tearDown(self):
        self.assertIsNone(self.server.process.poll(), "the server ended")
        self.assertEqual(self.server.post("/v/1.0.0/ad/retrieve", ad_request()).status, 200)

    def refused(self, reply, status, *words):
        self.assertEqual(reply.status, status, reply.body)
        self.assertEqual(reply.headers["Content-Type"], "application/json")
        self.assertIs(reply.json["success"], False)
        for word in words:
            self.assertIn(word, reply.json["message"])

    def test_a_body_must_be_a_json_object(self):
        for _, path, _ in POSTS:
            for body in (None, "", "{", "nonsense", "[]", "1", "null", "\"x\"", b"\xff\xfe", b"\xef\xbb\xbf{}", "{}{}",
                         "{\"a\":NaN}", "{\"a\":1,\"a\":2}", "[" * 5000, "{\"a\":" * 5000, "\"\\ud800\"", b"\x00"):
                with self.subTest(path=path, body=body if body is None else body[:20]):
                    self.refused(self.server.post(path, body), 400, "body")
        self.assertEqual(self.server.received(), [])

    def test_a_missing_member_is_named(self):
        for route, path, body in POSTS:
            free = {"sdk_version", "bundle_id", "bundle_version", "allow_retargeting", "device", "os", "osv", "locale",
                    "timezone", "carrier", *UNREAD.get(route, ())}
            if route.startswith("payload/"):
                free.add("session_id")
            for name in set(body) - free:
                with self.subTest(path=path, name=name):
                    reply = self.server.post(path, {key: value for key, value in body.items() if key != name})
                    self.refused(reply, 400, f"/{name}")

    def test_a_member_of_another_type_is_named(self):
        for route, path, body in POSTS:
            for name in set(body) - UNREAD.get(route, set()):
                for wrong in (None, 1.5, [], {}, True, [1], [[]]):
                    with self.subTest(path=path, name=name, wrong=wrong):
                        self.refused(self.server.post(path, {**body, name: wrong}), 400, f"/{name}")

    def test_ad_events_are_checked_to_the_last_member(self):
        good = ad_event()
        cases = [("event_type", "clicked"), ("event_type", 1), ("event_name", "x"), ("event_name", None), ("ad_id", ""),
                 ("impression_id", ""), ("zone_id", ""), ("created_at", SECONDS * 1000), ("created_at", "1"),
                 ("created_at", 1.5), ("created_at", -1)]
        for name, wrong in cases:
            with self.subTest(name=name, wrong=wrong):
                reply = self.server.post("/v/1.0.0/ad/events", ad_events(good, {**good, name: wrong}))
                self.refused(reply, 400, f"/events/1/{name}")
        for kind in ("zone_mounted", "zone_unmounted", "zone_unfilled"):
            self.refused(self.server.post("/v/1.0.0/ad/events", ad_events(ad_event(kind, ad_id="a"))), 400, "ad_id")
        nameless = ad_event("zone_unfilled")
        del nameless["event_name"]
        self.refused(self.server.post("/v/1.0.0/ad/events", ad_events(nameless)), 400, "/events/0/event_name")
        self.refused(self.server.post("/v/1.0.0/ad/events", ad_events()), 400, "/events")
        self.assertEqual(self.server.received(), [], "one bad event must cost its request")

    def test_other_reports_are_checked_too(self):
        key = {**EVENTS, "events": [keyword_event("found")]}
        self.refused(self.server.post("/v/1.0.0/intercept/events", key), 400, "/events/0/event_type")
        event = sdk_event()
        for name, wrong in [("event_source", "host"), ("event_name", ""), ("event_timestamp", SECONDS * 1000),
                            ("event_params", {"a": 1}), ("event_params", [])]:
            reply = self.server.post("/v/1/ios/events", sdk_events({**event, name: wrong}))
            self.refused(reply, 400, f"/events/0/{name}")
        reply = self.server.post("/v/1/ios/events", {**sdk_events(event), "allow_retargeting": True})
        self.refused(reply, 400, "/allow_retargeting")
        for name, wrong in [("status", "seen"), ("payload_id", ""), ("event_timestamp", "soon"), ("event_timestamp", None)]:
            reply = self.server.post("/v/1/tracking", tracking({**settled(), name: wrong}))
            self.refused(reply, 400, f"/tracking/0/{name}")

    def test_ad_and_keyword_routes_need_a_key(self):
        for route, path, body in POSTS:
            reply = self.server.post(path, body, {})
            if route.startswith(("ad/", "intercept/")):
                self.refused(reply, 401, "x-api-key")
            else:
                self.assertEqual(reply.status, 200)

    def test_wrong_methods_and_paths(self):
        for _, path, _ in POSTS:
            for method in ("GET", "PUT", "DELETE", "PATCH", "HEAD", "BREW"):
                reply = self.server.request(method, path)
                self.assertEqual((reply.status, reply.headers["Allow"]), (405, "OPTIONS, POST"))
        self.refused(self.server.post("/creatives/ad-cheddar", {}), 405, "GET")
        for path in ("/v/1.0.0/ad", "/v/1.0.0/ad/retrieve/", "//v/1/pickup", "/v/1/web/events", "/v/0.9.5/web/ads/events",
                     "/v/1.0.0/events", "/nothing", "/creatives", "/creatives/", "/%2e%2e/etc/passwd"):
            with self.subTest(path=path):
                self.refused(self.server.get(path), 404)
                self.assertEqual(self.server.requests()[-1]["status"], 404)

    def test_bad_percent_encoding(self):
        for path in ("/creatives/%", "/creatives/%4", "/creatives/%zz", "/creatives/%ff", "/creatives/%00", "/?aid=%zz"):
            with self.subTest(path=path):
                self.refused(self.server.get(path), 400, "percent-encoding")

    def test_long_bodies_and_heads_are_bounded(self):
        big = json.dumps({**ad_request(), "extra": "x" * (5 << 20)})
        self.refused(self.server.post("/v/1.0.0/ad/retrieve", big), 413, "body")
        self.assertEqual(self.server.requests()[-1]["body"], "")
        self.refused(self.server.request("GET", "/", headers={"x-long": "y" * 40000}), 431, "head")
        self.assertEqual(self.server.raw(b"GET / HTTP/1.1\r\nHost: x\r\nx: " + b"y" * 2_000_000 + b"\r\n\r\n")[:8], b"HTTP/1.1")
        many = "".join(f"x-{n}: y\r\n" for n in range(5000))
        self.assertIn(b" 431 ", self.server.raw(f"GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n".encode()).split(b"\r\n")[0])

    def test_bytes_that_are_no_http(self):
        for data in (b"", b"\x00" * 100, b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET / HTTP/9.9\r\n\r\n",
                     b"POST /v/1/pickup HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{}",
                     b"POST /v/1/pickup HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
                     b"POST /v/1/pickup HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                     b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /creatives/\xc3\x28 HTTP/1.1\r\nHost: x\r\n\r\n"):
            with self.subTest(data=data[:30]):
                self.server.raw(data, timeout=1)
                self.assertEqual(self.server.get("/").status, 200)

    def test_damaged_bodies_never_end_the_server(self):
        chance = random.Random(7)
        for _ in range(600):
            _, path, body = chance.choice(POSTS)
            text = bytearray(json.dumps(body).encode())
            for _ in range(chance.randint(1, 6)):
                position = chance.randrange(len(text) - 20)
                how = chance.randrange(3)
                if how == 0:
                    text[position] = chance.randrange(256)
                elif how == 1 and len(text) > 60:
                    del text[position:position + chance.randint(1, 20)]
                else:
                    text.insert(position, chance.choice(b"{}[]\",:\\0n"))
            self.assertIn(self.server.post(path, bytes(text)).status, (200, 400))


class Misuse(unittest.TestCase):
    def fails(self, status, words, *options):
        done = subprocess.run([binary(), *options], capture_output=True, text=True, timeout=10)
        self.assertEqual((done.returncode, done.stdout), (status, ""))
        self.assertIn(words, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1)

    def test_wrong_options_are_told(self):
        self.fails(2, "--port: must be", "--port", "70000")
        self.fails(2, "--port: needs a value", "--port")
        self.fails(2, "--nonsense: unknown", "--nonsense")
        self.fails(2, "--cors-headers", "--cors-headers", "a\nb")

    def test_files_that_cannot_be_used_are_told(self):
        self.fails(1, "/nowhere/x.db: unable to open", "--database", "/nowhere/x.db")
        self.fails(1, "No such file", "--inventory", "/nowhere/x.json")
        self.fails(1, "directory", "--inventory", "/")
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            for text, words in [("{", "not JSON"), ("[]", "must be an object"), ("{\"zone\":[]}", "/zone: unknown"),
                                ("{\"zones\":[{\"ads\":[]}]}", "/zones/0/id: missing"),
                                ("{\"zones\":[{\"id\":\"a\"},{\"id\":\"a\"}]}", "twice"),
                                ("{\"zones\":[{\"id\":\"a\",\"ads\":[{\"id\":3}]}]}", "/zones/0/ads/0/id")]:
                file.seek(0)
                file.truncate()
                file.write(text)
                file.flush()
                self.fails(1, words, "--inventory", file.name)
            self.fails(1, "not a database", "--database", file.name)

    def test_a_port_in_use_is_told(self):
        server = Server()
        self.fails(1, "in use", "--port", str(server.port))
        server.stop()
