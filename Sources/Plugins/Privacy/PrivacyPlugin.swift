import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// Whether the user allows tracking (`privacy/tracking`; W 9, behaviour 4).
///
/// The user's last word in this process counts, whatever an initialization hands over from the store.
package final class PrivacyPlugin: Plugin {
  package let owner = Owner.privacy

  /// Said while nothing could be stored: stored with the next initialization.
  private var unstored = false

  package init() {}

  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    guard method == .privacyTracking else { throw .unknownMethod(closest: nil) }
    kernel.trackingWish = try PrivacyTrackingParams(params).enabled
    unstored = kernel.setup == nil
    if !unstored { store(kernel) }
    kernel.announce(.trackingWillChange)
  }

  package func learn(_ fact: Fact, _ kernel: Kernel) {
    switch fact {
    case .trackingWillChange:
      // What others held back for now has been recorded under the identity it happened under.
      guard let enabled = kernel.trackingWish else { return }
      if enabled != kernel.trackingEnabled { kernel.allowTracking(enabled) }
      if !enabled { kernel.dropReportsWithAdvertisingId() }
    case .initialized:
      if unstored { store(kernel) }
      unstored = false
      // An earlier process may have left reports from before the user opted out.
      if !kernel.identity.allowsTracking { kernel.dropReportsWithAdvertisingId() }
    default: break
    }
  }

  private func store(_ kernel: Kernel) {
    guard let enabled = kernel.trackingWish else { return }
    kernel.put(key: Storage.tracking, value: enabled ? "1" : "0")
  }

  package func describe(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("unstored")
    writer.bool(unstored)
    writer.endObject()
  }
}
