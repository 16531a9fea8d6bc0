@_spi(Reflection) import Swift

/// A stored field of a struct or of the objects of a class, or an element of a tuple.
public struct TypeField {
    /// The name; for an unnamed element of a tuple, a period and its index.
    public let name: String
    /// The offset of the field in a value or an object, in bytes.
    public let offset: Int
    /// The declared type. The representation of a weak reference differs from that of its type.
    public let type: Any.Type
    /// Whether the field may be a weak reference, so that it cannot be read with its type.
    public let mayBeWeak: Bool

    /// Returns the fields of a struct or a tuple, in order; empty for other types, and if the fields are not known.
    ///
    /// Takes microseconds; call it once for each type.
    public static func fields(of type: Any.Type) -> [TypeField] {
        ABI.uses(.fieldEnumeration) ? byEnumeration(of: type) : byRecords(of: type)
    }

    /// Returns the fields of a class, those of its superclasses first.
    ///
    /// Takes microseconds; call it once for each class.
    public static func fields(ofObjectsOf type: AnyClass) -> [TypeField] {
        ABI.uses(.fieldEnumeration) ? byEnumeration(ofObjectsOf: type) : byRecords(ofObjectsOf: type)
    }

    /// Returns the fields by the standard library's enumeration.
    package static func byEnumeration(of type: Any.Type) -> [TypeField] {
        // The enumeration of existential types, for example, stops the program.
        let kind = TypeKind.of(type)
        guard kind == .structure || kind == .tuple else { return [] }
        return enumerated(in: type, isClass: false, mayHoldWeak: holdsWeak(type))
    }

    package static func byEnumeration(ofObjectsOf type: AnyClass) -> [TypeField] {
        enumerated(in: type, isClass: true, mayHoldWeak: true)
    }

    private static func enumerated(in type: Any.Type, isClass: Bool, mayHoldWeak: Bool) -> [TypeField] {
        var fields: [TypeField] = []
        // Bit 0: a class. Bit 1: skip fields that the runtime cannot describe, instead of stopping there.
        let options = _EachFieldOptions(rawValue: 1 << 1 | (isClass ? 1 : 0))
        _ = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
            let mayBeWeak = mayHoldWeak && fieldType is any CaseOfOptional.Type && !holdsWeak(fieldType)
            fields.append(
                TypeField(name: String(cString: name), offset: offset, type: fieldType, mayBeWeak: mayBeWeak))
            return true
        }
        return fields
    }

    private static func holdsWeak(_ type: Any.Type) -> Bool {
        ABI.isInUse(.weakFlags) ? holdsWeakByFlags(type) : holdsWeakByRecords(type)
    }

    /// Returns whether values cannot be moved bitwise, because they are or contain weak references.
    ///
    /// The word before the metadata refers to the value witness table, whose flags follow eight functions, the size
    /// and the stride; see the ABI's description of value witness tables.
    package static func holdsWeakByFlags(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        let flags = metadata[-1].load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
        let isNotBitwiseTakable: UInt32 = 0x0010_0000
        return flags & isNotBitwiseTakable != 0
    }

    /// Returns whether a field, at any depth, is a weak reference.
    package static func holdsWeakByRecords(_ type: Any.Type) -> Bool {
        byRecords(of: type).contains { $0.mayBeWeak || holdsWeakByRecords($0.type) }
    }
}
