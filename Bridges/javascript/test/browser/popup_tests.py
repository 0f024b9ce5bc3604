"""Ads and their popups: what they do, and how they are reached without eyes or mouse."""

from browser import BrowserCase, until, zone


# Where the focus is: which place, and what there.
FOCUSED = """(({ activeElement: at }) => `${at.closest(".slot")?.id} ${at.getAttribute("aria-label")}`)(document)"""


class Popups(BrowserCase):
    def opened(self):
        """The shop with the circular open."""
        shop = self.shop()
        shop.scroll("#zone-middle")
        self.assertEqual(shop.ad("zone-middle"), "circular")
        shop.tap("zone-middle")
        shop.popup.wait_for()
        return shop, shop.inside()

    def test_a_circular_hands_over_its_items(self):
        shop, page = self.opened()
        page.get_by_role("button", name="Add pears").click()
        page.get_by_role("button", name="Add honey").click()
        shop.settle()
        shop.shot("phone-popup")
        self.assertEqual(shop.list[-2:], ["Conference pears", "Acacia honey"])
        self.assertEqual([params["requiresAcknowledgement"] for params in shop.events("action/items")], [False, False])
        shop.popup.get_by_role("button", name="Close").click()
        shop.settle()
        shop.deliver()
        self.assertEqual([row["ad_id"] for row in self.service.rows("interaction")], ["ad-circular"])

    def test_zones_pause_while_it_is_open_and_its_own_goes_on_after(self):
        shop, _ = self.opened()
        asked = {zone: len(self.service.asked(zone)) for zone in ("110003", "110005", "110010")}
        shop.pass_(120_000)
        self.assertEqual({zone: len(self.service.asked(zone)) for zone in asked}, asked)
        shop.page.keyboard.press("Escape")
        shop.settle()
        self.assertEqual(len(self.service.asked("110005")), asked["110005"] + 1)
        self.assertEqual(shop.ad("zone-middle"), "coffee")
        self.one_serve_one_impression()

    def test_escape_closes_it_wherever_the_focus_is(self):
        for inside in (False, True):
            with self.subTest(inside=inside):
                shop, page = self.opened()
                if inside:
                    page.get_by_role("button", name="Add plums").focus()
                shop.page.keyboard.press("Escape")
                shop.settle()
                self.assertEqual(shop.popup.count(), 0)
                self.assertEqual(len(shop.sent("popup/closed")), 1)
                shop.page.close()
                self.service.reset()

    def test_focus_stays_inside_and_returns(self):
        shop, page = self.opened()
        where = """() => { const at = document.activeElement;
            if (at.closest("dialog")) return at.tagName;
            return at === document.body ? "nowhere" : `outside: ${at.outerHTML.slice(0, 80)}` }"""
        seen = []
        for key in ["Tab"] * 12 + ["Shift+Tab"] * 12:
            shop.page.keyboard.press(key)
            seen.append(shop.js(where))
        self.assertEqual([place for place in seen if place.startswith("outside")], [])
        self.assertLessEqual({"BUTTON", "IFRAME"}, set(seen))
        shop.page.keyboard.press("Escape")
        shop.settle()
        # Its ad has been replaced meanwhile, and with it what had the focus.
        self.assertEqual(shop.ad("zone-middle"), "coffee")
        self.assertEqual(shop.js(FOCUSED), "zone-middle Open advertisement")

    def test_it_has_a_name_and_the_page_behind_it_is_out_of_reach(self):
        shop, _ = self.opened()
        self.assertEqual(shop.js("document.querySelector('dialog').matches(':modal')"), True)
        self.assertEqual(shop.popup.get_by_role("button", name="Close").count(), 1)
        self.assertEqual(shop.popup.locator("iframe").get_attribute("title"), "Featured")
        before = shop.list
        box = shop.page.locator("[data-pane=recipes]").bounding_box()
        shop.page.mouse.click(box["x"] + 5, box["y"] + box["height"] - 2)
        self.assertTrue(shop.page.locator("#pane-list").is_visible())
        self.assertEqual(shop.list, before)

    def test_an_external_ad_opens_in_the_popup_and_is_told(self):
        shop = self.shop()
        shop.tap("zone-top")
        self.assertEqual(shop.ad("zone-top"), "granola")
        shop.tap("zone-top")
        shop.popup.wait_for()
        self.assertEqual(shop.inside().title(), "Ten slow breakfasts")
        self.assertEqual([params["adId"] for params in shop.events("action/clicked")], ["ad-granola"])

    def test_a_framework_that_puts_another_body_in_place_leaves_it_open(self):
        shop, page = self.opened()
        asked = len(self.service.asked("110003"))
        shop.js("document.body.replaceWith(document.body.cloneNode(true))")
        shop.settle()
        self.assertTrue(shop.popup.is_visible())
        shop.popup.get_by_role("button", name="Close").click()
        shop.settle()
        shop.pass_(25_000)
        self.assertGreater(len(self.service.asked("110003")), asked, "the zones go on")

    def test_unmounting_takes_the_popup_away(self):
        shop, _ = self.opened()
        shop.js("shop.sdk.unmount()")
        self.assertEqual(shop.popup.count(), 0)
        self.assertEqual(shop.page.locator("iframe").count(), 0)

    def test_a_script_for_an_address_is_refused_and_the_tap_counts(self):
        self.service.offer(zone("110003", "ad-bad", path="javascript:globalThis.caught=1"))
        page = self.bare(zones={"110003": "one"})
        self.assertIsNone(page.begin())
        page.page.get_by_role("button", name="Open advertisement").click()
        page.settle()
        self.assertEqual(page.page.locator("dialog").count(), 0)
        self.assertIsNone(page.js("globalThis.caught ?? null"))
        self.assertEqual(len(page.calls("onWarning")), 1)
        page.deliver()
        self.assertEqual(len(self.service.rows("interaction")), 1)


