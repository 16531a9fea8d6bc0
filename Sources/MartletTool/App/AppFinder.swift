import Foundation
import Synchronization

/// Leads to the app that is inspected, whichever process it is at the moment.
final class AppFinder: Sendable {
    /// The name of the app's executable.
    let name: String
    /// The only socket that is asked, where one was named that says nothing about its app.
    private let fixedPath: String?
    private let launched: Mutex<LaunchedApp?>
    /// The process that comes first, where there are several of this name.
    private let preferred: Int32?

    /// For an app that this tool starts.
    init(name: String) {
        self.name = name
        fixedPath = nil
        preferred = nil
        launched = Mutex(nil)
    }

    /// For an app that runs.
    init(socket: AppSocket) {
        name = socket.name ?? socket.path
        fixedPath = socket.name == nil || !socket.path.hasPrefix(AppSocket.folder + "/") ? socket.path : nil
        preferred = socket.process
        launched = Mutex(nil)
    }

    /// The process that this tool has started; it comes before all others while it runs.
    var app: LaunchedApp? {
        get { launched.withLock { $0 } }
        set { launched.withLock { $0 = newValue } }
    }

    /// Sockets of the app as they are now, the best first.
    private func candidates() -> [String] {
        if let fixedPath { return [fixedPath] }
        let own = AppSocket.all().filter { $0.name == name }
        if let app, app.status == nil {
            return own.filter { $0.process == app.process }.map(\.path)
        }
        return (own.filter { $0.process == preferred } + own.filter { $0.process != preferred }.reversed()).map(\.path)
    }

    /// A connection to the app, or nil where it does not run or does not listen.
    func connect() async -> LineConnection? {
        for path in candidates() {
            if let connection = try? await LineConnection(path: path) { return connection }
        }
        return nil
    }

    /// A connection to the app, as soon as there is one; nil when the app has ended before, where `untilItEnds`, or when
    /// the task was cancelled.
    func connection(untilItEnds: Bool = false) async -> LineConnection? {
        while !Task.isCancelled {
            // Asked before it is looked for: it may have ended in between.
            let hasEnded = app.map { $0.status != nil } ?? true
            if let connection = await connect() { return connection }
            if untilItEnds && hasEnded { return nil }
            try? await Task.sleep(for: .milliseconds(50))
        }
        return nil
    }
}
