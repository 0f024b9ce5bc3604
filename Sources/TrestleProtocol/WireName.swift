import TrestleJSON

/// A set of names of the protocol. Raw values count from 0 without a gap.
package protocol WireName: RawRepresentable<UInt8>, CaseIterable, Sendable {
  var name: StaticString { get }
}

extension WireName {
  /// O(names). None when the value is no string or another name.
  package init?(_ json: JSON) {
    var raw: UInt8 = 0
    while let candidate = Self(rawValue: raw) {
      if json.equals(candidate.name) {
        self = candidate
        return
      }
      raw &+= 1
    }
    return nil
  }

  init(reading json: JSON) throws(Fault) {
    guard json.kind == .string else { throw .breaks("type") }
    guard let value = Self(json) else { throw .breaks("enum") }
    self = value
  }
}
