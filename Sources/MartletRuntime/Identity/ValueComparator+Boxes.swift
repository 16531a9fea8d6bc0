// Unsafe pointers: places that hold values of the type a box was made for, as the comparator that asks knows.

/// Two optionals of a type that is not `Equatable`.
class AnyOptionalEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

package protocol OptionalValue: ComparedSpecially {
    associatedtype Wrapped
    var wrapped: Wrapped? { get }
}

extension Optional: OptionalValue {
    @usableFromInline package static var comparison: SpecialComparison { .optional }
    package var wrapped: Wrapped? { self }
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

/// The comparison of two arrays whose element type is not statically known to be `Equatable`.
class AnyArrayEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

package protocol ArrayValue: ComparedSpecially {
    associatedtype Element
    var elements: [Element] { get }
}

extension ArrayValue {
    static var elementType: Any.Type { Element.self }
}

extension Array: ArrayValue {
    @usableFromInline package static var comparison: SpecialComparison { .array }
    package var elements: [Element] { self }
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
        let element = element
        let stride = MemoryLayout<T.Element>.stride
        return a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard let first = a.baseAddress, let other = b.baseAddress else { return true }
                let count = a.count / max(stride, 1)
                return element.firstDifference(first, other, stride: stride, from: 0, to: count) == count
            }
        }
    }
}

/// A type with a special comparison. One protocol for all kinds, so that a single conformance check finds them.
@usableFromInline
package protocol ComparedSpecially {
    static var comparison: SpecialComparison { get }
}

/// The ways of their own in which types are compared.
@usableFromInline
package enum SpecialComparison {
    /// The value is skipped in the comparison of the enclosing value.
    case ignored
    /// Never equal: each new value counts as changed.
    case never
    /// Its bytes are its whole value and contain no padding.
    case bytes
    /// By bytes, and by `==` if the bytes differ. Values with the same bytes are equal.
    case bytesFirst
    /// Element by element.
    case array
    /// By the wrapped value.
    case optional
}

extension Bool: ComparedSpecially {
    @usableFromInline package static var comparison: SpecialComparison { .bytes }
}

/// A type that the comparison of the enclosing values skips: its value is only an initial value, or the graph tracks
/// its changes.
@usableFromInline
package protocol IgnoredInComparison: ComparedSpecially {}

extension IgnoredInComparison {
    @usableFromInline package static var comparison: SpecialComparison { .ignored }
}

/// A type whose values always count as changed, because the value does not contain all of its dependencies.
///
/// The closure for the rows of a `ForEach` is an example: even without captures, and thus with the same function and
/// context, it may read state that has changed (law B5).
@usableFromInline
package protocol NeverProvablyEqual: ComparedSpecially {}

extension NeverProvablyEqual {
    @usableFromInline package static var comparison: SpecialComparison { .never }
}
