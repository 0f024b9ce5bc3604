import CMicrohttpd
import Glibc
import TrestleJSON

/// libmicrohttpd on one side, `Service` on the other. Every connection has a thread of its own.
final class Listener {
  private let daemon: OpaquePointer
  private let service: Unmanaged<Service>

  /// Serves a socket that listens already. `nil` when the server cannot start.
  init?(socket: Int32, service: Service) {
    self.service = Unmanaged.passRetained(service)
    guard let daemon = trestle_http_start(socket, handleRequest, forgetRequest, self.service.toOpaque()) else {
      self.service.release()
      return nil
    }
    self.daemon = daemon
  }

  /// Ends all connections and waits for their threads.
  func stop() {
    service.takeUnretainedValue().isStopping.store(true, ordering: .relaxed)
    MHD_stop_daemon(daemon)
    service.release()
  }
}

/// A request while its body comes in.
private final class Upload {
  var body: [UInt8] = []
  var count = 0

  /// Bytes beyond the bound are counted, not kept: a client that sends on still gets an answer to read.
  func append(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    if count <= Request.longestBody { body.append(contentsOf: bytes) } else { body = [] }
  }

  /// Far beyond the bound nobody waits for the end any more.
  var isHopeless: Bool { count > 16 * Request.longestBody }
}

private let handleRequest: MHD_AccessHandlerCallback = { context, connection, path, method, _, bytes, size, slot in
  guard let context, let connection, let path, let method, let slot, let size else { return .NO }
  guard let begun = slot.pointee else {
    slot.pointee = Unmanaged.passRetained(Upload()).toOpaque()
    return .YES
  }
  let upload = Unmanaged<Upload>.fromOpaque(begun).takeUnretainedValue()
  if size.pointee > 0 {
    upload.append(UnsafeRawBufferPointer(start: bytes, count: size.pointee))
    size.pointee = 0
    return upload.isHopeless ? .NO : .YES
  }
  let service = Unmanaged<Service>.fromOpaque(context).takeUnretainedValue()
  let request = read(connection, path: String(cString: path), method: String(cString: method), upload)
  return send(service.answer(request), on: connection)
}

private let forgetRequest: MHD_RequestCompletedCallback = { _, _, slot, _ in
  guard let begun = slot?.pointee else { return }
  Unmanaged<Upload>.fromOpaque(begun).release()
  slot?.pointee = nil
}

private func read(_ connection: OpaquePointer, path: String, method: String, _ upload: Upload) -> Request {
  let query = pairs(of: connection, .GET_ARGUMENT_KIND)
  let isTooLong = upload.count > Request.longestBody
  let parameters = query.map { "\($0.name.string)=\($0.value.string)" }.joined(separator: "&")
  return Request(
    method: Text(method), target: Text(query.isEmpty ? path : "\(path)?\(parameters)"), path: Text(path), query: query,
    headers: pairs(of: connection, .HEADER_KIND), body: isTooLong ? [] : upload.body,
    isTooLong: isTooLong, receivedMicroseconds: wallMicroseconds())
}

private final class Pairs {
  var pairs: [(name: Text, value: Text)] = []
}

private func pairs(of connection: OpaquePointer, _ kind: MHD_ValueKind) -> [(name: Text, value: Text)] {
  let found = Pairs()
  let collect: MHD_KeyValueIterator = { context, _, name, value in
    guard let context, let name else { return .YES }
    let found = Unmanaged<Pairs>.fromOpaque(context).takeUnretainedValue()
    found.pairs.append((Text(String(cString: name)), Text(value.map { String(cString: $0) } ?? "")))
    return .YES
  }
  withExtendedLifetime(found) {
    _ = MHD_get_connection_values(connection, kind, collect, Unmanaged.passUnretained(found).toOpaque())
  }
  return found.pairs
}

private func send(_ answer: Answer, on connection: OpaquePointer) -> MHD_Result {
  let response: OpaquePointer?
  switch answer.ending {
  case .dropped: return .NO
  case .broken: response = trestle_http_broken_response(answer.body, answer.body.count / 2, max(answer.body.count, 1))
  case .whole:
    var body = answer.body
    response = body.withUnsafeMutableBytes {
      MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
    }
  }
  guard let response else { return .NO }
  defer { MHD_destroy_response(response) }
  for header in answer.headers { MHD_add_response_header(response, header.name.string, header.value.string) }
  return MHD_queue_response(connection, UInt32(answer.status), response)
}

func wallMicroseconds() -> Int64 {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000
}

func pause(milliseconds: Int64) {
  var time = timespec(tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds % 1000) * 1_000_000)
  nanosleep(&time, nil)
}
