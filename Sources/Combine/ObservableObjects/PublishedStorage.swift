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
        var round = Broadcast<Value>.Round()
        PropertyChange.perform {
            listeners.publisher?.send()
            if let broadcast = listeners.broadcast { round = broadcast.send(value) }
        } making: {
            let latest = lock.withLock { () -> Listeners in
                swap(&stored, &replaced)
                return Listeners(publisher: announcer?.publisher, broadcast: broadcast)
            }
            // Subscribers that were added in the meantime may have read the old value.
            latest.broadcast?.finish(round, with: value)
            if listeners.publisher == nil { latest.publisher?.send() }
        }
    }

    // MARK: - Listening

    /// Starts announcing changes through an object's publisher.
    func attach(to announcer: ObjectAnnouncer) {
        lock.withLock { if self.announcer == nil { self.announcer = announcer } }
    }

    /// Sends the current value to a subscriber, and then each announced value.
    func listen<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let shared = lock.withLock { () -> Broadcast<Value> in
            if let broadcast { return broadcast }
            let new = Broadcast<Value> { [weak self] in self?.value }
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
