import Foundation
import MartletReloadMessages
import Synchronization

/// A process of the app, with the connection to the loader in it.
final class AppProcess: Sendable {
    /// The number of the process in this run of the tool.
    let generation: Int
    private let app: LaunchedApp
    private let link = Mutex<LineSocket?>(nil)

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - socket: The path of the tool's socket, to which the app connects.
    ///   - output: A file for the app's output; `nil` for that of the tool.
    ///   - inspector: The path of the socket that the app's inspector listens at; `nil` for none.
    ///   - onEnd: Called with the exit status in the form that a shell uses.
    init(
        program: URL, arguments: [String], generation: Int, socket: String, output: String?,
        inspector: String? = nil, onEnd: @escaping @Sendable (Int32) -> Void
    ) throws {
        self.generation = generation
        // A backtrace takes seconds, and waits for a key where there is a terminal.
        var environment = ["MARTLET_RELOAD": socket, "SWIFT_BACKTRACE": "enable=no"]
        if let inspector { environment["MARTLET_INSPECT"] = inspector }
        app = try LaunchedApp(
            path: program.path, arguments: arguments, environment: environment, output: output)
        let app = self.app
        Task {
            let status = await app.ended()
            onEnd(status)
        }
    }

    var number: Int32 { app.process }
    var hasEnded: Bool { app.status != nil }

    func connect(_ socket: LineSocket) { link.withLock { $0 = socket } }

    func send(_ request: ReloadRequest) { link.withLock { $0 }?.send(request) }

    /// Ends the app: as the user would, and by a signal if it does not end within a time.
    func end() async {
        send(.quit)
        for _ in 0..<100 where !hasEnded { try? await Task.sleep(for: .milliseconds(20)) }
        app.end()
        for _ in 0..<50 where !hasEnded { try? await Task.sleep(for: .milliseconds(20)) }
        if !hasEnded { kill(app.process, SIGKILL) }
        _ = await app.ended()
    }
}
