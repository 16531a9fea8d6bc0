// swift-tools-version: 6.2
import PackageDescription

// For script/lint --self-test: a tree without fault.
let package = Package(name: "clean", targets: [.target(name: "Base")])
