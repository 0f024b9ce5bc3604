"""The shop, used as a shopper would."""

from browser import BrowserCase


class Shopper(BrowserCase):
    def test_only_what_is_seen_counts(self):
        shop = self.shop()
        shop.shot("phone-list")
        shop.deliver()
        self.assertEqual([row["zone_id"] for row in self.service.rows("impression")], ["110003"])
        self.assertEqual(
            sorted(row["zone_id"] for row in self.service.rows("zone_mounted")),
            ["110003", "110004", "110005", "110007", "110010"],
        )
        shop.scroll("#zone-store")
        shop.shot("phone-store")
        shop.deliver()
        self.assertIn("110010", [row["zone_id"] for row in self.service.rows("impression")])
        self.assertEqual([row["ad_id"] for row in self.service.rows("impression_end")][:1], ["ad-cheddar"])
        self.assertEqual(self.service.rows("impression", zone_id="110007"), [])
        self.one_serve_one_impression()
        self.assertEqual(shop.errors, [])

    def test_an_ad_is_replaced_while_it_is_seen(self):
        shop = self.shop()
        self.assertEqual(shop.ad("zone-top"), "cheddar")
        shop.pass_(19_000)
        self.assertEqual(shop.ad("zone-top"), "cheddar")
        shop.pass_(1_100)
        self.assertEqual(shop.ad("zone-top"), "granola")
        shop.deliver()
        self.assertEqual(
            [(row["type"], row["ad_id"]) for row in self.service.rows("impression", "impression_end", zone_id="110003")],
            [("impression", "ad-cheddar"), ("impression_end", "ad-cheddar"), ("impression", "ad-granola")],
        )
        self.assertEqual(len(self.service.asked("110005")), 1)
        self.assertEqual(len(shop.events("zone/refreshed")), 1)
        self.one_serve_one_impression()

    def test_the_countdown_stands_still_while_the_ad_is_out_of_sight(self):
        shop = self.shop()
        shop.pass_(10_000)
        shop.page.click("[data-pane=recipes]")
        shop.shot("phone-recipes")
        shop.pass_(5_000)
        shop.page.click("[data-pane=list]")
        shop.pass_(8_500)
        self.assertEqual(len(self.service.asked("110003")), 1)
        shop.pass_(2_000)
        self.assertEqual(len(self.service.asked("110003")), 2)
        self.one_serve_one_impression()

    def test_nothing_is_fetched_out_of_sight_and_one_ad_on_return(self):
        shop = self.shop()
        shop.pass_(10_000)
        shop.page.click("[data-pane=recipes]")
        shop.pass_(120_000)
        self.assertEqual(len(self.service.asked("110003")), 1)
        shop.page.click("[data-pane=list]")
        shop.pass_(18_000)
        self.assertEqual(len(self.service.asked("110003")), 2)
        shop.deliver()
        self.assertEqual(
            [row["ad_id"] for row in self.service.rows("impression", zone_id="110003")][:2], ["ad-cheddar", "ad-granola"]
        )
        self.one_serve_one_impression()

    def test_a_place_without_an_ad_gives_its_room_back(self):
        shop = self.shop()
        quiet = shop.page.locator(".zone[data-zone='110004']")
        self.assertIn("empty", quiet.get_attribute("class"))
        self.assertEqual(quiet.bounding_box()["height"], 0)
        self.assertNotIn("empty", shop.page.locator(".zone[data-zone='110003']").get_attribute("class"))

    def test_a_tap_puts_the_ads_items_on_the_list_and_counts_once_they_are_there(self):
        shop = self.shop()
        before = shop.list
        shop.tap("zone-top")
        self.assertEqual(shop.list, before + ["Mild Cheddar", "Wheat Crackers"])
        self.assertEqual(shop.page.inner_text("#toast"), "Mild Cheddar and Wheat Crackers added")
        self.assertEqual(shop.ad("zone-top"), "granola")
        shop.deliver()
        self.assertEqual(
            [(row["type"], row["ad_id"]) for row in self.service.rows("interaction")], [("interaction", "ad-cheddar")]
        )
        added = [row["params"] for row in self.service.rows("user_added_to_list")]
        self.assertEqual(
            [(row["item_name"], row["list_name"]) for row in added],
            [("Mild Cheddar", "Saturday shop"), ("Wheat Crackers", "Saturday shop")],
        )

    def test_two_quick_taps_are_one(self):
        shop = self.shop()
        shop.page.locator("#zone-top").get_by_role("button", name="Open advertisement").dblclick()
        shop.settle()
        self.assertEqual(len(shop.events("action/items")), 1)
        shop.deliver()
        self.assertEqual(len(self.service.rows("interaction")), 1)

    def test_the_list_is_reported(self):
        shop = self.shop()
        shop.page.click("text=Bananas")
        shop.page.click("text=Bananas")
        shop.page.get_by_role("button", name="Remove Spinach").click()
        shop.scroll("#staples")
        shop.page.click("#staples >> text=Lemons")
        shop.scroll("#pickup")
        shop.page.click("#pickup")
        shop.deliver()
        reports = [
            (row["type"], row["params"])
            for row in self.service.rows(
                "user_crossed_off_list", "user_deleted_from_list", "user_added_to_list", "user_added_to_cart"
            )
        ]
        self.assertEqual(
            [(kind, params["item_name"], params["list_name"]) for kind, params in reports if kind != "user_added_to_cart"],
            [
                ("user_crossed_off_list", "Bananas", "Saturday shop"),
                ("user_deleted_from_list", "Spinach", "Saturday shop"),
                ("user_added_to_list", "Lemons", "Saturday shop"),
            ],
        )
        ordered = [params for kind, params in reports if kind == "user_added_to_cart"]
        self.assertEqual([params["item_name"] for params in ordered], shop.list)
        self.assertEqual({params["list_name"] for params in ordered}, {"pickup-1"})

    def test_a_recipe_is_the_context_of_its_zone(self):
        shop = self.shop()
        shop.page.click("[data-pane=recipes]")
        shop.page.click("[data-recipe=recipe-pasta]")
        shop.settle()
        self.assertEqual(self.service.asked("110007")[-1]["context_id"], "recipe-pasta")
        self.assertEqual(shop.ad("zone-recipe"), "basil")
        shop.shot("phone-recipe")
        shop.page.click("#back")
        shop.page.click("[data-recipe=recipe-salad]")
        shop.settle()
        self.assertEqual(shop.ad("zone-recipe"), "lemon")
        shop.deliver()
        told = [row["params"] for row in self.service.rows("recipe_context")]
        self.assertEqual(
            [(row["context_id"], row["zone_id"]) for row in told], [("recipe-pasta", "110007"), ("recipe-salad", "110007")]
        )
        self.assertEqual(len(self.service.asked("110003")), 1)

    def test_a_store_chooses_its_ads(self):
        shop = self.shop()
        shop.scroll("#zone-store")
        self.assertEqual(shop.ad("zone-store"), "everyday")
        shop.page.select_option("#store", "store-7")
        shop.settle()
        self.assertEqual(self.service.asked("110010")[-1]["store_id"], "store-7")
        self.assertEqual(shop.ad("zone-store"), "bread")
        shop.page.select_option("#store", "")
        shop.settle()
        self.assertEqual(self.service.asked("110010")[-1]["store_id"], "")


