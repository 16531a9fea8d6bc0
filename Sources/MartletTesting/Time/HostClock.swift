import Foundation

/// The time of a host, for code that takes a clock as a parameter.
///
///     let model = Search(clock: host.clock)
///     host.advance(by: .seconds(1))
///
/// Code that sleeps by this clock sleeps in the host's time, also in detached tasks and on other threads. After the
/// host has ended, the clock continues in real time.
public struct HostClock: Clock, Sendable {
    /// A point of a host's time.
    public struct Instant: InstantProtocol, Sendable {
        /// The time since the host was created.
        public let sinceStart: Duration

        /// Returns a later point.
        public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

        /// Returns the time from this point to another.
        public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

        /// Whether a point is before another.
        public static func < (a: Instant, b: Instant) -> Bool { a.sinceStart < b.sinceStart }
    }

    let clock: VirtualClock

    /// The host's time.
    public var now: Instant { Instant(sinceStart: clock.now) }

    /// Nothing is too short for it.
    public var minimumResolution: Duration { .zero }

    /// Waits until the host's time reaches a deadline.
    /// - Throws: `CancellationError` if the task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                guard sleep.begin(continuation) else { return }
                let delay = deadline.sinceStart - clock.now
                let later: (Duration) -> Void = { delay in
                    VirtualClock.inRealTime {
                        DelayedWork.after(DelayedWork.time(in: delay), DelayedWork.pool) { sleep.end() }
                    }
                }
                if !clock.wait(for: delay, { sleep.end() }, handOver: later) { later(delay) }
            }
        } onCancel: {
            sleep.cancel()
        }
    }

    /// One sleep: it ends once, by its time or by being cancelled.
    // @unchecked Sendable: a lock guards the mutable state.
    private final class Sleep: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Void, any Error>?
        private var isCancelled = false

        /// - Returns: False if it is over already.
        func begin(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
            let isOver = lock.withLock {
                if !isCancelled { self.continuation = continuation }
                return isCancelled
            }
            if isOver { continuation.resume(throwing: CancellationError()) }
            return !isOver
        }

        func end() { take()?.resume() }

        func cancel() {
            lock.withLock { isCancelled = true }
            take()?.resume(throwing: CancellationError())
        }

        private func take() -> CheckedContinuation<Void, any Error>? {
            lock.withLock {
                defer { continuation = nil }
                return continuation
            }
        }
    }
}

extension TestHost {
    /// The host's time as a clock, for code that one is handed to, by an argument or by the environment.
    ///
    ///     host.setEnvironment(\.clock, host.clock)
    public nonisolated var clock: HostClock { HostClock(clock: core.clock) }

    /// The current date for the host's code, equal to `Date.now` there.
    public nonisolated var date: Date { core.clock.date }
}
