/// Two values of an `Equatable` type behind pointers.
class AnyEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

final class Equality<T: Equatable>: AnyEquality {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}

/// Two optionals of a type that is not `Equatable`.
class AnyOptionalEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

protocol OptionalValue {
    associatedtype Wrapped
    var wrapped: Wrapped? { get }
}

extension Optional: OptionalValue {
    var wrapped: Wrapped? { self }
}

final class OptionalEquality<T: OptionalValue>: AnyOptionalEquality {
    let wrapped: ValueComparator

    init(wrapped: ValueComparator) { self.wrapped = wrapped }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: T.self).pointee.wrapped
        let b = b.assumingMemoryBound(to: T.self).pointee.wrapped
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?): return wrapped.areEqual(a, b)
        default: return false
        }
    }
}

/// Two arrays whose elements are not `Equatable`.
class AnyArrayEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

protocol ArrayValue {
    associatedtype Element
    var elements: [Element] { get }
}

extension Array: ArrayValue {
    var elements: [Element] { self }
}

/// Equal if they share their storage, or if their elements can be proved equal one by one.
final class ArrayEquality<T: ArrayValue>: AnyArrayEquality {
    let element: ValueComparator

    init(element: ValueComparator) { self.element = element }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if a.load(as: UInt.self) == b.load(as: UInt.self) { return true }
        let a = a.assumingMemoryBound(to: T.self).pointee.elements
        let b = b.assumingMemoryBound(to: T.self).pointee.elements
        guard a.count == b.count else { return false }
        for index in a.indices where !element.areEqual(a[index], b[index]) { return false }
        return true
    }
}

/// A type whose bytes say everything and hold no padding.
protocol PlainData {}

extension Bool: PlainData {}

/// A type that takes no part in the comparison of the values it is stored in: what it brings is an initial value
/// only, or is followed by the graph.
protocol IgnoredInComparison {}

/// A type that is compared field by field although it has other ways.
protocol ComparedByFields {}
