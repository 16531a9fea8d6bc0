// swift-tools-version: 6.1
// What is timed. What is counted is asserted in the tests of the package itself.
import PackageDescription

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "martlet", path: "..")],
    targets: [
        .target(name: "Measuring"),
        .target(name: "CMeasuring"),
        // The limits: the same workloads by hand, with nothing in between and every check off.
        .target(
            name: "HandWritten", dependencies: ["Measuring"],
            swiftSettings: [.unsafeFlags(["-Ounchecked", "-enforce-exclusivity=unchecked"])]),
        .executableTarget(
            name: "EngineBench",
            dependencies: [
                "Measuring", "HandWritten", .product(name: "AttributeGraph", package: "martlet"),
            ]),
        .executableTarget(
            name: "ViewBench",
            dependencies: ["Measuring", "CMeasuring", .product(name: "Martlet", package: "martlet")]),
        .executableTarget(
            name: "AnimationBench", dependencies: ["Measuring", .product(name: "Martlet", package: "martlet")]),
        .executableTarget(
            name: "ObservationBench",
            dependencies: ["Measuring", "CMeasuring", .product(name: "Martlet", package: "martlet")]),
    ],
    swiftLanguageModes: [.v6]
)
