import Foundation

/// The program that replays recorded tests of an app: the app's own objects, linked with the testing library.
struct ReplayProgram {
    static let product = "martlet-replay"

    /// The executable file.
    let path: URL

    /// Finds the package of an app, and links the program.
    ///
    /// - Parameter app: The path of the app's executable, a debug build by SwiftPM.
    /// - Throws: ``CommandError`` if the app is gone, is no debug build of a package, or can't be linked.
    static func build(for app: String, logs: URL) async throws -> ReplayProgram {
        let executable = URL(fileURLWithPath: app).resolvingSymlinksInPath()
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw CommandError("The program \(app) is gone.")
        }
        guard executable.deletingLastPathComponent().lastPathComponent == "debug",
            let scratch = PackageBuild.scratch(ofProgram: executable.path)
        else { throw CommandError("\(app) is no debug build of a Swift package, and only those are linked anew.") }
        let package = try package(builtIn: scratch)
        let name = executable.lastPathComponent
        // A build waits for others of the package, and finds nothing to do if the app is the same.
        if let linker = try? linker(for: name, of: package, logs: logs), let path = try? linker.linkedProgram() {
            return ReplayProgram(path: path)
        }
        try await package.run(["--product", product], log: logs.appendingPathComponent("build.log"))
        let path = try await linker(for: name, of: package, logs: logs).link(
            subject: "The app and the testing library")
        return ReplayProgram(path: path)
    }

    private static func linker(for app: String, of package: PackageBuild, logs: URL) throws -> ProgramLinker {
        let plan = try BuildDescription(products: package.products)
        return ProgramLinker(
            package: package, plan: plan, product: product, log: logs.appendingPathComponent("link.log"),
            modules: [try plan.mainModule(of: app)])
    }

    /// Returns the package around a folder of SwiftPM's, or the current one if that folder is elsewhere.
    private static func package(builtIn scratch: URL) throws -> PackageBuild {
        if let package = try? PackageBuild(path: scratch.path, scratch: scratch.path, traits: nil) { return package }
        return try PackageBuild(path: nil, scratch: scratch.path, traits: nil)
    }
}
