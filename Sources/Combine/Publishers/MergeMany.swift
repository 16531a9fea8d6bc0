import OpenCombine

extension Publishers {
    /// A publisher of the elements of any number of publishers of one type, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The element type of the publishers.
        public typealias Output = Upstream.Output
        /// The failure type of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher that merges others.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher that merges others.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Sequence<[Upstream], Failure>(sequence: publishers)
                .flatMap { $0 }
                .receive(subscriber: subscriber)
        }

        /// Adds another publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}
