"""What becomes of reports when pages close, crash, share a browser or may not call."""

from browser import BrowserCase, Service, until


class Delivery(BrowserCase):
    def added(self):
        return [row["params"]["item_name"] for row in self.service.rows("user_added_to_list")]

    def add(self, shop, *titles):
        shop.js("(titles) => shop.sdk.reportItemsAddedToList(titles, 'Saturday shop')", list(titles))

    def nothing_twice(self):
        self.assertEqual([row for row in self.service.rows() if row["duplicate"]], [])
        self.one_serve_one_impression()

    def test_a_page_that_closes_says_all_it_has_to_say(self):
        shop = self.shop()
        self.add(shop, "Oat milk")
        shop.page.close()
        self.service.wait_for("zone_unmounted", 5)
        self.service.wait_for("SESSION_BACKGROUNDED")
        self.assertEqual(self.added(), ["Oat milk"])
        self.assertEqual(len(self.service.rows("impression_end")), 1)
        self.assertEqual(len(self.service.rows("SESSION_BACKGROUNDED")), 1)
        self.nothing_twice()

    def test_only_last_words_outlive_the_page(self):
        shop = self.shop()
        shop.deliver()
        before = shop.js("watch.asked")
        self.assertEqual({path for path, outlives in before if outlives}, set())
        self.add(shop, "Oat milk")
        shop.js("dispatchEvent(new PageTransitionEvent('pagehide'))")
        shop.settle()
        last = shop.js("watch.asked")[len(before) :]
        self.assertEqual(sorted(last), [["/v/1.0.0/ad/events", True], ["/v/1/android/events", True]])

    def test_a_page_that_is_left_for_another_does_too(self):
        shop = self.shop()
        self.add(shop, "Oat milk")
        shop.page.goto(self.service.url + "/pages/anything", wait_until="commit")
        self.service.wait_for("zone_unmounted", 5)
        self.service.wait_for("SESSION_BACKGROUNDED")
        self.assertEqual(self.added(), ["Oat milk"])
        self.nothing_twice()

    def test_what_a_page_said_as_it_went_is_not_said_again_by_the_next(self):
        page = self.bare(zones={"110003": "one"})
        for _ in range(3):
            self.assertIsNone(page.begin())
            page.reload()
        self.assertIsNone(page.begin())
        page.pass_(6000)
        page.page.close()
        self.service.wait_for("impression_end", 4)
        self.assertEqual({row["idempotency_key"] for row in self.service.rows()}, {None})
        self.one_serve_one_impression()
        counts = {kind: len(self.service.rows(kind)) for kind in ("zone_mounted", "impression", "SESSION_CREATED", "SESSION_RESUMED")}
        self.assertEqual(counts, {"zone_mounted": 4, "impression": 4, "SESSION_CREATED": 1, "SESSION_RESUMED": 3})

    def test_a_crashed_page_loses_no_report(self):
        self.service.script({"route": "*", "status": 503})
        shop = self.shop()
        self.add(shop, "Oat milk", "Rye bread")
        self.crash(shop)
        self.service.request("DELETE", "/control/script")
        again = self.shop()
        again.pass_(8000)
        self.assertEqual(self.added(), ["Oat milk", "Rye bread"])
        self.assertEqual(len(self.service.rows("zone_mounted")), 10)
        self.nothing_twice()

    def crash(self, shop):
        """The page's process dies without a word."""
        with self.assertRaisesRegex(Exception, "crash"):
            shop.page.goto("chrome://crash")
        shop.page.close()

    def test_two_tabs_of_one_shopper_send_each_its_own(self):
        first, second = self.shop(), self.shop()
        self.assertEqual(first.session, second.session)
        self.add(first, "One")
        self.add(second, "Two")
        first.deliver()
        second.deliver()
        self.assertEqual(sorted(self.added()), ["One", "Two"])
        self.assertEqual(len(self.service.rows("SESSION_CREATED")), 1)
        keys = [row["idempotency_key"] for row in self.service.rows()]
        self.assertEqual(self.service.types("zone_mounted").count("zone_mounted"), 10, keys)
        self.nothing_twice()

    def test_a_tab_takes_over_what_a_dead_one_left_and_no_living_ones(self):
        self.service.script({"route": "*", "status": 503})
        alive, dying = self.shop(), self.shop()
        self.add(alive, "Of the living")
        self.add(dying, "Of the dead")
        self.crash(dying)
        self.service.request("DELETE", "/control/script")
        heir = self.shop()
        heir.settle()
        self.assertEqual(heir.js("Object.keys(localStorage).filter((key) => key.startsWith('trestle@')).length > 0"), True)
        heir.pass_(15_000)
        self.assertEqual(sorted(self.added()), ["Of the dead", "Of the living"])
        self.nothing_twice()

    def test_reports_wait_while_the_service_is_down(self):
        shop = self.shop()
        shop.deliver()
        self.service.script({"route": "*", "drop": "before", "accept": False})
        self.add(shop, "Oat milk")
        shop.pass_(30_000)
        self.assertEqual(self.added(), [])
        self.service.request("DELETE", "/control/script")
        shop.pass_(60_000)
        self.assertEqual(self.added(), ["Oat milk"])
        self.nothing_twice()

    def test_a_report_whose_answer_never_came_is_known_again(self):
        page = self.bare(zones={"110003": "one"})
        self.assertIsNone(page.begin(policy={"idempotency": "header"}))
        page.deliver()
        self.service.script({"route": "collector/events", "drop": "after", "times": 1})
        page.js("bare.sdk.reportItemsAddedToList(['Oat milk'])")
        page.pass_(40_000)
        rows = self.service.rows("user_added_to_list")
        self.assertEqual([row["duplicate"] for row in rows], [0, 1])
        self.assertEqual(len({row["idempotency_key"] for row in rows}), 1)

    def test_a_browser_that_says_it_is_online_again_need_not_wait(self):
        shop = self.shop()
        shop.deliver()
        self.context.set_offline(True)
        self.add(shop, "Oat milk")
        shop.pass_(300_000)
        self.assertEqual(shop.sent("app/network")[-1], {"online": False})
        self.context.set_offline(False)
        shop.settle()
        until(lambda: self.added() == ["Oat milk"], "the report")
        self.nothing_twice()


