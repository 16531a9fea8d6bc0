import Foundation
import MartletBase
import MartletRuntime

// Timers of the main run loop, and its delayed work: for `Timer.scheduledTimer`, and `debounce` and `receive(on:)` of
// publishers on `RunLoop.main`. Foundation passes them to the functions of Core Foundation below, which precede its own
// as those of `DelayedWork.swift` do. A timer that a host's code adds uses the host's time, and is not added to the run
// loop.
//
// Unsafe pointers: run loops, timers and modes as Core Foundation has them, which Foundation exports without declaring
// them.

/// Adds a timer to a run loop.
@_cdecl("CFRunLoopAddTimer")
public func _martletAddTimer(_ runLoop: UnsafeRawPointer, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer) {
    if let clock = VirtualClock.owner, RunLoopTimers.isMain(runLoop),
        RunLoopTimers.add(timer, to: runLoop, in: mode, of: clock)
    {
        return
    }
    RunLoopTimers.functions.add(runLoop, timer, mode)
}

/// Sets the next fire date of a timer.
@_cdecl("CFRunLoopTimerSetNextFireDate")
public func _martletSetNextFireDate(_ timer: UnsafeRawPointer, _ date: Double) {
    RunLoopTimers.functions.setNextDate(timer, date)
    RunLoopTimers[timer]?.wait()
}

/// Enqueues a closure for the next turn of a run loop.
@_cdecl("CFRunLoopPerformBlock")
public func _martletPerformBlock(
    _ runLoop: UnsafeRawPointer, _ mode: UnsafeRawPointer, _ work: @escaping @convention(block) () -> Void
) {
    if let clock = VirtualClock.owner, RunLoopTimers.isMain(runLoop) {
        clock.append { work() }
        DelayedWork.async(DelayedWork.mainQueue) { clock.runNext() }
    } else {
        RunLoopTimers.functions.perform(runLoop, mode, work)
    }
}

/// Says which run loop is the calling thread's. Code of a host that runs on the main actor has the main one, as in an app,
/// on whichever thread the tests run the main actor.
@_cdecl("CFRunLoopGetCurrent")
public func _martletCurrentRunLoop() -> UnsafeRawPointer {
    RunLoopTimers.mainActorsClock == nil ? RunLoopTimers.functions.current() : RunLoopTimers.functions.main()
}

/// Returns whether a run loop has nothing to wait for. The main one always has, except if it was to wait forever and no
/// work of the host could have ended that.
@_cdecl("_CFRunLoopFinished")
public func _martletRunLoopFinished(_ runLoop: UnsafeRawPointer, _ mode: UnsafeRawPointer) -> UInt8 {
    guard let clock = RunLoopTimers.mainActorsClock, RunLoopTimers.isMain(runLoop) else {
        return RunLoopTimers.functions.isFinished(runLoop, mode)
    }
    return clock.takeEndlessWait() ? 1 : 0
}

/// Runs a run loop until it has handled a source, for a limited time. In a call of a host this advances the host's time
/// instead, without waiting: the real run loop would wait for a date that a resting clock never reaches.
///
/// - Returns: Core Foundation's code for "handled a source".
@_cdecl("CFRunLoopRunInMode")
public func _martletRunInMode(_ mode: UnsafeRawPointer, _ seconds: Double, _ returnsAfterSource: UInt8) -> Int32 {
    guard let clock = RunLoopTimers.mainActorsClock else {
        return RunLoopTimers.functions.run(mode, seconds, returnsAfterSource)
    }
    clock.runTurn(for: seconds)
    return 4
}

/// The run loop's timers that belong to hosts, and the issues about other timers.
enum RunLoopTimers {
    private static let lock = RecursiveLock()
    // nonisolated(unsafe): the lock guards it.
    nonisolated(unsafe) private static var timers: [UnsafeRawPointer: RunLoopTimer] = [:]

    static subscript(timer: UnsafeRawPointer) -> RunLoopTimer? { lock.withLock { timers[timer] } }

    /// Whether views regard a run loop as the main one. In tests the main actor may be on another thread than the one
    /// that the program was started with, and `RunLoop.current` is that thread's.
    static func isMain(_ runLoop: UnsafeRawPointer) -> Bool {
        runLoop == functions.main() || MainThread.isCurrent && runLoop == functions.current()
    }

    /// The clock of the host whose code runs on the main actor's thread; nil on other threads, and outside of hosts.
    static var mainActorsClock: VirtualClock? { MainThread.isCurrent ? VirtualClock.owner : nil }

    /// Adds a timer to the host's clock; a timer that is added in several modes is added once.
    ///
    /// - Returns: False for an object that is not a timer of Foundation's.
    static func add(
        _ timer: UnsafeRawPointer, to runLoop: UnsafeRawPointer, in mode: UnsafeRawPointer, of clock: VirtualClock
    ) -> Bool {
        lock.withLock {
            timers = timers.filter { $0.value.timer.isValid }
            if timers[timer] != nil { return true }
            var context: Context = (0, nil, nil, nil, nil)
            functions.getContext(timer, &context)
            guard let object = context.1 else { return false }
            let made = RunLoopTimer(
                Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue(), core: timer, clock: clock
            ) {
                functions.add(runLoop, timer, mode)
            }
            timers[timer] = made
            made.wait()
            return true
        }
    }

