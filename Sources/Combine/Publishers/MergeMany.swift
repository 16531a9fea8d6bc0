import OpenCombine

extension Publishers {
    /// The elements of any number of publishers of one type, as they come.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of the publishers.
        public typealias Output = Upstream.Output
        /// The failures of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher of the values of others.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher of the values of others.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Sends the values of all publishers to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Sequence<[Upstream], Failure>(sequence: publishers)
                .flatMap { $0 }
                .receive(subscriber: subscriber)
        }

        /// The elements of these publishers and of one more.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}
