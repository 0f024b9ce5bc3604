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
      let key = fullKey(pieces.line().prefix(250))
      let value = checked(pieces.line(), under: key)
      let text = Shell.quoted(key)
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

/// `session` stands for the key of the stored session, which no fuzzer finds: it holds a digest of app and user.
private func fullKey(_ key: ArraySlice<UInt8>) -> [UInt8] {
  let session = "aa-session-v3-dev-4ee24da82a996071605b34c7d0bc3d2aaa243e4ed2f8c40f0a8806ae0b3970f7"
  return Array(key.elementsEqual("session".utf8) ? Array(session.utf8)[...] : key)
}

/// An object under a key of ours gets the mark and the checksum that make an entry of it, which no fuzzer finds either.
private func checked(_ value: [UInt8], under key: [UInt8]) -> [UInt8] {
  guard key.starts(with: "trestle/".utf8), value.first == UInt8(ascii: "{") else { return value }
  let text = Array(String(decoding: value, as: UTF8.self).utf8)
  var sum = UInt32.max
  for byte in text {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }
  let digits = String(~sum, radix: 16)
  return Array("trestle1 \(String(repeating: "0", count: 8 - digits.utf8.count))\(digits) ".utf8) + text
}
