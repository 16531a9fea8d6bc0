import Foundation
import Synchronization

// Dates and clocks ask the system for the time: `Date.now`, `ContinuousClock.now`, `DispatchTime.now()` all end in the
// functions below, which precede the C library's in a program that links this module, and replace them in Swift's own
// libraries (see `CalledFunctions`). For a host's code they return the host's time: that of its beginning, plus the
// time added by `advance(by:)`.
//
// Unsafe pointers: the functions have the types that the headers of the C library declare.

/// Returns the time by one of the system's clocks.
@_cdecl("clock_gettime")
public func _martletClockGetTime(_ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>) -> Int32 {
    guard VirtualClock.haveBegun.load(ordering: .relaxed), let reading = VirtualClock.owner?.reading(of: clock) else {
        return SystemClocks.read(clock, result)
    }
    result.pointee = reading
    return 0
}

/// Returns the time of day, as older code asks for it.
@_cdecl("gettimeofday")
public func _martletGetTimeOfDay(_ result: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    guard VirtualClock.haveBegun.load(ordering: .relaxed), let now = VirtualClock.owner?.reading(of: CLOCK_REALTIME)
    else {
        return SystemClocks.readDay(result, zone)
    }
    result.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1_000)
    return 0
}

/// The system's own functions, and the clocks that follow a host.
// Unsafe pointers: functions of the names below, as the headers of the C library declare them.
enum SystemClocks {
    typealias Read = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
    typealias ReadDay = @convention(c) (UnsafeMutablePointer<timeval>, UnsafeMutableRawPointer?) -> Int32

    static let read = unsafeBitCast(DelayedWork.next("clock_gettime"), to: Read.self)
    static let readDay = unsafeBitCast(DelayedWork.next("gettimeofday"), to: ReadDay.self)

    /// Makes Swift's libraries call the functions above. Once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Void = {
        let clock: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32 = {
            _martletClockGetTime($0, $1)
        }
        let day: @convention(c) (UnsafeMutablePointer<timeval>, UnsafeMutableRawPointer?) -> Int32 = {
            _martletGetTimeOfDay($0, $1)
        }
        let sleep: @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32 = {
            ThreadSleeps.sleep($0, $1)
        }
        // Found before they are replaced.
        _ = (read, readDay)
        CalledFunctions.replace([
            "clock_gettime": unsafeBitCast(clock, to: UnsafeRawPointer.self),
            "gettimeofday": unsafeBitCast(day, to: UnsafeRawPointer.self),
            "nanosleep": unsafeBitCast(sleep, to: UnsafeRawPointer.self),
        ])
    }()

    /// The clocks of dates, of `SuspendingClock` and Dispatch, and of `ContinuousClock`. The others measure a thread or
    /// the machine, such as the clock for recordings of updates.
    static let followers = [CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_BOOTTIME]

    /// Returns the time of a clock of the system, independent of any host.
    static func now(of clock: clockid_t) -> timespec {
        var result = timespec()
        _ = read(clock, &result)
        return result
    }
}

extension timespec {
    /// A later time.
    func advanced(by duration: Duration) -> timespec {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = Int64(tv_nsec) + attoseconds / 1_000_000_000
        return timespec(
            tv_sec: tv_sec + Int(seconds) + Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }
}
