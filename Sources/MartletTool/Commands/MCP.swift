import ArgumentParser
import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `martlet mcp`: a server for coding assistants.
struct MCP: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves coding assistants: builds, tests, previews and operates this package.",
        discussion: """
            It speaks the Model Context Protocol on standard input and output, and works on the package that it was started \
            in alone.
            """
    )

    @Flag(help: "Print a page of rules for assistants, to put into a project.")
    var printRules = false

    @OptionGroup var options: PackageOptions

    func run() async throws {
        if printRules {
            print(AssistantRules.page)
            return
        }
        // An assistant that has ended must not end the server in the middle of a build.
        signal(SIGPIPE, SIG_IGN)
        ChildGroups.endOnSignals()
        let files = FileManager.default
        let logs = files.temporaryDirectory.appendingPathComponent("martlet-mcp-\(getpid())")
        try files.createDirectory(at: logs, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: logs) }
        let package: PackageBuild
        do {
            package = try options.build()
        } catch let failure as CommandError {
            throw ValidationError(failure.description)
        }
        let context = AssistantContext(package: package, logs: logs)
        let tools: [any AssistantTool] = [
            ListPreviewsTool(context: context), PreviewPictureTool(context: context), BuildTool(context: context),
            TestTool(context: context),
        ]
        let appTools = AppTool.all(context: context)
        let server = AssistantServer(tools: tools + appTools)
        while let line = readLine() {
            guard !line.isEmpty, let answer = await server.answer(to: line) else { continue }
            try FileHandle.standardOutput.write(contentsOf: Data((answer + "\n").utf8))
        }
        // The app must not outlive the server.
        _ = try? await appTools.first { $0.name == "stop_app" }?.call([:])
    }
}
