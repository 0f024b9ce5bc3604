// swift-tools-version: 6.3
import PackageDescription

/// The core builds two ways: as ordinary Swift (tests, sanitizers) and as Embedded Swift (the shipped libraries).
let core: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .treatWarning("EmbeddedRestrictions", as: .error),
  .enableExperimentalFeature("Lifetimes"),
  .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"])),
  // Every module that uses a function compiles it anew; only functions in sections of their own are dropped when unused.
  // For size: half the library for a fifth more instructions a turn, of which jansson's parser takes the larger part.
  // The outliner of array literals gives those of different modules one name, and the linker then takes one for the other.
  .unsafeFlags(
    ["-Osize", "-Xfrontend", "-function-sections", "-Xllvm", "-sil-disable-pass=object-outliner"],
    .when(configuration: .release, traits: ["Embedded"])),
]

#if arch(arm64)
  let machine = "aarch64"
#else
  let machine = "x86_64"
#endif

/// The library that ships: six symbols and nothing else, everything resolved, no symbol table. String comparison and case
/// folding need the Unicode tables, found relative to the toolchain's library folder, which the linker already searches.
let shipped: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-soname=libtrestle.so", "--version-script=\(Context.packageDirectory)/Sources/Trestle/exports.map", "-zdefs", "-s",
      "-l:../embedded/\(machine)-unknown-linux-gnu/libswiftUnicodeDataTables.a",
    ].flatMap { ["-Xlinker", $0] } + ["-use-ld=lld"],
    .when(platforms: [.linux], configuration: .release, traits: ["Embedded"]))
]

/// Host, development server and generator are ordinary Swift only.
let tool: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// One area of the protocol is one plugin is one target. Adding one: here, in `TrestleCore/Plugins.swift`, and a case of `Owner`.
let plugins = ["Session", "Zones", "Actions", "Keywords", "Lists", "Payloads", "Privacy"]

let package = Package(
  name: "trestle",
  products: [
    .library(name: "trestle", type: .dynamic, targets: ["Trestle"]),
    .executable(name: "trestle-host", targets: ["TrestleHost"]),
    .executable(name: "trestle-dev-server", targets: ["TrestleDevServer"]),
    .executable(name: "trestle-gen", targets: ["TrestleGen"]),
    .executable(name: "trestle-properties", targets: ["PropertyRun"]),
  ],
  traits: ["Embedded"],
  targets: [
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CTrestle"),
    .target(name: "TrestleJSON", dependencies: ["CJansson"], swiftSettings: core),
    .target(name: "TrestleProtocol", dependencies: ["TrestleJSON"], swiftSettings: core),
    .target(name: "TrestleKernel", dependencies: ["TrestleJSON", "TrestleProtocol"], swiftSettings: core),
  ]
    + plugins.map { name in
      .target(
        name: name, dependencies: ["TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        path: "Sources/Plugins/\(name)", swiftSettings: core)
    } + [
      .target(
        name: "TrestleCore",
        dependencies: ["TrestleKernel", "TrestleProtocol", "TrestleJSON"] + plugins.map { .init(stringLiteral: $0) },
        swiftSettings: core),
      .target(
        name: "Trestle", dependencies: ["CTrestle", "CJansson", "TrestleCore", "TrestleKernel", "TrestleJSON"],
        exclude: ["exports.map"], swiftSettings: core, linkerSettings: shipped),

      .target(name: "CHostShims"),
      .executableTarget(
        name: "TrestleHost",
        dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON", "CHostShims"], swiftSettings: tool),
      .target(name: "CMicrohttpd", linkerSettings: [.linkedLibrary("microhttpd")]),
      .executableTarget(
        name: "TrestleDevServer", dependencies: ["TrestleJSON", "CMicrohttpd", "CSQLite"], exclude: ["README.md"],
        resources: [.embedInCode("inventory.json")], swiftSettings: tool),
      .executableTarget(name: "TrestleGen", dependencies: ["TrestleJSON"], swiftSettings: tool),
      .executableTarget(
        name: "SearchBench", dependencies: ["Keywords", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        path: "Tests/Benchmarks/search/engine", swiftSettings: tool),

      // Invariants and the stories that try them; a library, so that fuzzing can hold the core to the same ones.
      .target(
        name: "Properties", dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        path: "Tests/Properties", exclude: ["README.md"], swiftSettings: tool),
      .executableTarget(
        name: "PropertyRun", dependencies: ["Properties", "TrestleCore", "TrestleJSON"], path: "Tests/PropertyRun",
        swiftSettings: tool),

      .testTarget(
        name: "AbiTests", dependencies: ["CTrestle", "Trestle", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        swiftSettings: tool),
      .testTarget(
        name: "KernelTests", dependencies: ["TrestleKernel", "TrestleProtocol", "TrestleJSON"], swiftSettings: tool),
      .testTarget(name: "TrestleJSONTests", dependencies: ["TrestleJSON"], swiftSettings: tool),
      .testTarget(
        name: "TrestleProtocolTests", dependencies: ["TrestleCore", "TrestleProtocol", "TrestleJSON"], swiftSettings: tool),
      .testTarget(
        name: "KeywordsTests", dependencies: ["Keywords", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        swiftSettings: tool),
      .testTarget(
        name: "PluginTests", dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        swiftSettings: tool),
      .testTarget(name: "HostTests", dependencies: ["TrestleHost", "TrestleJSON"], swiftSettings: tool),
      .testTarget(
        name: "PropertiesTests", dependencies: ["Properties", "TrestleCore", "TrestleKernel", "TrestleJSON"],
        swiftSettings: tool),
      .testTarget(
        name: "TraceTests", dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        swiftSettings: tool),
    ]
)
