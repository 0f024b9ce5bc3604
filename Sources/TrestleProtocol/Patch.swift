/// A member of an update: left out keeps what was, null clears it.
package enum Patch<Value> {
  case keep
  case clear
  case set(Value)
}

extension Patch: Sendable where Value: Sendable {}
