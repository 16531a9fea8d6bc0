import Dispatch
import Foundation

// What queues do later ends in a function of Dispatch: `DispatchQueue.asyncAfter` and what is built on it, such as
// `debounce` and `delay` of publishers on a queue. In a program that links this module, the function below comes first.
// It asks whose call it is, and passes on what belongs to no host. Programs that people use do not link this module.

/// Work of a queue for later, as a block. Of the main queue's a host knows when it is done, and does it.
@_cdecl("dispatch_after")
public func _martletDispatchAfter(
    _ when: UInt64, _ queue: UnsafeRawPointer, _ work: @escaping @convention(block) () -> Void
) {
    if queue == DelayedWork.mainQueue, let clock = VirtualClock.current, let delay = DelayedWork.delay(until: when) {
        let waits = clock.wait(for: delay, work) {
            DelayedWork.after(DelayedWork.time(in: $0), DelayedWork.mainQueue, work)
        }
        if waits { return }
    }
    DelayedWork.after(when, queue, work)
}

/// Dispatch's own functions, and its times.
enum DelayedWork {
    // Unsafe pointers: these are the functions and the queue of the names below, as the headers of Dispatch declare them.
    typealias After = @convention(c) (UInt64, UnsafeRawPointer, @convention(block) () -> Void) -> Void
    static let after = unsafeBitCast(next("dispatch_after"), to: After.self)
    // nonisolated(unsafe): constant.
    nonisolated(unsafe) static let mainQueue = UnsafeRawPointer(next("_dispatch_main_q"))

    /// What has a name after the program itself.
    static func next(_ name: String) -> UnsafeMutableRawPointer {
        guard let found = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
            preconditionFailure("Dispatch has no \(name).")
        }
        return found
    }

    /// How long it is until a time of Dispatch's; nil for never.
    ///
    /// The two highest bits say by which of the system's clocks the nanoseconds count: none, that which stands still
    /// while the machine sleeps; the highest, that which does not; both, the negative of the time of day.
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

    /// The time of Dispatch's that comes after a while.
    static func time(in delay: Duration) -> UInt64 {
        (DispatchTime.now() + delay / .seconds(1)).rawValue
    }
}
