import Glibc
import TrestleJSON

/// Storage in a folder: one file per key, its name the key, its content the value. Replaced atomically, for this process alone.
///
/// A value put is in the page cache before `put` returns, so it survives the process; `sync` makes it survive the machine.
/// Where the disk is full or may not be written, what is there is still handed over, and everything else goes on without it.
final class FileStore {
  struct Failure: Error {
    let message: String
  }

  private let folder: Int32
  private let lock: Int32
  /// Files written or removed since the last `sync`; their number is bounded by `maxUnsynced`.
  private var unsynced: Set<String> = []
  private var isFolderUnsynced = false
  /// Told once, until a value is stored again.
  private var isFailing = false

  private static let maxUnsynced = 256
  private static let temporary = ".new"
  /// `sdk/initialize` may be 32 MiB; this leaves room for all its other members.
  private static let maxHandedOver = 30 << 20

  init(folder path: String) throws(Failure) {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw Failure(message: "cannot be created: \(systemError())") }
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw Failure(message: "cannot be opened: \(systemError())") }
    lock = try FileStore.openLock(in: folder)
    // Both: some file systems lock no folders, and the file that cannot be made now may be when another process comes.
    let areLocked = try [folder, lock].map(FileStore.takeLock)
    if !areLocked.contains(true) { throw Failure(message: "cannot be locked: \(systemError())") }
    // Whatever another left there would lend its mode to our values.
    unlinkat(folder, FileStore.temporary, 0)
  }

  /// The file that is locked beside the folder; negative where nothing may be written and none is there.
  private static func openLock(in folder: Int32) throws(Failure) -> Int32 {
    let file = openat(folder, ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { return file }
    guard [EROFS, EACCES, EPERM, ENOSPC, EDQUOT].contains(errno) else {
      throw Failure(message: "cannot be written: \(systemError())")
    }
    Log.write(.warning, "storeUnwritable", "nothing new can be stored: \(systemError())")
    return openat(folder, ".lock", O_RDONLY | O_CLOEXEC)
  }

  /// Whether the descriptor is locked for this process alone; false where its kind cannot be.
  private static func takeLock(on descriptor: Int32) throws(Failure) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { throw Failure(message: "in use by another process") }
    return false
  }

  deinit {
    close(lock)
    close(folder)
  }

  /// Whether the value is stored; if not, the earlier one still is.
  func put(_ key: String, _ value: String) -> Bool {
    guard let name = FileStore.fileName(of: key) else {
      Log.write(.error, "storeFailed", "a key is too long for a file name")
      return false
    }
    guard write(Array(value.utf8)), renameat(folder, FileStore.temporary, folder, name) == 0 else {
      tellFailure("a value cannot be stored: \(systemError())")
      // What was written of it takes the place that others need.
      unlinkat(folder, FileStore.temporary, 0)
      return false
    }
    if isFailing { Log.write(.info, "storeWorks", "values can be stored again") }
    isFailing = false
    note(name)
    return true
  }

  func remove(_ key: String) {
    guard let name = FileStore.fileName(of: key) else { return }
    if unlinkat(folder, name, 0) == 0 {
      unsynced.remove(name)
      isFolderUnsynced = true
    } else if errno != ENOENT {
      tellFailure("a value cannot be removed: \(systemError())")
    }
  }

  private func tellFailure(_ message: String) {
    if !isFailing { Log.write(.error, "storeFailed", message) }
    isFailing = true
  }

  /// Waits until all that was put and removed is on the disk.
  func sync() {
    for name in unsynced.sorted() {
      let file = openat(folder, name, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { continue }
      if fsync(file) != 0 { Log.write(.error, "storeFailed", "the store cannot be synced: \(systemError())") }
      close(file)
    }
    if isFolderUnsynced, fsync(folder) != 0 {
      Log.write(.error, "storeFailed", "the store cannot be synced: \(systemError())")
    }
    unsynced.removeAll(keepingCapacity: true)
    isFolderUnsynced = false
  }

  /// The entries whose keys begin with one of the prefixes, as the JSON object that `sdk/initialize` takes. Files that are no
  /// entries are left alone, and so is what one message cannot carry.
  func entries(under prefixes: [StaticString]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    var unreadable = 0
    var surplus = 0
    // Settings have shorter names than reports: a store that holds too much still hands over what the user decided.
    for name in fileNames().sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      // No message may have a NUL in a name, and the core has no such key: one would cost the whole initialization.
      guard let key = FileStore.key(of: name), prefixes.contains(where: { key.hasBytePrefix($0) }), !key.utf8.contains(0) else {
        continue
      }
      guard let value = read(name) else {
        unreadable += 1
        continue
      }
      // An escape takes six bytes at most; a sure bound is enough here.
      guard writer.bytes.count + 6 * value.utf8.count + 1024 < FileStore.maxHandedOver else {
        surplus += 1
        continue
      }
      writer.key(Text(key))
      writer.string(value)
    }
    writer.endObject()
    if unreadable > 0 {
      Log.write(.warning, "storeEntryUnreadable", "\(unreadable) stored values are no text or cannot be read, and are ignored")
    }
    if surplus > 0 {
      Log.write(.warning, "storeTooLarge", "\(surplus) stored values are more than one message can hand over, and are ignored")
    }
    return writer.bytes
  }

  // MARK: names

  /// Letters, digits, `-`, `_` and inner `.` stand for themselves, other bytes are written `%2F`. `nil` when it gets too long.
  static func fileName(of key: String) -> String? {
    var name: [UInt8] = []
    for byte in key.utf8 {
      if isPlain(byte) || byte == UInt8(ascii: ".") && !name.isEmpty {
        name.append(byte)
      } else {
        name += [UInt8(ascii: "%"), Hex.digit(byte >> 4, upperCase: true), Hex.digit(byte, upperCase: true)]
      }
    }
    return name.isEmpty || name.count > 255 ? nil : String(decoding: name, as: UTF8.self)
  }

  /// `nil` for a file that no key is written to.
  static func key(of name: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    guard let key = String(validating: bytes, as: UTF8.self), fileName(of: key) == name else { return nil }
    return key
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: files

  private func write(_ value: [UInt8]) -> Bool {
    let file = openat(folder, FileStore.temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return false }
    let isWritten = writeFully(value, to: file)
    let reason = errno
    close(file)
    errno = reason
    return isWritten
  }

  private func note(_ name: String) {
    unsynced.insert(name)
    isFolderUnsynced = true
    if unsynced.count >= FileStore.maxUnsynced { sync() }
  }

  private func fileNames() -> [String] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let listing = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(validatingCString: $0)
        }
      }
      if let name, !name.utf8.starts(with: ".".utf8) { names.append(name) }
    }
    return names
  }

  /// The text of a regular file.
  private func read(_ name: String) -> String? {
    let file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size < FileStore.maxHandedOver else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
    var length = 0
    while length < bytes.count {
      let count = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress.map { $0 + length }, $0.count - length) }
      if count > 0 { length += count } else if count == 0 || errno != EINTR { break }
    }
    return length == bytes.count ? String(validating: bytes, as: UTF8.self) : nil
  }
}

extension String {
  fileprivate func hasBytePrefix(_ prefix: StaticString) -> Bool {
    utf8.starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
  }
}