class Search(BrowserCase):
    def type(self, shop, text):
        shop.page.locator("#query").click()
        shop.page.keyboard.type(text)
        shop.settle()

    def test_suggestions_come_in_their_order_before_the_shops_own(self):
        shop = self.shop()
        self.type(shop, "che")
        shop.shot("phone-search")
        options = [text.split("\n")[0] for text in shop.page.locator("#suggestions").get_by_role("option").all_inner_texts()]
        self.assertEqual(options[:3], ["Chex Mix", "Hill Farm Cheddar", "Sweet Cherries, 500 g"])
        self.assertEqual(options[3:], ["Cherry tomatoes", "Cherries", "Chestnut mushrooms", "Cheddar, mature"])
        shop.deliver()
        self.assertEqual(
            [row["term_id"] for row in self.service.rows("presented")], ["term-chex", "term-cheddar", "term-cherries"]
        )
        self.assertEqual({row["user_input"] for row in self.service.rows("matched")}, {"che"})
        self.assertEqual(self.service.rows("selected"), [])

    def test_a_chosen_suggestion_goes_onto_the_list(self):
        shop = self.shop()
        self.type(shop, "chedd")
        shop.page.keyboard.press("ArrowDown")
        self.assertEqual(shop.page.get_attribute("#query", "aria-activedescendant"), "suggestion-0")
        shop.page.keyboard.press("Enter")
        shop.settle()
        self.assertIn("Hill Farm Cheddar", shop.list)
        shop.deliver()
        self.assertEqual(
            [(row["term_id"], row["user_input"]) for row in self.service.rows("selected")], [("term-cheddar", "chedd")]
        )
        self.assertFalse(shop.page.locator("#suggestions").is_visible())

    def test_what_matches_nothing_is_told_once(self):
        shop = self.shop()
        self.type(shop, "xyzzy")
        shop.deliver()
        self.assertEqual(
            [(row["search_id"], row["term"]) for row in self.service.rows("not_matched", user_input="xyzzy")], [("NA", "NA")]
        )

    def test_letters_still_being_composed_are_not_searched_for(self):
        shop = self.shop()
        shop.page.locator("#query").click()
        session = shop.context.new_cdp_session(shop.page)
        for text in ("か", "かん"):
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.assertEqual(shop.sent("keyword/search"), [])
        session.send("Input.insertText", {"text": "缶詰め"})
        shop.settle()
        self.assertEqual([params["query"] for params in shop.sent("keyword/search")][-1:], ["缶詰め"])
        self.assertNotIn("かん", [params["query"] for params in shop.sent("keyword/search")])

    def test_odd_queries_are_taken_word_for_word(self):
        shop = self.shop()
        for query in ("(((", "[a", "***", "\\\\\\", "a|b|", "^mi", "%_%", "   ", "(a+)+" * 40):
            with self.subTest(query=query):
                self.assertEqual(shop.js("(query) => shop.sdk.performKeywordSearch(query)", query), [])
        self.assertEqual([term["term_id"] for term in shop.js("shop.sdk.performKeywordSearch('FRAÎ')")], ["term-creme"])
        self.assertEqual(shop.js("shop.sdk.performKeywordSearch('🥑'[0] + 'ab')"), [])
        self.assertEqual(shop.errors, [])
