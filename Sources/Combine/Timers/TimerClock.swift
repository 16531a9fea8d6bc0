import Foundation
import OpenCombine
import Synchronization

/// The time by which published timers go: that of the run loop, unless a test has one of its own.
package enum TimerClock {
    /// Begins to call a closure with the date again and again, with the seconds between two calls; nil where the run loop
    /// is to do it.
    package typealias Start =
        @Sendable (_ interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> AnyCancellable?

    /// A closure in a struct of its own: in a generic box it would be wrapped once more by each access.
    private struct Box: Sendable {
        let start: Start
    }

    private static let replacement = Mutex<Box?>(nil)

    /// Asks `start` from here on before a timer is given to a run loop.
    package static func replace(by start: @escaping Start) {
        replacement.withLock { $0 = Box(start: start) }
    }

    static func start(every interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> AnyCancellable? {
        replacement.withLock { $0 }?.start(interval, fire)
    }
}
