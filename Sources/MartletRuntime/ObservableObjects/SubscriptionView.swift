import Combine

/// A view that runs an action for each value that a publisher sends.
///
/// `View.onReceive(_:perform:)` does the same as a modifier.
///
///     SubscriptionView(content: Text("\(count)"), publisher: counts) { count = $0 }
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    /// The view that is shown.
    public var content: Content
    /// The publisher of the values. A new publisher replaces the subscription.
    public var publisher: PublisherType
    /// Called on the main actor with each value, in the order of sending.
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that subscribes to a publisher.
    @inlinable public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    /// The content, with the subscription.
    @MainActor @preconcurrency public var body: some View { content.onReceive(publisher, perform: action) }
}
