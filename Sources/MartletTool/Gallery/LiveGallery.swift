import Foundation
import MartletPreviewMessages
import MartletReloadMessages

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `martlet preview` without an output: builds the previews, and shows them live.
struct LiveGallery {
    /// The program that shows the previews to the user.
    enum FrontEnd {
        case window, terminal, browser
    }

    let package: PackageBuild
    let target: String?
    let filter: String?
    let timeout: Duration
    let frontEnd: FrontEnd
    /// Whether a page is opened in the browser.
    var opens = false

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        let files = FileManager.default
        // Short, because the address of a socket has at most 107 bytes.
        let logs = files.temporaryDirectory.appendingPathComponent("martlet-gallery-\(getpid())")
        try files.createDirectory(at: logs, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? files.removeItem(at: logs) }
        ChildGroups.folders.withLock { _ = $0.insert(logs.path) }
        do {
            let session = try await makeSession(logs: logs)
            let report = session.report
            ChildGroups.endOnSignals { report.yield(.interrupted) }
            try await show(session)
        } catch let failure as CompileFailure {
            let lines = failure.lines.prefix(40).joined(separator: "\n")
            throw CommandError("The package does not build:\n\(lines)")
        }
    }

    private func makeSession(logs: URL) async throws -> GallerySession {
        let log = Log(file: nil, sharesTerminal: frontEnd == .terminal)
        log.write("Building the previews.")
        if frontEnd != .browser {
            try await package.run(["--product", Self.program], log: logs.appendingPathComponent("build.log"))
        }
        let names = try await PreviewProgram.names(of: target.map { [$0] } ?? [], in: package, logs: logs)
        let folder = try ReloadFolder(
            product: "previews-" + names.joined(separator: "+").prefix(80), scratch: package.scratch,
            command: "martlet preview")
        var build = ReloadBuild(package: package, product: PreviewProgram.product, folder: folder, logs: logs)
        build.previewed = names
        let program = try await build.build(runsSwiftPM: true)
        let compiler = try await ReplacementCompiler(program: program, folder: folder, logs: logs)
        let session = GallerySession(
            build: build, targets: names, filter: filter, timeout: timeout, log: log, program: program,
            compiler: compiler)
        if frontEnd == .window, try !Self.hasWindows(package) {
            throw CommandError(
                "A window needs the trait GTK: martlet preview --traits GTK, if the package has it. --terminal and --web "
                    + "do without a window; pictures in the browser need the trait as well.")
        }
        try await session.prepareFirst()
        // While the user looks at the list.
        Task { try? await compiler.warmUp() }
        return session
    }

    /// Whether the package was built for windows.
    private static func hasWindows(_ package: PackageBuild) throws -> Bool {
        try BuildDescription(products: package.products).modules["MartletGTK"]?.otherArguments.contains("-DGTK") == true
    }

    private func show(_ session: GallerySession) async throws {
        switch frontEnd {
        case .browser:
            let log = session.log
            let server = try PageServer { try GalleryHandler(access: $0, session: session, log: log) }
            let address = try await server.start()
            FileHandle.standardError.write(Data("Martlet's previews: \(address)\n".utf8))
            if opens { Inspect.openBrowser(address, log: log) }
            await session.run()
        case .window, .terminal:
            let socket = session.build.logs.appendingPathComponent("g").path
            guard let listener = LineSocket(listeningAt: socket) else {
                throw CommandError("The socket \(socket) can't be made.")
            }
            GalleryLink.accept(listener, session: session)
            session.log.hold()
            let app = try LaunchedApp(
                path: package.products.appendingPathComponent(Self.program).path, arguments: [],
                environment: [
                    "MARTLET_GALLERY": socket, "MARTLET_HOST": frontEnd == .window ? "gtk" : "terminal",
                    "MARTLET_INSPECT": "0", "SWIFT_BACKTRACE": "enable=no",
                ])
            let report = session.report
            let waiting = Task {
                _ = await app.ended()
                report.yield(.interrupted)
            }
            await session.run()
            waiting.cancel()
            app.end()
            _ = await app.ended()
            session.log.release()
        }
    }

    /// The program that shows the gallery in a window or in the terminal.
    private static let program = "martlet-gallery"
}
