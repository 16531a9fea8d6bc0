import MartletBase
import OpenCombine

/// Sends elements to subscribers, in the order of subscription. Any thread may send.
///
/// The subjects of OpenCombine form reference cycles with their subscriptions, and send in no defined order. A
/// broadcast ends with the object that owns it, even if it has subscribers.
// @unchecked Sendable: the lock protects the mutable state, and elements are only passed on.
final class Broadcast<Output>: @unchecked Sendable {
    /// The record of the subscribers that an element has reached.
    struct Round {
        /// The largest number of a subscriber at the time of sending. Later subscribers have larger numbers.
        fileprivate var last = -1
        /// The subscribers that had no demand at the time of sending.
        fileprivate var missed: [Listener<Output>] = []
        /// Creates a record for an element that has reached no subscriber.
        init() {}
    }

    /// Returns the element that a new subscriber receives first, if any.
    private let current: (() -> Output?)?
    private let lock = PlainLock()
    // Protected by the lock. Ordered by number. Ended subscribers leave gaps, which are removed when there are many.
    private var listeners: [Listener<Output>?] = []
    private var gaps = 0
    private var lastNumber = -1

    init(current: (() -> Output?)? = nil) { self.current = current }

    /// Adds a subscriber.
    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Never {
        let connection = Connection(subscriber, of: self, current: current)
        lock.withLock {
            lastNumber += 1
            connection.number = lastNumber
            connection.index = listeners.count
            listeners.append(connection)
        }
        subscriber.receive(subscription: connection)
    }

    /// Sends an element to the current subscribers.
    /// - Returns: The record to pass to ``finish(_:with:)``.
    @discardableResult
    func send(_ output: Output) -> Round {
        var round = Round()
        let all = lock.withLock { () -> [Listener<Output>?] in
            round.last = lastNumber
            return listeners
        }
        for case let listener? in all where !listener.offer(output) { round.missed.append(listener) }
        return round
    }

    /// Sends an element to the subscribers that `round` has not reached, because they subscribed or requested elements
    /// later.
    func finish(_ round: Round, with output: Output) {
        let late = lock.withLock { () -> [Listener<Output>] in
            if round.last == lastNumber { return [] }
            return listeners.compactMap { $0 }.filter { $0.number > round.last }
        }
        for listener in round.missed + late { _ = listener.offer(output) }
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
    var number = 0
    var index = 0

    /// Delivers an element if there is demand.
    /// - Returns: `false` if there is no demand.
    func offer(_ output: Output) -> Bool { fatalError("Listener is abstract.") }
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

    override func offer(_ output: Downstream.Input) -> Bool {
        guard let downstream = takeTurn() else { return false }
        delivery.withLock { deliver(output, to: downstream) }
        return true
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