class Names(BrowserCase):
    def test_an_ad_says_what_it_is(self):
        shop = self.shop()
        ad = shop.page.locator("#zone-top").get_by_role("group", name="Advertisement")
        self.assertEqual(ad.count(), 1)
        self.assertEqual(ad.get_by_role("button", name="Open advertisement").count(), 1)
        self.assertEqual(ad.locator("iframe").get_attribute("title"), "Advertisement")
        report = ad.get_by_role("link", name="Report this ad")
        self.assertEqual(report.get_attribute("target"), "_blank")
        self.assertRegex(report.get_attribute("href"), rf"^{self.service.url}/?\?.*aid=ad-cheddar")

    def test_keys_alone_reach_and_open_an_ad(self):
        shop = self.shop()
        shop.page.locator("#query").focus()
        shop.page.keyboard.press("Tab")
        self.assertEqual(shop.js("document.activeElement.getAttribute('aria-label')"), "Open advertisement")
        shop.page.keyboard.press("Tab")
        self.assertEqual(shop.js("document.activeElement.getAttribute('aria-label')"), "Report this ad")
        shop.page.keyboard.press("Shift+Tab")
        shop.page.keyboard.press("Enter")
        shop.settle()
        self.assertIn("Mild Cheddar", shop.list)
        self.assertEqual(shop.ad("zone-top"), "granola")
        self.assertEqual(shop.js(FOCUSED), "zone-top Open advertisement")

    def test_reporting_an_ad_is_not_a_tap(self):
        shop = self.shop()
        with shop.context.expect_page() as opened:
            shop.page.locator("#zone-top").get_by_role("link", name="Report this ad").click()
        until(lambda: "Thank you for telling us" in opened.value.inner_text("body"), "the page behind it")
        shop.page.bring_to_front()
        shop.settle()
        self.assertEqual(shop.sent("zone/tap"), [])

    def test_a_creative_cannot_take_the_page_away(self):
        shop = self.shop()
        frame = next(frame for frame in shop.page.frames if "/ads/" in frame.url)
        frame.evaluate("try { top.location = 'about:blank' } catch {}")
        shop.settle()
        self.assertIn("/demo/", shop.page.url)
