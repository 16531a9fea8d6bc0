import Foundation
import MartletRuntime
import Synchronization

/// The playback of one address, which players command from any thread.
///
/// Commands change the state at once, so that it reads as it was written, and reach the engine on the main actor. Reports
/// of the engine change the state, and reach the owner there.
package final class Playback: Sendable {
    package struct State: Sendable {
        package enum Phase: Sendable {
            /// Not opened yet, or opening.
            case unknown
            case ready
            case failed(MediaError)
        }

        package var phase = Phase.unknown
        /// The time in seconds; while a seek goes on, the one it leads to.
        package var time = 0.0
        /// The duration in seconds; `nil` for a stream without an end, and before the media is ready.
        package var duration: Double?
        package var size = CGSize.zero
        package var hasEnded = false
        fileprivate var seek: Seek?
    }

    /// A seek that is not done.
    fileprivate struct Seek: Sendable {
        let completion: (@Sendable (Bool) -> Void)?
        let number: Int
    }

    let url: URL
    private let box = Mutex(State())
    private let seeks = Atomic(0)
    /// The engine, once the playback has been opened.
    @MainActor package private(set) var engine: (any MediaEngine)?
    /// Receives each report of the engine, after it has changed the state.
    @MainActor var onReport: (@MainActor (MediaReport) -> Void)?

    init(_ url: URL) { self.url = url }

    package var state: State { box.withLock { $0 } }

    /// Runs a command on the main actor: immediately if that is the caller's thread.
    func perform(_ command: @escaping @MainActor @Sendable (Playback) -> Void) {
        MainThread.nowOrLater { command(self) }
    }

    // MARK: - Opening

    /// Opens the media. An app creates players before it has initialized GTK: the second attempt comes after that.
    @MainActor func open() {
        guard engine == nil, !tryOpening() else { return }
        MainThread.later { [weak self] in
            guard let self, engine == nil, !tryOpening() else { return }
            receive(.failed(Media.isMissing))
        }
    }

    @MainActor private func tryOpening() -> Bool {
        guard let engine = Media.engine(for: url) else { return false }
        self.engine = engine
        engine.onReport = { [weak self] in self?.receive($0) }
        engine.open()
        return true
    }

    @MainActor func close() {
        engine?.close()
        engine = nil
        onReport = nil
        finishSeek(false)
        box.withLock { $0 = State() }
    }

    // MARK: - Seeking

    /// Moves to a time, as soon as the media is ready. A seek that has not ended is interrupted.
    func seek(to seconds: Double, completion: (@Sendable (Bool) -> Void)? = nil) {
        let number = seeks.add(1, ordering: .relaxed).newValue
        let (interrupted, target) = box.withLock { state in
            let old = state.seek
            let target = max(0, min(seconds, state.duration ?? .greatestFiniteMagnitude))
            state.seek = Seek(completion: completion, number: number)
            state.time = target
            state.hasEnded = false
            return (old, target)
        }
        perform { playback in
            interrupted?.completion?(false)
            if case .failed = playback.state.phase { return playback.finishSeek(false) }
            // The engine of media that is not ready is moved when it is.
            guard case .ready = playback.state.phase, playback.state.seek?.number == number else { return }
            playback.engine?.seek(to: target)
        }
    }

    @MainActor private func finishSeek(_ success: Bool) {
        let done = box.withLock { state in
            defer { state.seek = nil }
            return state.seek
        }
        done?.completion?(success)
    }

    // MARK: - Reports

    @MainActor private func receive(_ report: MediaReport) {
        switch report {
        case .ready(let duration, let size):
            let isMoved = box.withLock { state in
                state.phase = .ready
                (state.duration, state.size) = (duration, size)
                state.time = min(state.time, duration ?? .greatestFiniteMagnitude)
                return state.seek != nil
            }
            if isMoved { engine?.seek(to: state.time) }
        // GTK goes back to 0 at the end, where the original stays.
        case .time(let time):
            box.withLock { if $0.seek == nil, !$0.hasEnded { $0.time = time } }
        case .sought(let success):
            finishSeek(success)
        case .ended:
            box.withLock { state in
                state.hasEnded = true
                if let duration = state.duration { state.time = duration }
            }
        case .failed(let error):
            box.withLock { $0.phase = .failed(error) }
            finishSeek(false)
        }
        onReport?(report)
    }
}
