import TrestleCore
import TrestleJSON
import TrestleKernel

/// A digest of everything a core holds, by reflection: what is added to its state is in it without being told.
///
/// Equal states of one core in one process have equal digests. The setup of an initialization, parsed texts and functions
/// never change and count by their identity.
package struct StateDigest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private var visited: Set<ObjectIdentifier> = []
  private var left: Set<String> = []

  /// `leaving`: stored properties that don't count.
  package static func of(_ core: Core, leaving left: Set<String> = []) -> UInt64 {
    var digest = StateDigest()
    digest.left = left.union(["witness"])
    digest.feed(core)
    return digest.hash
  }

  private mutating func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x0000_0100_0000_01B3 }

  private mutating func mix(bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(UInt64(byte)) }
    mix(0x1_00)
  }

  private mutating func feed(_ value: Any) {
    switch value {
    case let value as Int64: return mix(UInt64(bitPattern: value))
    case let value as Text: return mix(bytes: value.string.utf8)
    case let value as Bool: return mix(value ? 1 : 2)
    case let value as Int: return mix(UInt64(bitPattern: Int64(value)))
    case let value as UInt8: return mix(UInt64(value))
    case let value as UInt64: return mix(value)
    case let value as UInt32: return mix(UInt64(value))
    case let value as Double: return mix(value.bitPattern)
    case let value as String: return mix(bytes: value.utf8)
    case let value as StaticString: return mix(bytes: value.description.utf8)
    default: reflect(value)
    }
  }

  private mutating func reflect(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = ObjectIdentifier(value as AnyObject)
      mix(UInt64(UInt(bitPattern: object)))
      if value is Setup || value is JSONDocument || !visited.insert(object).inserted { return }
    case .collection:
      if let bytes = value as? [UInt8] { return mix(bytes: bytes) }
      if let words = value as? [UInt32] {
        for word in words { mix(UInt64(word)) }
        return
      }
      mix(UInt64(mirror.children.count))
    case .enum where mirror.children.isEmpty: return mix(bytes: "\(value)".utf8)
    case .optional where mirror.children.isEmpty: return mix(3)
    case nil where mirror.children.isEmpty: return
    default: break
    }
    for child in mirror.children {
      if let label = child.label {
        if left.contains(label) { continue }
        if mirror.displayStyle == .enum { mix(bytes: label.utf8) }
      }
      feed(child.value)
    }
  }
}
