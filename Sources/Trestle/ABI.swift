// The six functions of trestle.h, which says what each promises.
//
// The compiler checks every signature here against the header. Beside the jansson wrapper this module is the only code that
// touches memory it was given: pointers are checked, then a message becomes a span and everything behind it is safe code.
//
// The names are the header's:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CTrestle
import TrestleKernel

@c @implementation
public func trestle_abi_version() -> UInt32 { 1 }

@c @implementation
public func trestle_version() -> UnsafePointer<CChar>! {
  unsafe UnsafeRawPointer(Kernel.version.utf8Start).assumingMemoryBound(to: CChar.self)
}

@c @implementation
public func trestle_create() -> UInt32 { Slot.open() }

@c @implementation
public func trestle_input(_ core: UInt32, _ capacity: Int) -> UnsafeMutablePointer<UInt8>! {
  guard capacity >= 0, capacity <= Int(TRESTLE_INPUT_BYTES) else { return nil }
  var start: UnsafeMutablePointer<UInt8>?
  _ = Slot.withTenant(of: core) { tenant in
    unsafe start = tenant.lendInput(capacity)
    return .ok
  }
  return unsafe start
}

@c @implementation
public func trestle_step(
  _ core: UInt32, _ message: UnsafePointer<UInt8>!, _ length: Int,
  _ out: UnsafeMutablePointer<UnsafePointer<UInt8>?>!, _ outLength: UnsafeMutablePointer<Int>!
) -> Int32 {
  let out = unsafe TurnOut(out, outLength)
  let status = unsafe step(core, message, length, out)
  if let turn = status.turn { unsafe out.lend(turn.utf8Start, turn.utf8CodeUnitCount) }
  return status.code
}

@c @implementation
public func trestle_destroy(_ core: UInt32) -> Int32 { Slot.close(core).code }

private func step(_ core: UInt32, _ message: UnsafePointer<UInt8>?, _ length: Int, _ out: TurnOut) -> Status {
  guard out.isComplete, unsafe message != nil || length == 0 else { return .badArgument }
  return Slot.withTenant(of: core) { tenant in
    guard length >= 0, length <= Int(TRESTLE_MESSAGE_BYTES) else { return .limitExceeded }
    let text = unsafe UnsafeBufferPointer(start: message, count: length)
    return unsafe tenant.step(text.span) { unsafe out.lend($0, $1) }
  }
}

/// Where a caller wants the address and the length of the turn; each is written if it can be.
@safe private struct TurnOut {
  private let start: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private let length: UnsafeMutablePointer<Int>?

  init(_ start: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ length: UnsafeMutablePointer<Int>?) {
    let mask = UInt(MemoryLayout<Int>.alignment - 1)
    unsafe self.start = UInt(bitPattern: start) & mask == 0 ? start : nil
    unsafe self.length = UInt(bitPattern: length) & mask == 0 ? length : nil
  }

  var isComplete: Bool { unsafe start != nil && length != nil }

  func lend(_ turn: UnsafePointer<UInt8>, _ count: Int) {
    unsafe start?.pointee = unsafe turn
    unsafe length?.pointee = count
  }
}
