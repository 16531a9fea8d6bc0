@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Dispatch
import Foundation
import MartletBase
import Synchronization

/// The executors of a process with test hosts. They forward to the platform's executors, with two exceptions: jobs that
/// a host's own code enqueues on the main actor wait where the host can run them in the middle of a call; and the host
/// knows when its jobs on other threads are done.
///
/// So ``TestHost/advance(by:)``, which is synchronous, resumes tasks while it runs. Jobs without a host go to the
/// platform's executors.
///
/// The toolchain does not promise the factory of executors. Apps have no use for it, so it is here and not in
/// `MartletABI`. `MARTLET_TEST_TIME=real` disables it: tasks then sleep in real time, and resume when the test waits
/// for something.
enum HostExecutors {
    /// The call of a host that is under way, if any. There is one at most, since all are on the main actor; calls in it
    /// are part of it.
    private struct Call {
        let clock: VirtualClock
        /// Whether jobs of any thread are run here too, in the order in which they are enqueued.
        let takesAll: Bool
    }

    private static let thread = Atomic<UInt>(0)
    // nonisolated(unsafe): read and written by the thread alone whose number `thread` is.
    nonisolated(unsafe) private static var call: Call?

    private static var currentThread: UInt { UInt(pthread_self()) }

    /// Whether the environment requests real time.
    static let isSwitchedOff = ProcessInfo.processInfo.environment["MARTLET_TEST_TIME"] == "real"

    /// Puts the executors into the platform's place, once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Bool = {
        guard !isSwitchedOff, Factory.tasks != nil else { return false }
        _createExecutors(factory: Factory.self)
        return true
    }()

    /// Runs a call of a host. Jobs that it enqueues on the main actor belong to the host.
    static func perform<Result>(for clock: VirtualClock, takesAll: Bool = false, _ body: () throws -> Result) rethrows
        -> Result
    {
        let outer = (thread.load(ordering: .relaxed), call)
        // A nested call returns to the outer call's state.
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

    // MARK: - What a thread is doing

    /// The marks of a thread: the host whose job it runs, and whether it reads the real clocks.
    private final class Mark {
        var owner: VirtualClock?
        var isReal = false
    }

    // Unsafe pointers: each thread has a mark of its own, which is released when it ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { mark in
            if let mark { Unmanaged<Mark>.fromOpaque(mark).release() }
        }
        return key
    }()

    private static var mark: Mark? {
        pthread_getspecific(key).map { Unmanaged<Mark>.fromOpaque($0).takeUnretainedValue() }
    }

    private static var ensuredMark: Mark {
        if let mark { return mark }
        let made = Mark()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    /// The clock of the host whose job the thread runs.
    static var owner: VirtualClock? { mark?.owner }

    /// Whether the thread asks the real clocks.
    static var isReal: Bool { mark?.isReal ?? false }

    static func inRealTime<Result>(_ body: () throws -> Result) rethrows -> Result {
        let mark = ensuredMark
        let outer = mark.isReal
        mark.isReal = true
        defer { mark.isReal = outer }
        return try body()
    }

    /// The number of the running task; nil for a thread that runs none.
    // Unsafe cast: a task is a job, and both values are references to it alone.
    static var runningTask: UInt64? {
        withUnsafeCurrentTask { $0.map { taskNumber(of: unsafeBitCast($0, to: UnownedJob.self)) } }
    }

    // MARK: - Jobs

    /// Runs a job of the main actor or of none, on the main actor's thread.
    static func run(_ job: UnownedJob, for clock: VirtualClock) {
        marked(by: clock) { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }

    fileprivate static func marked(by clock: VirtualClock, _ body: () -> Void) {
        let mark = ensuredMark
        let outer = mark.owner
        mark.owner = clock
        defer { mark.owner = outer }
        body()
    }

    // MARK: - Whose tasks

    /// The tasks that have been enqueued so far. A task that has waited for another thread resumes there, where nothing
    /// else identifies its owner; and a test's own task usually resumes where a host's task ends for which it has
    /// waited.
    // nonisolated(unsafe): the lock guards them. It is one that ThreadSanitizer knows.
    nonisolated(unsafe) private static var tasks = KnownTasks()
    private static let tasksLock = RecursiveLock()
    private static let haveTasks = Atomic<Bool>(false)

    /// The clock of the host that a job belongs to: the one whose code first enqueued its task, wherever it resumes
    /// later.
    fileprivate static func owner(of job: UnownedJob) -> VirtualClock? {
        let starter = VirtualClock.owner
        // No host has been created: the owner of tasks is not needed yet.
        guard starter != nil || haveTasks.load(ordering: .relaxed) else { return nil }
        let number = taskNumber(of: job)
        let owner = tasksLock.withLock { tasks.owner(of: number, startedBy: starter) }
        guard let owner, !owner.isOver else { return nil }
        return owner
    }

    /// Called before a host is created: all tasks that exist already belong to no host.
    static func hostBegins() {
        guard isInstalled else { return }
        haveTasks.store(true, ordering: .relaxed)
        // The number of this task is above those of all earlier tasks.
        Task.detached {}
        tasksLock.withLock { tasks.foreigners = max(tasks.foreigners, tasks.latest) }
    }

    /// Forgets whose the tasks of a host that has ended are.
    static func forgetTasks(of clock: VirtualClock) { tasksLock.withLock { tasks.forgetTasks(of: clock) } }

    private enum Factory: ExecutorFactory {
        static let mainExecutor: any MainExecutor = HostMainExecutor(PlatformExecutorFactory.mainExecutor)
        static let tasks = HostTaskExecutor(PlatformExecutorFactory.defaultExecutor)
        static var defaultExecutor: any TaskExecutor { tasks ?? PlatformExecutorFactory.defaultExecutor }
    }
}

/// The number of the task that a job is a part of, as descriptions of jobs have it.
@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(of job: UnownedJob) -> UInt64

/// The platform's main executor, but for the jobs that calls of hosts hand to it.
// @unchecked Sendable: its only state is another executor.
private final class HostMainExecutor: MainExecutor, @unchecked Sendable {
    private let base: any MainExecutor

    init(_ base: any MainExecutor) { self.base = base }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let owner = HostExecutors.owner(of: job)
        guard let clock = HostExecutors.taker(ofAll: false) ?? owner else {
            base.enqueue(ExecutorJob(job))
            return
        }
        clock.append { HostExecutors.run(job, for: clock) }
        // Jobs that the host does not run during the call take their normal turn.
        DelayedWork.async(DelayedWork.mainQueue) { clock.runNext() }
    }

    func run() throws { try base.run() }
    func runUntil(_ condition: () -> Bool) throws { try base.runUntil(condition) }
    func stop() { base.stop() }
    var isMainExecutor: Bool { true }
    func checkIsolated() { base.checkIsolated() }
    func isIsolatingCurrentContext() -> Bool? { base.isIsolatingCurrentContext() }
}

