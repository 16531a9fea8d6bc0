// swift-tools-version: 6.2
import PackageDescription

// An app in the folders in which Xcode keeps it, as a package: nothing of it is rearranged or changed.
let package = Package(
    name: "Gallery",
    defaultLocalization: "en",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "martlet", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Gallery",
            dependencies: [.product(name: "SwiftUI", package: "martlet", condition: .when(platforms: [.linux]))],
            path: "Gallery",
            plugins: [
                .plugin(name: "AssetsPlugin", package: "martlet"), .plugin(name: "ImportsPlugin", package: "martlet"),
                .plugin(name: "ModulesPlugin", package: "martlet"),
            ]
        )
    ],
    swiftLanguageModes: [.v5]
)
