import ArgumentParser
import Foundation
import MartletPreviewMessages

/// `martlet preview`: finds the previews of a package, and draws them.
struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows the previews of this package, live or as pictures.",
        discussion: """
            All targets that use SwiftUI are built in debug, and each preview (#Preview, PreviewProvider) is drawn in a \
            process of its own. Without --list, --json and --png, the previews are live: in a window, or in the terminal \
            where there is no display. They can be operated, and show each saved change of the code. With one of these, the \
            exit status is 0 if all were shown without a problem, and 1 if not.
            """
    )

    @Flag(help: "Only list the previews.")
    var list = false

    @Flag(help: "Show the live previews on a page in the browser, at a random address of this machine.")
    var web = false

    @Flag(help: "Show the live previews in this terminal.")
    var terminal = false

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Option(help: ArgumentHelp("Write a picture of each preview and variant, and a page of all.", valueName: "folder"))
    var png: String?

    @Option(
        help: ArgumentHelp("Compare with the pictures of an earlier run; needs --png.", valueName: "folder"))
    var compare: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The variants to draw, each of words with + between them: \(PreviewVariant.words).", valueName: "variant"))
    var variants: [String] = ["light", "dark"]

    @Option(help: ArgumentHelp("Only previews whose name contains a text.", valueName: "text"))
    var filter: String?

    @Flag(help: "Print the result as JSON.")
    var json = false

    @Option(help: "The seconds that a picture may take.")
    var timeout = 10

    @OptionGroup var options: PackageOptions

    @Argument(help: "The target. Without, all targets of the package that use SwiftUI.")
    var target: String?

    func validate() throws {
        if (web || terminal) && (list || json || png != nil) {
            throw ValidationError("--web and --terminal show live previews; they have no --list, --json or --png.")
        }
        if web && terminal { throw ValidationError("Either in the browser or in the terminal.") }
        if list && png != nil { throw ValidationError("Either list the previews or draw them.") }
        if compare != nil && png == nil { throw ValidationError("--compare needs --png, the folder of new pictures.") }
        if !(1...86_400).contains(timeout) { throw ValidationError("--timeout is from 1 to 86400 seconds.") }
        do {
            for text in variants { _ = try PreviewVariant(parsing: text) }
        } catch {
            throw ValidationError(error.description)
        }
    }

    func run() async throws {
        ChildGroups.endOnSignals()
        do {
            if let frontEnd {
                return try await LiveGallery(
                    package: try options.build(), target: target, filter: filter, timeout: .seconds(timeout),
                    frontEnd: frontEnd, opens: self.open
                ).run()
            }
            let report = try await makeReport()
            print(json ? try Self.json(report) : PreviewLines.text(of: report, folder: png))
            if !report.isComplete { throw ExitCode(1) }
        } catch let failure as CommandError {
            FileHandle.standardError.write(Data("martlet: \(failure)\n".utf8))
            throw ExitCode(2)
        }
    }

    /// The front end for live previews; `nil` for a list or pictures. Output that is no terminal gets a list.
    private var frontEnd: LiveGallery.FrontEnd? {
        if web { return .browser }
        if terminal { return .terminal }
        if list || json || png != nil { return nil }
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        if hasDisplay { return .window }
        return isatty(STDOUT_FILENO) == 1 ? .terminal : nil
    }

    private func makeReport() async throws -> PreviewReport {
        let files = FileManager.default
        let package = try options.build()
        let logs = files.temporaryDirectory.appendingPathComponent("martlet-previews-\(getpid())")
        try files.createDirectory(at: logs, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: logs) }
        let program = try await PreviewProgram.build(targets: target.map { [$0] } ?? [], in: package, logs: logs)
        let runner = PreviewRunner(program: program, logs: logs, timeout: .seconds(timeout))
        var report = PreviewReport(previews: try await runner.list())
        if let filter { report.previews.removeAll { !$0.name.localizedCaseInsensitiveContains(filter) } }
        guard let png else { return report }

        let folder = URL(fileURLWithPath: png)
        let earlier = compare.map { URL(fileURLWithPath: $0).standardizedFileURL }
        if let earlier {
            guard earlier.path != folder.standardizedFileURL.path else {
                throw CommandError("--compare is the folder of an earlier run, other than that of --png.")
            }
            guard files.fileExists(atPath: earlier.path) else {
                throw CommandError("There are no earlier pictures in \(earlier.path).")
            }
        }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let variants = try variants.map { try PreviewVariant(parsing: $0) }
        report.previews = try await runner.draw(report.previews, variants: variants, into: folder)
        if let earlier {
            let comparison = try await runner.compare(folder, with: earlier)
            report.comparison = comparison
            try Data(PreviewPage.differences(comparison).utf8)
                .write(to: folder.appendingPathComponent("differences.html"))
        }
        try Data(PreviewPage.gallery(report).utf8).write(to: folder.appendingPathComponent("index.html"))
        return report
    }

    private static func json(_ report: PreviewReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }
}
