// swift-tools-version: 6.2
import PackageDescription

// The package that Tests/Reload/reload.py edits while it runs, in a copy.
let package = Package(
    name: "ReloadSample",
    platforms: [.macOS(.v14)],
    traits: [.trait(name: "GTK", description: "The app is a window.")],
    dependencies: [
        .package(
            name: "martlet", path: "../../..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
    targets: [
        .target(name: "ReloadModels"),
        .executableTarget(
            name: "ReloadSample",
            dependencies: ["ReloadModels", .product(name: "SwiftUI", package: "martlet")]),
    ],
    swiftLanguageModes: [.v6]
)
