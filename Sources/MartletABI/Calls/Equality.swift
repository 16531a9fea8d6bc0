/// The `==` of a type, for values behind pointers.
///
/// Generic code copies both values before it calls `==`, which retains references. This type instead calls the witness
/// of `==` directly, with pointers to the values. An existential metatype consists of the metadata and a witness
/// table, and the witness table of `Equatable` has one function, after the conformance descriptor.
public struct Equality {
    /// The type's metadata; `nil` if values are compared by the language's own `==`.
    @usableFromInline let metadata: UnsafeRawPointer?
    /// The witness table, or an ``AnyCopiedEquality``, which lives as long as the process.
    @usableFromInline let witnesses: UnsafeRawPointer

    /// Creates the equality of a type. Create it once for each type.
    public init(_ type: any Equatable.Type) {
        self.init(type, byWitness: ABI.uses(.equalityWitnesses))
    }

    package init(_ type: any Equatable.Type, byWitness: Bool) {
        if byWitness {
            // The metatype is in a struct, because a metatype passed alone would be opened and reduced to its
            // metadata.
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

    /// Returns whether two values are equal. Both must have the type.
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

/// The `==` of a type, called by the language's own means.
class AnyCopiedEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

private final class CopiedEquality<T: Equatable>: AnyCopiedEquality {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}
