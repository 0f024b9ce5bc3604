/// A link as it comes from the system: byte 0 is the profile, byte 1 whether it comes before initialization.
/// It is never an error of the shell's, whatever it holds; opening it again delivers nothing twice.
func fuzzLink(_ bytes: [UInt8]) {
  var pieces = Pieces(bytes)
  let profile = profiles[pieces.number(below: profiles.count)]
  let isEarly = pieces.byte() & 1 == 1
  let link = Shell.quoted(pieces.rest())
  let shop = Shell()
  if !isEarly { shop.initialize(profile: profile) }
  shop.send("link/open", #"{"url":\#(link)}"#)
  shop.send("link/open", #"{"url":\#(link)}"#)
  if isEarly { shop.initialize(profile: profile) }
  shop.pass(5000)
  shop.send("core/state")
  promise(shop.isAccepted, "core/state works after any link")
}
