import ArgumentParser
import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `martlet run`: shows an app, and each saved change of its code at once.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows an app of this package, and each saved change of its code at once.",
        discussion: """
            Changed bodies of functions, properties, subscripts and initializers are replaced in the running app, which \
            keeps its state. After any other change the app is built while it goes on, and starts again. Arguments behind \
            -- go to the app.
            """
    )

    @OptionGroup var options: PackageOptions

    @Argument(help: "The executable product. It can be left out if the package has only one.")
    var product: String?

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Arguments for the app.", visibility: .hidden))
    var arguments: [String] = []

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        let files = FileManager.default
        // Short, because the address of a socket has at most 107 bytes.
        let logs = files.temporaryDirectory.appendingPathComponent("martlet-run-\(getpid())")
        do {
            try files.createDirectory(
                at: logs, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            defer { try? files.removeItem(at: logs) }
            let status = try await show(logs: logs)
            if status != 0 { throw ExitCode(status) }
        } catch let failure as CommandError {
            try fail("\(failure)")
        } catch let failure as CompileFailure {
            try fail("The package does not build:\n\(failure.lines.prefix(40).joined(separator: "\n"))")
        } catch let failure as LaunchedApp.CouldNotStart {
            try fail("\(failure)")
        }
    }

    private func fail(_ message: String) throws {
        FileHandle.standardError.write(Data("martlet: \(message)\n".utf8))
        throw ExitCode(2)
    }

    private func show(logs: URL) async throws -> Int32 {
        let package = try options.build()
        let name = try await ProductNames(package: package, logs: logs).choose(product)
        let folder = try ReloadFolder(product: name, scratch: package.scratch)
        let output = ReloadOutput(log: folder.log)
        ChildGroups.endOnSignals()
        output.say("Building \(name).")
        let build = ReloadBuild(package: package, product: name, folder: folder, logs: logs)
        let program = try await build.build(runsSwiftPM: true)
        let compiler = try await ReplacementCompiler(program: program, folder: folder, logs: logs)
        let session = ReloadSession(
            build: build, arguments: arguments, output: output, program: program, compiler: compiler)
        // While the app starts.
        Task { try? await compiler.warmUp() }
        let report = session.report
        ChildGroups.endOnSignals { report.yield(.interrupted) }
        return try await session.run()
    }
}
