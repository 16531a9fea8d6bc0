import CMartletPreviews

/// A search for types that the program declares, private ones included.
package enum ConformingTypes {
    /// Returns the types that conform to a protocol of a name without its module. Generic types are left out, and types
    /// that conform to another protocol of that name are included.
    // Unsafe pointers: the C function passes the metadata of types, which lives as long as the process.
    package static func all(of name: String) -> [Any.Type] {
        final class Found { var types: [Any.Type] = [] }
        let found = Found()
        martlet_find_conforming_types(
            name,
            { metadata, context in
                guard let metadata, let context else { return }
                let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                // Unsafe pointers: a metatype is the address of its metadata.
                found.types.append(unsafeBitCast(metadata, to: Any.Type.self))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.types
    }
}
