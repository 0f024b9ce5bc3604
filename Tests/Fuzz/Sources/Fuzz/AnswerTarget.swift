import TrestleProtocol

/// What a server may answer to each kind of request: byte 0 is the purpose, byte 1 the profile, two bytes the status, one how
/// much of the rest is a header; the rest is the body. Afterwards a shopper's session goes on.
func fuzzAnswer(_ bytes: [UInt8]) {
  var pieces = Pieces(bytes)
  let purposes: [Purpose] = [.ad, .keywords, .payloads, .report]
  let purpose = purposes[pieces.number(below: purposes.count)]
  let shop = Shell()
  shop.initialize(profile: profiles[pieces.number(below: profiles.count)])
  let status = pieces.number16() % 1000
  let headers = pieces.byte() & 1 == 1 ? #"[["Retry-After",\#(Shell.quoted(pieces.line()))]]"# : "[]"
  shop.send("zone/mount", #"{"zone":"1","visible":true}"#)
  shop.pass(3100)
  shop.answer(purpose, status: status, headers: headers, body: Shell.quoted(pieces.rest()))
  promise(shop.isAccepted, "an answer is taken")
  shop.send("zone/creative", #"{"mount":1,"serve":1,"state":"loaded"}"#)
  shop.pass(1500, wakes: 4)
  shop.send("zone/tap", #"{"mount":1}"#)
  shop.send("ad/acknowledge", #"{"content":1}"#)
  shop.send("keyword/search", #"{"query":"milk"}"#)
  shop.send("keyword/list")
  shop.send("zone/visibility", #"{"mount":1,"visible":false}"#)
  shop.pass(400_000)
  shop.send("zone/unmount", #"{"mount":1}"#)
  shop.send("core/state")
  promise(shop.isAccepted, "core/state works after any answer")
}

let profiles = ["standard", "react-native", "javascript", "flutter", "android", "ios"]
