import Foundation

extension AVPlayer {
    /// Moves to a time. Times outside of the item are its ends.
    nonisolated public func seek(to time: CMTime) { begin(time, nil) }

    /// Moves to a time, and calls the handler with `true` when it is there, or with `false` if another seek has
    /// interrupted this one.
    nonisolated public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        begin(time, completionHandler)
    }

    /// Moves to a time. The media backend decides how near it gets: the tolerances have no effect.
    nonisolated public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { begin(time, nil) }

    /// Moves to a time. The media backend decides how near it gets: the tolerances have no effect.
    nonisolated public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { begin(time, completionHandler) }

    /// Moves to a time. Returns `false` if another seek has interrupted this one.
    @discardableResult
    nonisolated public func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in begin(time) { continuation.resume(returning: $0) } }
    }

    /// Moves to a time. The media backend decides how near it gets: the tolerances have no effect.
    @discardableResult
    nonisolated public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in begin(time) { continuation.resume(returning: $0) } }
    }

    nonisolated private func begin(_ time: CMTime, _ completion: (@Sendable (Bool) -> Void)?) {
        guard let playback = currentItem?.playback, !time.seconds.isNaN else { completion?(false); return }
        playback.seek(to: time.seconds, completion: completion)
    }
}
