import OpenCombine

// OpenCombine has everything of Combine that is used every day but merging and combining the latest elements.

extension Publishers {
    /// The elements of two publishers, as they come.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The values of the publishers.
        public typealias Output = A.Output
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Makes a publisher of the values of others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Sends the values of all publishers to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
        }
    }

    /// The elements of three publishers, as they come.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
        /// The values of the publishers.
        public typealias Output = A.Output
        /// The failures of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Makes a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Sends the values of all publishers to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()).receive(
                subscriber: subscriber)
        }
    }

    /// The elements of four publishers, as they come.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output,
        A.Output == C.Output, A.Output == D.Output
    {
        /// The values of the publishers.
        public typealias Output = A.Output
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

        /// Makes a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Sends the values of all publishers to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// The elements of five publishers, as they come.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output
    {
        /// The values of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E

        /// Makes a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Sends the values of all publishers to a subscriber.
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

    /// The elements of six publishers, as they come.
    ///
    /// Finishes when all have finished, and fails as soon as one fails.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
        A.Output == E.Output, A.Output == F.Output
    {
        /// The values of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Makes a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Sends the values of all publishers to a subscriber.
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

    /// The elements of seven publishers, as they come.
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
        /// The values of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Makes a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Sends the values of all publishers to a subscriber.
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

    /// The elements of eight publishers, as they come.
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
        /// The values of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Makes a publisher of the values of others.
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

        /// Sends the values of all publishers to a subscriber.
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
    /// The elements of this publisher and of another, as they come.
    public func merge<B: Publisher>(
        with other: B
    ) -> Publishers.Merge<Self, B>
    where B.Failure == Failure, B.Output == Output { Publishers.Merge(self, other) }

    /// The elements of this publisher and of two others, as they come.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output {
        Publishers.Merge3(self, b, c)
    }

    /// The elements of this publisher and of three others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output, C.Output == Output,
        D.Output == Output
    { Publishers.Merge4(self, b, c, d) }

    /// The elements of this publisher and of four others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output
    { Publishers.Merge5(self, b, c, d, e) }

    /// The elements of this publisher and of five others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
        F.Output == Output
    { Publishers.Merge6(self, b, c, d, e, f) }

    /// The elements of this publisher and of six others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, G.Failure == Failure, B.Output == Output, C.Output == Output, D.Output == Output,
        E.Output == Output, F.Output == Output, G.Output == Output
    { Publishers.Merge7(self, b, c, d, e, f, g) }

    /// The elements of this publisher and of seven others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, G.Failure == Failure, H.Failure == Failure, B.Output == Output, C.Output == Output,
        D.Output == Output, E.Output == Output, F.Output == Output, G.Output == Output, H.Output == Output
    { Publishers.Merge8(self, b, c, d, e, f, g, h) }

    /// The elements of this publisher and of another of its type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
