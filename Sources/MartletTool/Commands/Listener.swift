import ArgumentParser
import Foundation

/// Listens to an app until the app ends or the tool is terminated.
struct Listener {
    let options: AppOptions
    let log: Log

    /// Subscribes to an app, and passes each message to `take`, together with its line and the connection.
    /// - Returns: The exit status for the tool.
    func listen(
        _ take:
            @escaping @Sendable (_ line: [UInt8], _ message: sending [String: Any], _ app: LineConnection) async -> Void
    ) async throws -> Int32 {
        let finder: AppFinder
        switch try await options.target() {
        case .running(let socket): finder = AppFinder(socket: socket)
        case .start(let path):
            finder = AppFinder(name: URL(fileURLWithPath: path).lastPathComponent)
            log.hold()
            finder.app = try LaunchedApp(path: path, arguments: options.passedOn)
        }
        let listening = Task {
            guard let connection = await finder.connection(untilItEnds: true) else {
                if !Task.isCancelled { log.write("\(finder.name) has opened no socket: is it made with Martlet?") }
                return
            }
            await carry(connection, take)
            await connection.close()
        }
        let waiting = Task {
            await Signals.wait()
            listening.cancel()
            finder.app?.end()
        }
        await listening.value
        // The app may finish its work after closing the connection; a signal ends the wait.
        let status = await finder.app?.ended() ?? 0
        waiting.cancel()
        log.release()
        return status
    }

    private func carry(
        _ connection: LineConnection,
        _ take: @Sendable (_ line: [UInt8], _ message: sending [String: Any], _ app: LineConnection) async -> Void
    ) async {
        do {
            try await connection.subscribe(ignored: { log.logIgnored($0, from: "the app") }) { line, message in
                Self.greet(message, log)
                await take(line, message, connection)
            }
        } catch {
            log.write(endOfApp: error)
        }
    }

    /// Logs the app's greeting, or its refusal.
    private static func greet(_ message: [String: Any], _ log: Log) {
        if message["event"] as? String == "hello" {
            let version = message["version"] as? Int ?? 0
            if version != 1 { log.write("the app speaks version \(version) of the protocol; this tool speaks 1") }
            if message["host"] as? String != "terminal" { log.release() }
        }
        if message["re"] as? Int == 1, let error = message["error"] as? String {
            log.write("the app refuses: \(error)")
        }
    }
}
