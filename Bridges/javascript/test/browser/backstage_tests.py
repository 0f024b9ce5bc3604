"""What stands beside the shop: the drawing, the recording, and the README's own page."""

import functools
import http.server
import os
import re
import subprocess
import tempfile
import threading

from browser import PACKAGE, BrowserCase, until

HOST = os.environ.get("TRESTLE_HOST", "")
WIDE = {"width": 1440, "height": 900}


class Backstage(BrowserCase):
    def setUp(self):
        super().setUp()
        self.wide = self.profile(WIDE, accept_downloads=True)

    def rows(self, shop, kind):
        return [re.sub(r"\s+", " ", text) for text in shop.page.locator(f"#diagram [data-kind={kind}] .said").all_inner_texts()]

    def test_it_draws_what_was_said_and_received(self):
        shop = self.shop(self.wide)
        shop.tap("zone-top")
        self.assertIn("zone/mount 110003", self.rows(shop, "message"))
        self.assertIn("zone/tap 110003", self.rows(shop, "message"))
        self.assertIn("zone/shown ad-cheddar in 110003", self.rows(shop, "event"))
        self.assertIn("action/items Mild Cheddar, Wheat Crackers", self.rows(shop, "event"))
        self.assertIn("ad? for 110003", self.rows(shop, "request"))
        self.assertIn("200 ad-cheddar", self.rows(shop, "request"))
        shop.pass_(4000)
        until(lambda: shop.pass_(700) or "interaction ad-cheddar" in self.rows(shop, "received"), "what the service received")
        received = len([row for row in self.service.rows() if row["udid"] == "demo-ana"])
        self.assertEqual(int(shop.page.inner_text("#count-reports")), received)
        self.assertEqual(int(shop.page.inner_text("#count-turns")), len(shop.recording))
        self.assertEqual(shop.page.inner_text("#session"), f"session {shop.session}")
        shop.shot("wide-list")

    def test_a_row_unfolds_to_the_whole_message(self):
        shop = self.shop(self.wide)
        row = shop.page.locator("#diagram [data-kind=message]", has_text="zone/mount").first
        row.locator("summary").click()
        self.assertIn('"method": "zone/mount"', row.locator("pre").inner_text())

    def test_kinds_are_shown_and_hidden(self):
        shop = self.shop(self.wide)
        self.assertFalse(shop.page.locator("#diagram [data-kind=inner]").first.is_visible())
        shop.page.get_by_role("button", name="Stores and wakes").click()
        self.assertTrue(shop.page.locator("#diagram [data-kind=inner]").first.is_visible())
        shop.page.get_by_role("button", name="Messages").click()
        self.assertFalse(shop.page.locator("#diagram [data-kind=message]").first.is_visible())

    def test_a_recording_plays_again_here_and_in_the_host(self):
        shop = self.shop(self.wide)
        shop.scroll("#zone-middle")
        shop.tap("zone-middle")
        shop.popup.wait_for()
        shop.inside().get_by_role("button", name="Add plums").click()
        shop.shot("wide-popup")
        shop.page.keyboard.press("Escape")
        shop.page.locator("#query").click()
        shop.page.keyboard.type("crème “<name:x>”")
        shop.page.keyboard.press("Enter")
        shop.pass_(25_000)
        turns = len(shop.recording)
        shop.page.get_by_role("button", name="Replay here").click()
        until(lambda: "the same bytes" in shop.page.inner_text("#recording"), "the replay")
        self.assertIn(f"{turns} turns", shop.page.inner_text("#recording"))
        with shop.page.expect_download() as download:
            shop.page.get_by_role("button", name="Download recording").click()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, download.value.suggested_filename)
            download.value.save_as(path)
            told = subprocess.run([HOST, "replay", path], capture_output=True, text=True)
            self.assertEqual((told.returncode, told.stderr), (0, ""))
            self.assertEqual(told.stdout, f"replay: {turns} turns, the same bytes\n")
            with open(path, encoding="utf-8") as file:
                changed = file.read().replace("110003", "110009", 1)
            with open(path, "w", encoding="utf-8") as file:
                file.write(changed)
            self.assertEqual(subprocess.run([HOST, "replay", path], capture_output=True).returncode, 1)

    def test_on_a_phone_it_is_a_screen_of_its_own(self):
        shop = self.shop()
        shop.deliver()
        self.assertFalse(shop.page.get_by_role("complementary", name="Backstage").is_visible())
        shop.page.get_by_role("button", name="Backstage").click()
        shop.page.get_by_role("complementary", name="Backstage").wait_for()
        shop.page.wait_for_timeout(400)
        shop.shot("phone-backstage")
        shop.page.get_by_role("button", name="Back to the shop").click()
        shop.page.get_by_role("complementary", name="Backstage").wait_for(state="hidden")

    def test_nothing_is_wider_than_the_screen_or_lies_on_another(self):
        shop = self.shop(self.wide)
        for width in (320, 390, 720, 1024, 1440):
            with self.subTest(width=width):
                shop.page.set_viewport_size({"width": width, "height": 720})
                shop.settle()
                self.assertLessEqual(shop.js("document.documentElement.scrollWidth"), width)
                label = shop.page.locator(".zone[data-zone='110003'] .sponsored").bounding_box()
                report = shop.page.locator("#zone-top").get_by_role("link").bounding_box()
                self.assertLessEqual(label["x"] + label["width"], report["x"])
                if width == 1024:
                    shop.shot("tablet-list")


