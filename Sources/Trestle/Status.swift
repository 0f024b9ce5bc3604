import CTrestle

/// What a call returns. Below 0 the call could not be carried out, and a static turn says the same as JSON.
enum Status: CaseIterable {
  case ok, badArgument, closed, busy, outOfMemory, limitExceeded

  var code: Int32 {
    switch self {
    case .ok: TRESTLE_OK
    case .badArgument: TRESTLE_BAD_ARGUMENT
    case .closed: TRESTLE_CLOSED
    case .busy: TRESTLE_BUSY
    case .outOfMemory: TRESTLE_OUT_OF_MEMORY
    case .limitExceeded: TRESTLE_LIMIT_EXCEEDED
    }
  }

  /// The turn of a call that was refused, as `Turn` would write it: literals, so that it needs no memory and stays for ever.
  /// `nil` for `ok`.
  var turn: StaticString? {
    switch self {
    case .ok: nil
    case .badArgument:
      """
      {"jsonrpc":"2.0","id":null,"seq":0,"error":{"code":1005,"message":"an argument of the call is wrong",\
      "data":{"name":"badArgument"}},"events":[],"effects":[],"wakeAt":null}
      """
    case .closed:
      """
      {"jsonrpc":"2.0","id":null,"seq":0,"error":{"code":1003,"message":"this core is closed",\
      "data":{"name":"closed"}},"events":[],"effects":[],"wakeAt":null}
      """
    case .busy:
      """
      {"jsonrpc":"2.0","id":null,"seq":0,"error":{"code":1004,"message":"another call is inside this core",\
      "data":{"name":"busy"}},"events":[],"effects":[],"wakeAt":null}
      """
    case .outOfMemory:
      """
      {"jsonrpc":"2.0","id":null,"seq":0,"error":{"code":1006,"message":"there is not enough memory",\
      "data":{"name":"outOfMemory"}},"events":[],"effects":[],"wakeAt":null}
      """
    case .limitExceeded:
      """
      {"jsonrpc":"2.0","id":null,"seq":0,"error":{"code":1002,"message":"a limit is reached",\
      "data":{"name":"limitExceeded","limit":"largeMessageBytes","max":33554432}},"events":[],"effects":[],"wakeAt":null}
      """
    }
  }
}
