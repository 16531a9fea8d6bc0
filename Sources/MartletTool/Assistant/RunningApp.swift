import Foundation
import MartletReloadMessages

/// The app of the package that the server for assistants runs, with hot reload. One at a time.
actor RunningApp {
    private let context: AssistantContext
    private var session: ReloadSession?
    private var folder: URL?
    private var causes: AppCauses?
    /// The reason for the end of the last session.
    private var end: String?

    init(context: AssistantContext) { self.context = context }

    /// Builds and starts a product, and returns when it has drawn.
    func start(product: String?) async throws {
        guard session == nil else { throw CommandError("The app is running: stop_app ends it.") }
        let name = try await ProductNames(package: context.package, logs: context.logs).choose(product)
        let logs = context.logs.appendingPathComponent("run")
        try? FileManager.default.removeItem(at: logs)
        try FileManager.default.createDirectory(
            at: logs, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let place = try ReloadFolder(product: name, scratch: context.package.scratch)
        let build = ReloadBuild(package: context.package, product: name, folder: place, logs: logs)
        let program: ReloadProgram
        let compiler: ReplacementCompiler
        do {
            program = try await build.build(runsSwiftPM: true)
            compiler = try await ReplacementCompiler(program: program, folder: place, logs: logs)
        } catch let failure as CompileFailure {
            throw CommandError("The package does not build:\n\(failure.lines.joined(separator: "\n"))")
        }
        let session = ReloadSession(
            build: build, arguments: [], output: ReloadOutput(log: logs.appendingPathComponent("tool.txt")),
            program: program, compiler: compiler, appOutput: logs.appendingPathComponent("app.txt").path)
        (self.session, folder, end) = (session, logs, nil)
        causes = try AppCauses(session: session, file: logs.appendingPathComponent("causes.txt"))
        Task {
            do {
                ended(session, "It ended with the status \(try await session.run()).")
            } catch {
                ended(session, "\(error)")
            }
        }
        Task { try? await compiler.warmUp() }
        let deadline = ContinuousClock.now + .seconds(30)
        while await !session.isShown, self.session === session, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(50))
        }
        guard self.session === session else {
            throw CommandError("The app has ended. \(end ?? "")\n\(log(count: 20))")
        }
    }

    private func ended(_ session: ReloadSession, _ reason: String) {
        guard self.session === session else { return }
        (self.session, end) = (nil, reason)
        let causes = causes
        Task { await causes?.end() }
    }

    /// Returns why views have updated since the last call.
    func takeCauses() async throws -> String {
        _ = try running()
        return await causes?.takeLines() ?? ""
    }

    /// Ends the app.
    func stop() async throws {
        let session = try running()
        session.report.yield(.interrupted)
        while self.session === session { try await Task.sleep(for: .milliseconds(20)) }
    }

    /// Performs an operation in the app, after changes that are being applied.
    func perform(_ operation: AppOperation) async throws -> String {
        let session = try running()
        let deadline = ContinuousClock.now + .seconds(60)
        while await session.isBusy, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(20)) }
        return try await session.perform(operation)
    }

    private func running() throws -> ReloadSession {
        guard let session else {
            throw CommandError("The app is not running: start_app starts it. \(end ?? "")")
        }
        return session
    }

    /// The last lines of the tool's messages, and of the app's output and issues.
    func log(count: Int) -> String {
        let parts = [("martlet", "tool.txt"), ("app", "app.txt")].map { title, name in
            "\(title):\n" + lines(of: name).suffix(count).joined(separator: "\n")
        }
        return parts.joined(separator: "\n")
    }

    private func lines(of name: String) -> [Substring] {
        let text = folder.flatMap { try? String(contentsOf: $0.appendingPathComponent(name), encoding: .utf8) }
        return (text ?? "").split(separator: "\n")
    }
}
