@_spi(Reflection) import Swift

/// The kind of a type, as far as Martlet distinguishes kinds.
public enum TypeKind: Sendable {
    /// A struct.
    case structure
    /// A tuple, including the empty one.
    case tuple
    /// A function or closure.
    case function
    /// Any other type: an enum, a class, a protocol or a metatype.
    case other

    /// Returns the kind of a type.
    public static func of(_ type: Any.Type) -> TypeKind {
        ABI.isInUse(.typeKinds) ? byMetadata(type) : byName(type)
    }

    /// Returns the kind from the first word of the metadata; see "Metadata kinds" in the ABI's description of
    /// metadata.
    package static func byMetadata(_ type: Any.Type) -> TypeKind {
        switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case 0x200: .structure
        case 0x301: .tuple
        case 0x302: .function
        default: .other
        }
    }

    /// Returns the kind from the name of the type. A name with an arrow outside of brackets is a function, and a name
    /// in brackets is a tuple. The names of structs and enums do not differ. Enums count as structs, which is
    /// harmless because they have no stored fields.
    package static func byName(_ type: Any.Type) -> TypeKind {
        if type is AnyObject.Type || type is any CaseOfOptional.Type { return .other }
        let name = _typeName(type)
        if hasArrowOutsideBrackets(name) { return .function }
        if name.hasPrefix("("), name.hasSuffix(")") { return .tuple }
        // Excludes protocols and metatypes, whose values have no fields of their own.
        guard let mangled = _mangledTypeName(type), let last = mangled.last else { return .other }
        return last == "V" || last == "G" || mangled.hasPrefix("S") && mangled.count == 2 ? .structure : .other
    }

    private static func hasArrowOutsideBrackets(_ name: String) -> Bool {
        var depth = 0
        var previous: UInt8 = 0
        for character in name.utf8 {
            switch character {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where previous == UInt8(ascii: "-"):
                if depth == 0 { return true }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            default: break
            }
            previous = character
        }
        return false
    }
}

/// A protocol of optionals only, used to recognize them.
protocol CaseOfOptional {}

extension Optional: CaseOfOptional {}
