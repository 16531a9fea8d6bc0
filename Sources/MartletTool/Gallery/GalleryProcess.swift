import Foundation
import MartletPreviewMessages
import MartletReloadMessages
import Synchronization

/// The process of a live preview, and the connection to it.
final class GalleryProcess: Sendable {
    /// The key that the process sends first.
    let key: String
    /// The name of the preview.
    let preview: String
    /// The folder of its pictures.
    let folder: URL

    private struct State {
        var link: LineSocket?
        /// Requests from before the process has connected.
        var waiting: [LivePreviewRequest] = []
        var lastEvent = ContinuousClock.now
        var hasTimedOut = false
    }

    private let state = Mutex(State())
    private let running = Mutex<Task<Void, Never>?>(nil)

    /// Starts a process.
    /// - Parameter onEnd: Called with a sentence when the process has ended by itself.
    init(
        program: URL, start: LivePreviewStart, preview: String, logs: URL, timeout: Duration,
        onEnd: @escaping @Sendable (String) -> Void
    ) throws {
        (key, self.preview, folder) = (start.key, preview, URL(fileURLWithPath: start.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = folder.appendingPathComponent("log")
        let request = PreviewRequest(work: .live(start), events: folder.appendingPathComponent("events").path)
        let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        let task = Task { [self] in
            let child = ChildProcess(
                program: program.path, arguments: [text],
                // A backtrace takes seconds, and waits for a key where there is a terminal.
                environment: ["SWIFT_BACKTRACE": "enable=no", "MARTLET_INSPECT": "1"], timeout: .seconds(86_400 * 365))
            let ending = try? await child.run(output: output)
            let hasTimedOut = state.withLock { $0.hasTimedOut }
            if Task.isCancelled, !hasTimedOut { return }
            let log = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
            onEnd(
                PreviewProcess.failure(
                    hasTimedOut ? .timedOut : ending ?? .exited(1), output: log, timeout: timeout))
        }
        running.withLock { $0 = task }
    }

    /// Connects to the process, which has sent its key.
    func connect(_ socket: LineSocket) {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.link = socket
            return state.waiting
        }
        for request in waiting { socket.send(request) }
    }

    /// Sends a request, as soon as the process has connected.
    func send(_ request: LivePreviewRequest) {
        let link = state.withLock { state in
            if state.link == nil { state.waiting.append(request) }
            return state.link
        }
        link?.send(request)
    }

    /// Notes an event of the process.
    func touch() { state.withLock { $0.lastEvent = .now } }

    /// Ends the process if it has not responded for a time.
    func endIfStuck(after timeout: Duration) {
        let isStuck = state.withLock { state in
            guard !state.hasTimedOut, state.lastEvent + timeout < .now else { return false }
            state.hasTimedOut = true
            return true
        }
        if isStuck { end() }
    }

    /// Ends the process.
    func end() { running.withLock { $0 }?.cancel() }

    /// The process whose inspector listens, if there is one.
    func inspectorSocket(of program: URL) -> AppSocket? {
        let number = state.withLock { $0.link?.peer }
        return AppSocket.all().first { $0.process == number }
    }
}
