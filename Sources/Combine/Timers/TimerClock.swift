import Foundation
import OpenCombine
import Synchronization

/// The clock of published timers: that of the run loop, unless a test installs its own.
package enum TimerClock {
    /// Starts calling a closure with the current date at an interval in seconds; returns `nil` to let the run loop do
    /// this.
    package typealias Start =
        @Sendable (_ interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> AnyCancellable?

    /// A struct that stores the closure. In a generic box, each access would wrap the closure once more.
    private struct Box: Sendable {
        let start: Start
    }

    private static let replacement = Mutex<Box?>(nil)

    /// Installs a function that is asked first when a timer is started.
    package static func replace(by start: @escaping Start) {
        replacement.withLock { $0 = Box(start: start) }
    }

    static func start(every interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> AnyCancellable? {
        replacement.withLock { $0 }?.start(interval, fire)
    }
}
