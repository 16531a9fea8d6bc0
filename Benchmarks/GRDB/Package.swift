// swift-tools-version: 6.1
import PackageDescription

// What ModelBench does, by GRDB's records. A package of its own: GRDB asks whether there is a module Combine, and this
// repository has one.
let package = Package(
    name: "grdb",
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
    targets: [
        .executableTarget(name: "grdb", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])
    ]
)
