import Foundation
import OpenCombine

/// Whether a publisher of dates is connected, and the timer that runs while it is and somebody listens.
///
/// It is one for all who connect the publisher, so that `timer.upstream.connect().cancel()` ends what `autoconnect()`
/// began; and it lasts until it is cancelled, whether or not it is kept.
// @unchecked Sendable: the lock guards what changes; a subject has a lock of its own.
final class TimerConnection: Cancellable, @unchecked Sendable {
    private let lock = PlainLock()
    private let dates = PassthroughSubject<Date, Never>()
    private let begin: (_ send: @escaping @Sendable (Date) -> Void) -> AnyCancellable
    private var isConnected = false
    private var listeners = 0
    private var running: AnyCancellable?

    /// - Parameter begin: Begins to call a closure with the date again and again.
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

    /// Begins or ends the timer, as it is due.
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

    /// Says once that a subscriber has left.
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

    /// Where the dates are sent.
    // @unchecked Sendable: a subject has a lock of its own.
    private struct Dates: @unchecked Sendable {
        let subject: PassthroughSubject<Date, Never>
    }
}
