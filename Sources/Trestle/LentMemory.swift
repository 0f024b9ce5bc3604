import CJansson

/// C memory of a slot, lent to a caller.
///
/// Swift's own allocations trap when memory is short; `aligned_alloc` says so, and the caller gets a status.
@safe struct LentMemory: ~Copyable {
  private(set) var start: UnsafeMutablePointer<UInt8>?
  private var capacity = 0

  /// More than this is given back as soon as less will do: one huge answer must not cost its memory for ever.
  private static let keptBytes = 1 << 20
  private static let alignment = 16
  private static let page = 4096

  init() { unsafe start = nil }

  deinit { unsafe free(start) }

  /// Makes room for `count` bytes, at most `TRESTLE_INPUT_BYTES`; what was there is lost.
  /// False when there is no memory: then everything is as it was.
  mutating func reserve(_ count: Int) -> Bool {
    let isKept = capacity <= LentMemory.keptBytes || count > LentMemory.keptBytes
    if count <= capacity, isKept, capacity > 0 { return true }
    let wanted = (max(count, 1) + LentMemory.page - 1) / LentMemory.page * LentMemory.page
    guard let fresh = unsafe aligned_alloc(LentMemory.alignment, wanted) else { return false }
    unsafe free(start)
    unsafe start = fresh.assumingMemoryBound(to: UInt8.self)
    capacity = wanted
    return true
  }

  /// Replaces the contents by `bytes` and a NUL behind them. False when there is no memory.
  mutating func replace(with bytes: Span<UInt8>) -> Bool {
    guard reserve(bytes.count + 1), let start = unsafe start else { return false }
    unsafe bytes.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { unsafe memcpy(start, first, source.count) }
      unsafe start[source.count] = 0
    }
    return true
  }
}
