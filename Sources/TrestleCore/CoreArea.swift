import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// `core/*`: what the core says of itself.
extension Core {
  func answer(_ method: Method, _ params: JSON?) throws(Fault) {
    switch method {
    case .coreHello:
      _ = try CoreHelloParams(params)
      var writer = JSONWriter()
      writeHello(to: &writer)
      kernel.turn.result = writer.bytes
    case .coreState:
      _ = try CoreStateParams(params)
      var writer = JSONWriter()
      writeState(to: &writer)
      kernel.turn.result = writer.bytes
    default:
      _ = try CoreWakeParams(params)
    }
  }

  func closest(to name: Text) -> StaticString? { Method.closest(to: name) }
}

extension Core {
  func writeHello(to writer: inout JSONWriter) {
    let known = Method.allCases.filter { plugins.handler(of: $0) != nil || $0.area == .core || $0.area == .effect }
    CoreHelloResult(
      version: Kernel.version, prefixes: Storage.prefixes.map { Text("\($0)") }, methods: known
    ).write(to: &writer)
  }

  /// A readable picture of the state, for tools and bug reports: no ids, keys, addresses or search text.
  func writeState(to writer: inout JSONWriter) {
    writer.beginObject()
    kernel.describe(to: &writer)
    for plugin in plugins.all {
      writer.key(plugin.owner.name)
      plugin.describe(to: &writer)
    }
    writer.endObject()
  }
}
