"""What each route answers and keeps when it is used as apps use it."""

import json
import os
import sqlite3
import tempfile
import unittest

from bodies import *
from server import KEY, Server


class Routes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        ended = cls.server.stop()
        assert ended == (0, "", ""), ended

    def setUp(self):
        self.server.reset()

    def ad(self, **more):
        reply = self.server.post("/v/1.0.0/ad/retrieve", ad_request(**more))
        self.assertEqual(reply.status, 200)
        self.assertEqual(reply.headers["Content-Type"], "application/json")
        self.assertIs(reply.json["success"], True)
        return reply.json["data"]

    def test_every_post_route_takes_its_body(self):
        for route, path, body in POSTS:
            with self.subTest(path=path):
                self.assertEqual(self.server.post(path, body).status, 200)
                last = self.server.requests()[-1]
                self.assertEqual((last["route"], last["path"], last["accepted"], last["reason"]), (route, path, 1, None))
                self.assertEqual(json.loads(last["body"]), body)

    def test_an_ad_has_the_members_of_the_wire(self):
        data = self.ad()
        self.assertEqual((data["port_width"], data["port_height"]), (320, 100))
        ad = data["ad"]
        self.assertEqual(
            set(ad), {"id", "impression_id", "creative_url", "action_type", "action_path", "refresh_time", "payload"})
        self.assertTrue(ad["impression_id"].startswith("110003:"))
        self.assertEqual(len(ad["payload"]["detailed_list_items"][0]), 8)

    def test_ads_of_a_zone_take_turns_and_impressions_differ(self):
        ads = [self.ad()["ad"] for _ in range(4)]
        self.assertEqual([ad["id"] for ad in ads], ["ad-cheddar", "ad-recipes", "ad-cheddar", "ad-recipes"])
        self.assertEqual(len({ad["impression_id"] for ad in ads}), 4)

    def test_every_action_type_is_served(self):
        types = set()
        for zone in ("110003", "110005", "110006"):
            types |= {self.ad(zone=zone)["ad"]["action_type"] for _ in range(3)}
        self.assertEqual(types, {"c", "e", "l", "p", "cp", "a", "n"})

    def test_a_zone_without_ads_answers_an_empty_id_and_its_back_off(self):
        ad = self.ad(zone="110004")["ad"]
        self.assertEqual((ad["id"], ad["refresh_time"]), ("", 300))

    def test_an_unknown_zone_is_a_no_fill(self):
        self.assertEqual(self.ad(zone="nowhere")["ad"]["id"], "")

    def test_a_context_and_a_store_have_their_own_ads(self):
        self.assertEqual(self.ad(zone="110007")["ad"]["id"], "ad-everyday")
        self.assertEqual(self.ad(zone="110007", contextId="recipe-pasta")["ad"]["id"], "ad-pasta")
        self.assertEqual(self.ad(zone="110007", storeId="store-7")["ad"]["id"], "ad-store-7")
        serves = self.server.get("/control/serves?zone=110007").json["serves"]
        self.assertEqual([serve["context_id"] for serve in serves], ["", "recipe-pasta", ""])

    def test_creatives_are_pages_of_the_service_itself(self):
        ad = self.ad()["ad"]
        prefix = f"http://127.0.0.1:{self.server.port}"
        self.assertTrue(ad["creative_url"].startswith(prefix))
        page = self.server.get(ad["creative_url"][len(prefix):])
        self.assertEqual(page.headers["Content-Type"], "text/html; charset=utf-8")
        self.assertIn(b"function loadTrackingPixels()", page.body)
        self.assertIn(b"Cheddar and crackers", page.body)
        broken = self.ad(zone="110008")["ad"]["creative_url"]
        self.assertEqual(self.server.get(broken[len(prefix):]).status, 404)

    def test_pages_pixels_and_feedback_answer(self):
        self.assertIn(b"AdAdapted.addItemToList(", self.server.get("/pages/circular").body)
        self.assertEqual(self.server.get("/pages/none").status, 404)
        self.assertEqual(self.server.get("/pixels/x.gif").headers["Content-Type"], "image/gif")
        self.assertTrue(self.server.get("/pixels/x.gif").body.startswith(b"GIF89a"))
        self.assertIn(b"ad &lt;7&gt;", self.server.get("/?aid=ad%20%3C7%3E&uid=u").body)
        self.assertEqual(self.server.request("HEAD", "/feedback").status, 200)

    def test_keyword_terms_are_those_of_the_documents(self):
        data = self.server.post("/v/1.0.0/intercept/retrieve", keyword_request()).json["data"]
        self.assertTrue(data["search_id"])
        che = [(term["term"], term["priority"]) for term in data["terms"] if "che" in term["term"].lower()]
        self.assertEqual(che, [("Chex Mix", 2), ("Cheddar Cheese", 3), ("Sweet Cherries", 1), ("Mac & Cheese", 4),
                               ("Water Chestnuts", 5)])

    def test_event_routes_answer_old_and_new(self):
        new = self.server.post("/v/1.0.0/ad/events", ad_events(ad_event()))
        self.assertEqual(new.json, {"message": "processing events"})
        old = self.server.post("/v/0.9.5/ios/ads/events", ad_events(ad_event(), ad_event("impression_end")))
        self.assertEqual(old.json, {"results": ["Ok", "Ok"]})

    def test_old_apps_may_leave_the_zone_out_or_misspell_it(self):
        event = ad_event()
        del event["zone_id"]
        self.assertEqual(self.server.post("/v/0.9.5/android/ads/events", ad_events(event)).status, 200)
        event["zoneId"] = "110003"
        self.assertEqual(self.server.post("/v/0.9.5/android/ads/events", ad_events(event)).status, 200)
        self.assertEqual([row["zone_id"] for row in self.server.received()], [None, "110003"])
        self.assertEqual(self.server.post("/v/1.0.0/ad/events", ad_events(event)).status, 400)

    def test_payloads_are_offered_until_they_are_settled(self):
        offered = self.server.post("/v/1/pickup", PICKUP, {}).json["payloads"]
        self.assertEqual([payload["payload_id"] for payload in offered], ["payload-brunch"])
        self.server.post("/v/1/tracking", tracking(settled(status="duplicate")), {})
        self.assertEqual(len(self.server.post("/v/1/pickup", PICKUP, {}).json["payloads"]), 1)
        self.server.post("/v/1/tracking", tracking(settled()), {})
        self.assertEqual(self.server.post("/v/1/pickup", PICKUP, {}).json, {"payloads": []})
        self.assertEqual(len(self.server.post("/v/1/pickup", {**PICKUP, "udid": "else"}, {}).json["payloads"]), 1)

    def test_payload_times_come_in_three_forms(self):
        entries = [settled("a"), settled("b", time=SECONDS * 1000), settled("c", time=str(SECONDS))]
        self.assertEqual(self.server.post("/v/1/tracking", tracking(*entries), {}).status, 200)
        self.assertEqual([row["reported_at"] for row in self.server.received()], [SECONDS, SECONDS * 1000, SECONDS])

    def test_reports_are_kept_member_by_member(self):
        self.server.post("/v/1.0.0/ad/events", ad_events(ad_event(), ad_event("zone_unfilled")),
                         {**KEY, "Idempotency-Key": "i-1"})
        self.server.post("/v/1.0.0/intercept/events", {**EVENTS, "events": [keyword_event("selected")]})
        self.server.post("/v/1/ios/events", sdk_events(sdk_event("user_added_to_list", "app", item_name="Milk")), {})
        self.server.post("/v/1/ios/errors", {**EVENTS, "errors": [error(url="x")]}, {})
        rows = self.server.received()
        self.assertEqual([(row["kind"], row["type"], row["name"]) for row in rows], [
            ("ad", "impression", None), ("ad", "zone_unfilled", "no_ad"), ("intercept", "selected", None),
            ("sdk", "user_added_to_list", None), ("error", "AD_REQUEST_FAILED", "failed")])
        self.assertEqual([row["position"] for row in rows], [0, 1, 0, 0, 0])
        self.assertEqual(rows[0]["raw"], ad_event())
        self.assertEqual((rows[0]["idempotency_key"], rows[0]["impression_id"]), ("i-1", "110003:1"))
        self.assertEqual((rows[2]["user_input"], rows[2]["term_id"]), ("mil", "term-1"))
        self.assertEqual((rows[3]["source"], rows[3]["params"]), ("app", {"item_name": "Milk"}))
        self.assertTrue(all(row["session_id"] == "TRSESSION" and row["udid"] == "user-1" for row in rows))
        self.assertEqual(len(self.server.received("?type=impression&session=TRSESSION&route=ad/events")), 1)
        self.assertEqual(len(self.server.received(f"?after={rows[1]['id']}&limit=2")), 2)

    def test_a_second_delivery_is_kept_and_marked(self):
        path, body = "/v/1.0.0/ad/events", ad_events(ad_event())
        for key in ("i-1", "i-2", "i-1"):
            self.server.post(path, body, {**KEY, "Idempotency-Key": key})
        self.server.post("/v/1/ios/events", sdk_events(sdk_event()), {"Idempotency-Key": "i-1"})
        self.assertEqual([row["duplicate"] for row in self.server.received()], [0, 0, 1, 0])

    def test_strings_survive_unharmed(self):
        for text in ("a\u0000b", "e\u0301", "\u00e9", "\U0001F9C0", "\"\\/\n", "<script>"):
            self.server.reset()
            self.server.post("/v/1.0.0/intercept/events", {**EVENTS, "events": [keyword_event(user_input=text)]})
            row = self.server.received()[0]
            self.assertEqual((row["user_input"], row["raw"]["user_input"]), (text, text))

    def test_browsers_are_told_what_they_may_send(self):
        for _, path, _ in POSTS:
            asked = {"Origin": "http://x", "Access-Control-Request-Method": "POST"}
            reply = self.server.request("OPTIONS", path, headers=asked)
            self.assertEqual((reply.status, reply.body), (204, b""))
            self.assertEqual(reply.headers["Access-Control-Allow-Origin"], "*")
            self.assertIn("POST", reply.headers["Access-Control-Allow-Methods"])
            self.assertIn("idempotency-key", reply.headers["Access-Control-Allow-Headers"])
        self.assertEqual(self.server.post("/v/1/pickup", {}).headers["Access-Control-Allow-Origin"], "*")
        self.server.post("/control/cors", {"headers": ["accept", "x-api-key"]})
        reply = self.server.request("OPTIONS", "/v/1/pickup")
        self.assertEqual(reply.headers["Access-Control-Allow-Headers"], "accept, x-api-key")


