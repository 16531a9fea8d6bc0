@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Dispatch
import Foundation
import MartletBase
import Synchronization

/// The executors of a process with test hosts: those of the platform, except that what a host's own calls hand to the
/// main actor waits where the host can run it in the middle of such a call.
///
/// So ``TestHost/advance(by:)`` has tasks go on while it runs, though it does not wait itself. What no call of a host
/// hands over takes the platform's way.
///
/// The factory of executors is no promise of the toolchain. It is of no use to programs, and so it stands here and not in
/// `MartletABI`. `MARTLET_TEST_TIME=real` does without: tasks then sleep in real time, and go on when the test
/// waits for something.
enum HostExecutors {
    /// The call of a host that is under way, if any. There is one at most, since all are on the main actor; calls in it
    /// are part of it.
    private struct Call {
        let clock: VirtualClock
        /// Whether jobs of any thread are run here too, in the order in which they come.
        let takesAll: Bool
    }

    private static let thread = Atomic<UInt>(0)
    // nonisolated(unsafe): read and written by the thread alone whose number `thread` is.
    nonisolated(unsafe) private static var call: Call?

    private static var currentThread: UInt { UInt(pthread_self()) }

    /// Puts the executors into the platform's place, once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Bool = {
        guard ProcessInfo.processInfo.environment["MARTLET_TEST_TIME"] != "real" else { return false }
        guard Factory.tasks != nil else { return false }
        _createExecutors(factory: Factory.self)
        return true
    }()

    /// Runs a call of a host. What it hands to the main actor belongs to the host.
    static func perform<Result>(for clock: VirtualClock, takesAll: Bool = false, _ body: () throws -> Result) rethrows
        -> Result
    {
        let outer = (thread.load(ordering: .relaxed), call)
        // A call in the middle of another goes on where that was.
        call = Call(clock: clock, takesAll: takesAll || outer.1?.takesAll == true)
        thread.store(currentThread, ordering: .relaxed)
        defer {
            call = outer.1
            thread.store(outer.0, ordering: .relaxed)
        }
        return try VirtualClock.$current.withValue(clock) { try body() }
    }

    /// The clock that takes the jobs of the calling thread, if a host's call is under way there.
    fileprivate static func taker(ofAll: Bool) -> VirtualClock? {
        guard thread.load(ordering: .relaxed) == currentThread, let call else { return nil }
        return !ofAll || call.takesAll ? call.clock : nil
    }

    /// Runs a job of the main actor or of none, on the main actor's thread.
    static func run(_ job: UnownedJob) {
        job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }

    private enum Factory: ExecutorFactory {
        static let mainExecutor: any MainExecutor = HostMainExecutor(PlatformExecutorFactory.mainExecutor)
        static let tasks = HostTaskExecutor(PlatformExecutorFactory.defaultExecutor)
        static var defaultExecutor: any TaskExecutor { tasks ?? PlatformExecutorFactory.defaultExecutor }
    }
}

/// The platform's main executor, but for the jobs that calls of hosts hand to it.
// @unchecked Sendable: all it has is another executor.
private final class HostMainExecutor: MainExecutor, @unchecked Sendable {
    private let base: any MainExecutor

    init(_ base: any MainExecutor) { self.base = base }

    func enqueue(_ job: consuming ExecutorJob) {
        guard let clock = HostExecutors.taker(ofAll: false) else {
            base.enqueue(job)
            return
        }
        clock.append(UnownedJob(job))
        // Whatever the host does not run in the call has its turn as it would have had.
        DispatchQueue.main.async { clock.runNext() }
    }

    func run() throws { try base.run() }
    func runUntil(_ condition: () -> Bool) throws { try base.runUntil(condition) }
    func stop() { base.stop() }
    var isMainExecutor: Bool { true }
    func checkIsolated() { base.checkIsolated() }
    func isIsolatingCurrentContext() -> Bool? { base.isIsolatingCurrentContext() }
}

/// The platform's executor of tasks that belong to no actor, but for those that go on while a host moves its time, and
/// those that sleep in a host's time, whichever clock they name.
// @unchecked Sendable: all it has is another executor.
private final class HostTaskExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    private let base: any TaskExecutor
    private let later: any SchedulingExecutor

    init?(_ base: any TaskExecutor) {
        guard let later = base as? any SchedulingExecutor else { return nil }
        self.base = base
        self.later = later
    }

    func enqueue(_ job: consuming ExecutorJob) {
        guard let clock = HostExecutors.taker(ofAll: true) else {
            base.enqueue(job)
            return
        }
        clock.append(UnownedJob(job))
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        if let host = VirtualClock.current, !host.isOver, let delay = delay as? Duration {
            sleep(UnownedJob(job), for: delay, of: host)
        } else {
            later.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        if let host = VirtualClock.current, !host.isOver, let delay = clock.now.duration(to: instant) as? Duration {
            sleep(UnownedJob(job), for: delay, of: host)
        } else {
            later.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
        }
    }

    private func sleep(_ job: UnownedJob, for delay: Duration, of host: VirtualClock) {
        let handOver: (Duration) -> Void = { [later] in
            later.enqueue(ExecutorJob(job), after: $0, tolerance: nil, clock: ContinuousClock())
        }
        let waits = host.wait(for: delay, { HostExecutors.run(job) }, handOver: handOver)
        if !waits { handOver(delay) }
    }
}
