"""Whose session it is, and how long it lasts."""

from browser import BEGIN, BrowserCase, until


class Sessions(BrowserCase):
    def test_a_reload_goes_on_with_the_session(self):
        shop = self.shop()
        session = shop.session
        self.assertRegex(session, r"^JS[A-Z0-9]{32}$")
        shop.deliver()
        shop.reload()
        self.assertEqual(shop.session, session)
        shop.deliver()
        self.assertEqual(len(self.service.rows("SESSION_CREATED")), 1)
        self.assertEqual({row["session_id"] for row in self.service.rows()}, {session})

    def test_a_second_shopper_has_a_session_of_their_own_and_the_first_gets_theirs_back(self):
        ana = self.shop()
        first = ana.session
        ana.page.select_option("#user", "ben")
        ana.page.wait_for_url("**user=ben")
        ana.page.wait_for_selector("html[data-ready]", state="attached")
        self.assertNotEqual(ana.session, first)
        ana.goto(self.service.url + "/demo/?user=ana")
        self.assertEqual(ana.session, first)

    def test_the_key_is_the_documented_one(self):
        shop = self.shop()
        digest = shop.js("""crypto.subtle.digest("SHA-256", new TextEncoder().encode("demo-app::demo-ana")).then((bytes) =>
            [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join(""))""")
        self.assertEqual(
            shop.js("Object.keys(localStorage).filter((key) => key.startsWith('aa-session'))"), [f"aa-session-v3-dev-{digest}"]
        )

    def test_half_an_hour_without_a_shopper_ends_it(self):
        for minutes, same in ((29, True), (32, False)):
            with self.subTest(minutes=minutes):
                context = self.profile()
                shop = self.shop(context)
                session = shop.session
                shop.page.close()
                context.clock.pause_at(BEGIN + minutes * 60)
                later = self.shop(context)
                self.assertEqual(later.session == session, same)

    def test_what_was_unsaid_when_the_page_went_is_said_by_the_next(self):
        self.service.script({"route": "*", "status": 503})
        shop = self.shop()
        shop.js("shop.sdk.reportItemsAddedToList(['Oat milk'], 'Saturday shop')")
        shop.settle()
        shop.page.close()
        for route in ("ad/events", "collector/events"):
            until(lambda route=route: self.service.requests(f"?route={route}"), f"last words to {route}, refused")
        self.assertEqual(self.service.rows(), [])
        self.service.request("DELETE", "/control/script")
        shop = self.shop()
        shop.deliver()
        names = [row["params"]["item_name"] for row in self.service.rows("user_added_to_list")]
        self.assertEqual(names, ["Oat milk"])
        self.assertEqual(self.service.types("zone_mounted").count("zone_mounted"), 10)

    def test_text_of_any_script_outlives_a_reload(self):
        titles = ["寿司", "Smörgås", "حليب", "🥨", "oat\0milk", "e\u0301"]
        shop = self.shop()
        self.service.script({"route": "*", "status": 503})
        shop.js("(titles) => shop.sdk.reportItemsAddedToList(titles, 'Żur')", titles)
        shop.deliver()
        self.assertEqual([row["status"] for row in self.service.requests("?route=collector/events")], [503])
        shop.reload()
        self.service.request("DELETE", "/control/script")
        shop.pass_(10_000)
        told = [(row["params"]["item_name"], row["params"]["list_name"]) for row in self.service.rows("user_added_to_list")]
        self.assertEqual(told, [(title, "Żur") for title in titles])
