import Foundation
import Testing

@testable import MartletTool

/// The folder that the tool builds a package in, which is that of the tool itself where both are of one package.
@Suite struct PackageBuildTests {
    @Test func theFolderOfAnotherPackageIsNotTaken() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent("build-\(UUID().uuidString)").standardizedFileURL
        defer { try? files.removeItem(at: root) }
        func package(_ name: String) throws -> URL {
            let folder = root.appendingPathComponent(name)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            return folder
        }
        let (app, martlet) = (try package("App"), try package("Martlet"))
        #expect(PackageBuild.builds(app.appendingPathComponent(".build"), app, isCurrent: true))
        #expect(PackageBuild.builds(app.appendingPathComponent(".build"), app, isCurrent: false))
        #expect(!PackageBuild.builds(martlet.appendingPathComponent(".build"), app, isCurrent: true))
        #expect(!PackageBuild.builds(martlet.appendingPathComponent(".build"), app, isCurrent: false))
        // A folder of the user's choice, as by `swift run --scratch-path`.
        #expect(PackageBuild.builds(root.appendingPathComponent("products"), app, isCurrent: true))
        #expect(!PackageBuild.builds(root.appendingPathComponent("products"), app, isCurrent: false))
    }
}
