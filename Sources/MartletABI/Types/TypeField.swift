@_spi(Reflection) import Swift

/// A stored field of a struct or of the objects of a class, or an element of a tuple.
public struct TypeField {
    /// The name; a point and the index for an element of a tuple that has none.
    public let name: String
    /// Where in a value or an object the field lies, in bytes.
    public let offset: Int
    /// The type. A weak reference lies in memory as something else than its type says.
    public let type: Any.Type
    /// Whether the field may be a weak reference, and so can't be read by its type.
    public let mayBeWeak: Bool

    /// The fields of a struct or a tuple, in order; none for another type, or where nothing is known.
    ///
    /// Costs microseconds: to be asked once for a type.
    public static func fields(of type: Any.Type) -> [TypeField] {
        ABI.uses(.fieldEnumeration) ? byEnumeration(of: type) : byRecords(of: type)
    }

    /// The fields of the objects of a class: those of its superclasses first, and then its own.
    ///
    /// Costs microseconds: to be asked once for a class.
    public static func fields(ofObjectsOf type: AnyClass) -> [TypeField] {
        ABI.uses(.fieldEnumeration) ? byEnumeration(ofObjectsOf: type) : byRecords(ofObjectsOf: type)
    }

    /// By the standard library's own way.
    package static func byEnumeration(of type: Any.Type) -> [TypeField] {
        // The reflection of existential types, for one, stops the program.
        let kind = TypeKind.of(type)
        guard kind == .structure || kind == .tuple else { return [] }
        return enumerated(in: type, isClass: false, mayHoldWeak: holdsWeak(type))
    }

    package static func byEnumeration(ofObjectsOf type: AnyClass) -> [TypeField] {
        enumerated(in: type, isClass: true, mayHoldWeak: true)
    }

    private static func enumerated(in type: Any.Type, isClass: Bool, mayHoldWeak: Bool) -> [TypeField] {
        var fields: [TypeField] = []
        // Bit 0: a class. Bit 1: leave out what the runtime cannot describe, instead of stopping there.
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

    /// Whether values can't be moved by moving their bytes: weak references may not, nor what holds one.
    ///
    /// The word before the metadata leads to the value witness table, whose flags follow eight functions, size and
    /// stride; see the ABI's description of value witness tables.
    package static func holdsWeakByFlags(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        let flags = metadata[-1].load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
        let isNotBitwiseTakable: UInt32 = 0x0010_0000
        return flags & isNotBitwiseTakable != 0
    }

    /// The same by the fields, and theirs.
    package static func holdsWeakByRecords(_ type: Any.Type) -> Bool {
        byRecords(of: type).contains { $0.mayBeWeak || holdsWeakByRecords($0.type) }
    }
}
