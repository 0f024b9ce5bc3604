import Glibc

// What libFuzzer calls. One program holds all targets; `TRESTLE_FUZZ_TARGET` names the one to run.

private let target: Target = {
  guard let name = getenv("TRESTLE_FUZZ_TARGET").map({ String(cString: $0) }), let target = Target(rawValue: name) else {
    print("TRESTLE_FUZZ_TARGET is one of", Target.allCases.map(\.rawValue).joined(separator: ", "))
    exit(2)
  }
  return target
}()

@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
