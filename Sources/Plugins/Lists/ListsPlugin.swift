import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Shopping lists and carts (`list/*`, `cart/*`; W 8): what the user did with them is reported, one event for each name.
package final class ListsPlugin: Plugin {
  package let owner = Owner.lists

  package init() {}

  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .listReport:
      let params = try ListReportParams(params)
      let profile = try kernel.initialized().profile
      report(ListsWire.name(of: params.action), params.items, list: listName(params.list, profile), kernel)
    case .cartReport:
      let params = try CartReportParams(params)
      _ = try kernel.initialized()
      report(ListsWire.name(of: params.action), params.items, list: params.cart, kernel)
    default: throw .unknownMethod(closest: nil)
    }
  }

  /// A list without a name stands in the report as the profile says.
  private func listName(_ given: Text?, _ profile: Profile) -> Text? {
    if let given, !given.isEmpty { return given }
    return profile.missingListName == .empty ? "" : nil
  }

  private func report(_ name: StaticString, _ items: [Text], list: Text?, _ kernel: Kernel) {
    for item in items {
      if item.isEmpty {
        kernel.turn.remark("emptyItem", "a name is empty and isn't reported")
        continue
      }
      var params: [(name: StaticString, value: Text)] = [(ListsWire.itemName, item)]
      if let list { params.append((ListsWire.listName, list)) }
      kernel.report(name, .user, worth: .acknowledgement, params)
    }
  }

  package func describe(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.endObject()
  }
}
