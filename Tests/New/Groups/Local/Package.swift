// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Local",
    products: [.library(name: "Local", targets: ["Local"])],
    targets: [.target(name: "Local")]
)
