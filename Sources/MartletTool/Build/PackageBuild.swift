import Foundation

/// The package in whose folder the tool was started, and its debug build by SwiftPM.
struct PackageBuild: Sendable {
    /// The folder with `Package.swift`.
    let folder: URL
    /// The folder that SwiftPM builds in.
    let scratch: URL
    /// The traits to build with; `nil` for the package's defaults.
    let traits: String?

    /// The folder of the products.
    var products: URL { scratch.appendingPathComponent("debug") }

    /// Finds the package.
    ///
    /// - Parameters:
    ///   - path: A path in the package; `nil` for the current folder.
    ///   - scratch: The folder that SwiftPM builds in; `nil` for the one that the tool itself was built in.
    ///   - traits: The traits to build with; `nil` for those of the last build.
    init(path: String?, scratch: String?, traits: String?) throws {
        var folder = URL(fileURLWithPath: path ?? FileManager.default.currentDirectoryPath).standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.path != "/" else { throw CommandError("There is no Package.swift here or above.") }
            folder.deleteLastPathComponent()
        }
        self.folder = folder
        let own = Self.scratchOfTool.flatMap { Self.builds($0, folder, isCurrent: path == nil) ? $0 : nil }
        let scratchURL = scratch.map { URL(fileURLWithPath: $0) } ?? own ?? folder.appendingPathComponent(".build")
        self.scratch = scratchURL.standardizedFileURL
        self.traits =
            traits ?? BuildDescription.traits(in: self.scratch.appendingPathComponent("debug"))?.joined(separator: ",")
    }

    /// Returns whether a folder that SwiftPM builds in is taken for that of a package: if it lies in the package, or if the
    /// package is the one of the current folder, unless it is the usual folder of another package.
    static func builds(_ scratch: URL, _ package: URL, isCurrent: Bool) -> Bool {
        if scratch.path.hasPrefix(package.path + "/") { return true }
        let owner = scratch.deletingLastPathComponent().appendingPathComponent("Package.swift")
        let isOfAnother = scratch.lastPathComponent == ".build" && FileManager.default.fileExists(atPath: owner.path)
        return isCurrent && !isOfAnother
    }

    /// The folder that SwiftPM built this tool in.
    private static var scratchOfTool: URL? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).flatMap(scratch(ofProgram:))
    }

    /// Returns the folder that SwiftPM built a program in: `.build` for `.build/x86_64-unknown-linux-gnu/debug/martlet`;
    /// `nil` if the program is none of SwiftPM's.
    static func scratch(ofProgram path: String) -> URL? {
        let scratch = URL(fileURLWithPath: path)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let isScratch = FileManager.default.fileExists(
            atPath: scratch.appendingPathComponent("workspace-state.json").path)
        return isScratch ? scratch : nil
    }

    /// Runs a command of SwiftPM on the package.
    /// - Throws: ``CommandError`` if there is no compiler, or no room on the disk.
    func start(
        _ command: String, _ arguments: [String], timeout: Duration, log: URL
    ) async throws -> ChildProcess.Ending {
        var all = ["swift", command, "--package-path", folder.path, "--scratch-path", scratch.path]
        if let traits, !traits.isEmpty { all += ["--traits", traits] }
        let ending = try await ChildProcess(program: "/usr/bin/env", arguments: all + arguments, timeout: timeout)
            .run(output: log)
        if ending == .exited(127) {
            throw CommandError("There is no Swift compiler: the command swift was not found.")
        }
        if ending != .exited(0) { try DiskSpace.check([log.deletingLastPathComponent(), scratch]) }
        return ending
    }

    /// Runs `swift build` with arguments.
    /// - Throws: ``CommandError`` with the compiler's messages.
    func run(_ arguments: [String], log: URL) async throws {
        let ending = try await LockNotice.watching(log) {
            try await start("build", arguments, timeout: .seconds(3600), log: log)
        }
        guard ending != .exited(0) else { return }
        let lines = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self).split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") }
        let shown = (errors.isEmpty ? lines.suffix(20) : errors.prefix(40)).joined(separator: "\n")
        throw CommandError("The package does not build:\n\(shown)")
    }

    /// Makes the resources of all products available to a program in another folder.
    func linkResources(into folder: URL) throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: products.path) where name.hasSuffix(".resources") {
            let link = folder.appendingPathComponent(name)
            guard (try? files.destinationOfSymbolicLink(atPath: link.path)) == nil else { continue }
            try files.createSymbolicLink(at: link, withDestinationURL: products.appendingPathComponent(name))
        }
    }
}
