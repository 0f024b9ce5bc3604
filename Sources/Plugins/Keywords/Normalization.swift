@_spi(_Unicode) import Swift

/// Canonical normalization (UAX 15). The standard library has it without offering it, so its names stand in this file alone.
///
/// Embedded Swift refuses its conformances to `Sequence`; the iterators' own methods work in both builds.
enum Normalization {
  /// Canonical decomposition in canonical order (NFD).
  static func decompose(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var iterator = text._nfd.makeIterator()
    while let scalar = iterator.next() { scalars.append(scalar) }
    return scalars
  }

  /// Canonical composition (NFC).
  static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    var composed: [Unicode.Scalar] = []
    var iterator = String(text)._nfc.makeIterator()
    while let scalar = iterator.next() { composed.append(scalar) }
    return composed
  }
}
