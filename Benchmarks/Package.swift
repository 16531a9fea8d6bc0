// swift-tools-version: 6.1
// What is timed. What is counted is asserted in the tests of the package itself.
import PackageDescription

let package = Package(
    name: "benchmarks",
    traits: [.trait(name: "GTK", description: "Opens lists in windows too.")],
    dependencies: [
        .package(name: "martlet", path: "..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
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
        .executableTarget(
            name: "ListBench",
            dependencies: [
                "Measuring", .product(name: "Martlet", package: "martlet"),
                .product(name: "MartletGTK", package: "martlet", condition: .when(traits: ["GTK"])),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
