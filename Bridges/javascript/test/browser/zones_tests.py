"""Places for ads on pages of every kind: what is seen, what counts, what comes and goes."""

from browser import BrowserCase, until, zone


class Zones(BrowserCase):
    def setUp(self):
        super().setUp()
        self.service.offer(zone("z1", "a1", "a2", "a3"), zone("z2", "b1", "b2"), zone("z3", "c1"))

    def begun(self, zones, style="", **props):
        page = self.bare(zones=zones)
        if style:
            page.js("(style) => Object.assign(document.getElementById('one').style, style)", style)
        self.assertIsNone(page.begin(**props))
        return page

    def impressions(self, **members):
        return [row["ad_id"] for row in self.service.rows("impression", **members)]

    def test_nobody_sees_what_is_hidden_or_elsewhere(self):
        for style in ({"display": "none"}, {"position": "fixed", "left": "-900px"}):
            with self.subTest(style=style):
                self.service.reset()
                self.service.offer(zone("z1", "a1"))
                page = self.begun({"z1": "one"}, style)
                page.pass_(20_000)
                self.assertEqual(self.impressions(), [])
                self.assertEqual(len(self.service.asked("z1")), 1)
                page.js("document.getElementById('one').removeAttribute('style')")
                page.settle()
                page.deliver()
                self.assertEqual(self.impressions(), ["a1"])
                page.js("bare.sdk.unmount()")
                self.service.wait_for("impression_end")
                page.page.close()
                self.one_serve_one_impression()

    def test_a_zone_on_screen_before_its_ad_counts_without_further_ado(self):
        self.service.script({"route": "ad/retrieve", "delayMs": 700, "times": 1})
        page = self.begun({"z1": "one"})
        until(lambda: page.js("document.querySelectorAll('iframe').length") == 1, "the late ad")
        page.deliver()
        self.assertEqual(self.impressions(), ["a1"])

    def test_each_ad_that_replaces_another_has_its_own_impression(self):
        page = self.begun({"z1": "one"})
        page.pass_(61_000)
        page.deliver()
        self.assertEqual(self.impressions(), ["a1", "a2", "a3"])
        self.assertEqual(page.calls("onAdZoneRefreshed"), [("z1",), ("z1",)])
        self.one_serve_one_impression()

    def test_no_ad_and_failures_end_nothing(self):
        self.service.script(
            [
                {"route": "ad/retrieve", "noFill": {"refresh_time": 30}, "times": 2},
                {"route": "ad/retrieve", "status": 500, "times": 1},
            ]
        )
        page = self.begun({"z1": "one"})
        page.pass_(45_000)
        self.assertEqual(page.calls("onAdRetrieved"), [("z1", False), ("z1", False)])
        page.pass_(60_000)
        page.deliver()
        self.assertEqual(self.impressions()[:1], ["a1"])
        self.assertIn(("z1", True), page.calls("onAdRetrieved"))
        self.one_serve_one_impression()

    def test_a_night_asleep_is_made_up_for_by_one_request(self):
        page = self.begun({"z1": "one"})
        page.context.clock.fast_forward(8 * 3_600_000)
        page.settle()
        page.deliver()
        self.assertEqual(len(self.service.asked("z1")), 2)
        page.pass_(20_000)
        self.assertEqual(len(self.service.asked("z1")), 2)
        self.assertLessEqual(len(self.service.rows("SESSION_CREATED")), 2)
        self.one_serve_one_impression()

    def test_an_impression_that_needs_time_needs_it_in_one_piece(self):
        page = self.bare(zones={"z1": "one"})
        page.js("document.getElementById('one').style.marginTop = '2000px'")
        self.assertIsNone(page.begin(policy={"impressionMinMs": 1000, "impressionMinPermille": 500}))
        for share, milliseconds in ((1, 600), (0, 300), (1, 600), (0.2, 3000), (0, 100)):
            page.js(
                "(share) => scrollTo(0, share ? document.getElementById('one').offsetTop - innerHeight + 100 * share : 0)",
                share,
            )
            page.pass_(milliseconds)
        page.deliver()
        self.assertEqual(self.impressions(), [])
        page.js("document.getElementById('one').scrollIntoView()")
        page.pass_(1300)
        page.deliver()
        self.assertEqual(self.impressions(), ["a1"])

    def test_a_drag_is_no_tap_where_the_policy_says_so(self):
        page = self.begun({"z1": "one"}, policy={"tapTolerance": 25})
        box = page.page.locator("#one").bounding_box()
        x, y = box["x"] + 100, box["y"] + 50
        for distance, opened in ((60, 0), (10, 1)):
            page.page.mouse.move(x, y)
            page.page.mouse.down()
            page.page.mouse.move(x + distance, y, steps=4)
            page.page.mouse.up()
            page.settle()
            self.assertEqual(len(page.calls("onExternalContentAdClicked")), opened)

    def test_without_zones_nothing_is_asked_for(self):
        page = self.begun({})
        page.pass_(600_000)
        self.assertEqual(self.service.requests("?route=ad/retrieve"), [])

    def test_a_missing_place_costs_only_its_own_zone(self):
        page = self.begun({"z1": "one", "z2": "no-such-place"})
        self.assertEqual(page.calls("onAdRetrieved"), [("z2", False), ("z1", True)])
        page.deliver()
        self.assertEqual(self.impressions(), ["a1"])
        self.assertEqual([row["zone_id"] for row in self.service.rows("zone_mounted")], ["z1"])
        self.assertEqual(page.errors, [])

    def test_a_place_that_comes_later_is_found(self):
        page = self.begun({"z2": "later"})
        page.js("document.body.prepend(Object.assign(document.createElement('div'), { id: 'later', className: 'place' }))")
        page.settle()
        page.deliver()
        self.assertEqual(self.impressions(), ["b1"])

    def test_a_framework_that_builds_the_place_anew_keeps_its_ad(self):
        page = self.begun({"z1": "one"})
        page.js("""(() => { const old = document.getElementById("one"); const made = old.cloneNode(false);
            old.before(made); old.remove() })()""")
        page.settle()
        self.assertEqual(page.page.locator("#one iframe").count(), 1)
        page.pass_(31_000)
        page.deliver()
        self.assertEqual(self.impressions(), ["a1", "a2"])
        self.assertEqual(len(self.service.rows("zone_mounted")), 1)
        self.one_serve_one_impression()

    def test_a_place_that_goes_ends_its_zone(self):
        page = self.begun({"z1": "one", "z2": "two"})
        page.js("document.getElementById('one').remove()")
        page.settle()
        page.pass_(31_000)
        page.deliver()
        self.assertEqual([row["zone_id"] for row in self.service.rows("zone_unmounted")], ["z1"])
        self.assertEqual(len(self.service.asked("z1")), 1)
        self.assertEqual(self.impressions(zone_id="z2"), ["b1", "b2"])
        self.one_serve_one_impression()

    def test_only_what_is_seen_of_the_scroll_container_counts(self):
        page = self.bare(zones={"z1": "one", "z3": "three"})
        page.js("""(() => { const box = document.createElement("div"); box.id = "box";
            box.style.cssText = "height: 150px; overflow: auto";
            document.body.prepend(box); box.append(document.getElementById("three"), document.querySelector(".far"));
            scrollTo(0, 0) })()""")
        self.assertIsNone(page.begin(scrollContainerId="box"))
        page.deliver()
        self.assertEqual(self.impressions(), ["c1"])
        page.js("document.getElementById('box').scrollTop = 2000")
        page.settle()
        page.deliver()
        self.assertEqual(len(self.service.rows("impression_end")), 1)

    def test_inside_a_frame_focus_says_nothing(self):
        page = self.bare(zones={})
        page.js(
            """(address) => new Promise((done) => { const frame = document.createElement("iframe");
            frame.id = "inner"; frame.src = address; frame.onload = () => done(); document.body.prepend(frame) })""",
            self.service.url + "/test/browser/pages/bare.html",
        )
        frame = until(lambda: next((frame for frame in page.page.frames if frame != page.page.main_frame), None), "the frame")
        frame.wait_for_function("() => document.documentElement.dataset.ready")
        self.assertIsNone(
            frame.evaluate("(props) => bare.begin(props)", {"endpoints": self.service.url, "zonePlacements": {"z1": "one"}})
        )
        frame.evaluate("dispatchEvent(new Event('blur'))")
        page.settle()
        page.deliver()
        self.assertEqual(self.service.rows("SESSION_BACKGROUNDED"), [])
        self.assertEqual(self.impressions(), ["a1"])

    def test_a_callback_may_tear_everything_down_and_begin_again(self):
        page = self.bare(zones={"z1": "one"})
        page.js(
            """(props) => { bare.on.onAdRetrieved = () => { bare.on.onAdRetrieved = undefined; bare.sdk.unmount();
            bare.again = bare.begin(props) } }""",
            {**page.props, "zonePlacements": {"z2": "two"}},
        )
        page.js("(props) => bare.begin(props)", page.props)
        page.settle()
        self.assertIsNone(page.js("bare.again"))
        page.settle()
        self.assertEqual(page.page.locator("#one iframe").count(), 0)
        self.assertEqual(page.page.locator("#two iframe").count(), 1)
        page.deliver()
        self.assertEqual([row["zone_id"] for row in self.service.rows("zone_mounted")], ["z1", "z2"])
        self.assertEqual([row["zone_id"] for row in self.service.rows("zone_unmounted")], ["z1"])
        self.one_serve_one_impression()

    def test_a_callback_that_throws_stops_nothing(self):
        page = self.bare(zones={"z1": "one", "z2": "two"})
        page.js("void (bare.on.onAdRetrieved = () => { throw new Error('of the app') })")
        self.assertIsNone(page.begin())
        page.deliver()
        self.assertEqual(sorted(self.impressions()), ["a1", "b1"])
        self.assertEqual(len(page.errors), 2)

    def test_after_unmount_nothing_is_called_asked_or_shown(self):
        page = self.begun({"z1": "one"})
        page.js("bare.sdk.unmount()")
        heard = len(page.heard)
        asked = len(self.service.asked("z1"))
        page.pass_(120_000)
        self.assertEqual((len(page.heard), len(self.service.asked("z1"))), (heard, asked))
        self.assertEqual(page.page.locator("iframe").count(), 0)
        self.assertEqual(page.js("bare.sdk.performKeywordSearch('abc')"), [])
        self.assertEqual(len(self.service.rows("zone_unmounted")), 1)
        self.assertEqual(self.service.types("impression", "impression_end"), ["impression", "impression_end"])

    def test_an_ad_served_twice_counts_twice(self):
        page = self.begun({"z3": "one"})
        page.pass_(31_000)
        page.deliver()
        self.assertEqual(self.impressions(), ["c1", "c1"])
        self.one_serve_one_impression()

    def test_junk_from_the_service_harms_nothing(self):
        for junk in (
            {"body": "<html>no"},
            {"merge": {"data": None}},
            {"merge": {"data": {"ad": [1, 2]}}},
            {"status": 204, "body": ""},
            {"merge": {"data": {"ad": {"refresh_time": "soon", "creative_url": "javascript:alert(1)"}}}},
            {"body": "[" * 50_000},
        ):
            with self.subTest(junk=str(junk)[:60]):
                self.service.reset()
                self.service.offer(zone("z1", "a1"))
                self.service.script({"route": "ad/retrieve", "times": 1, **junk})
                page = self.begun({"z1": "one"})
                page.pass_(70_000)
                page.deliver()
                self.assertEqual(self.impressions()[-1:], ["a1"])
                self.assertEqual(page.errors, [])
                page.page.close()
