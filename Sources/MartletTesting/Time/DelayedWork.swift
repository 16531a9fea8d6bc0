import Dispatch
import Foundation
import MartletRuntime

// All delayed work of queues ends in functions of Dispatch: `DispatchQueue.asyncAfter` and everything built on it, such
// as `debounce` and `delay` of publishers on a queue. In a program that links this module, the functions below take
// precedence; if the module is in a dynamic library, they are written into the tables of all libraries instead (see
// `SystemFunctions`). They determine the host of the call, and forward work without a host. Apps do not link this
// module.
//
// Unsafe pointers: queues, semaphores and groups as the headers of Dispatch declare them.

/// Work of a queue for later, as a block.
@_cdecl("dispatch_after")
public func _martletDispatchAfter(
    _ when: UInt64, _ queue: UnsafeRawPointer, _ work: @escaping @convention(block) () -> Void
) {
    guard let clock = VirtualClock.owner, !clock.isOver else { return DelayedWork.after(when, queue, work) }
    guard let delay = DelayedWork.delay(until: when) else { return }
    let later: (Duration) -> Void = { delay in
        VirtualClock.inRealTime { DelayedWork.after(DelayedWork.time(in: delay), queue, work) }
    }
    let waits =
        DelayedWork.followsHosts(queue)
        && clock.wait(for: delay, { DelayedWork.perform(work, on: queue, for: clock) }, handOver: later)
    if !waits { later(delay) }
}

// ThreadSanitizer replaces these functions by its own, from which it derives the order of events.
#if !MARTLET_ONLY_THREADS
/// Work of a queue without a delay, as a block.
///
/// Work of the main queue waits with the jobs that a host's code has enqueued on the main actor, so that `advance(by:)`
/// runs it too. For work of other queues the host counts that it is running.
@_cdecl("dispatch_async")
public func _martletDispatchAsync(_ queue: UnsafeRawPointer, _ work: @escaping @convention(block) () -> Void) {
    guard let clock = VirtualClock.owner, !clock.isOver, DelayedWork.followsHosts(queue) else {
        return DelayedWork.async(queue, work)
    }
    if queue == DelayedWork.mainQueue {
        clock.append { work() }
        DelayedWork.async(queue) { clock.runNext() }
    } else {
        DelayedWork.hand(work, to: queue, for: clock)
    }
}

/// Waits for a semaphore. The time until when is one of a host's clock, and the wait is real.
@_cdecl("dispatch_semaphore_wait")
public func _martletDispatchSemaphoreWait(_ semaphore: UnsafeRawPointer, _ timeout: UInt64) -> Int {
    DelayedWork.inRealTime(timeout) { DelayedWork.semaphoreWait(semaphore, $0) }
}

/// Waits for a group. The time until when is one of a host's clock, and the wait is real.
@_cdecl("dispatch_group_wait")
public func _martletDispatchGroupWait(_ group: UnsafeRawPointer, _ timeout: UInt64) -> Int {
    DelayedWork.inRealTime(timeout) { DelayedWork.groupWait(group, $0) }
}
#endif

