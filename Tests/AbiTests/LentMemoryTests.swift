import Testing

@testable import Trestle

/// The memory behind a loan, from its own side; what a caller sees of it is in `CInterface`.
@Suite struct LentMemoryTests {
  /// AddressSanitizer finds a NUL that stands behind the memory: that happens where the contents fill whole pages.
  @Test(arguments: [0, 1, 4095, 4096, 4097, 8191, 8192, 1 << 20])
  func `has room for what it holds and a NUL`(count: Int) {
    var memory = LentMemory()
    let isReplaced = memory.replace(with: [UInt8](repeating: 7, count: count).span)
    let start = memory.start
    #expect(isReplaced)
    #expect(start?[count] == 0)
    #expect((0..<count).allSatisfy { start?[$0] == 7 })
  }

  @Test func `gives back the memory of something huge as soon as less will do`() {
    var memory = LentMemory()
    let isHuge = memory.reserve(32 << 20)
    let huge = memory.start
    let isSmall = memory.reserve(100)
    #expect(isHuge && isSmall)
    #expect(memory.start != huge)
  }

  @Test func `keeps its place while it is large enough`() {
    var memory = LentMemory()
    var places: Set<UnsafeMutablePointer<UInt8>?> = []
    for count in [5000, 0, 100, 8192] where memory.reserve(count) { places.insert(memory.start) }
    #expect(places.count == 1 && !places.contains(nil))
  }
}
