// swift-tools-version: 6.2
import PackageDescription

// Dynamic libraries with Martlet's products in them: the library of tests is by itself, as an app is without it.
let products = [
    "AttributeGraph", "Martlet", "SwiftUI", "MartletGTK", "Combine", "UniformTypeIdentifiers", "CoreTransferable",
    "Accessibility", "CoreGraphics", "PhotosUI", "Charts", "UserNotifications", "OSLog", "UIKit", "AppKit",
    "CoreLocation", "MapKit", "AVFoundation", "AVKit", "MartletSnapshots", "MartletInspector", "SwiftData", "CoreData",
]

let package = Package(
    name: "Libraries",
    products: [
        .library(name: "Checks", type: .dynamic, targets: ["Checks"]),
        .library(name: "Products", type: .dynamic, targets: ["Products"]),
    ],
    dependencies: [.package(name: "martlet", path: "../../../..")],
    targets: [
        .target(name: "Checks", dependencies: [.product(name: "MartletTesting", package: "martlet")]),
        .target(name: "Products", dependencies: products.map { .product(name: $0, package: "martlet") }),
    ],
    swiftLanguageModes: [.v6]
)
