import MartletBase
import OpenCombine

/// Hands elements to subscribers, in the order in which they came. Any thread may send.
///
/// The subjects of OpenCombine are kept alive by their subscriptions, and these by the subjects; and they hand on in no
/// order. What an object publishes through ends with the object, whoever still listens.
// @unchecked Sendable: the lock guards what changes, and elements are only handed on.
final class Broadcast<Output>: @unchecked Sendable {
    /// Whom an element has reached.
    struct Round {
        /// Those with a higher number have come later.
        fileprivate var last = -1
        /// Those that asked for none when it came.
        fileprivate var missed: [Listener<Output>] = []
        /// An element that has reached nobody yet.
        init() {}
    }

    /// What a new subscriber is sent first, if it is sent something.
    private let current: (() -> Output?)?
    private let lock = PlainLock()
    // Guarded by the lock. In the order of their numbers; those that have ended leave a gap until there are many.
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

    /// Sends an element to those that listen now.
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

    /// Sends an element to those that it has not reached, since they came, or asked, meanwhile.
    func finish(_ round: Round, with output: Output) {
        let late = lock.withLock { () -> [Listener<Output>] in
            if round.last == lastNumber { return [] }
            return listeners.compactMap { $0 }.filter { $0.number > round.last }
        }
        for listener in round.missed + late { _ = listener.offer(output) }
    }

    fileprivate func remove(_ listener: Listener<Output>) {
        // Nobody ends with the lock held: the caller keeps the listener.
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

/// Somebody who listens to a ``Broadcast``.
private class Listener<Output> {
    // Guarded by the lock of the broadcast.
    var number = 0
    var index = 0

    /// Hands on an element, if one is asked for. False if not.
    func offer(_ output: Output) -> Bool { fatalError("Listener is abstract.") }
}

/// The subscription of one subscriber.
private final class Connection<Downstream: Subscriber>: Listener<Downstream.Input>, Subscription
where Downstream.Failure == Never {
    private weak var broadcast: Broadcast<Downstream.Input>?
    private let current: (() -> Downstream.Input?)?
    /// Held while the subscriber is called, which is on one thread at a time; it may come back.
    private let delivery = RecursiveLock()
    private let lock = PlainLock()
    // Guarded by the lock.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber has got what is current.
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

    /// The subscriber, if it may be sent an element now.
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
        // An element that comes meanwhile waits, or has come: then that is current.
        delivery.withLock {
            guard lock.withLock({ !isCurrent }), let output = current(), let downstream = takeTurn() else { return }
            deliver(output, to: downstream)
        }
    }

    func cancel() {
        // It ends when the lock has been released.
        let ended = lock.withLock { () -> Downstream? in
            defer { downstream = nil }
            return downstream
        }
        broadcast?.remove(self)
        withExtendedLifetime(ended) {}
    }
}
