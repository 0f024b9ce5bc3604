import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// A session that outlives the process (W 3, JS3 persistence): it lasts as long as it is used.
struct SlidingSession {
  let key: Text
  let id: Text
  /// `wall` of its creation.
  let createdAt: Int64
  /// `mono` of its last use: clocks that are set change nothing while we live.
  var lastUsed: Int64
  /// `mono` of its last write, `nil` before the first of this process.
  var written: Int64?
}

extension SessionPlugin {
  /// While it is used it is written this often at most.
  private static let writingMs: Int64 = 60_000

  /// Goes on with the stored session of this app, user and environment. Answers false when there is none that lasts.
  func resume(_ stored: JSON?, _ kernel: Kernel) -> Bool {
    guard let setup = kernel.setup else { return false }
    let environment = setup.isProduction ? "prod" : "dev"
    let user = setup.appId.string + "::" + (setup.advertiserId?.string ?? "")
    let key = Text("aa-session-v3-" + environment + "-" + SHA256.hex(of: Array(user.utf8)))
    let app = SHA256.hex(of: Array(setup.appId.string.utf8))
    for legacy in ["aa-session-" + environment + "-" + app, "aa-session-v2-" + environment + "-" + app] {
      if stored?.member(Text(legacy)) != nil { kernel.forget(key: Text(legacy)) }
    }
    sweep(stored, except: key, kernel)
    // What this process remembers is newer than what it wrote.
    if sliding?.key != key { sliding = read(stored?.member(key), key, kernel) }
    guard let session = sliding, !isExpired(kernel) else {
      sliding = SlidingSession(key: key, id: "", createdAt: 0, lastUsed: kernel.clock.mono, written: nil)
      return false
    }
    kernel.changeSession(session.id)
    use(kernel, writing: true)
    report("SESSION_RESUMED", kernel)
    return true
  }

  /// A new session takes the place of the kept one.
  func keep(_ id: Text, _ kernel: Kernel) {
    guard let key = sliding?.key else { return }
    sliding = SlidingSession(key: key, id: id, createdAt: kernel.clock.wall, lastUsed: kernel.clock.mono, written: nil)
    use(kernel, writing: true)
  }

  /// Exactly the window is expired.
  func isExpired(_ kernel: Kernel) -> Bool {
    guard let session = sliding, let setup = kernel.setup else { return false }
    return kernel.clock.mono - session.lastUsed >= setup.profile.sessionWindowMs
  }

  func use(_ kernel: Kernel, writing: Bool = false) {
    guard var session = sliding else { return }
    let now = kernel.clock.mono
    session.lastUsed = now
    let isDue = session.written.map { now - $0 >= SessionPlugin.writingMs } ?? true
    if isDue || (writing && session.written != now) {
      session.written = now
      kernel.put(key: session.key, value: SessionPlugin.encode(session, kernel.clock.wall))
    }
    sliding = session
  }

  private static func encode(_ session: SlidingSession, _ wall: Int64) -> Text {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("sessionId")
    writer.string(session.id)
    writer.key("createdAt")
    writer.integer(session.createdAt)
    writer.key("lastActiveAt")
    writer.integer(wall)
    writer.endObject()
    return Text(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// Corrupt is as good as none. Between processes only `wall` can tell how long ago it was used.
  private func read(_ value: JSON?, _ key: Text, _ kernel: Kernel) -> SlidingSession? {
    guard let times = SessionPlugin.decode(value) else { return nil }
    let (wall, mono) = (kernel.clock.wall, kernel.clock.mono)
    if times.createdAt > wall || times.lastActiveAt > wall {
      kernel.turn.remark("sessionFromFuture", "the stored session is of a time to come: it is replaced")
      return nil
    }
    guard let prefix = kernel.setup?.profile.sessionPrefix, SessionPlugin.isSession(times.id, prefix) else { return nil }
    return SlidingSession(
      key: key, id: times.id, createdAt: times.createdAt, lastUsed: mono - (wall - times.lastActiveAt), written: nil)
  }

  private static func decode(_ value: JSON?) -> (id: Text, createdAt: Int64, lastActiveAt: Int64)? {
    guard let bytes = value?.utf8, let document = JSONDocument.parseLeniently(bytes.span) else { return nil }
    let root = document.root
    guard let id = root["sessionId"]?.text, let created = root["createdAt"]?.integer,
      let active = root["lastActiveAt"]?.integer, created >= 0, active >= 0
    else { return nil }
    return (id, created, active)
  }

  /// The prefix, then 32 of A–Z and 0–9.
  private static func isSession(_ id: Text, _ prefix: Text) -> Bool {
    guard id.byteCount == prefix.byteCount + 32, id.string.utf8.starts(with: prefix.string.utf8) else { return false }
    return id.string.utf8.dropFirst(prefix.byteCount).allSatisfy { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }

  /// Other users' sessions that have expired are forgotten.
  private func sweep(_ stored: JSON?, except key: Text, _ kernel: Kernel) {
    guard let setup = kernel.setup else { return }
    var expired: [Text] = []
    stored?.forEachMember { (name, value) in
      guard name != key, name.string.utf8.starts(with: "aa-session-v3-".utf8), let times = SessionPlugin.decode(value),
        kernel.clock.wall - times.lastActiveAt >= setup.profile.sessionWindowMs
      else { return }
      expired.append(name)
    }
    for name in expired { kernel.forget(key: name) }
  }
}
