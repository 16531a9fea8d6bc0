/// The `==` of a type, for values behind pointers.
///
/// In code that is not compiled for the type, `==` copies both values first, which counts references. This calls the
/// type's own function with the places of the values instead: a type that stands for a protocol's values is its
/// metadata and its table of witnesses, and the table of `Equatable` has one function, behind the conformance.
public struct Equality {
    /// The type's metadata; nil where values are compared as the language has it.
    @usableFromInline let metadata: UnsafeRawPointer?
    /// The table of witnesses, or an ``AnyCopiedEquality``, which lasts as long as the program.
    @usableFromInline let witnesses: UnsafeRawPointer

    /// The equality of a type. To be made once for a type.
    public init(_ type: any Equatable.Type) {
        self.init(type, byWitness: ABI.uses(.equalityWitnesses))
    }

    package init(_ type: any Equatable.Type, byWitness: Bool) {
        if byWitness {
            // In a box: passed alone, it would be opened, and be the metadata only.
            (metadata, witnesses) = unsafeBitCast(
                Conformance(type: type), to: (UnsafeRawPointer, UnsafeRawPointer).self)
        } else {
            func open<T: Equatable>(_: T.Type) -> AnyCopiedEquality { CopiedEquality<T>() }
            metadata = nil
            witnesses = UnsafeRawPointer(Unmanaged.passRetained(open(type)).toOpaque())
        }
    }

    private struct Conformance {
        let type: any Equatable.Type
    }

    /// Whether the values at two places are equal. Both are of the type.
    @inlinable @inline(__always)
    public func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if let metadata { return martlet_are_equal(a, b, metadata, witnesses) }
        return areEqualCopied(a, b)
    }

    @usableFromInline
    func areEqualCopied(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        Unmanaged<AnyCopiedEquality>.fromOpaque(witnesses)._withUnsafeGuaranteedRef { $0.areEqual(a, b) }
    }
}

/// The `==` of some type, called as the language calls it.
class AnyCopiedEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

private final class CopiedEquality<T: Equatable>: AnyCopiedEquality {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}
