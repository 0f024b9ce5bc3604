"""A real window with real tabs: hidden, unfocused, frozen, killed; storage shut off; time as it passes."""

import time

from browser import Bare, BrowserCase, Chromium, Shop, until, zone


class Focus(BrowserCase):
    def test_without_focus_the_session_is_in_the_background_and_zones_go_on(self):
        shop = self.shop()
        other = self.context.new_page()
        # From here on focus is what it really is: with the page in front.
        self.context.new_cdp_session(shop.page).send("Emulation.setFocusEmulationEnabled", {"enabled": False})
        other.bring_to_front()
        until(lambda: not shop.js("document.hasFocus()"), "another page with the focus")
        self.assertEqual(shop.js("document.visibilityState"), "visible")
        shop.deliver()
        self.assertEqual(shop.sent("app/state")[-1]["state"], "inactive")
        self.assertEqual(len(self.service.rows("SESSION_BACKGROUNDED")), 1)
        shop.pass_(20_000)
        self.assertEqual(len(self.service.asked("110003")), 2)
        shop.page.bring_to_front()
        until(lambda: shop.js("document.hasFocus()"), "the shop with the focus")
        shop.deliver()
        self.assertEqual(shop.sent("app/state")[-1]["state"], "active")
        self.assertEqual(len(self.service.rows("SESSION_RESUMED")), 1)
        self.one_serve_one_impression()