class OtherOrigin(BrowserCase):
    """The shop comes from one origin, its ads from another."""

    def setUp(self):
        super().setUp()
        self.ads = Service()
        self.addCleanup(self.ads.stop)

    def test_a_service_that_knows_our_headers_is_used(self):
        shop = self.shop(service=self.ads)
        self.assertEqual(shop.ad("zone-top"), "cheddar")
        shop.deliver()
        self.assertEqual(len(self.ads.rows("impression")), 1)
        self.assertEqual(self.service.rows(), [])
        asked = {row["route"] for row in self.ads.requests() if row["method"] == "OPTIONS"}
        self.assertLessEqual({"ad/retrieve", "ad/events", "collector/events"}, asked)
        self.assertEqual(shop.errors, [])

    def test_a_list_without_the_idempotency_key_is_enough(self):
        self.ads.post("/control/cors", {"headers": ["accept", "content-type", "x-api-key"]})
        shop = self.shop(service=self.ads)
        shop.deliver()
        self.assertEqual(shop.ad("zone-top"), "cheddar")
        self.assertEqual(len(self.ads.rows("impression")), 1)

    def test_a_key_the_list_does_not_know_keeps_reports_until_it_does(self):
        self.ads.post("/control/cors", {"headers": ["accept", "content-type", "x-api-key"]})
        page = self.bare(service=self.ads, zones={"110003": "one"})
        self.assertIsNone(page.begin(policy={"idempotency": "header"}))
        page.deliver()
        self.assertEqual(self.ads.rows(), [])
        self.ads.post("/control/cors", {"headers": ["accept", "content-type", "x-api-key", "idempotency-key"]})
        page.pass_(60_000)
        self.assertEqual(len(self.ads.rows("zone_mounted")), 1)
        self.assertIsNotNone(self.ads.rows("zone_mounted")[0]["idempotency_key"])

    def test_without_leave_to_call_zones_stay_empty_and_reports_wait(self):
        self.ads.post("/control/cors", {"origin": "none"})
        shop = self.shop(service=self.ads)
        shop.deliver()
        self.assertIn("empty", shop.page.locator(".zone[data-zone='110003']").get_attribute("class"))
        shop.shot("phone-without-ads")
        self.assertEqual(self.ads.rows("impression"), [])
        shop.page.get_by_role("button", name="Remove Spinach").click()
        self.ads.post("/control/cors", {"origin": "*"})
        shop.pass_(80_000)
        self.assertEqual(len(self.ads.rows("user_deleted_from_list")), 1)
        self.assertEqual(len([row for row in self.ads.rows("zone_mounted") if not row["duplicate"]]), 5)
        self.assertNotIn("empty", shop.page.locator(".zone[data-zone='110003']").get_attribute("class"))

    def test_only_one_origin_may_call(self):
        self.ads.post("/control/cors", {"origin": self.service.url})
        shop = self.shop(service=self.ads)
        self.assertEqual(shop.ad("zone-top"), "cheddar")
        other = self.bare(service=self.ads, zones={"110003": "one"}, origin=self.ads)
        self.assertIsNone(other.begin())
        self.assertEqual(other.calls("onAdRetrieved"), [("110003", True)])
        self.ads.post("/control/cors", {"origin": "http://elsewhere.example"})
        third = self.bare(service=self.ads, zones={"110003": "one"})
        self.assertIsNone(third.begin())
        self.assertEqual(third.calls("onAdRetrieved"), [("110003", False)])
