import CTrestle
import TrestleCore
import TrestleJSON
import TrestleKernel

/// A core in its slot, with the memory it lends: its last turn, and the scratch of `trestle_input`.
final class Tenant {
  private let core = Core()
  private var writer = JSONWriter()
  private var turn = LentMemory()
  private var input = LentMemory()

  /// Most turns are shorter; with this there from the start, few calls ever need memory.
  private static let usualTurnBytes = 4096

  /// `nil` when there is no memory.
  init?() {
    if !turn.reserve(Tenant.usualTurnBytes) { return nil }
  }

  /// Takes one message through the core and lends its turn.
  func step(_ message: Span<UInt8>, _ lend: (UnsafePointer<UInt8>, Int) -> Void) -> Status {
    writer.reset()
    core.step(message).write(to: &writer)
    guard turn.replace(with: writer.bytes.span), let start = unsafe turn.start else { return .outOfMemory }
    unsafe lend(UnsafePointer(start), writer.bytes.count)
    return .ok
  }

  /// Lends scratch of `capacity` bytes, 16-aligned.
  func lendInput(_ capacity: Int) -> UnsafeMutablePointer<UInt8>? {
    unsafe input.reserve(capacity) ? input.start : nil
  }
}
