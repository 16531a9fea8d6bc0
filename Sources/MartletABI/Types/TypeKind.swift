@_spi(Reflection) import Swift

/// What kind of type a type is, as far as Martlet has to know.
public enum TypeKind: Sendable {
    /// A struct.
    case structure
    /// A tuple, the empty one among them.
    case tuple
    /// A function or closure.
    case function
    /// Any other: an enum, a class, a protocol, a metatype.
    case other

    /// The kind of a type.
    public static func of(_ type: Any.Type) -> TypeKind {
        ABI.isInUse(.typeKinds) ? byMetadata(type) : byName(type)
    }

    /// By the first word of the metadata; see "Metadata kinds" in the ABI's description of metadata.
    package static func byMetadata(_ type: Any.Type) -> TypeKind {
        switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case 0x200: .structure
        case 0x301: .tuple
        case 0x302: .function
        default: .other
        }
    }

    /// By what the type is called. A name with an arrow outside of brackets is that of a function, one in brackets that
    /// of a tuple. The names of structs and enums don't differ, and enums count as structs: they have no fields.
    package static func byName(_ type: Any.Type) -> TypeKind {
        if type is AnyObject.Type || type is any CaseOfOptional.Type { return .other }
        let name = _typeName(type)
        if hasArrowOutsideBrackets(name) { return .function }
        if name.hasPrefix("("), name.hasSuffix(")") { return .tuple }
        // What can be the type of a value that has fields of its own: no protocol, and no metatype.
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

/// Optionals, by a protocol that can be asked for.
protocol CaseOfOptional {}

extension Optional: CaseOfOptional {}
