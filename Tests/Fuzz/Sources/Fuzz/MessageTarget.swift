/// One text, to a core that knows nothing yet and to one that shows an ad. Both go on working.
func fuzzMessage(_ bytes: [UInt8]) {
  let fresh = Shell()
  fresh.step(bytes)
  fresh.step(bytes)
  fresh.send("core/hello")
  promise(fresh.isAccepted, "core/hello works after any message")

  let shop = Shell()
  shop.initialize()
  shop.send("zone/mount", #"{"zone":"1","visible":true}"#)
  shop.answer(.ad, status: 200, body: Samples.ad)
  shop.step(bytes)
  shop.pass(5000, wakes: 4)
  shop.step(bytes)
  shop.send("core/state")
  promise(shop.isAccepted, "core/state works after any message")
}

enum Samples {
  /// An ad, as the service sends it, as the text of a JSON string.
  static let ad = Shell.quoted(
    Array(
      #"""
      {"success":true,"data":{"ad":{"id":"A1","impression_id":"1:a1-1","creative_url":"https://c.test/A1.html",\#
      "action_type":"c","action_path":"","refresh_time":30,"payload":{"detailed_list_items":[{"product_title":"Milk"}]}},\#
      "port_width":320,"port_height":50}}
      """#.utf8))
}
