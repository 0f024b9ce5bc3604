import Testing

@testable import TrestleKernel

@Suite("The clock")
struct ClockTests {
  @Test(
    "rounds to the nearest second, halves up (W 1.5)",
    arguments: [(0, 0), (499, 0), (500, 1), (1499, 1), (1500, 2)] as [(Int64, Int64)])
  func seconds(wall: Int64, seconds: Int64) {
    var clock = Clock()
    _ = clock.advance(mono: nil, wall: wall)
    #expect(clock.wallSeconds == seconds)
  }

  @Test("lets mono stand where it is rather than run back, and wall jump as it likes")
  func backwards() {
    var clock = Clock()
    let given: [(mono: Int64?, wall: Int64?)] = [(10, 10), (9, 3), (10, nil), (nil, 99)]
    let ranBack = given.map { clock.advance(mono: $0.mono, wall: $0.wall) }
    #expect(ranBack == [false, true, false, false])
    #expect(clock.mono == 10 && clock.wall == 99)
  }
}
