"""The WebAssembly in the page: its policy, its loading, its memory, its end."""

from browser import BrowserCase, until, zone

LENGTHS = (0, 1, 15, 16, 255, 256, 257, 1023, 1024)

# A core that traps when it is told to.
TRAP = """(() => {
  const real = WebAssembly.instantiate;
  globalThis.traps = 0;
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await real.apply(WebAssembly, given);
    const trestle_step = (...call) => {
      if (globalThis.traps > 0) { globalThis.traps -= 1; throw new WebAssembly.RuntimeError("unreachable") }
      return exports.trestle_step(...call);
    };
    return { exports: { ...exports, trestle_step } };
  };
})()"""


def answered_as(kind):
    def answer(route):
        found = route.fetch()
        route.fulfill(response=found, headers={**found.headers, "content-type": kind})

    return answer


class Core(BrowserCase):
    def test_the_strict_policy_holds_and_suffices(self):
        shop = self.shop()
        answer = self.service.get("/demo/")
        self.assertIn("script-src 'self' 'wasm-unsafe-eval'", answer.headers["Content-Security-Policy"])
        self.assertEqual(shop.ad("zone-top"), "cheddar")
        self.assertEqual(shop.js("watch.violations"), [])
        shop.js("""new Promise((done) => {
            addEventListener("securitypolicyviolation", () => done(), { once: true });
            document.body.append(Object.assign(document.createElement("script"), { textContent: "globalThis.inline = 1" }));
        })""")
        self.assertIsNone(shop.js("globalThis.inline ?? null"))

    def test_a_policy_without_webassembly_is_told(self):
        def strict(route):
            answer = route.fetch()
            route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": "script-src 'self'"})

        self.context.route("**/bare.html", strict)
        page = self.bare()
        self.assertRegex(page.begin(), r"CompileError.*Content Security Policy")

    def test_it_is_compiled_while_it_arrives_and_otherwise_too(self):
        for kind in ("application/wasm", "application/octet-stream"):
            with self.subTest(kind=kind):
                context = self.profile()

                context.route("**/trestle.wasm", answered_as(kind))
                page = self.bare(
                    context=context,
                    prepare="""(() => { const real = WebAssembly.compileStreaming; globalThis.streamed = 0;
                    WebAssembly.compileStreaming = (...given) => { streamed += 1; return real.apply(WebAssembly, given) } })()""",
                )
                self.assertIsNone(page.begin())
                self.assertEqual(page.js("streamed"), 1 if kind == "application/wasm" else 0)
                self.assertRegex(page.js("bare.sdk.getSessionId()"), "^JS")

    def test_a_module_that_does_not_come_can_be_tried_again(self):
        self.context.route("**/trestle.wasm", lambda route: route.fulfill(status=503))
        page = self.bare(zones={"110003": "one"})
        self.assertRegex(page.begin(), "trestle.wasm.*503")
        self.context.unroute_all()
        self.assertIsNone(page.begin())
        self.assertEqual(page.calls("onAdRetrieved"), [("110003", True)])

    def test_what_must_be_given_is_named(self):
        page = self.bare()
        for missing in ("apiKey", "advertiserId", "allowRetargeting"):
            self.assertRegex(page.js("(props) => bare.begin(props)", {missing: None}), f"TypeError.*{missing}")

    def test_text_of_any_length_arrives_whole(self):
        items = [("a" * (length - 1) if length else "") + end for length in LENGTHS for end in ("é", "🍋", "z")]
        page = self.bare()
        self.assertIsNone(page.begin())
        page.js("(items) => bare.sdk.reportItemsAddedToList(items)", items)
        page.deliver()
        self.assertEqual([row["params"]["item_name"] for row in self.service.rows("user_added_to_list")], items)
        long = "🧀" * 20_000
        self.assertEqual(page.js("(text) => bare.sdk.performKeywordSearch(text)", long), [])
        self.assertEqual(page.errors, [])

    def test_memory_that_grows_in_the_middle_of_a_call_harms_no_answer(self):
        text = "x" * 40
        terms = [{"term_id": f"t{n}", "term": f"Term {n} {text}", "replacement": f"R{n}", "priority": 1} for n in range(20_000)]
        long = "{server}/pages/" + "y" * 60_000
        self.service.offer(*(zone(f"z{number}", f"ad{number}", path=long) for number in range(60)), terms=terms[:2])
        page = self.bare()
        page.js("""(count) => { for (let i = 0; i < count; i += 1)
            document.body.append(Object.assign(document.createElement("div"), { id: `p${i}` })) }""", 60)
        places = {f"z{number}": f"p{number}" for number in range(60)}
        self.assertIsNone(page.begin(enableKeywordIntercept=True, zonePlacements=places))
        until(lambda: page.settle() or len(page.calls("onAdRetrieved")) == 60, "sixty answers")
        self.assertEqual({call[1] for call in page.calls("onAdRetrieved")}, {True})
        self.service.offer(terms=terms)
        self.assertIsNone(page.begin(enableKeywordIntercept=True))
        found = "(bare.sdk.getAvailableKeywordIntercepts() ?? []).length"
        until(lambda: page.settle() or page.js(found) == len(terms), "the terms")
        self.assertEqual([term["term_id"] for term in page.js("bare.sdk.performKeywordSearch('term 19999', 3)")], ["t19999"])
        self.assertEqual(page.errors, [])

    def test_a_trap_loses_no_report_and_the_shop_goes_on(self):
        page = self.bare(zones={"110003": "one", "110005": "two"}, prepare=TRAP)
        self.assertIsNone(page.begin())
        page.page.locator("#one").get_by_role("button", name="Open advertisement").click()
        page.settle()
        page.js("bare.sdk.reportItemsAddedToList(['Before'])")
        session = page.js("bare.sdk.getSessionId()")
        page.js("globalThis.traps = 1; bare.sdk.reportItemsAddedToList(['Lost with the call or kept'])")
        page.settle()
        self.assertIn("coreLost", [call[0] for call in page.calls("onWarning")])
        self.assertEqual(page.js("bare.sdk.getSessionId()"), session)
        self.assertFalse(page.js("bare.contents[0].acknowledge()"))
        self.assertEqual(page.page.locator("iframe").count(), 2)
        page.js("bare.sdk.reportItemsAddedToList(['After'])")
        page.pass_(8000)
        names = [row["params"]["item_name"] for row in self.service.rows("user_added_to_list")]
        self.assertEqual([name for name in names if name in ("Before", "After")], ["Before", "After"])
        self.assertEqual([row for row in self.service.rows() if row["duplicate"]], [])
        self.one_serve_one_impression()

    def test_one_that_traps_for_ever_is_given_up(self):
        page = self.bare(zones={"110003": "one"}, prepare=TRAP)
        self.assertIsNone(page.begin())
        page.js("globalThis.traps = 1e9; bare.sdk.reportItemsAddedToList(['x'])")
        page.settle()
        page.settle()
        self.assertIn("coreGone", [call[0] for call in page.calls("onWarning")])
        self.assertEqual(page.js("bare.sdk.performKeywordSearch('abc')"), [])
        self.assertEqual(page.page.locator("iframe").count(), 0)
        self.assertEqual(page.errors, [])

    def test_many_pages_of_text_fill_the_storage_and_not_more_than_our_share(self):
        self.service.script({"route": "*", "status": 503})
        page = self.bare()
        self.assertIsNone(page.begin())
        page.js("""for (let i = 0; i < 40; i += 1) {
            const items = Array.from({ length: 100 }, (_, n) => `${i}-${n}-${"x".repeat(400)}`);
            bare.sdk.reportItemsAddedToList(items);
        }""")
        page.settle()
        ours = """Object.entries(localStorage).filter(([key]) => /^(trestle|aa-)/.test(key))
            .reduce((sum, [key, value]) => sum + key.length + value.length, 0)"""
        self.assertLessEqual(page.js(ours), 512 * 1024)
        self.assertGreater(page.js(ours), 100 * 1024)
        self.assertEqual(page.errors, [])

    def test_a_full_storage_is_no_end(self):
        page = self.bare(zones={"110003": "one"})
        page.js("""(() => { let size = 1 << 20; for (let n = 0; size > 16;) {
            try { localStorage.setItem(`full-${n}`, "x".repeat(size)); n += 1 } catch { size >>= 1 } } })()""")
        self.assertIsNone(page.begin())
        page.js("bare.sdk.reportItemsAddedToList(['Oat milk'])")
        page.deliver()
        self.assertEqual(len(self.service.rows("user_added_to_list")), 1)
        self.assertEqual(len(self.service.rows("impression")), 1)
        self.assertEqual(page.errors, [])
