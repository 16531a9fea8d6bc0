// swift-tools-version: 6.2
import PackageDescription

// For script/lint --self-test: every fault of a manifest.
let package = Package(
    name: "planted",
    targets: [
        .target(name: "Base"),
        .target(name: "MartletBase"),
        .target(name: "Elsewhere", dependencies: ["Base"]),
        .target(name: "Top", dependencies: ["Base"]),
        .testTarget(name: "BaseTests", dependencies: ["Base"]),
    ]
)
