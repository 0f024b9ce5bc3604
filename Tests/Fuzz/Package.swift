// swift-tools-version: 6.3
import PackageDescription

// The core once more, compiled for libFuzzer: every edge counted, every access checked. It is a package of its own because
// an executable with libFuzzer's `main` cannot be linked into the test bundle. `core` and `properties` are links to
// the sources, so that all is one package here too and what is `package` can be seen.

let counted: [SwiftSetting] = [
  // `--sanitize=fuzzer` alone inserts no counters.
  .unsafeFlags(["-sanitize-coverage=edge,pc-table,inline-8bit-counters"]),
  .enableExperimentalFeature("Lifetimes"),
]

let plugins = ["Session", "Zones", "Actions", "Keywords", "Lists", "Payloads", "Privacy"]

let package = Package(
  name: "trestle-fuzz",
  targets: [
    .systemLibrary(name: "CJansson", path: "core/CJansson", pkgConfig: "jansson"),
    .target(name: "TrestleJSON", dependencies: ["CJansson"], path: "core/TrestleJSON", swiftSettings: counted),
    .target(
      name: "TrestleProtocol", dependencies: ["TrestleJSON"], path: "core/TrestleProtocol", swiftSettings: counted),
    .target(
      name: "TrestleKernel", dependencies: ["TrestleJSON", "TrestleProtocol"], path: "core/TrestleKernel",
      swiftSettings: counted),
  ]
    + plugins.map { name in
      .target(
        name: name, dependencies: ["TrestleKernel", "TrestleProtocol", "TrestleJSON"], path: "core/Plugins/\(name)",
        swiftSettings: counted)
    } + [
      .target(
        name: "TrestleCore",
        dependencies: ["TrestleKernel", "TrestleProtocol", "TrestleJSON"] + plugins.map { .init(stringLiteral: $0) },
        path: "core/TrestleCore", swiftSettings: counted),
      .target(
        name: "Properties", dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        path: "properties", exclude: ["README.md"], swiftSettings: counted),
      .executableTarget(
        name: "fuzz",
        dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON", "Properties"],
        path: "Sources/Fuzz", swiftSettings: counted),
    ]
)
