import MartletBase
import OpenCombine

/// Sends elements to subscribers, in the order of subscription. Any thread may send.
///
/// The subjects of OpenCombine form reference cycles with their subscriptions, and send in no defined order. A
/// broadcast ends with the object that owns it, even if it has subscribers.
// @unchecked Sendable: the lock protects the mutable state, and elements are only passed on.
final class Broadcast<Output>: @unchecked Sendable {
    /// Returns the element that a new subscriber receives first, if any.
    private let current: (() -> Output?)?
    private let lock = PlainLock()
    // Protected by the lock. In the order of subscription. Ended subscribers leave gaps, which are removed when there are many.
    private var listeners: [Listener<Output>?] = []
    private var gaps = 0

    init(current: (() -> Output?)? = nil) { self.current = current }

    /// Adds a subscriber.
    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Never {
        let connection = Connection(subscriber, of: self, current: current)
        lock.withLock {
            connection.index = listeners.count
            listeners.append(connection)
        }
        subscriber.receive(subscription: connection)
    }

    /// Sends an element to the current subscribers. A subscriber without demand receives the current element when it
    /// requests one.
    func send(_ output: Output) {
        let all = lock.withLock { listeners }
        for case let listener? in all { listener.offer(output) }
    }

    fileprivate func remove(_ listener: Listener<Output>) {
        // The listener is not released while the lock is held: the caller retains it.
        lock.withLock {
            guard listeners.indices.contains(listener.index), listeners[listener.index] === listener else { return }
            listeners[listener.index] = nil
            gaps += 1
            guard gaps > 8, 2 * gaps > listeners.count else { return }
            listeners.removeAll { $0 == nil }
            gaps = 0
            for case let (index, listener?) in listeners.enumerated() { listener.index = index }
        }
    }
}

/// A subscriber of a ``Broadcast``.
private class Listener<Output> {
    // Protected by the lock of the broadcast.
    var index = 0

    /// Delivers an element if there is demand.
    func offer(_ output: Output) { fatalError("Listener is abstract.") }
}

/// The subscription of one subscriber.
private final class Connection<Downstream: Subscriber>: Listener<Downstream.Input>, Subscription
where Downstream.Failure == Never {
    private weak var broadcast: Broadcast<Downstream.Input>?
    private let current: (() -> Downstream.Input?)?
    /// Held while the subscriber is called, so that one thread calls it at a time. Recursive, because the subscriber
    /// may call back.
    private let delivery = RecursiveLock()
    private let lock = PlainLock()
    // Protected by the lock.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber has received the current element.
    private var isCurrent: Bool

    init(_ downstream: Downstream, of broadcast: Broadcast<Downstream.Input>, current: (() -> Downstream.Input?)?) {
        self.downstream = downstream
        self.broadcast = broadcast
        self.current = current
        isCurrent = current == nil
    }

    override func offer(_ output: Downstream.Input) {
        guard let downstream = takeTurn() else { return }
        delivery.withLock { deliver(output, to: downstream) }
    }

    /// Returns the subscriber, and consumes one unit of demand; `nil` without demand.
    private func takeTurn() -> Downstream? {
        lock.withLock {
            guard let downstream, demand > 0 else {
                isCurrent = current == nil
                return nil
            }
            demand -= 1
            isCurrent = true
            return downstream
        }
    }

    private func deliver(_ output: Downstream.Input, to downstream: Downstream) {
        let more = downstream.receive(output)
        if more > 0 { lock.withLock { demand += more } }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber asks for one element at least.")
        lock.withLock { self.demand += demand }
        guard let current else { return }
        // An element sent in the meantime waits for the lock, or has been delivered and is then the current one.
        delivery.withLock {
            guard lock.withLock({ !isCurrent }), let output = current(), let downstream = takeTurn() else { return }
            deliver(output, to: downstream)
        }
    }

    func cancel() {
        // Released after the lock, because its deinitializer may run any code.
        let ended = lock.withLock { () -> Downstream? in
            defer { downstream = nil }
            return downstream
        }
        broadcast?.remove(self)
        withExtendedLifetime(ended) {}
    }
}
