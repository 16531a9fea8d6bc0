// swift-tools-version: 6.2
import PackageDescription

// The app that Xcode makes with Core Data, as a package: its sources are unchanged.
let package = Package(
    name: "Journal",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "martlet", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Journal",
            dependencies: [
                .product(name: "SwiftUI", package: "martlet", condition: .when(platforms: [.linux])),
                .product(name: "CoreData", package: "martlet", condition: .when(platforms: [.linux])),
            ],
            plugins: [.plugin(name: "CoreDataModelPlugin", package: "martlet")]
        )
    ],
    swiftLanguageModes: [.v5]
)
