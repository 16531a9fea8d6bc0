import Foundation
import OpenCombine

/// The connection of a publisher of dates, and its timer, which runs while the publisher is connected and has
/// subscribers.
///
/// All connections of a publisher share one object, so that `timer.upstream.connect().cancel()` ends a connection that
/// `autoconnect()` began. The connection lasts until it is cancelled, whether or not the cancellable is retained.
// @unchecked Sendable: the lock protects the mutable state; a subject has its own lock.
final class TimerConnection: Cancellable, @unchecked Sendable {
    private let lock = PlainLock()
    private let dates = PassthroughSubject<Date, Never>()
    private let begin: (_ send: @escaping @Sendable (Date) -> Void) -> AnyCancellable
    private var isConnected = false
    private var listeners = 0
    private var running: AnyCancellable?

    /// Creates an unconnected object.
    /// - Parameter begin: Starts calling a closure with the current date at an interval.
    init(begin: @escaping (_ send: @escaping @Sendable (Date) -> Void) -> AnyCancellable) { self.begin = begin }

    func connect() {
        lock.withLock { isConnected = true }
        update()
    }

    func cancel() {
        lock.withLock { isConnected = false }
        update()
    }

    /// Sends the dates to a subscriber until it cancels.
    func listen<S: Subscriber>(_ subscriber: S) where S.Input == Date, S.Failure == Never {
        let listener = Listener()
        dates
            .handleEvents(
                receiveSubscription: { _ in self.count(1) },
                receiveCancel: { if listener.leaves() { self.count(-1) } }
            )
            .receive(subscriber: subscriber)
    }

    private func count(_ difference: Int) {
        lock.withLock { listeners += difference }
        update()
    }

    /// Starts or stops the timer, as needed.
    private func update() {
        var ended: AnyCancellable?
        lock.withLock {
            let isDue = isConnected && listeners > 0
            if isDue, running == nil {
                running = begin { [dates = Dates(subject: dates)] in dates.subject.send($0) }
            } else if !isDue {
                swap(&ended, &running)
            }
        }
        ended?.cancel()
    }

    /// Records that a subscriber has left, so that it is counted once.
    private final class Listener {
        private let lock = PlainLock()
        private var hasLeft = false

        func leaves() -> Bool {
            lock.withLock {
                defer { hasLeft = true }
                return !hasLeft
            }
        }
    }

    /// The subject that sends the dates.
    // @unchecked Sendable: a subject has its own lock.
    private struct Dates: @unchecked Sendable {
        let subject: PassthroughSubject<Date, Never>
    }
}
