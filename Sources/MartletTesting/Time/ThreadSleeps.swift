import Dispatch
import Foundation

/// Sleeps of threads that run a host's code: `Thread.sleep`, which Foundation makes of `nanosleep` and the clocks.
enum ThreadSleeps {
    /// Waits as `nanosleep` does: in the host's time if the calling thread runs a host's code.
    ///
    /// On the main thread, which the host needs in order to advance its time, the time advances immediately. Another
    /// thread waits until `advance(by:)` reaches the deadline; meanwhile it does not count as busy.
    // Unsafe pointers: as the headers of the C library declare the function.
    static func sleep(_ wanted: UnsafePointer<timespec>, _ rest: UnsafeMutablePointer<timespec>?) -> Int32 {
        guard let clock = VirtualClock.owner else { return nanosleep(wanted, rest) }
        // Foundation repeats the call until its clock, a floating-point number, has reached the deadline: the rest may
        // be less than a nanosecond, and a step of zero would be repeated forever.
        let delay = max(
            Duration.nanoseconds(1),
            Duration.seconds(wanted.pointee.tv_sec) + Duration.nanoseconds(wanted.pointee.tv_nsec))
        if Thread.isMainThread {
            clock.now += delay
            return 0
        }
        let end = DispatchSemaphore(value: 0)
        let waits = clock.wait(for: delay) {
            // From here on the host waits for the thread's next sleep or end.
            clock.beginElsewhere()
            end.signal()
        } handOver: { delay in
            VirtualClock.inRealTime {
                DelayedWork.after(DelayedWork.time(in: delay), DelayedWork.pool) {
                    clock.beginElsewhere()
                    end.signal()
                }
            }
        }
        guard waits else { return nanosleep(wanted, rest) }
        clock.endElsewhere()
        end.wait()
        return 0
    }
}
