import Foundation
import MartletBase

@testable import MartletTool

/// Descriptions and files for tests of bundles.
enum BundleFixture {
    static func app(_ change: (inout AppDescription) -> Void = { _ in }) throws -> AppDescription {
        var app = try AppDescription(
            name: "My Notes", product: "Notes", identifier: AppIdentifier("com.example.Notes"),
            package: PackageName(of: "Notes"), version: AppVersion("1.2"), summary: "Keeps notes.", license: "MIT",
            homepage: "https://example.com/notes", maintainer: "Ada Example <ada@example.com>",
            categories: ["Office"], date: 1_000_000_000)
        change(&app)
        return app
    }

    static func message(_ body: () throws -> some Any) -> String {
        do {
            _ = try body()
            return ""
        } catch {
            return (error as? CommandError)?.description ?? "\(error)"
        }
    }

    /// A picture whose left half is red and whose right half is transparent blue.
    static func picture(_ size: Int) -> Bitmap {
        let pixels = (0..<size * size).flatMap { $0 % size < size / 2 ? [255, 0, 0, 255] : [0, 0, 255, 0] as [UInt8] }
        return Bitmap(width: size, height: size, pixels: pixels)
    }
}
