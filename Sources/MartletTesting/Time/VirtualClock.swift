import Foundation
import MartletBase
import Synchronization

/// The time of one host, and the work that waits for it: sleeping tasks, delayed work of queues, timers.
///
/// Work belongs to the host in whose calls it was started: a task-local value refers to the clock, and tasks inherit it
/// from their creator. ``HostExecutors`` knows the hosts of tasks that inherit nothing.
// @unchecked Sendable: a lock guards the waiting work.
final class VirtualClock: @unchecked Sendable {
    /// The clock of the host whose code is running.
    @TaskLocal static var current: VirtualClock?

    /// Whether any clock has been created: until then there is no need to look for one.
    static let haveBegun = Atomic<Bool>(false)

    /// The clock of the host that the running code belongs to, including detached tasks; nil for code of no host, or of
    /// an ended one.
    static var owner: VirtualClock? {
        let clock = current ?? HostExecutors.owner
        return clock?.isOver == true || HostExecutors.isReal ? nil : clock
    }

    /// Does something by the real clocks.
    static func inRealTime<Result>(_ body: () throws -> Result) rethrows -> Result {
        try HostExecutors.inRealTime(body)
    }

    /// Something that waits.
    private struct Sleeper {
        let due: Duration
        let number: Int
        let action: () -> Void
        /// Runs it after a delay in real time.
        let handOver: (Duration) -> Void
    }

    private let lock = RecursiveLock()
    private var time = Duration.zero
    private var sleepers: [Sleeper] = []
    private var lastNumber = 0
    private var jobs: [() -> Void] = []
    private var otherJobs: [() -> Void] = []
    private var hasEnded = false
    /// Whether a run loop of the host was last asked to wait for an event that never comes. Confined to the main actor.
    private var waitsForever = false
    /// Shows the changes of a turn of the main actor or the main queue, before the next turn begins. Set and called on
    /// the main actor.
    var turnEnded: (() -> Void)?
    /// The number of the host's jobs that run on other threads, or wait to.
    private let elsewhere = NSCondition()
    private var elsewhereCount = 0
    /// The readings of the system's clocks when the host was created, in the order of `SystemClocks.followers`.
    private let readingsAtStart = SystemClocks.followers.map { SystemClocks.now(of: $0) }
    /// The date at which the clock began.
    let start: Date
    /// The stored values, the clipboard and the notifications of the host.
    let values = HostValues.begin()

    init() {
        let day = readingsAtStart[0]
        start = Date(timeIntervalSince1970: Double(day.tv_sec) + Double(day.tv_nsec) / 1e9)
        SystemFunctions.install()
        if !HostExecutors.isSwitchedOff {
            SystemClocks.install()
            Self.haveBegun.store(true, ordering: .relaxed)
        }
        HostValues.record(self)
    }

    /// The time since the host was created.
    var now: Duration {
        get { lock.withLock { time } }
        set { lock.withLock { time = newValue } }
    }

    /// Whether the host has ended.
    var isOver: Bool { lock.withLock { hasEnded } }

    /// The date of the clock.
    var date: Date { start + now / .seconds(1) }

    /// Returns the virtual reading of one of the system's clocks; nil for a clock that does not follow the host.
    func reading(of clock: clockid_t) -> timespec? {
        guard let index = SystemClocks.followers.firstIndex(of: clock) else { return nil }
        return readingsAtStart[index].advanced(by: now)
    }

    /// The number of waiting sleepers.
    var sleeperCount: Int { lock.withLock { sleepers.count } }

    // MARK: - Waiting

    /// Schedules work after a delay in the host's time.
    ///
    /// - Returns: False if the host has ended; then the caller schedules it otherwise.
    @discardableResult
    func wait(
        for delay: Duration, _ action: @escaping () -> Void, handOver: @escaping (Duration) -> Void = { _ in }
    ) -> Bool {
        lock.withLock {
            if hasEnded { return false }
            lastNumber += 1
            sleepers.append(
                Sleeper(due: time + max(.zero, delay), number: lastNumber, action: action, handOver: handOver))
            return true
        }
    }

    /// Removes the next sleeper, if its deadline is not after `end`, and sets the time to the deadline.
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

    /// Resumes the next sleeper whose deadline has passed.
    /// - Returns: Whether there was one.
    func wakeDue() -> Bool {
        guard let sleeper = takeSleeper(until: now) else { return false }
        sleeper.action()
        return true
    }

    // MARK: - Jobs

    /// Adds a job of the main actor or the main queue for the host's next turn.
    func append(_ job: @escaping () -> Void) { lock.withLock { jobs.append(job) } }

