import Foundation
import Synchronization

// Dates and clocks ask the system for the time: `Date.now`, `ContinuousClock.now`, `DispatchTime.now()` all end in the
// functions below, which are called instead of the C library's by Swift's own libraries, by the program and by the library
// with this module (see `CalledFunctions`). For a host's code they return the host's time: that of its beginning, plus
// the time added by `advance(by:)`.
//
// They have names of their own: a dynamic library with `clock_gettime` in it would precede the C library for all others,
// also for GTK, which needs the real time.
//
// Unsafe pointers: the functions have the types that the headers of the C library declare.

/// Returns the time by one of the system's clocks.
private func reading(_ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>) -> Int32 {
    guard VirtualClock.haveBegun.load(ordering: .relaxed), let reading = VirtualClock.owner?.reading(of: clock) else {
        return SystemClocks.read(clock, result)
    }
    result.pointee = reading
    return 0
}

/// Returns the time of day, as older code asks for it.
private func readingOfDay(_ result: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?) -> Int32 {
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

    static let read = unsafeBitCast(SystemFunctions.original("clock_gettime"), to: Read.self)
    static let readDay = unsafeBitCast(SystemFunctions.original("gettimeofday"), to: ReadDay.self)

    /// Makes Swift's libraries and the code under test call the functions above. Once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Void = {
        let clock: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32 = {
            reading($0, $1)
        }
        let day: @convention(c) (UnsafeMutablePointer<timeval>, UnsafeMutableRawPointer?) -> Int32 = {
            readingOfDay($0, $1)
        }
        let sleep: @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32 = {
            ThreadSleeps.sleep($0, $1)
        }
        // Found before they are replaced.
        _ = (read, readDay)
        let functions = [
            "clock_gettime": unsafeBitCast(clock, to: UnsafeRawPointer.self),
            "gettimeofday": unsafeBitCast(day, to: UnsafeRawPointer.self),
        ]
        CalledFunctions.replace(
            functions.merging(["nanosleep": unsafeBitCast(sleep, to: UnsafeRawPointer.self)]) { $1 }, in: .ofSwift)
        CalledFunctions.replace(functions, in: .underTest)
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
