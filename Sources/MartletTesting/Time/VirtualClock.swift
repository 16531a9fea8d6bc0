import Foundation
import MartletBase

/// The time of one host, and what waits for it: sleeping tasks, delayed work of queues, published timers.
///
/// Work belongs to the host in whose calls it was begun: a task-local value leads to the clock, which tasks inherit from
/// where they were made.
// @unchecked Sendable: a lock guards what waits.
final class VirtualClock: @unchecked Sendable {
    /// The clock of the host whose code is running.
    @TaskLocal static var current: VirtualClock?

    /// Something that waits.
    private struct Sleeper {
        let due: Duration
        let number: Int
        let action: () -> Void
        /// Has it done when as much real time has passed.
        let handOver: (Duration) -> Void
    }

    private let lock = RecursiveLock()
    private var time = Duration.zero
    private var sleepers: [Sleeper] = []
    private var lastNumber = 0
    private var jobs: [UnownedJob] = []
    private var hasEnded = false
    /// When the clock began, for what wants a date.
    let start = Date()

    /// The time since the host was made.
    var now: Duration {
        get { lock.withLock { time } }
        set { lock.withLock { time = newValue } }
    }

    /// Whether the host has ended.
    var isOver: Bool { lock.withLock { hasEnded } }

    /// The date of the clock.
    var date: Date { start + now / .seconds(1) }

    /// How many wait for time.
    var sleeperCount: Int { lock.withLock { sleepers.count } }

    // MARK: - Waiting

    /// Has something done after a while of the host's time.
    ///
    /// - Parameter isExact: Whether the delay is what was asked for, rather than what was left of it.
    /// - Returns: False where the host has ended; the caller does it some other way.
    func wait(
        for delay: Duration, isExact: Bool = false, _ action: @escaping () -> Void,
        handOver: @escaping (Duration) -> Void
    ) -> Bool {
        lock.withLock {
            if hasEnded { return false }
            lastNumber += 1
            sleepers.append(
                Sleeper(
                    due: time + (isExact ? delay : Self.rounded(max(.zero, delay))), number: lastNumber, action: action,
                    handOver: handOver))
            return true
        }
    }

    /// To whole milliseconds, upwards: between asking for a time and waiting for it, a moment of the real time goes by.
    private static func rounded(_ duration: Duration) -> Duration {
        let (seconds, attoseconds) = duration.components
        let unit: Int64 = 1_000_000_000_000_000
        return .seconds(seconds) + .milliseconds((attoseconds + unit - 1) / unit)
    }

    /// Takes what is next, if it is due by then, and sets the time to when it was due.
    private func takeSleeper(until end: Duration) -> Sleeper? {
        lock.withLock {
            guard
                let index = sleepers.indices.min(by: {
                    (sleepers[$0].due, sleepers[$0].number) < (sleepers[$1].due, sleepers[$1].number)
                }), sleepers[index].due <= end
            else {
                return nil
            }
            let sleeper = sleepers.remove(at: index)
            time = max(time, sleeper.due)
            return sleeper
        }
    }

    // MARK: - Jobs

    /// Keeps a job of the main actor for the host's next turn.
    func append(_ job: UnownedJob) { lock.withLock { jobs.append(job) } }

    private func takeJob() -> UnownedJob? { lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst() } }

    /// Runs the job that has waited longest, if there is any.
    func runNext() {
        guard let job = takeJob() else { return }
        HostExecutors.run(job)
    }

    /// Runs what is due and what follows from it, until nothing is left to do.
    ///
    /// - Returns: Whether anything was run.
    @discardableResult
    func run(until end: Duration) -> Bool {
        var hasRun = false
        // More than any test needs, and an end for tasks that wake each other forever.
        for _ in 0..<100_000 {
            if let job = takeJob() {
                HostExecutors.run(job)
            } else if let sleeper = takeSleeper(until: end) {
                sleeper.action()
            } else {
                break
            }
            hasRun = true
        }
        now = end
        return hasRun
    }

    // MARK: - End

    /// Ends the host's time. What waits goes by the real time from here on.
    func end() {
        let (rest, now) = lock.withLock { () -> ([Sleeper], Duration) in
            hasEnded = true
            defer { sleepers = [] }
            return (sleepers, time)
        }
        SourceTimers.removeAll(of: self)
        for sleeper in rest { sleeper.handOver(max(.zero, sleeper.due - now)) }
    }
}
