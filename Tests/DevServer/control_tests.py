"""Scripts make the service misbehave; it tells what it received."""

import http.client
import json
import signal
import subprocess
import threading
import time
import unittest

from bodies import *
from server import KEY, Server, binary


class Control(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        ended = cls.server.stop()
        assert ended == (0, "", ""), ended

    def setUp(self):
        self.server.reset()

    def ad(self, zone="110003"):
        return self.server.post("/v/1.0.0/ad/retrieve", ad_request(zone))

    def events(self, **headers):
        return self.server.post("/v/1.0.0/ad/events", ad_events(ad_event()), {**KEY, **headers})

    def drops(self, send):
        with self.assertRaises((ConnectionError, http.client.HTTPException)):
            send()

    def test_no_fill_as_often_as_said_and_without_costing_a_turn(self):
        self.server.script({"route": "ad/retrieve", "noFill": {"refresh_time": 45}, "times": 2})
        ads = [self.ad().json["data"]["ad"] for _ in range(3)]
        self.assertEqual([ad["id"] for ad in ads], ["", "", "ad-cheddar"])
        self.assertEqual([ad["refresh_time"] for ad in ads], [45, 45, 60])

    def test_a_rule_can_be_for_one_zone(self):
        self.server.script({"route": "ad/retrieve", "zone": "110005", "noFill": True})
        self.assertEqual(self.ad("110003").json["data"]["ad"]["id"], "ad-cheddar")
        self.assertEqual(self.ad("110005").json["data"]["ad"]["id"], "")

    def test_success_false_keeps_the_data(self):
        self.server.script({"route": "*", "success": False, "message": "no", "times": 1})
        answer = self.ad().json
        self.assertEqual((answer["success"], answer["message"], answer["data"]["ad"]["id"]), (False, "no", "ad-cheddar"))
        self.assertIs(self.ad().json["success"], True)

    def test_junk_is_laid_over_the_answer(self):
        junk = {"data": {"ad": {"refresh_time": [1], "action_path": None, "new": {"deep": [True]}}, "port_width": "wide"}}
        self.server.script({"route": "ad/retrieve", "merge": junk, "remove": ["/data/ad/creative_url", "/data/none/x"]})
        data = self.ad().json["data"]
        self.assertEqual((data["ad"]["refresh_time"], data["ad"]["action_path"], data["port_width"]), ([1], None, "wide"))
        self.assertEqual(data["ad"]["new"], {"deep": [True]})
        self.assertNotIn("creative_url", data["ad"])
        self.assertEqual(data["ad"]["id"], "ad-cheddar")

    def test_status_headers_and_raw_bodies(self):
        self.server.script([
            {"route": "ad/events", "status": 503, "headers": {"Retry-After": "1"}, "times": 1},
            {"route": "ad/events", "status": 201, "body": "{oops", "headers": {"Content-Type": None, "X-Odd": "y"}, "times": 1},
            {"route": "ad/events", "bodyHex": "fffe00", "times": 1},
            {"route": "creative", "status": 404, "times": 1}])
        first, second, third = self.events(), self.events(), self.events()
        self.assertEqual((first.status, first.headers["Retry-After"]), (503, "1"))
        self.assertEqual((second.status, second.body, second.headers["X-Odd"]), (201, b"{oops", "y"))
        self.assertIsNone(second.headers["Content-Type"])
        self.assertEqual(third.body, b"\xff\xfe\x00")
        self.assertEqual(self.server.get("/creatives/ad-cheddar").status, 404)
        self.assertEqual(self.server.get("/creatives/ad-cheddar").status, 200)
        self.assertEqual([row["status"] for row in self.server.requests("?route=ad/events")], [503, 201, 200])

    def test_every_status_can_be_said(self):
        for status in (200, 204, 301, 304, 400, 401, 403, 404, 408, 410, 413, 422, 425, 429, 500, 502, 599):
            self.server.script({"route": "payload/pickup", "status": status, "times": 1})
            self.assertEqual(self.server.post("/v/1/pickup", PICKUP).status, status)

    def test_a_refused_request_is_not_received_unless_said(self):
        self.server.script([{"route": "ad/events", "status": 500, "times": 1},
                            {"route": "ad/events", "status": 500, "accept": True, "times": 1}])
        self.events(**{"Idempotency-Key": "k"})
        self.assertEqual(self.server.received(), [])
        self.events(**{"Idempotency-Key": "k"})
        self.assertEqual([row["duplicate"] for row in self.server.received()], [0])
        self.events(**{"Idempotency-Key": "k"})
        self.assertEqual([row["duplicate"] for row in self.server.received()], [0, 1])

    def test_connections_are_dropped_before_after_and_during(self):
        self.server.script([{"route": "ad/events", "drop": how, "times": 1} for how in ("before", "after", "during")])
        self.drops(self.events)
        self.assertEqual(self.server.received(), [])
        self.drops(self.events)
        self.assertEqual(len(self.server.received()), 1)
        self.drops(self.events)
        self.assertEqual(len(self.server.received()), 2)
        self.assertEqual(self.events().status, 200)
        self.assertEqual([row["accepted"] for row in self.server.requests()], [0, 1, 1, 1])
        self.assertEqual([row["status"] for row in self.server.requests()], [0, 0, 0, 200])

    def test_a_delay_delays_one_request_only(self):
        self.server.script({"route": "payload/pickup", "delayMs": 700, "times": 1})
        begun = time.monotonic()
        slow = threading.Thread(target=lambda: self.server.post("/v/1/pickup", PICKUP))
        slow.start()
        while not self.server.requests():
            time.sleep(0.01)
        self.assertEqual(self.events().status, 200)
        self.assertLess(time.monotonic() - begun, 0.6)
        slow.join()
        self.assertGreaterEqual(time.monotonic() - begun, 0.7)

    def test_rules_can_be_read_and_forgotten(self):
        self.server.script([{"route": "*", "delayMs": 0, "times": 3}, {"route": "ad/events", "status": 500}])
        self.events()
        rules = self.server.get("/control/script").json["rules"]
        self.assertEqual(rules, [{"route": "*", "delayMs": 0, "times": 2}, {"route": "ad/events", "status": 500}])
        self.assertEqual(self.server.request("DELETE", "/control/script").status, 200)
        self.assertEqual(self.server.get("/control/script").json, {"rules": []})

    def test_mistakes_in_rules_are_named_and_nothing_is_added(self):
        good = {"route": "*", "status": 500}
        for wrong, place in [({}, "/1/route"), ({"route": "nowhere"}, "/1/route"), ({"route": "control"}, "/1/route"),
                             ({"route": "*", "stat": 1}, "/1/stat"), ({"route": "*", "status": 99}, "/1/status"),
                             ({"route": "*", "status": 1000}, "/1/status"), ({"route": "*", "times": 0}, "/1/times"),
                             ({"route": "*", "delayMs": -1}, "/1/delayMs"), ({"route": "*", "drop": "now"}, "/1/drop"),
                             ({"route": "*", "bodyHex": "abc"}, "/1/bodyHex"), ({"route": "*", "noFill": 3}, "/1/noFill"),
                             ({"route": "*", "headers": {"a b": "c"}}, "/1/headers/a b"),
                             ({"route": "*", "headers": {"a": "x\r\ny: z"}}, "/1/headers/a"),
                             ({"route": "*", "remove": ["data"]}, "/1/remove"), ({"route": "*", "merge": []}, "/1/merge")]:
            with self.subTest(wrong=wrong):
                reply = self.server.post("/control/script", [good, wrong])
                self.assertEqual(reply.status, 400)
                self.assertIn(place, reply.json["message"])
        self.assertEqual(self.server.post("/control/script", "{").status, 400)
        self.assertEqual(self.server.get("/control/script").json, {"rules": []})

    def test_the_inventory_can_be_changed_and_comes_back(self):
        before = self.server.get("/control/inventory").json
        shipped = subprocess.run([binary(), "--print-inventory"], capture_output=True).stdout
        self.assertEqual(before, json.loads(shipped))
        changed = {"zones": [{"id": "110003", "ads": [{"id": "new"}]}]}
        self.assertEqual(self.server.request("PUT", "/control/inventory", changed).status, 200)
        self.assertEqual(self.ad().json["data"]["ad"]["id"], "new")
        self.assertEqual(self.server.request("PUT", "/control/inventory", {"zones": 3}).status, 400)
        self.assertEqual(self.server.get("/control/inventory").json, changed)
        self.server.reset()
        self.assertEqual(self.server.get("/control/inventory").json, before)

    def test_reset_forgets_everything(self):
        self.server.script({"route": "*", "status": 500, "accept": True})
        self.events()
        self.server.post("/control/cors", {"headers": []})
        self.server.reset()
        self.assertEqual((self.server.received(), self.server.requests()), ([], []))
        self.assertEqual(self.events().status, 200)
        self.assertIn("idempotency-key", self.server.request("OPTIONS", "/v/1/pickup").headers["Access-Control-Allow-Headers"])

    def test_control_is_strict(self):
        for method, path, status in [("GET", "/control/nothing", 404), ("POST", "/control/received", 405),
                                     ("GET", "/control/reset", 405), ("GET", "/control/received?tpye=x", 400),
                                     ("GET", "/control/received?after=x", 400), ("GET", "/control/received?limit=0", 400),
                                     ("GET", "/control/received?type=%zz", 400), ("POST", "/control/cors", 400),
                                     ("PUT", "/control/inventory", 400)]:
            with self.subTest(method=method, path=path):
                reply = self.server.request(method, path)
                self.assertEqual(reply.status, status)
                self.assertTrue(reply.json["message"])
        self.assertEqual(self.server.post("/control/cors", {"headers": ["a\nb"]}).status, 400)

    def test_many_clients_at_once(self):
        failures = []

        def client(number):
            for turn in range(25):
                key = {"Idempotency-Key": f"{number}-{turn}"}
                replies = [self.ad(), self.events(**key), self.server.post("/v/1/pickup", PICKUP)]
                if turn % 5 == 0:
                    replies.append(self.server.post("/control/script", {"route": "pixel", "status": 500, "times": 1}))
                    self.server.get("/pixels/a.gif")
                failures.extend(reply.status for reply in replies if reply.status != 200)

        clients = [threading.Thread(target=client, args=(number,)) for number in range(6)]
        for thread in clients:
            thread.start()
        for thread in clients:
            thread.join()
        self.assertEqual(failures, [])
        self.assertEqual(len(self.server.received()), 150)
        impressions = [row["impression_id"] for row in self.server.get("/control/serves").json["serves"]]
        self.assertEqual(len(set(impressions)), 150)


class Endings(unittest.TestCase):
    def test_it_listens_on_the_loopback_address_only(self):
        server = Server()
        listening = set()
        for table in ("/proc/net/tcp", "/proc/net/tcp6"):
            with open(table) as lines:
                rows = [line.split() for line in lines][1:]
            listening |= {row[1] for row in rows if row[3] == "0A" and row[1].endswith(f":{server.port:04X}")}
        self.assertEqual(listening, {f"0100007F:{server.port:04X}"})
        server.stop()

    def test_signals_end_it_with_status_0_whatever_it_does(self):
        for how in (signal.SIGTERM, signal.SIGINT):
            server = Server()
            server.script({"route": "*", "delayMs": 60000})
            waiting = threading.Thread(target=lambda: self.ended(server))
            waiting.start()
            idle = http.client.HTTPConnection("127.0.0.1", server.port)
            idle.connect()
            while not server.requests():
                time.sleep(0.01)
            begun = time.monotonic()
            self.assertEqual(server.stop(how), (0, "", ""))
            self.assertLess(time.monotonic() - begun, 5)
            waiting.join()
            idle.close()

    def ended(self, server):
        try:
            server.post("/v/1/pickup", PICKUP)
        except (OSError, http.client.HTTPException):
            pass

    def test_help_and_version(self):
        told = subprocess.run([binary(), "--help"], capture_output=True, text=True)
        self.assertEqual(told.returncode, 0)
        for option in ("--port", "--database", "--inventory", "--cors-headers", "--print-inventory"):
            self.assertIn(option, told.stdout)
        told = subprocess.run([binary(), "--version"], capture_output=True, text=True)
        self.assertRegex(told.stdout, r"^trestle-dev-server \d+\.\d+\.\d+\n$")

    def test_the_list_of_headers_can_be_an_option(self):
        server = Server("--cors-headers", "accept,x-api-key")
        self.assertEqual(server.request("OPTIONS", "/v/1/pickup").headers["Access-Control-Allow-Headers"], "accept, x-api-key")
        server.stop()
