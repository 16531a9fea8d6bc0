import Foundation
import Testing

@testable import MartletCheck

@Suite struct BuildCheckTests {
    private func messages(
        _ files: [String: String], modules: Set<String> = ["App", "Martlet", "SwiftUI"], uncertain: Set<String> = [],
        flags: Set<String> = []
    ) throws -> [String] {
        let folder = try Folder(files)
        let check = BuildCheck(target: "App", modules: modules, uncertainModules: uncertain, flags: flags)
        return try check.findings(in: folder.files).map {
            $0.description.replacingOccurrences(of: folder.url.path + "/", with: "")
        }
    }

    private func lines(
        _ source: String, modules: Set<String> = ["App", "SwiftUI"], uncertain: Set<String> = [],
        flags: Set<String> = []
    ) throws -> [String] {
        try messages(["A.swift": source], modules: modules, uncertain: uncertain, flags: flags)
            .map { String($0.prefix { $0 != " " }) }
    }

    @Test func aMissingModuleGetsOneLineInTheCompilersForm() throws {
        let result = try messages([
            "A.swift": "import SwiftUI\n/* a comment */ @preconcurrency import Metal\nimport Metal",
            "B.swift": "import Metal", "C.swift": "import class Metal.MTLBuffer",
        ])
        #expect(
            result == [
                "A.swift:2:40: error: Metal: shaders and drawing of Apple's systems; draw with Canvas (2 other files too)"
            ])
    }

    @Test func aProductOfMartletIsSaidToBeADependency() throws {
        let result = try messages(["A.swift": "import Charts\nimport Combine"])
        #expect(
            result == [
                "A.swift:1:8: error: Charts: in Martlet's product Charts, which the target App does not depend on; add "
                    + ".product(name: \"Charts\", package: \"martlet\") to its dependencies"
            ])
        #expect(try lines("import Charts", modules: ["SwiftUI", "Charts"]) == [])
        // Found in the folder of all modules, if another target of the build has been compiled by then.
        #expect(try lines("import Charts", uncertain: ["Charts"]) == [])
    }

    @Test func modulesOfThePackageAndUnknownOnesAreLeftToTheCompiler() throws {
        #expect(try lines("import Metal", modules: ["App", "Metal"]) == [])
        #expect(try lines("import Alamofire\nimport Glibc\nimport Foundation\nlet text = \"import Metal\"") == [])
    }

    @Test(arguments: [
        ("canImport(Metal)", false), ("os(macOS)", false), ("!canImport(Metal)", true), ("os(Linux)", true),
        // True in a debug build alone.
        ("DEBUG", false), ("!DEBUG", false),
        // A flag of the target's settings, and one that the command line may define.
        ("OURS", true), ("!OURS", false), ("THEIRS", false), ("!THEIRS", false), ("THEIRS && canImport(Metal)", false),
        // Modules that are there, may be there, and are not known.
        ("canImport(SwiftUI)", true), ("!canImport(OSLog)", false), ("!canImport(FoundationEssentials)", false),
        ("canImport(FoundationEssentials)", false), ("!canImport(UIKit)", true),
    ])
    func anImportThatMayNotBeCompiledIsLeftAlone(_ condition: String, _ isReported: Bool) throws {
        let result = try lines(
            "#if \(condition)\nimport Metal\n#endif", uncertain: ["OSLog"], flags: ["OURS"])
        #expect(result == (isReported ? ["A.swift:2:8:"] : []), "\(condition)")
    }

    @Test func theFileThatTheCompilerWaitsForIsMadeOnceAllImportsAreThere() throws {
        let folder = try Folder(["A.swift": "import Metal"])
        let code = folder.url.appending(path: "Modules.out").path
        let arguments = [code, "App", "App,SwiftUI", "", "", folder.url.appending(path: "A.swift").path]
        let failed = BuildCheck.run(arguments)
        #expect(failed.messages.count == 1 && !failed.isDone)
        #expect(!FileManager.default.fileExists(atPath: code))

        try "import SwiftUI".write(to: folder.url.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        #expect(BuildCheck.run(arguments).isDone)
        let date = { try FileManager.default.attributesOfItem(atPath: code)[.modificationDate] as? Date }
        let written = try #require(try date())
        // An unchanged file has the target compiled no more than it is.
        #expect(BuildCheck.run(arguments).isDone)
        #expect(try date() == written)
        #expect(BuildCheck.run(["x"]).isDone == false)
        #expect(BuildCheck.run(["/nowhere/Modules.swift", "App", "", "", ""]).messages.count == 1)
    }
}
