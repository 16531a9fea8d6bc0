import Foundation
import Testing

@testable import Martlet

/// Resources of targets are found where the main bundle is asked.
@Suite struct MainBundleTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("main-bundle-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (bundle, text) in [("App_Other", "other"), ("App_App", "own")] {
            let resources = folder.appendingPathComponent(bundle + ".resources")
            let inner = resources.appendingPathComponent("Data")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try text.write(to: resources.appendingPathComponent("parks.json"), atomically: true, encoding: .utf8)
            try text.write(to: inner.appendingPathComponent("inner.txt"), atomically: true, encoding: .utf8)
        }
        try "left".write(
            to: folder.appendingPathComponent("App_Other.resources/only.txt"), atomically: true, encoding: .utf8)
        try body(folder)
    }

    @Test func theProgramsOwnBundleComesFirst() throws {
        try withFolder { folder in
            let bundles = ResourceFolders.bundles(beside: folder, of: "App")
            #expect(bundles.map(\.lastPathComponent) == ["App_App.resources", "App_Other.resources"])
            let parks = try #require(
                ResourceFolders.first(in: bundles) { $0.url(forResource: "parks", withExtension: "json") })
            #expect(try String(contentsOf: parks, encoding: .utf8) == "own")
            let whole = ResourceFolders.first(in: bundles) { $0.url(forResource: "parks.json", withExtension: nil) }
            #expect(whole?.path == parks.path)
            let only = ResourceFolders.first(in: bundles) { $0.path(forResource: "only", ofType: "txt") }
            #expect(only?.hasSuffix("App_Other.resources/only.txt") == true)
            let inner = ResourceFolders.first(in: bundles) {
                $0.url(forResource: "inner", withExtension: "txt", subdirectory: "Data")
            }
            #expect(inner != nil)
            #expect(ResourceFolders.first(in: bundles) { $0.url(forResource: "none", withExtension: "json") } == nil)
        }
    }

    /// The functions are those that sources call by a plain name, and find nothing where there is nothing.
    @Test func theMainBundleIsAskedByPlainNames() {
        #expect(Bundle.main.url(forResource: "no such file", withExtension: "json") == nil)
        #expect(Bundle.main.path(forResource: "no such file", ofType: nil) == nil)
        let own = Bundle(url: FileManager.default.temporaryDirectory)
        #expect(own?.url(forResource: "no such file", withExtension: "json") == nil)
    }
}
