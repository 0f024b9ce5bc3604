/// What the service, or the way to it, answers in a story.
struct Service {
  let plot: Plot

  /// The outcome of a send. Ids of ads and impressions are made of the effect's number: no two ads of a story share one.
  func outcome(of send: SendView, _ seeded: inout Seeded) -> Value {
    if seeded.chance(plot.failures) { return failure(&seeded) }
    switch send.purpose {
    case "ad": return response(adBody(send, &seeded))
    case "keywords": return response(termsBody(send, &seeded))
    case "payloads": return response(payloadsBody(send, &seeded))
    default: return response(.object([]))
    }
  }

  func failure(_ seeded: inout Seeded) -> Value {
    if seeded.chance(40) {
      let reason = seeded.pick(["offline", "dns", "refused", "tls", "timeout", "cancelled", "other"]) ?? "other"
      return .object([("kind", .string("failed")), ("reason", .string(reason))])
    }
    let status = seeded.pick([400, 404, 408, 413, 422, 429, 500, 503, 302, 200] as [Int64]) ?? 500
    var headers: [Value] = []
    if seeded.chance(30) { headers = [.array([.string("Retry-After"), .string("7")])] }
    return .object([
      ("kind", .string("response")), ("status", .integer(status)), ("headers", .array(headers)),
      ("body", .string(seeded.pick(["", "{}", "<html>", "null", "[1", "{\"success\":false}"]) ?? "")),
    ])
  }

  private func response(_ body: Value) -> Value {
    .object([
      ("kind", .string("response")), ("status", .integer(200)), ("headers", .array([])), ("body", .string(body.text)),
    ])
  }

  // MARK: Bodies

  private func adBody(_ send: SendView, _ seeded: inout Seeded) -> Value {
    let refresh: Value =
      [.integer(15), .integer(20), .string("30"), .integer(0), .null, .real(15.4), .integer(60)][seeded.below(7)]
    guard seeded.chance(plot.fill) else {
      switch seeded.below(5) {
      case 0: return .object([("success", .bool(false)), ("data", .object([]))])
      case 1: return .object([("success", .bool(true))])
      case 2: return .object([("data", .object([]))])
      default: return .object([("data", .object([("ad", .object([("id", .string("")), ("refresh_time", refresh)]))]))])
      }
    }
    let type = seeded.pick(weighted: [(6, "c"), (4, "e"), (3, "l"), (4, "p"), (3, "cp"), (1, "a"), (1, "n"), (1, "zz")]) ?? "e"
    let path = seeded.pick(weighted: [
      (12, "https://shop.example/p"), (2, "market://details?id=1"), (2, "javascript:alert(1)"), (1, ""), (1, "HTTP://x"),
    ])
    var ad: Value = .object([
      ("id", .string("A\(send.effect)")), ("impression_id", .string("\(send.zone):I\(send.effect)")),
      ("creative_url", .string(seeded.chance(95) ? "https://cdn.example/\(send.effect)" : "")),
      ("action_type", .string(type)), ("action_path", .string(path ?? "")), ("refresh_time", refresh),
    ])
    if type == "c" || type == "cp", seeded.chance(92) {
      ad = ad.with("payload", .object([("detailed_list_items", items(&seeded))]))
    }
    return .object([
      ("success", .bool(true)), ("data", .object([("ad", ad), ("port_width", .integer(320)), ("port_height", .integer(50))])),
    ])
  }

  private func items(_ seeded: inout Seeded) -> Value {
    .array(
      (0..<seeded.below(4)).map { place in
        let title = seeded.pick(["milk", "bread", "soup"]) ?? "milk"
        return .object([
          ("product_title", .string(title)), ("tracking_id", .string("T\(place)")), ("product_brand", .string("b")),
        ])
      })
  }

  private func termsBody(_ send: SendView, _ seeded: inout Seeded) -> Value {
    let words = ["milk", "Milch", "mild cheese", "bread", "Crème", "İnek", "soup"]
    let terms = (0..<seeded.below(8)).map { place in
      let word = words[place % words.count]
      return Value.object([
        ("term_id", .string("t\(place % 5)")), ("term", .string(word)), ("replacement", .string("Brand \(word)")),
        ("priority", .integer(Int64(place % 3))),
      ])
    }
    return .object([
      ("success", .bool(true)), ("data", .object([("search_id", .string("S\(send.effect)")), ("terms", .array(terms))])),
    ])
  }

  private func payloadsBody(_ send: SendView, _ seeded: inout Seeded) -> Value {
    .object([
      (
        "payloads",
        .array(
          (0..<seeded.below(4)).map { place in
            .object([
              ("payload_id", .string("P\(seeded.chance(20) ? 0 : send.effect)-\(place)")),
              ("payload_message", .string("for you")), ("detailed_list_items", items(&seeded)),
            ])
          })
      )
    ])
  }
}
