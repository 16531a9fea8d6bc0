import Foundation

extension Playback {
    /// Opens the media at an address, and returns what is known of it once it is ready. Throws if it can't be played.
    @MainActor static func facts(of address: URL) async throws -> State {
        let playback = Playback(address)
        defer { playback.close() }
        return try await withCheckedThrowingContinuation { (done: CheckedContinuation<State, any Error>) in
            var isDone = false
            // Keeps the playback until it is closed.
            playback.onReport = { report in
                guard !isDone else { return }
                switch report {
                case .ready: done.resume(returning: playback.state)
                case .failed(let error): done.resume(throwing: error)
                default: return
                }
                isDone = true
            }
            playback.open()
        }
    }
}
