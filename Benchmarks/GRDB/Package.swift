// swift-tools-version: 6.2
import PackageDescription

// The workloads of ModelBench, by GRDB's records. A separate package: GRDB checks for a module Combine, and this
// repository has one.
let package = Package(
    name: "grdb",
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
    targets: [
        .executableTarget(name: "grdb", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])
    ]
)
