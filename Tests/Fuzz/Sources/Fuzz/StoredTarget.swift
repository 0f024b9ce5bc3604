/// What a shell may hand back as stored: pairs of lines, key and value, or one whole JSON value. Start is never blocked.
func fuzzStored(_ bytes: [UInt8]) {
  var pieces = Pieces(bytes)
  let profile = profiles[pieces.number(below: profiles.count)]
  let isWhole = pieces.byte() & 1 == 1
  let shop = Shell()
  if isWhole {
    shop.initialize(profile: profile, members: "\"stored\":\(String(decoding: pieces.rest(), as: UTF8.self))")
    if !shop.isAccepted { shop.initialize(profile: profile) }
  } else {
    var members: [String] = []
    var keys: Set<[UInt8]> = []
    while !pieces.isAtEnd, members.count < 64 {
      let (key, value) = (pieces.line().prefix(250), pieces.line())
      let text = Shell.quoted(Array(key))
      guard keys.insert(Array(text.utf8)).inserted, !text.utf8.elementsEqual("\"\"".utf8) else { continue }
      members.append("\(text.replacing("\\u0000", with: "0")):\(Shell.quoted(value))")
    }
    shop.initialize(profile: profile, members: "\"stored\":{\(members.joined(separator: ","))}")
  }
  shop.pass(10_000)
  shop.send("sdk/session")
  shop.send("zone/mount", #"{"zone":"1","visible":true}"#)
  promise(shop.isAccepted || isWhole, "stored data does not keep a zone from being mounted")
  shop.send("core/state")
  promise(shop.isAccepted, "core/state works after any stored data")
}
