import Testing

/// What the profile changes about keywords. The `standard` profile's stories are traces.
@Suite("Keywords under other policies") struct KeywordPolicyTests {
  private static let answer = """
    {"success":true,"data":{"search_id":"S1","terms":[\
    {"term_id":"t1","term":"Sweet Cherries","replacement":"Cherries","priority":1},\
    {"term_id":"t2","term":"Chex Mix","replacement":"Chex","priority":2},\
    {"term_id":"t2","term":"Brie","replacement":"Brie","priority":2},\
    {"term_id":"t3","term":"Crème","replacement":"Cream","priority":3}]}}
    """

  private func shop(_ policy: [String: Any] = [:], terms: Bool = true) -> Shop {
    let shop = Shop(["features": ["keywords": true, "payloads": false], "policy": policy])
    if terms { shop.answer("keywords", Self.answer) }
    return shop
  }

  private func found(_ shop: Shop, _ query: String) -> [String] {
    (shop.send("keyword/search", ["query": query])["matches"] as? [[String: Any]] ?? []).map { $0["term"] as? String ?? "" }
  }

  private func reported(_ shop: Shop, after wait: Int64 = 6000) -> [String] {
    shop.pass(wait)
    return shop.reports("/intercept/events").map { event in
      ["event_type", "search_id", "term_id", "term", "user_input"].map { event[$0] as? String ?? "-" }.joined(separator: "|")
    }
  }

  @Test("prefix finds only what begins with it") func prefix() {
    #expect(found(shop(["keywordMatch": "prefix"]), "che") == ["Chex Mix"])
    #expect(found(shop(), "che") == ["Chex Mix", "Sweet Cherries"])
  }

  @Test("untrimmed, blanks count") func untrimmed() {
    let shop = shop(["keywordTrim": false])
    #expect(found(shop, "che ").isEmpty)
    #expect(found(shop, " ch") == ["Sweet Cherries"])
    #expect(found(shop, "   ").isEmpty)
    #expect(reported(shop) == ["not_matched|NA||NA|che ", "matched|S1|t1|Sweet Cherries| ch"])
  }

  @Test("the shortest search is the policy's") func minimum() {
    #expect(found(shop(["keywordMinScalars": 1]), "x") == ["Chex Mix"])
    #expect(found(shop(["keywordMinScalars": 4]), "che").isEmpty)
  }

  @Test("folded diacritics find each other") func diacritics() {
    #expect(found(shop(["keywordDiacritics": "fold"]), "CREME") == ["Crème"])
    #expect(found(shop(["keywordDiacritics": "fold"]), "crème") == ["Crème"])
    #expect(found(shop(), "creme").isEmpty)
  }

  @Test("reports in lower case, and the real search id where nothing matched") func native() {
    let shop = shop(["keywordReportCase": "lower", "noMatchSearchId": "real"])
    _ = found(shop, "CHEX")
    _ = found(shop, "Kale")
    #expect(reported(shop) == ["matched|S1|t2|chex mix|chex", "not_matched|S1||NA|kale"])
  }

