// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Local",
    products: [.library(name: "Local", targets: ["Local"])],
    targets: [.target(name: "Local")]
)
