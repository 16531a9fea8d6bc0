// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Counter",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "martlet", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Counter",
            dependencies: [
                // On Apple's systems the SwiftUI that comes with them is imported instead.
                .product(name: "SwiftUI", package: "martlet", condition: .when(platforms: [.linux]))
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
