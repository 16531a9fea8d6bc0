// swift-tools-version: 6.2
import PackageDescription

// The benchmarks' workloads written by hand, without a framework.
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
