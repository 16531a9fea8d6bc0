import OpenCombine

extension Publishers {
    /// A publisher of the latest elements of two publishers. It sends whenever one of them sends.
    ///
    /// The first elements are sent when every publisher has sent one. Finishes when all publishers have finished, or
    /// when one finishes without an element. Fails as soon as one fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// A tuple of the latest elements.
        public typealias Output = (A.Output, B.Output)
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the latest elements.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The elements keep their order, so each cast is to the element's own type.
            LatestElements<Output>
                .publisher(of: [a.untyped, b.untyped]) {
                    ($0[0] as! A.Output, $0[1] as! B.Output)
                }
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest elements of three publishers. It sends whenever one of them sends.
    ///
    /// The first elements are sent when every publisher has sent one. Finishes when all publishers have finished, or
    /// when one finishes without an element. Fails as soon as one fails.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// A tuple of the latest elements.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the latest elements.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The elements keep their order, so each cast is to the element's own type.
            LatestElements<Output>
                .publisher(of: [a.untyped, b.untyped, c.untyped]) {
                    ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
                }
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest elements of four publishers. It sends whenever one of them sends.
    ///
    /// The first elements are sent when every publisher has sent one. Finishes when all publishers have finished, or
    /// when one finishes without an element. Fails as soon as one fails.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// A tuple of the latest elements.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the latest elements.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The elements keep their order, so each cast is to the element's own type.
            LatestElements<Output>
                .publisher(of: [a.untyped, b.untyped, c.untyped, d.untyped]) {
                    ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
                }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Combines the latest elements of this publisher and another.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Transforms the latest elements of this publisher and another, whenever one of them sends.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    /// Combines the latest elements of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Transforms the latest elements of this publisher and two others, whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines the latest elements of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Transforms the latest elements of this publisher and three others, whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
