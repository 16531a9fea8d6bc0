import OpenCombine

/// What a ``Published`` property keeps: its value, and whom it tells of changes.
// @unchecked Sendable: the lock guards what changes, and a value is only handed on.
final class PublishedStorage<Value>: @unchecked Sendable {
    /// Whom a change is announced to.
    private struct Listeners {
        var publisher: ObservableObjectPublisher?
        var broadcast: Broadcast<Value>?
    }

    private let lock = PlainLock()
    // Guarded by the lock.
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
        // What is replaced ends when the lock has been released: its end may run any code.
        var replaced = value
        // In one step: who begins to listen after it reads the new value.
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
            // Who has begun to listen meanwhile may have read the old value.
            latest.broadcast?.finish(round, with: value)
            if listeners.publisher == nil { latest.publisher?.send() }
        }
    }

    // MARK: - Listening

    /// Announces changes through an object's publisher from here on.
    func attach(to announcer: ObjectAnnouncer) {
        lock.withLock { if self.announcer == nil { self.announcer = announcer } }
    }

    /// Sends a subscriber the value, and each that is announced.
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

    /// Keeps what values come from, which ends with the property.
    func keep(_ upstream: any Subscription) { lock.withLock { upstreams.append(upstream) } }

    /// Lets go of what no more values come from.
    func drop(_ upstream: CombineIdentifier) {
        // It ends when the lock has been released.
        let dropped = lock.withLock { () -> (any Subscription)? in
            let index = upstreams.firstIndex { $0.combineIdentifier == upstream }
            return index.map { upstreams.remove(at: $0) }
        }
        withExtendedLifetime(dropped) {}
    }
}
