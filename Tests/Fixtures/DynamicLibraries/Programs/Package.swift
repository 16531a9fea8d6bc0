// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Programs",
    dependencies: [.package(path: "../Libraries")],
    targets: [
        .executableTarget(name: "CheckTime", dependencies: [.product(name: "Checks", package: "Libraries")]),
        .executableTarget(name: "UseProducts", dependencies: [.product(name: "Products", package: "Libraries")]),
    ],
    swiftLanguageModes: [.v6]
)
