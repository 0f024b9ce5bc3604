import TrestleJSON
import TrestleProtocol

/// The names under which the core stores, and the stores that wait for their outcome.
package enum Storage {
  /// Everything of ours begins with it.
  package static let prefix = "trestle/"
  /// Whether the user allows tracking, as `privacy/tracking` said last.
  package static let tracking: Text = "trestle/privacy/tracking"

  /// The id made up for a user without one (W 9).
  package static let generatedId: Text = "trestle/identity/generated"

  /// What the shell hands back at initialization: our own entries and the opt-outs and ids of today's SDKs (W 9).
  package static let prefixes: [StaticString] = [
    "trestle/", "aa-session-", "TRACKING_DISABLED", "GENERATED_ID", "adadapted_swift_sdk_uuid",
  ]
}

extension Kernel {
  /// Orders a value to be stored. Does nothing for a shell that stores nothing.
  package func put(key: Text, value: Text) { put(key: key, value: value, of: nil, entry: 0) }

  /// - Parameter batch: whose reports the value holds.
  func put(key: Text, value: Text, of batch: Batch?, entry: Int64) {
    guard delivery.performsStore else { return }
    let effect = takeEffectId()
    // A shell that never settles its stores costs the oldest their outcome, not memory.
    if reports.puts.count >= Limits.pendingStores {
      let oldest = reports.puts.removeFirst()
      if let batch = oldest.batch { concludeStore(of: batch, failed: true) }
    }
    reports.puts.append((effect, batch, entry))
    order(.storePut(StorePutEffect(id: effect, key: key, value: value)))
  }

  /// Orders a stored value to be forgotten.
  package func forget(key: Text) {
    guard delivery.performsStore else { return }
    order(.storeRemove(StoreRemoveEffect(id: takeEffectId(), key: key)))
  }

  /// Takes the outcome of a store. Answers false when the effect is none that waits.
  func settleStore(_ effect: Int64, failed: Bool) -> Bool {
    guard let index = reports.puts.firstIndex(where: { $0.effect == effect }) else { return false }
    let put = reports.puts.remove(at: index)
    if failed { warn("storeFailed", "the shell could not store: what it held lives only as long as this process") }
    if !failed { storeAgain() }
    if let batch = put.batch {
      if failed { keepInMemory(batch, put.entry) }
      concludeStore(of: batch, failed: failed)
    }
    return true
  }
}
