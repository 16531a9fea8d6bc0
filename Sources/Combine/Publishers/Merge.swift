import OpenCombine

// The operators merge and combineLatest, which OpenCombine lacks.

extension Publishers {
    /// A publisher of the elements of two publishers, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The element type of the publishers.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that merges others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the elements of three publishers, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
        /// The element type of the publishers.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that merges others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()).receive(
                subscriber: subscriber)
        }
    }

    /// A publisher of the elements of four publishers, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output,
        A.Output == C.Output, A.Output == D.Output
    {
        /// The element type of the publishers.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that merges others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the elements of five publishers, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output
    {
        /// The element type of the publishers.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E

        /// Creates a publisher that merges others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the elements of six publishers, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
        A.Output == E.Output, A.Output == F.Output
    {
        /// The element type of the publishers.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates a publisher that merges others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the elements of seven publishers, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Failure == G.Failure, A.Output == B.Output, A.Output == C.Output,
        A.Output == D.Output, A.Output == E.Output, A.Output == F.Output, A.Output == G.Output
    {
        /// The element type of the publishers.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher that merges others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher(),
                g.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the elements of eight publishers, as they arrive.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Failure == G.Failure, A.Failure == H.Failure, A.Output == B.Output,
        A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output,
        A.Output == G.Output, A.Output == H.Output
    {
        /// The element type of the publishers.
        public typealias Output = A.Output
        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher that merges others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher(),
                g.eraseToAnyPublisher(),
                h.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Merges the elements of this publisher and another.
    public func merge<B: Publisher>(
        with other: B
    ) -> Publishers.Merge<Self, B>
    where B.Failure == Failure, B.Output == Output { Publishers.Merge(self, other) }

    /// Merges the elements of this publisher and two others.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output {
        Publishers.Merge3(self, b, c)
    }

    /// Merges the elements of this publisher and three others.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output, C.Output == Output,
        D.Output == Output
    { Publishers.Merge4(self, b, c, d) }

    /// Merges the elements of this publisher and four others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output
    { Publishers.Merge5(self, b, c, d, e) }

    /// Merges the elements of this publisher and five others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
        F.Output == Output
    { Publishers.Merge6(self, b, c, d, e, f) }

    /// Merges the elements of this publisher and six others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, G.Failure == Failure, B.Output == Output, C.Output == Output, D.Output == Output,
        E.Output == Output, F.Output == Output, G.Output == Output
    { Publishers.Merge7(self, b, c, d, e, f, g) }

    /// Merges the elements of this publisher and seven others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, G.Failure == Failure, H.Failure == Failure, B.Output == Output, C.Output == Output,
        D.Output == Output, E.Output == Output, F.Output == Output, G.Output == Output, H.Output == Output
    { Publishers.Merge8(self, b, c, d, e, f, g, h) }

    /// Merges the elements of this publisher and another of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
