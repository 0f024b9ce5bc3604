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
    #expect(!clock.advance(mono: 10, wall: 10))
    #expect(clock.advance(mono: 9, wall: 3))
    #expect(clock.mono == 10 && clock.wall == 3)
    #expect(!clock.advance(mono: 10, wall: nil))
    #expect(!clock.advance(mono: nil, wall: 99))
    #expect(clock.mono == 10 && clock.wall == 99)
  }
}
