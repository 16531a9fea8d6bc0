import OpenCombine

/// The storage of a ``Published`` property: its value and its observers.
// @unchecked Sendable: the lock protects the mutable state, and values are only passed on.
final class PublishedStorage<Value>: @unchecked Sendable {
    /// The publishers to which a change is announced.
    private struct Listeners {
        var publisher: ObservableObjectPublisher?
        var broadcast: Broadcast<Value>?
    }

    private let lock = PlainLock()
    // Protected by the lock.
    private var stored: Value
    /// The values that are being sent and are not stored yet. A new subscriber receives the latest of them, once.
    private var announced: [(number: Int, value: Value)] = []
    private var lastNumber = 0
    private var announcer: ObjectAnnouncer?
    private var broadcast: Broadcast<Value>?
    private var upstreams: [any Subscription] = []

    init(_ value: Value) { stored = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
        announcer?.propertyEnded()
    }

    var value: Value { lock.withLock { stored } }

    /// Announces a value and stores it.
    func set(_ value: Value) {
        // The old value is released after the lock, because its deinitializer may run any code.
        var replaced = value
        // One atomic step: a later subscriber reads the new value.
        let listeners = lock.withLock { () -> Listeners? in
            if announcer != nil || broadcast != nil {
                return Listeners(publisher: announcer?.publisher, broadcast: broadcast)
            }
            swap(&stored, &replaced)
            return nil
        }
        guard let listeners else { return }
        var number = 0
        PropertyChange.perform {
            listeners.publisher?.send()
            guard let broadcast = listeners.broadcast else { return }
            lock.withLock {
                lastNumber += 1
                number = lastNumber
                announced.append((number, value))
            }
            broadcast.send(value)
        } making: {
            let latest = lock.withLock { () -> Listeners in
                swap(&stored, &replaced)
                if number > 0 { announced.removeAll { $0.number == number } }
                return Listeners(publisher: announcer?.publisher, broadcast: broadcast)
            }
            // The first subscribers came in the meantime, and received the old value.
            if listeners.broadcast == nil { latest.broadcast?.send(value) }
            if listeners.publisher == nil { latest.publisher?.send() }
        }
    }

    /// The value that a new subscriber receives first.
    private var current: Value { lock.withLock { announced.last?.value ?? stored } }

    // MARK: - Listening

    /// Starts announcing changes through an object's publisher.
    func attach(to announcer: ObjectAnnouncer) {
        lock.withLock { if self.announcer == nil { self.announcer = announcer } }
    }

    /// Sends the current value to a subscriber, and then each announced value.
    func listen<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let shared = lock.withLock { () -> Broadcast<Value> in
            if let broadcast { return broadcast }
            let new = Broadcast<Value> { [weak self] in self?.current }
            broadcast = new
            return new
        }
        shared.add(subscriber)
    }

    // MARK: - Assigned values

    /// Retains a subscription that supplies values, and ends together with the property.
    func keep(_ upstream: any Subscription) { lock.withLock { upstreams.append(upstream) } }

    /// Releases a subscription that supplies no more values.
    func drop(_ upstream: CombineIdentifier) {
        // Released after the lock, because its deinitializer may run any code.
        let dropped = lock.withLock { () -> (any Subscription)? in
            let index = upstreams.firstIndex { $0.combineIdentifier == upstream }
            return index.map { upstreams.remove(at: $0) }
        }
        withExtendedLifetime(dropped) {}
    }
}
