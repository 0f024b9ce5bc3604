// swift-tools-version: 6.3
import PackageDescription

/// The core builds two ways: as ordinary Swift (tests, sanitizers) and as Embedded Swift (the shipped libraries).
let core: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .treatWarning("EmbeddedRestrictions", as: .error),
  .enableExperimentalFeature("Lifetimes"),
  .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"])),
]

/// Host, development server and generator are ordinary Swift only.
let tool: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// One area of the protocol is one plugin is one target. Adding one is a line here and a line in `TrestleCore/Plugins.swift`.
let plugins = ["Session", "Zones", "Actions", "Keywords", "Lists", "Privacy"]

let package = Package(
  name: "trestle",
  products: [
    .library(name: "trestle", type: .dynamic, targets: ["Trestle"]),
    .executable(name: "trestle-host", targets: ["TrestleHost"]),
    .executable(name: "trestle-dev-server", targets: ["TrestleDevServer"]),
    .executable(name: "trestle-gen", targets: ["TrestleGen"]),
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
      .target(name: "Trestle", dependencies: ["CTrestle", "TrestleCore", "TrestleKernel", "TrestleJSON"], swiftSettings: core),

      .target(name: "CHostShims"),
      .executableTarget(
        name: "TrestleHost",
        dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON", "CHostShims"], swiftSettings: tool),
      .target(name: "CMicrohttpd", linkerSettings: [.linkedLibrary("microhttpd")]),
      .executableTarget(
        name: "TrestleDevServer", dependencies: ["TrestleJSON", "CMicrohttpd", "CSQLite"], swiftSettings: tool),
      .executableTarget(name: "TrestleGen", dependencies: ["TrestleJSON"], swiftSettings: tool),

      .testTarget(name: "TrestleJSONTests", dependencies: ["TrestleJSON"], swiftSettings: tool),
      .testTarget(
        name: "TraceTests", dependencies: ["TrestleCore", "TrestleKernel", "TrestleProtocol", "TrestleJSON"],
        swiftSettings: tool),
    ]
)
