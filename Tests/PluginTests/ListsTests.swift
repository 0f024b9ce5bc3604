import Testing

@Suite("Lists and carts") struct ListsTests {
  private func params(_ shop: Shop) -> [[String: String]] {
    shop.pass(3000)
    return shop.reports("/events").compactMap { event in
      guard let name = event["event_name"] as? String, name.hasPrefix("user_") else { return nil }
      var members = event["event_params"] as? [String: String] ?? [:]
      members["source"] = event["event_source"] as? String
      members["name"] = name
      return members
    }
  }

  @Test(
    "each action has its name",
    arguments: [
      ("list/report", "added", "user_added_to_list"), ("list/report", "crossedOff", "user_crossed_off_list"),
      ("list/report", "deleted", "user_deleted_from_list"), ("cart/report", "added", "user_added_to_cart"),
      ("cart/report", "deleted", "user_deleted_from_cart"),
    ])
  func names(method: String, action: String, name: String) {
    let shop = Shop()
    shop.send(method, ["action": action, "items": ["Eggs", "Milk"], "list": "Weekly", "cart": "Weekly"])
    #expect(
      params(shop) == [
        ["name": name, "source": "app", "item_name": "Eggs", "list_name": "Weekly"],
        ["name": name, "source": "app", "item_name": "Milk", "list_name": "Weekly"],
      ])
  }

  @Test("a list without a name is absent or empty, as the profile says", arguments: [nil, ""]) func missingName(list: String?) {
    var params: [String: Any] = ["action": "added", "items": ["Eggs"]]
    params["list"] = list
    let absent = Shop()
    absent.send("list/report", params)
    #expect(self.params(absent) == [["name": "user_added_to_list", "source": "app", "item_name": "Eggs"]])
    let empty = Shop(["policy": ["missingListName": "empty", "eventSource": "sdk"]])
    empty.send("list/report", params)
    #expect(self.params(empty) == [["name": "user_added_to_list", "source": "sdk", "item_name": "Eggs", "list_name": ""]])
  }

  @Test("an empty name is skipped and remarked, the rest is reported") func emptyName() {
    let shop = Shop()
    #expect(shop.send("cart/report", ["action": "added", "items": ["", "Eggs"], "cart": "7"]).isEmpty)
    #expect((shop.last["diagnostics"] as? [[String: Any]])?.first?["code"] as? String == "emptyItem")
    #expect(params(shop).map { $0["item_name"] } == ["Eggs"])
  }

  @Test("a cart has an id") func cartNeeded() {
    let error = Shop().send("cart/report", ["action": "added", "items": ["Eggs"]])
    #expect((error["data"] as? [String: Any])?["path"] as? String == "/cart")
  }

  @Test("before initialization nothing is reported") func early() {
    #expect(Shop(nil).send("cart/report", ["action": "added", "items": [], "cart": "1"])["code"] as? Int == 1001)
  }
}
