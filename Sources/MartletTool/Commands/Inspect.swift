import ArgumentParser
import Foundation

/// `martlet inspect`: shows a page in the browser.
struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows an app's views, their updates and the causes in the browser.",
        discussion: "The page is at a random address of this machine, which is printed. Ctrl+C ends it."
    )

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(help: "Start the app again whenever it has ended.")
    var restart = false

    @Option(help: ArgumentHelp("Show a recording in place of an app.", valueName: "file"))
    var load: String?

    @OptionGroup var options: AppOptions

    func validate() throws {
        if load != nil && (options.app != nil || options.attach != nil) {
            throw ValidationError("Either load a recording or inspect an app; the page loads recordings too.")
        }
        if restart && options.app == nil { throw ValidationError("--restart needs an app to start.") }
    }

    func run() async throws {
        let log = try options.makeLog()
        let (finder, path) = try await find()
        let recording = load.map { URL(fileURLWithPath: $0) }
        if let recording, !FileManager.default.isReadableFile(atPath: recording.path) {
            throw ValidationError("The file \(recording.path) can't be read.")
        }
        let server = try PageServer(finder: finder, recording: recording, log: log)
        let address = try await server.start()
        FileHandle.standardError.write(Data("Martlet's inspector: \(address)\n".utf8))
        if open { Self.openBrowser(address, log: log) }

        let starting = Task {
            if let finder, let path { try await keepRunning(path, finder: finder, log: log) }
        }
        let waiting = Task {
            await Signals.wait()
            starting.cancel()
        }
        do {
            try await starting.value
        } catch {
            waiting.cancel()
            throw error
        }
        await waiting.value
        // Replays of tests, and the builds for them.
        ChildGroups.endAll()
        finder?.app?.end()
        if let app = finder?.app { _ = await app.ended() }
        log.release()
    }

    private func find() async throws -> (AppFinder?, path: String?) {
        if load != nil { return (nil, nil) }
        switch try await options.target() {
        case .start(let path): return (AppFinder(name: URL(fileURLWithPath: path).lastPathComponent), path)
        case .running(let socket): return (AppFinder(socket: socket), nil)
        }
    }

    /// Starts the app, and restarts it when it has ended, if requested.
    private func keepRunning(_ path: String, finder: AppFinder, log: Log) async throws {
        repeat {
            log.hold()
            let start = ContinuousClock.now
            let app = try LaunchedApp(path: path, arguments: options.passedOn)
            finder.app = app
            while app.status == nil && !Task.isCancelled { try? await Task.sleep(for: .milliseconds(50)) }
            log.release()
            if Task.isCancelled { return }
            log.write(
                "\(finder.name) has ended with the status \(app.status ?? 0)\(restart ? "" : "; waiting for it to come back")"
            )
            // Limits restarts of an app that fails immediately to one a second.
            if restart && start.duration(to: .now) < .seconds(1) { try? await Task.sleep(for: .seconds(1)) }
        } while restart && !Task.isCancelled
    }

    static func openBrowser(_ address: String, log: Log) {
        let opener = Process()
        opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        opener.arguments = ["xdg-open", address]
        (opener.standardInput, opener.standardOutput, opener.standardError) =
            (FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice)
        do { try opener.run() } catch { log.write("the browser could not be opened: \(error.localizedDescription)") }
    }
}