/// Dispatch's own functions, and its times.
enum DelayedWork {
    // Unsafe pointers: these are the functions and the queue of the names below, as the headers of Dispatch declare them.
    typealias After = @convention(c) (UInt64, UnsafeRawPointer, @escaping @convention(block) () -> Void) -> Void
    typealias Async = @convention(c) (UnsafeRawPointer, @escaping @convention(block) () -> Void) -> Void
    typealias Wait = @convention(c) (UnsafeRawPointer, UInt64) -> Int
    typealias Label = @convention(c) (UnsafeRawPointer) -> UnsafePointer<CChar>
    static let after = unsafeBitCast(SystemFunctions.original("dispatch_after"), to: After.self)
    #if MARTLET_ONLY_THREADS
    static func async(_ queue: UnsafeRawPointer, _ work: @escaping @convention(block) () -> Void) {
        let work = UncheckedBox(value: work)
        (queue == mainQueue ? DispatchQueue.main : DispatchQueue.global()).async { work.value() }
    }
    #else
    static let async = unsafeBitCast(SystemFunctions.original("dispatch_async"), to: Async.self)
    #endif
    static let semaphoreWait = unsafeBitCast(SystemFunctions.original("dispatch_semaphore_wait"), to: Wait.self)
    static let groupWait = unsafeBitCast(SystemFunctions.original("dispatch_group_wait"), to: Wait.self)
    private static let label = unsafeBitCast(SystemFunctions.original("dispatch_queue_get_label"), to: Label.self)
    // nonisolated(unsafe): constant.
    nonisolated(unsafe) static let mainQueue = UnsafeRawPointer(SystemFunctions.original("_dispatch_main_q"))

    /// The queue whose threads do the work of tasks that belong to no actor.
    // nonisolated(unsafe): constant.
    nonisolated(unsafe) static let pool: UnsafeRawPointer = {
        typealias Pool = @convention(c) (Int, UInt) -> UnsafeRawPointer
        return unsafeBitCast(SystemFunctions.original("dispatch_get_global_queue"), to: Pool.self)(0, 0)
    }()

    // MARK: - Queues

    /// Whether a queue belongs to the code under test: not to Foundation, to Martlet or to the test library.
    static func followsHosts(_ queue: UnsafeRawPointer) -> Bool {
        if queue == mainQueue { return true }
        let name = String(cString: label(queue))
        return name.hasPrefix("com.apple.root.") || !Self.strangers.contains { name.hasPrefix($0) }
    }

    private static let strangers = ["martlet.", "com.apple.", "org.swift."]

    /// Runs work at its deadline.
    static func perform(
        _ work: @escaping @convention(block) () -> Void, on queue: UnsafeRawPointer, for clock: VirtualClock
    ) {
        if queue == mainQueue { return VirtualClock.$current.withValue(clock) { work() } }
        hand(work, to: queue, for: clock)
    }

    /// Hands work to a queue as a host's, which knows when it is done.
    static func hand(
        _ work: @escaping @convention(block) () -> Void, to queue: UnsafeRawPointer, for clock: VirtualClock
    ) {
        clock.beginElsewhere()
        async(queue) {
            VirtualClock.$current.withValue(clock) { work() }
            clock.endElsewhere()
        }
    }

    // MARK: - Times

    /// Does something with a time of the real clock for one of a host's.
    static func inRealTime(_ when: UInt64, _ body: (UInt64) -> Int) -> Int {
        guard when != 0, when != UInt64.max, VirtualClock.owner != nil, let delay = delay(until: when) else {
            return body(when)
        }
        return VirtualClock.inRealTime { body(time(in: delay)) }
    }

    /// Returns the delay until a time of Dispatch's, by the clock of the caller's host; nil for never.
    ///
    /// The two highest bits select the clock of the nanoseconds: neither, the clock that stops while the machine
    /// sleeps; the highest, the one that does not stop; both, the negative of the time of day.
    static func delay(until when: UInt64) -> Duration? {
        if when == UInt64.max { return nil }
        let clock: clockid_t
        let target: Int64
        switch when >> 62 {
        case 0b10: (clock, target) = (CLOCK_BOOTTIME, Int64(when & ~(1 << 63)))
        case 0b11: (clock, target) = (CLOCK_REALTIME, -Int64(bitPattern: when))
        default: (clock, target) = (CLOCK_MONOTONIC, Int64(bitPattern: when))
        }
        var now = timespec()
        clock_gettime(clock, &now)
        return .nanoseconds(target - (Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)))
    }

    /// Returns Dispatch's time after a delay.
    static func time(in delay: Duration) -> UInt64 {
        (DispatchTime.now() + delay / .seconds(1)).rawValue
    }
}
