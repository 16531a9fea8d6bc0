import Foundation
import Synchronization

/// Finds the process of the inspected app, which may be restarted.
final class AppFinder: Sendable {
    /// The name of the app's executable.
    let name: String
    /// The path of the only socket to use, if the user named one whose app is not known.
    private let fixedPath: String?
    private let launched: Mutex<LaunchedApp?>
    /// The preferred process, if several have the name.
    private let preferred: Int32?

    /// Creates a finder for an app that this tool starts.
    init(name: String) {
        self.name = name
        fixedPath = nil
        preferred = nil
        launched = Mutex(nil)
    }

    /// Creates a finder for a running app.
    init(socket: AppSocket) {
        name = socket.name ?? socket.path
        fixedPath = socket.name == nil || !socket.path.hasPrefix(AppSocket.folder + "/") ? socket.path : nil
        preferred = socket.process
        launched = Mutex(nil)
    }

    /// The process that this tool has started. It is preferred while it runs.
    var app: LaunchedApp? {
        get { launched.withLock { $0 } }
        set { launched.withLock { $0 = newValue } }
    }

    /// The executable of the app and its arguments; `nil` if the app was not started by this tool and has ended.
    var program: (path: String, arguments: [String])? {
        if let app { return (app.path, app.arguments) }
        for process in candidates().compactMap({ AppSocket(path: $0).process }) {
            let files = FileManager.default
            guard let path = try? files.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe"),
                let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))
            else { continue }
            let words = line.split(separator: 0, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            // The system marks an executable that was replaced by a later build.
            let marker = " (deleted)"
            return (
                path.hasSuffix(marker) ? String(path.dropLast(marker.count)) : path, Array(words.dropFirst().dropLast())
            )
        }
        return nil
    }

    /// Returns the current sockets of the app, the best first.
    private func candidates() -> [String] {
        if let fixedPath { return [fixedPath] }
        let own = AppSocket.all().filter { $0.name == name }
        if let app, app.status == nil {
            return own.filter { $0.process == app.process }.map(\.path)
        }
        return (own.filter { $0.process == preferred } + own.filter { $0.process != preferred }.reversed()).map(\.path)
    }

    /// Returns a connection to the app; `nil` if the app is not running or not listening.
    func connect() async -> LineConnection? {
        for path in candidates() {
            if let connection = try? await LineConnection(path: path) { return connection }
        }
        return nil
    }

    /// Waits for a connection to the app. Returns `nil` if the task is cancelled, or if the app has ended and
    /// `untilItEnds` is `true`.
    func connection(untilItEnds: Bool = false) async -> LineConnection? {
        while !Task.isCancelled {
            // The status is read before connecting, because the app may end in between.
            let hasEnded = app.map { $0.status != nil } ?? true
            if let connection = await connect() { return connection }
            if untilItEnds && hasEnded { return nil }
            try? await Task.sleep(for: .milliseconds(50))
        }
        return nil
    }
}
