import OpenCombine

/// A publisher that announces changes of an object.
///
/// Any thread may send and subscribe. Subscribers are called in the order of subscription.
public final class ObservableObjectPublisher: Publisher {
    /// The elements carry no data.
    public typealias Output = Void
    /// The publisher never fails.
    public typealias Failure = Never

    private let broadcast = Broadcast<Void>()

    /// Creates a publisher, for an object that declares its own.
    public init() {}

    /// Announces a change to all subscribers.
    public func send() { broadcast.send(()) }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        broadcast.add(subscriber)
    }
}
