import Combine
import Foundation

/// `Timer.publish(every:on:in:)` by the time of a host.
enum PublishedTimers {
    /// Makes timers that are connected in a host's calls use the host's time. Once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Void = TimerClock.replace { interval, fire in
        guard let clock = VirtualClock.owner else { return nil }
        let timer = Repeating(every: .seconds(max(interval, 0.0001)), clock: clock, fire: fire)
        timer.wait()
        return AnyCancellable { timer.cancel() }
    }

    /// Calls a closure again and again. Confined to the main actor's thread, where hosts move their time.
    // @unchecked Sendable: confined as said above.
    private final class Repeating: @unchecked Sendable {
        private let interval: Duration
        private weak var clock: VirtualClock?
        private var fire: (@Sendable (Date) -> Void)?

        init(every interval: Duration, clock: VirtualClock, fire: @escaping @Sendable (Date) -> Void) {
            self.interval = interval
            self.clock = clock
            self.fire = fire
        }

        func wait() {
            guard let clock else { return }
            clock.wait(for: interval) { [self] in
                guard let fire else { return }
                wait()
                VirtualClock.$current.withValue(clock) { fire(clock.date) }
            }
        }

        func cancel() { fire = nil }
    }
}