    private func takeJob() -> (() -> Void)? { lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst() } }

    /// Runs the job that has waited longest, if there is any.
    func runNext() {
        guard let job = takeJob() else { return }
        Self.$current.withValue(self) { job() }
        turnEnded?()
    }

    /// Runs the jobs that wait at the moment, but none that they hand over themselves.
    func runWaiting() {
        for _ in 0..<lock.withLock({ jobs.count }) { runNext() }
    }

    /// The turns of one run that are each shown before the next; later ones are shown together.
    private static let shownTurns = 1_000

    /// Runs ready work and its consequences, until nothing is left to do.
    ///
    /// - Returns: Whether anything was run.
    @discardableResult
    func run(until end: Duration) -> Bool {
        var hasRun = false
        // More than any test needs, and an end for tasks that wake each other forever.
        for turn in 0..<100_000 {
            // An update for each turn of such tasks would take minutes.
            let turnEnded = turn < Self.shownTurns ? turnEnded : nil
            if let job = takeJob() {
                job()
                turnEnded?()
            } else if let job = takeOtherJob() {
                job()
            } else if waitForElsewhere() {
                continue
            } else if let sleeper = takeSleeper(until: end) {
                sleeper.action()
                turnEnded?()
            } else {
                break
            }
            hasRun = true
        }
        // A turn that has blocked the main thread has moved the time on.
        lock.withLock { time = max(time, end) }
        return hasRun
    }

    /// Runs ready work, or else advances the time to the next deadline: the turn of a run loop.
    ///
    /// - Parameter seconds: The maximum advance; a run loop that waits for a source has no limit.
    func runTurn(for seconds: Double) {
        if run(until: now) || seconds <= 0 { return }
        // A date is less exact than the clock: it is reached for sure.
        let limit = seconds < 1e9 ? now + .seconds(seconds) + .microseconds(1) : nil
        let due = lock.withLock { sleepers.map(\.due).min() }
        guard let next = [due, limit].compactMap(\.self).min() else {
            waitsForever = true
            return
        }
        run(until: next)
    }

    /// Whether a run loop was to wait without a limit and nothing waits that would end it.
    ///
    /// - Returns: True once for each such wait.
    func takeEndlessWait() -> Bool {
        defer { waitsForever = false }
        return waitsForever || isOver
    }

    // MARK: - Other threads

    /// Keeps a job of no actor until a thread of the pool, or the host while it moves its time, takes it.
    func appendElsewhere(_ job: @escaping () -> Void) {
        beginElsewhere()
        lock.withLock { otherJobs.append(job) }
    }

    private func takeOtherJob() -> (() -> Void)? {
        let job = lock.withLock { otherJobs.isEmpty ? nil : otherJobs.removeFirst() }
        guard let job else { return nil }
        return { [self] in
            job()
            endElsewhere()
        }
    }

    /// Runs a job of no actor on the calling thread, if one still waits.
    func runNextElsewhere() { takeOtherJob()?() }

    /// Notes that something of the host begins on another thread.
    func beginElsewhere() { elsewhere.withLock { elsewhereCount += 1 } }

    /// Notes that something of the host has ended on another thread, or waits for something else.
    func endElsewhere() {
        elsewhere.withLock {
            elsewhereCount -= 1
            elsewhere.broadcast()
        }
    }

    /// Whether work of the host is under way on other threads.
    var isBusyElsewhere: Bool { elsewhere.withLock { elsewhereCount > 0 } }

    /// Whether work on another thread has kept the host waiting for longer than it waits.
    private(set) var hasTimedOut = false

    /// The real time for which a host waits for work on other threads.
    @TaskLocal static var timeout: TimeInterval = 5

    /// Waits until the work of other threads is done, until a timeout.
    ///
    /// - Returns: Whether there was any.
    private func waitForElsewhere() -> Bool {
        if hasTimedOut { return false }
        return Self.inRealTime {
            elsewhere.withLock {
                guard elsewhereCount > 0 else { return false }
                let limit = Date() + Self.timeout
                while elsewhereCount > 0, elsewhere.wait(until: limit) {}
                hasTimedOut = elsewhereCount > 0
                return true
            }
        }
    }

    /// Gives other threads their time again.
    ///
    /// - Returns: Whether they have used it up.
    func resetTimeout() -> Bool {
        defer { hasTimedOut = false }
        return hasTimedOut
    }

    // MARK: - End

    /// Ends the host's time. Waiting work uses real time from here on.
    func end() {
        let (rest, now) = lock.withLock { () -> ([Sleeper], Duration) in
            hasEnded = true
            defer { sleepers = [] }
            return (sleepers, time)
        }
        SourceTimers.removeAll(of: self)
        RunLoopTimers.removeAll(of: self)
        HostExecutors.forgetTasks(of: self)
        for sleeper in rest { sleeper.handOver(max(.zero, sleeper.due - now)) }
    }
}