class Alone(BrowserCase):
    def test_the_shop_works_where_the_core_cannot_start(self):
        self.context.route("**/trestle.wasm", lambda route: route.fulfill(status=404))
        page = self.context.new_page()
        page.goto(self.service.url + "/demo/")
        page.get_by_role("button", name="Backstage").click()
        page.wait_for_selector("#diagram[data-empty^='The ad core did not start']")
        page.keyboard.press("Escape")
        self.assertEqual(page.locator(".zone:not(.empty)").count(), 0)
        page.get_by_role("button", name="Remove Spinach").press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Remove Coffee beans")
        self.assertNotIn("Spinach", page.locator("#items b").all_inner_texts())


class Payloads(BrowserCase):
    def test_what_was_tapped_elsewhere_waits_in_the_inbox(self):
        shop = self.shop()
        self.assertEqual(shop.page.inner_text("#waiting"), "2")
        shop.page.click("[data-pane=inbox]")
        shop.shot("phone-inbox")
        shop.page.locator("[data-payload=payload-brunch]").get_by_role("button", name="Add to my list").click()
        shop.page.locator("[data-payload=payload-ramen]").get_by_role("button", name="No, thanks").click()
        self.assertTrue(shop.page.locator("#no-payloads").is_visible())
        self.assertEqual(shop.list[-2:], ["Eggs, ten", "Orange Juice"])
        shop.deliver()
        self.assertEqual(
            [(row["payload_id"], row["type"]) for row in self.service.rows(kind="tracking")],
            [("payload-brunch", "delivered"), ("payload-ramen", "rejected")],
        )
        shop.reload()
        self.assertFalse(shop.page.locator("#waiting").is_visible())


class Readme(BrowserCase):
    def test_its_page_works_as_it_stands(self):
        with open(os.path.join(PACKAGE, "README.md"), encoding="utf-8") as file:
            found = re.search(r"<!-- snippet: page -->\n```html\n(.*?)```", file.read(), re.S)
        self.assertIsNotNone(found)
        # The only change: the port, which the README chooses and a test cannot.
        self.assertIn("http://127.0.0.1:8787", found[1])
        text = found[1].replace("http://127.0.0.1:8787", self.service.url)
        handler = functools.partial(Folder, text, directory=os.path.join(PACKAGE, "prebuilt"))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            page = self.context.new_page()
            page.goto(f"http://127.0.0.1:{server.server_address[1]}/")
            page.wait_for_function("document.title.startsWith('JS')")
            page.get_by_role("button", name="Open advertisement").click()
            until(lambda: page.locator("#list li").all_inner_texts() == ["Mild Cheddar", "Wheat Crackers"], "the ad's items")
            page.get_by_label("Search").type("che")
            until(lambda: page.locator("#list li").count() == 5, "suggestions")
            self.assertEqual(page.locator("#list li").first.inner_text(), "Chex Mix")
            self.service.wait_for("interaction")
            server.shutdown()


class Folder(http.server.SimpleHTTPRequestHandler):
    """A folder's files, and a page in it."""

    def __init__(self, page, *rest, **more):
        self.page = page
        super().__init__(*rest, **more)

    def do_GET(self):
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(self.page.encode())

    def log_message(self, *_):
        pass
