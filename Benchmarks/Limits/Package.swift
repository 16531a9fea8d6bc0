// swift-tools-version: 6.1
import PackageDescription

// What the benchmarks' workloads cost when they are written by hand, with nothing in between.
let package = Package(
    name: "limits",
    targets: [
        .target(name: "CMeasuring"),
        .target(name: "Measuring", dependencies: ["CMeasuring"]),
        .executableTarget(
            name: "limit",
            dependencies: ["Measuring"],
            swiftSettings: [.unsafeFlags(["-Ounchecked", "-enforce-exclusivity=unchecked"])]
        ),
        .executableTarget(
            name: "viewlimit",
            dependencies: ["Measuring"],
            swiftSettings: [.unsafeFlags(["-enforce-exclusivity=unchecked"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
