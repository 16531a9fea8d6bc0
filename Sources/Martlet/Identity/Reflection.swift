@_spi(Reflection) import Swift

/// What kind a type is of, by the first word of its metadata; see the ABI's list of metadata kinds.
enum MetadataKind {
    static let structure: UInt = 0x200
    static let tuple: UInt = 0x301
    static let function: UInt = 0x302

    // Unsafe pointers: a type is the address of its metadata, whose first word is its kind.
    static func of(_ type: Any.Type) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    }
}

/// Calls `body` with name, byte offset and type of each stored field of a struct or element of a tuple.
///
/// Says nothing of other types. Costs microseconds: what is learnt is kept per type.
func forEachField(of type: Any.Type, body: (_ name: String, _ offset: Int, _ type: Any.Type) -> Void) {
    // The reflection of existential types, for one, stops the program.
    let kind = MetadataKind.of(type)
    guard kind == MetadataKind.structure || kind == MetadataKind.tuple else { return }
    // Bit 1: leave out what the runtime cannot describe, instead of stopping there.
    let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachField(of: type, options: ignoreUnknown) { name, offset, fieldType, _ in
        body(String(cString: name), offset, fieldType)
        return true
    }
}
