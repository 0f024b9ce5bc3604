import Testing

@testable import TrestleKernel

@Suite("A list of batches stays in order")
struct BatchListTests {
  private func batch(_ rank: Int64) -> Batch {
    let header = Batch.Header(
      route: .adEvents, url: "", appId: "", envelope: [], sendsKey: false, idempotent: false, carriesAdvertisingId: false)
    return Batch(instance: "I", number: rank, opened: 0, rank: rank, header: header)
  }

  @Test("whatever is put in and taken out, in whatever order")
  func model() {
    var list = BatchList()
    var model: [Batch] = []
    var state: UInt64 = 7
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for step in 0..<6000 {
      // Grows to some hundreds, shrinks, and grows again; mostly at the ends, as queues do.
      let grows = draw(100) < (step / 1000 % 2 == 0 ? 70 : 25)
      if grows || model.isEmpty {
        let rank = draw(4) > 0 ? (model.last?.rank ?? 0) + 1 : Int64(draw(2000))
        let new = batch(rank)
        model.insert(new, at: model.firstIndex { $0.rank > rank } ?? model.count)
        list.insert(new)
      } else {
        let index = draw(3) > 0 ? 0 : draw(model.count)
        list.remove(model.remove(at: index))
      }
      #expect(list.count == model.count)
      #expect(list.first === model.first && list.last === model.last)
    }
    #expect(zip(list, model).allSatisfy { $0 === $1 } && Array(list).count == model.count)
    list.remove(batch(5000))
    #expect(list.count == model.count)
    for batch in model { list.remove(batch) }
    #expect(list.first == nil && list.last == nil && list.count == 0)
  }
}
