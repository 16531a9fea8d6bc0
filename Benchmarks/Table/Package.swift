// swift-tools-version: 6.2
import PackageDescription

// Runs benchmarks and their limits in turn, and prints them beside each other.
let package = Package(
    name: "table",
    targets: [
        .executableTarget(name: "BenchTable"),
        .testTarget(name: "BenchTableTests", dependencies: ["BenchTable"]),
    ],
    swiftLanguageModes: [.v6]
)
