#if compiler(<6.4)
import Observation

/// The options, events and tokens of ``withObservationTracking(options:_:onChange:)`` and
/// ``withContinuousObservation(options:apply:)``.
///
/// Swift 6.4 has them in the module `Observation`; earlier toolchains find them in `SwiftUI`.
public struct ObservationTracking: Sendable {
    private init() {}
}

extension ObservationTracking {
    /// The kinds of events to observe.
    public struct Options: Sendable {
        private var bits: UInt8

        private init(bits: UInt8) { self.bits = bits }

        /// Creates options that observe nothing.
        public init() { bits = 0 }

        /// A property that was read is about to change.
        public static var willSet: Options { Options(bits: 1) }
        /// A property that was read has changed.
        public static var didSet: Options { Options(bits: 2) }
        /// The last of the objects that were read is deallocated.
        public static var `deinit`: Options { Options(bits: 4) }
    }
}

extension ObservationTracking.Options: SetAlgebra {
    /// Whether all kinds of `member` are observed.
    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

    /// Returns the kinds of both.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    /// Returns the common kinds.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    /// Returns the kinds that one of the two has, and the other has not.
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

    /// Adds the kinds of another value.
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    /// Removes the kinds that another value lacks.
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    /// Removes the kinds of another value, and adds its kinds that are missing here.
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    /// Adds kinds, and says whether they were missing.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isMissing = !contains(newMember)
        formUnion(newMember)
        return (isMissing, newMember)
    }

    /// Removes kinds, and returns those that were there.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.isEmpty ? nil : common
    }

    /// Adds kinds, and returns those that were there.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
    }
}

extension ObservationTracking {
    /// An event of an observation.
    public struct Event: ~Copyable {
        /// The kind of an event.
        public struct Kind: Equatable, Sendable {
            private let number: UInt8

            private init(_ number: UInt8) { self.number = number }

            /// The first run of a continuous observation.
            public static var initial: Kind { Kind(0) }
            /// A property is about to change.
            public static var willSet: Kind { Kind(1) }
            /// A property has changed.
            public static var didSet: Kind { Kind(2) }
            /// The observed objects were deallocated.
            public static var `deinit`: Kind { Kind(3) }
        }

        /// The kind of the event: of the first one, if several are reported at once.
        public let kind: Kind
        private let changes: ObservedChanges
        private let observation: any CancellableObservation

        init(kind: Kind, changes: ObservedChanges, of observation: any CancellableObservation) {
            self.kind = kind
            self.changes = changes
            self.observation = observation
        }

        /// Whether the event is a change of a property.
        ///
        ///     let token = withContinuousObservation(options: .didSet) { event in
        ///         if event.matches(\Trip.name) { trip.dateEdited = .now }
        ///     }
        public func matches(_ keyPath: PartialKeyPath<some Observable>) -> Bool { changes.matches(keyPath) }

        /// Ends the observation: no event follows.
        public func cancel() { observation.cancel() }
    }

    /// The lifetime of a continuous observation, which ends with its token.
    public struct Token: ~Copyable {
        private let observation: ContinuousObservation

        init(_ observation: ContinuousObservation) { self.observation = observation }

        deinit { observation.cancel() }

        /// Ends the observation. A run that has begun is finished.
        public consuming func cancel() {}
    }
}

/// An observation that events can end.
protocol CancellableObservation: AnyObject, Sendable {
    func cancel()
}

/// The changed properties of an event.
// @unchecked Sendable: key paths of properties, as `@Observable` makes them, have no arguments that could change.
struct ObservedChanges: Equatable, @unchecked Sendable {
    private var keyPaths: Set<AnyKeyPath> = []
    /// Whether a property has changed that the toolchain did not tell.
    private var hasUnknown = false

    static let none = ObservedChanges()

    /// The change of a property; nil if the toolchain does not tell which one.
    init(_ keyPath: AnyKeyPath?) {
        if let keyPath { keyPaths = [keyPath] } else { hasUnknown = true }
    }

    private init() {}

    mutating func formUnion(_ others: ObservedChanges) {
        keyPaths.formUnion(others.keyPaths)
        hasUnknown = hasUnknown || others.hasUnknown
    }

    func matches(_ keyPath: AnyKeyPath) -> Bool { hasUnknown || keyPaths.contains(keyPath) }
}
#endif
