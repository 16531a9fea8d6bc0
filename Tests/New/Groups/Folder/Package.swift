// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Folder",
    products: [.library(name: "Folded", targets: ["Folded"])],
    targets: [.target(name: "Folded")]
)