/// The platform's executor for tasks without an actor, except for tasks that a host's code has started: those resume
/// while the host advances its time, and sleep in its time, whichever clock they name.
// @unchecked Sendable: its only state is another executor.
private final class HostTaskExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    private let base: any TaskExecutor
    private let later: any SchedulingExecutor

    init?(_ base: any TaskExecutor) {
        guard let later = base as? any SchedulingExecutor else { return nil }
        self.base = base
        self.later = later
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let owner = HostExecutors.owner(of: job)
        if let clock = HostExecutors.taker(ofAll: true) {
            clock.append { HostExecutors.run(job, for: clock) }
        } else if let owner {
            owner.appendElsewhere { [self] in
                HostExecutors.marked(by: owner) { job.runSynchronously(on: asUnownedTaskExecutor()) }
            }
            DelayedWork.async(DelayedWork.pool) { owner.runNextElsewhere() }
        } else {
            base.enqueue(ExecutorJob(job))
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        if let host = HostExecutors.owner(of: job), let delay = delay as? Duration {
            sleep(job, for: delay, of: host)
        } else {
            later.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        if let host = HostExecutors.owner(of: job), let delay = clock.now.duration(to: instant) as? Duration {
            sleep(job, for: delay, of: host)
        } else {
            later.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
        }
    }

    private func sleep(_ job: UnownedJob, for delay: Duration, of host: VirtualClock) {
        let handOver: (Duration) -> Void = { [later] delay in
            VirtualClock.inRealTime {
                later.enqueue(ExecutorJob(job), after: delay, tolerance: nil, clock: ContinuousClock())
            }
        }
        let waits = host.wait(for: delay, { HostExecutors.run(job, for: host) }, handOver: handOver)
        if !waits { handOver(delay) }
    }
}