    /// Forgets the timers of a host that has ended.
    static func removeAll(of clock: VirtualClock) {
        lock.withLock { timers = timers.filter { $0.value.clock !== clock } }
    }

    /// Returns the issue after a host's time was advanced: nil unless a timer that is not the host's would have fired
    /// meanwhile.
    ///
    /// Timers that existed before the first host belong to no host.
    static func complaint(after duration: Duration) -> String? {
        guard let next, next != atStart else { return nil }
        let limit = VirtualClock.inRealTime { Date() }.timeIntervalSinceReferenceDate + duration / .seconds(1)
        guard next <= limit else { return nil }
        return """
            A timer waits in the main run loop that was not begun in a call of this host, so that advance(by:) can't move \
            it: it goes off by the real time, and only while the run loop runs. Have the views begin it, in onAppear, a task \
            or an action, or call the timer's fire() in the test.
            """
    }

    /// The deadline of the next timer before the first host was created.
    static let atStart = next

    /// The deadline of the next timer of the run loop itself, in seconds since the reference date; nil if there is
    /// none.
    private static var next: Double? {
        let time = functions.next(functions.main(), functions.mode)
        return time == 0 ? nil : time
    }

    typealias Context = (Int, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?)

    typealias Perform =
        @convention(c) (UnsafeRawPointer, UnsafeRawPointer, @escaping @convention(block) () -> Void) -> Void

    struct Functions {
        let main: @convention(c) () -> UnsafeRawPointer
        let current: @convention(c) () -> UnsafeRawPointer
        let next: @convention(c) (UnsafeRawPointer, UnsafeRawPointer?) -> Double
        let add: @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
        let perform: Perform
        let run: @convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32
        let isFinished: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8
        let getContext: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
        let nextDate: @convention(c) (UnsafeRawPointer) -> Double
        let setNextDate: @convention(c) (UnsafeRawPointer, Double) -> Void
        let mode: UnsafeRawPointer?
    }

    // nonisolated(unsafe): constant.
    nonisolated(unsafe) static let functions = Functions(
        main: unsafeBitCast(
            SystemFunctions.original("CFRunLoopGetMain"), to: (@convention(c) () -> UnsafeRawPointer).self),
        current: unsafeBitCast(
            SystemFunctions.original("CFRunLoopGetCurrent"), to: (@convention(c) () -> UnsafeRawPointer).self),
        next: unsafeBitCast(
            SystemFunctions.original("CFRunLoopGetNextTimerFireDate"),
            to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer?) -> Double).self),
        add: unsafeBitCast(
            SystemFunctions.original("CFRunLoopAddTimer"),
            to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void).self),
        perform: unsafeBitCast(
            SystemFunctions.original("CFRunLoopPerformBlock"),
            to: Perform.self),
        run: unsafeBitCast(
            SystemFunctions.original("CFRunLoopRunInMode"),
            to: (@convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32).self),
        isFinished: unsafeBitCast(
            SystemFunctions.original("_CFRunLoopFinished"),
            to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8).self),
        getContext: unsafeBitCast(
            SystemFunctions.original("CFRunLoopTimerGetContext"),
            to: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void).self),
        nextDate: unsafeBitCast(
            SystemFunctions.original("CFRunLoopTimerGetNextFireDate"),
            to: (@convention(c) (UnsafeRawPointer) -> Double).self),
        setNextDate: unsafeBitCast(
            SystemFunctions.original("CFRunLoopTimerSetNextFireDate"),
            to: (@convention(c) (UnsafeRawPointer, Double) -> Void).self),
        mode: SystemFunctions.original("kCFRunLoopDefaultMode").load(as: UnsafeRawPointer?.self))
}

/// A timer of the run loop in a host's time. It fires on the main actor's thread, where the host advances its time.
final class RunLoopTimer {
    fileprivate let timer: Timer
    // Unsafe pointers: an object that the timer itself retains.
    private let core: UnsafeRawPointer
    fileprivate weak var clock: VirtualClock?
    private let handOver: () -> Void
    /// The number of times that the timer was set: earlier deadlines are obsolete.
    private var round = 0

    fileprivate init(_ timer: Timer, core: UnsafeRawPointer, clock: VirtualClock, handOver: @escaping () -> Void) {
        self.timer = timer
        self.core = core
        self.clock = clock
        self.handOver = handOver
    }

    /// Waits for the timer's fire date.
    func wait() {
        guard let clock else { return }
        let now = clock.date.timeIntervalSinceReferenceDate
        // A date is no more exact than this.
        let delay = ((RunLoopTimers.functions.nextDate(core) - now) * 1e6).rounded() / 1e6
        wait(for: .seconds(max(0, delay)))
    }

    private func wait(for delay: Duration) {
        round += 1
        let number = round
        clock?.wait(for: delay) { [self] in
            guard timer.isValid, number == round, let clock else { return }
            // Limited to a perceptible rate, or time would not advance.
            if timer.timeInterval > 0 { wait(for: max(.seconds(timer.timeInterval), .microseconds(100))) }
            VirtualClock.$current.withValue(clock) { timer.fire() }
        } handOver: { [self] _ in
            if timer.isValid, number == round { handOver() }
        }
    }
}
