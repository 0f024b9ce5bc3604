extension Double {
  /// The nearest whole number, halves away from zero; 0 beyond ±2⁵³, where a double has no halves and an id no meaning.
  ///
  /// By hand, because `rounded()` needs libm, which the shipped library does not link: it would not build.
  package var nearestWhole: Int64 {
    let magnitude = self < 0 ? -self : self
    guard magnitude < 9_007_199_254_740_992 else { return 0 }
    let whole = Int64(magnitude)
    let nearest = magnitude - Double(whole) < 0.5 ? whole : whole + 1
    return self < 0 ? -nearest : nearest
  }
}