class Tabs(BrowserCase):
    REAL_TIME = True

    def chromium(self, *flags, **more):
        chromium = Chromium(self.playwright, *flags, **more)
        self.addCleanup(chromium.close)
        return chromium

    def front(self, shop):
        shop.page.bring_to_front()
        until(lambda: shop.js("document.visibilityState") == "visible", "the tab in front")

    def hide(self, shop):
        """Another tab goes before it."""
        other = shop.context.new_page()
        other.bring_to_front()
        until(lambda: shop.js("document.visibilityState") == "hidden", "the tab behind another")
        return other

    def test_behind_another_tab_nothing_is_fetched_or_counted(self):
        shop = Shop(self, self.chromium().context)
        self.front(shop)
        shop.settle()
        self.hide(shop)
        self.service.wait_for("SESSION_BACKGROUNDED")
        self.service.wait_for("impression_end")
        asked = len(self.service.asked("110003"))
        shop.pass_(90_000)
        self.assertEqual(len(self.service.asked("110003")), asked)
        self.front(shop)
        shop.settle()
        until(lambda: len(self.service.asked("110003")) == asked + 1, "the ad that was due")
        shop.deliver()
        self.assertEqual(len(self.service.rows("SESSION_RESUMED")), 1)
        self.assertEqual(len(self.service.rows("SESSION_CREATED")), 1)
        self.one_serve_one_impression()

    def test_a_tab_that_opens_behind_counts_nothing_until_it_is_seen(self):
        context = self.chromium().context
        cover = context.new_page()
        shop = Shop(self, context)
        cover.bring_to_front()
        until(lambda: shop.js("document.visibilityState") == "hidden", "the tab behind another")
        shop.reload()
        seen = {row["impression_id"] for row in self.service.rows("impression")}
        shop.deliver()
        self.assertEqual({row["impression_id"] for row in self.service.rows("impression")}, seen)
        self.front(shop)
        shop.settle()
        shop.deliver()
        self.assertEqual(len({row["impression_id"] for row in self.service.rows("impression")}), len(seen) + 1)

    def test_the_back_button_finds_the_shop_as_it_was(self):
        shop = Shop(self, self.chromium().context, fake=False)
        self.front(shop)
        session = shop.session
        shop.page.goto(self.service.url + "/pages/anything")
        self.service.wait_for("impression_end")
        shop.js("history.back()")
        shop.page.wait_for_url("**/demo/**", wait_until="commit")
        shop.page.wait_for_selector("html[data-ready]", state="attached")
        until(lambda: shop.page.locator("#zone-top iframe").count() == 1, "an ad in its place")
        self.assertEqual(shop.session, session)
        shop.page.get_by_role("button", name="Remove Spinach").click()
        self.service.wait_for("user_deleted_from_list")
        self.one_serve_one_impression()
        self.assertEqual([row for row in self.service.rows() if row["duplicate"]], [])

    def test_pages_between_which_one_goes_back_and_forth_count_each_once(self):
        self.service.offer(zone("z1", *(f"a{number}" for number in range(9))))
        page = Bare(self, self.chromium().context, {}, zones={"z1": "one"}, fake=False)
        self.front(page)
        counted = """bare.turns.flatMap(([, turn]) => JSON.parse(turn).events)
            .filter(({ params }) => params.type === "impression").length"""
        self.assertIsNone(page.begin())
        expected = 1
        for _ in range(3):
            until(lambda expected=expected: page.js(counted) == expected, "an impression")
            page.goto(page.address + "?another")
            self.assertIsNone(page.begin())
            until(lambda: page.js(counted) == 1, "an impression on the other page")
            page.js("history.back()")
            page.page.wait_for_url(page.address, wait_until="commit")
            page.page.wait_for_selector("html[data-ready]", state="attached")
            expected += 1
            if page.js("bare.turns.length") == 0:  # The browser need not keep a page.
                self.assertIsNone(page.begin())
                expected = 1
        self.service.wait_for("impression", 7)
        self.one_serve_one_impression()
        self.assertEqual(len(self.service.rows("SESSION_CREATED")), 1)
        self.assertEqual(page.calls("onWarning"), [])

    def test_a_killed_browser_loses_no_report(self):
        chromium = self.chromium()
        self.service.script({"route": "*", "status": 503})
        shop = Shop(self, chromium.context, fake=False)
        self.front(shop)
        shop.js("shop.sdk.reportItemsAddedToList(['Oat milk'], 'Saturday shop')")
        time.sleep(6)  # Chromium writes local storage to disk every few seconds
        chromium.kill()
        self.assertEqual(self.service.rows(), [])
        self.service.request("DELETE", "/control/script")
        again = Shop(self, self.chromium(folder=chromium.folder).context, fake=False)
        self.front(again)
        self.assertEqual(
            [row["params"]["item_name"] for row in self.service.wait_for("user_added_to_list")], ["Oat milk"]
        )

    def test_without_storage_everything_works_but_no_session_lasts(self):
        blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
        shop = Shop(self, self.chromium(preferences=blocked).context)
        self.assertEqual(
            shop.js("(() => { try { return typeof localStorage } catch (error) { return error.name } })()"), "SecurityError"
        )
        self.front(shop)
        shop.settle()
        self.assertEqual(shop.ad("zone-top"), "cheddar")
        session = shop.session
        shop.tap("zone-top")
        self.assertIn("Mild Cheddar", shop.list)
        shop.deliver()
        self.assertEqual(len(self.service.rows("interaction")), 1)
        shop.reload()
        self.assertNotEqual(shop.session, session)
        self.assertEqual(shop.errors, [])

    def test_time_as_it_passes_refreshes_too_and_a_far_deadline_is_no_near_one(self):
        self.service.offer(zone("soon", "ad-soon", refresh=15), zone("far", "ad-far", refresh=3_456_000))
        page = Bare(self, self.chromium().context, {}, zones={"soon": "one", "far": "two"}, fake=False)
        self.front(page)
        begun = time.monotonic()
        self.assertIsNone(page.begin())
        until(lambda: len(self.service.asked("soon")) == 2, "the refresh")
        self.assertGreater(time.monotonic() - begun, 14)
        self.assertEqual(len(self.service.asked("far")), 1)
        self.service.wait_for("impression", 3)
        self.one_serve_one_impression()
        # Nothing but the far deadline is left: waiting for it must not keep the page busy.
        self.assertIsNone(page.begin(zonePlacements={"far": "two"}))
        self.service.wait_for("impression", 4)
        before = page.js("watch.timers")
        time.sleep(0.5)
        self.assertLess(page.js("watch.timers") - before, 20)
