import OpenCombine

extension Publisher where Failure == Never {
    /// Assigns each value to a ``Published`` property, as long as the property lives. There is no cancellable to
    /// store.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect().assign(to: &clock.$lastUpdated)
    ///
    /// - Parameter published: The property, written with its `$` prefix. The subscription does not retain the object.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PropertySubscriber(published.storage))
    }
}

/// A subscriber that assigns values to a property. A publisher calls its subscriber from one thread at a time.
private final class PropertySubscriber<Value>: Subscriber {
    private weak var storage: PublishedStorage<Value>?
    /// The identifier of the subscription, which the property retains.
    private var upstream: CombineIdentifier?

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        guard let storage else { return subscription.cancel() }
        upstream = subscription.combineIdentifier
        storage.keep(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.set(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        if let upstream { storage?.drop(upstream) }
    }
}