class Files(unittest.TestCase):
    def test_the_database_can_be_read_meanwhile_and_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "received.db")
            server = Server("--database", path)
            server.post("/v/1.0.0/ad/retrieve", ad_request())
            server.post("/v/1.0.0/ad/events", ad_events(ad_event()))
            with sqlite3.connect(path) as reader:
                self.assertEqual(reader.execute("SELECT type FROM reports").fetchall(), [("impression",)])
            reader.close()
            self.assertEqual(server.stop(), (0, "", ""))
            server = Server("--database", path)
            ad = server.post("/v/1.0.0/ad/retrieve", ad_request()).json["data"]["ad"]
            self.assertEqual(ad["impression_id"], "110003:2")
            self.assertEqual(len(server.received()), 1)
            server.process.kill()
            server.process.communicate()
            with sqlite3.connect(path) as reader:
                self.assertEqual(reader.execute("SELECT count(*) FROM serves").fetchone(), (2,))
            reader.close()

    def test_an_inventory_of_ones_own_is_served(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump({"zones": [{"id": "z", "ads": [{"id": "a/b", "action_type": "x", "odd": [1.5, None]}]}]}, file)
            file.flush()
            server = Server("--inventory", file.name)
            ad = server.post("/v/1.0.0/ad/retrieve", ad_request("z")).json["data"]["ad"]
            self.assertEqual((ad["action_type"], ad["odd"]), ("x", [1.5, None]))
            self.assertEqual(server.get(ad["creative_url"].split(str(server.port), 1)[1]).status, 200)
            server.stop()
