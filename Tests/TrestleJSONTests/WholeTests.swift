import Testing
import TrestleJSON

@Suite("The nearest whole number") struct WholeTests {
  @Test(
    "lies no further away than a half, and halves go away from zero",
    arguments: [
      (0, 0), (0.49999999999999994, 0), (0.5, 1), (2.5, 3), (320.4, 320), (-0.4, 0), (-0.5, -1), (-2.5, -3),
      (4_503_599_627_370_495.5, 4_503_599_627_370_496), (9_007_199_254_740_991, 9_007_199_254_740_991),
      (-9_007_199_254_740_991, -9_007_199_254_740_991),
    ] as [(Double, Int64)])
  func nearest(number: Double, whole: Int64) { #expect(number.nearestWhole == whole) }

  @Test(
    "is 0 for what is beyond exact integers, and nothing traps",
    arguments: [
      9_007_199_254_740_992, -9_007_199_254_740_992, 9.3e18, -9.3e18, 1e300, -1e300, .infinity, -.infinity, .nan,
      .greatestFiniteMagnitude,
    ] as [Double])
  func beyond(number: Double) { #expect(number.nearestWhole == 0) }
}
