// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Files",
    platforms: [.macOS(.v15)],
    traits: [
        .trait(name: "GTK", description: "The app is a window of the desktop, as well as a screen in the terminal.")
    ],
    dependencies: [
        // A package outside of this repository takes a version, with the same traits:
        // .package(url: "https://example.com/martlet", from: "0.1.0")
        .package(
            name: "martlet", path: "../..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
    targets: [
        .executableTarget(
            name: "Files",
            dependencies: [
                // On Apple's systems the SwiftUI that comes with them is imported instead.
                .product(name: "SwiftUI", package: "martlet", condition: .when(platforms: [.linux]))
            ]
        ),
        .testTarget(
            name: "FilesTests",
            dependencies: [
                "Files",
                .product(name: "MartletTesting", package: "martlet", condition: .when(platforms: [.linux])),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
