import OpenCombine

/// Publishes that an object is about to change.
///
/// Any thread may send and subscribe. Subscribers are told in the order in which they came.
public final class ObservableObjectPublisher: Publisher {
    /// Nothing but the moment is told.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    private let broadcast = Broadcast<Void>()

    /// Makes a publisher, for an object that keeps one of its own.
    public init() {}

    /// Tells all subscribers that the object is about to change.
    public func send() { broadcast.send(()) }

    /// Tells a subscriber from here on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        broadcast.add(subscriber)
    }
}