  @Test("immediate reports go with the next batch, each search by itself") func immediate() {
    let shop = shop(["searchReports": "immediate"])
    _ = found(shop, "che")
    _ = found(shop, "chex")
    #expect(
      reported(shop, after: 3000) == [
        "matched|S1|t1|Sweet Cherries|che", "matched|S1|t2|Chex Mix|che", "matched|S1|t2|Chex Mix|chex",
      ])
  }

  @Test("of equal ids the first or the last is meant", arguments: [("first", "Chex Mix"), ("last", "Brie")])
  func lookup(policy: String, term: String) {
    let shop = shop(["termLookup": policy])
    _ = found(shop, "sweet")
    #expect(shop.send("keyword/presented", ["termIds": ["t2"]])["reported"] as? Int == 1)
    #expect(reported(shop).last == "presented|S1|t2|\(term)|sweet")
  }

  @Test("presented and selected once a search, or each time", arguments: [true, false]) func once(policy: Bool) {
    let shop = shop(["presentedOnce": policy])
    _ = found(shop, "che")
    let presented = (0..<2).map { _ in shop.send("keyword/presented", ["termIds": ["t1"]])["reported"] as? Int }
    let selected = (0..<2).map { _ in shop.send("keyword/selected", ["termId": "t1"])["reported"] as? Bool }
    #expect(presented == [1, policy ? 0 : 1])
    #expect(selected == [true, !policy])
  }

  @Test("a search that is forgotten or was never made gets no credit") func forgotten() {
    let shop = shop()
    _ = found(shop, "che")
    for number in [0, 2, 99] {
      #expect(shop.send("keyword/presented", ["termIds": ["t1"], "search": number])["reported"] as? Int == 0)
      #expect((shop.last["diagnostics"] as? [[String: Any]])?.first?["code"] as? String == "unknownSearch")
      #expect(shop.send("keyword/selected", ["termId": "t1", "search": number])["reported"] as? Bool == false)
      #expect(shop.send("keyword/selected", ["termId": "nope", "search": number])["code"] as? Int == 1301)
    }
    #expect(reported(shop).count == 2)
  }

  @Test("without a search the text is empty") func noSearch() {
    let shop = shop()
    #expect(shop.send("keyword/selected", ["replacement": "Cream"])["reported"] as? Bool == true)
    #expect(reported(shop) == ["selected|S1|t3|Crème|"])
  }

  @Test("a list that arrives later doesn't take the credit from an earlier search") func reload() {
    let shop = shop()
    _ = found(shop, "sweet")
    shop.send("app/state", ["state": "background"])
    shop.pass(1_800_000)
    shop.send("app/state", ["state": "active"])
    shop.answer("keywords", #"{"data":{"search_id":"S2","terms":[{"term_id":"n1","term":"Cheddar"}]}}"#)
    _ = reported(shop)
    #expect(shop.send("keyword/selected", ["termId": "t1"])["reported"] as? Bool == true)
    #expect(shop.send("keyword/selected", ["termId": "t2"])["code"] as? Int == 1301)
    #expect(reported(shop) == ["selected|S1|t1|Sweet Cherries|sweet"])
  }

  @Test(
    "a refetch that fails leaves the terms that are there",
    arguments: ["{}", "junk", #"{"success":false,"data":{"terms":[]}}"#])
  func failedRefetch(body: String) {
    let shop = shop()
    shop.send("app/state", ["state": "background"])
    shop.pass(1_800_000)
    shop.send("app/state", ["state": "active"])
    shop.answer("keywords", body)
    #expect(found(shop, "chex") == ["Chex Mix"])
    #expect(shop.events.filter { $0 == "keyword/ready" }.count == 1)
  }

  @Test("a new session fetches again only where the policy says so") func noRefetch() {
    let shop = shop(["refetchKeywordsOnRotation": false])
    shop.send("app/state", ["state": "background"])
    shop.pass(1_800_000)
    shop.send("app/state", ["state": "active"])
    #expect(!shop.openSends.contains("keywords"))
  }

  @Test("terms that are still on their way when the session ends are given up for those of the new one") func inFlight() {
    let shop = shop(terms: false)
    shop.send("app/state", ["state": "background"])
    shop.sleep(1_800_000)
    shop.send("app/state", ["state": "active"])
    #expect(shop.openSends.filter { $0 == "keywords" }.count == 2)
    #expect((shop.last["effects"] as? [[String: Any]])?.first?["kind"] as? String == "http/cancel")
    shop.answer("keywords", Self.answer)
    #expect(!shop.events.contains("keyword/ready"))
    shop.answer("keywords", Self.answer)
    #expect(shop.events.contains("keyword/ready"))
  }

  @Test("terms that were to be asked for again on return are asked for once, also where a new session begins") func declared() {
    let shop = shop(terms: false)
    shop.send("app/state", ["state": "background"])
    shop.answer("keywords", "", status: 503)
    shop.pass(1_800_000)
    #expect(!shop.openSends.contains("keywords"))
    shop.send("app/state", ["state": "active"])
    #expect(shop.openSends.filter { $0 == "keywords" }.count == 1)
  }

  @Test("a failed fetch is reported as an error where the policy reports errors", arguments: [true, false])
  func errorReport(policy: Bool) {
    let shop = shop(["errorReports": policy, "retrievalAttempts": 1], terms: false)
    shop.answer("keywords", "secret", status: 404)
    shop.pass(3000)
    let errors = shop.reports("/errors")
    #expect(errors.map { $0["error_code"] as? String } == (policy ? ["KI_INIT_REQUEST_FAILED"] : []))
    if policy {
      #expect(
        errors.first?["error_params"] as? [String: String]
          == ["url": "https://sandbox.adadapted.com/v/1.0.0/intercept/retrieve", "data": "status 404"])
    }
  }

  @Test("what waits goes under the session it was searched in, in order", arguments: ["app/state", "sdk/shutdown"])
  func flush(way: String) {
    let shop = shop()
    let session = shop.send("sdk/session")["sessionId"] as? String
    _ = found(shop, "che")
    _ = found(shop, "chex")
    shop.send(way, way == "app/state" ? ["state": "background"] : [:])
    let events = shop.reports("/intercept/events")
    #expect(events.map { $0["term_id"] as? String } == ["t1", "t2"])
    #expect(events.allSatisfy { $0["session_id"] as? String == session })
  }

  @Test("what waited through a suspension goes under the session it was searched in") func suspended() {
    let shop = shop(["inactive": "session"])
    let session = shop.send("sdk/session")["sessionId"] as? String
    _ = found(shop, "chex")
    shop.send("app/state", ["state": "inactive"])
    shop.sleep(1_800_000)
    shop.send("app/state", ["state": "active"])
    #expect(shop.send("sdk/session")["sessionId"] as? String != session)
    shop.pass(3000)
    #expect(shop.reports("/intercept/events").map { $0["session_id"] as? String } == [session])
  }

  @Test("opting out drops what waits with the advertising id, opting in doesn't add it") func tracking() {
    let shop = shop()
    _ = found(shop, "che")
    shop.send("privacy/tracking", ["enabled": false])
    #expect(reported(shop).isEmpty)
    _ = found(shop, "che")
    shop.send("privacy/tracking", ["enabled": true])
    _ = found(shop, "chex")
    shop.pass(9000)
    #expect(shop.reports("/intercept/events").map { $0["udid"] as? String } == ["", "", "user-1"])
  }

  @Test("a second initialization begins without terms and searches") func again() {
    let shop = shop()
    let first = shop.send("keyword/search", ["query": "che"])["search"] as? Int ?? 0
    let keywords = ["features": ["keywords": true, "payloads": false]]
    shop.initialize(keywords)
    #expect(shop.send("keyword/list")["total"] as? Int == 0)
    #expect(shop.send("keyword/search", ["query": "che"])["search"] as? Int == first + 1)
    shop.initialize(keywords)
    shop.answer("keywords", Self.answer)
    #expect(found(shop, "chex").isEmpty, "the second initialization's answer is stale in the third")
    shop.answer("keywords", Self.answer)
    #expect(found(shop, "chex") == ["Chex Mix"])
    #expect(shop.send("keyword/presented", ["termIds": ["t1"], "search": first])["reported"] as? Int == 0)
  }

  @Test("lists end early before a turn grows too long, with a warning") func longTerms() {
    let shop = shop(terms: false)
    let text = String(repeating: "milk", count: 16_000)
    let terms = (0..<60).map { #"{"term_id":"\#($0)","term":"\#(text)"}"# }.joined(separator: ",")
    shop.answer("keywords", #"{"data":{"terms":[\#(terms)]}}"#)
    let list = shop.send("keyword/list")
    #expect(list["total"] as? Int == 60)
    #expect((1..<60).contains((list["terms"] as? [Any])?.count ?? 0))
    #expect(shop.events.filter { $0 == "sdk/warning" }.count == 1)
    let search = shop.send("keyword/search", ["query": "milk"])
    #expect(search["total"] as? Int == 60)
    #expect((1..<60).contains((search["matches"] as? [Any])?.count ?? 0))
    #expect(reported(shop).count == (search["matches"] as? [Any])?.count)
  }

  @Test("the state tells counts, no texts") func state() {
    let shop = shop()
    _ = found(shop, "chex mix")
    let state = shop.send("core/state")
    #expect(
      (state["keywords"] as? [String: Any])?.mapValues { "\($0)" }
        == ["terms": "4", "fetching": "0", "searches": "1", "heldReports": "1"])
    #expect(!"\(state)".lowercased().contains("chex"))
  }
}
