import MartletABI

/// A property wrapper whose changes are announced by the object that contains it.
package protocol AnnouncedProperty {
    /// Connects a property to the announcer of its object. Called at each request for the object's publisher, on any
    /// thread.
    ///
    /// - Parameters:
    ///   - property: The address of the wrapper in the object.
    ///   - announcer: The announcer with the object's publisher.
    ///   - offset: The offset of the wrapper in the object, which identifies the property.
    // Unsafe pointers: the caller retains the object, and the field has this type.
    static func attach(_ property: UnsafeRawPointer, to announcer: ObjectAnnouncer, at offset: Int)
}

/// A field of a class with an announced property.
struct AnnouncedField {
    let offset: Int
    let type: any AnnouncedProperty.Type

    /// Returns the announced fields of a class, including those of superclasses and those inside of structs.
    static func fields(of type: AnyClass) -> [AnnouncedField] {
        let identifier = ObjectIdentifier(type)
        if let known = Known.shared.lock.withLock({ Known.shared.fields[identifier] }) { return known }
        let found = announced(in: TypeField.fields(ofObjectsOf: type), at: 0)
        Known.shared.lock.withLock { Known.shared.fields[identifier] = found }
        return found
    }

    private static func announced(in fields: [TypeField], at start: Int) -> [AnnouncedField] {
        fields.flatMap { field -> [AnnouncedField] in
            let offset = start + field.offset
            if let type = field.type as? any AnnouncedProperty.Type {
                return [AnnouncedField(offset: offset, type: type)]
            }
            return announced(in: TypeField.fields(of: field.type), at: offset)
        }
    }

    // @unchecked Sendable: the lock protects the mutable state.
    private final class Known: @unchecked Sendable {
        static let shared = Known()
        let lock = PlainLock()
        // Protected by the lock.
        var fields: [ObjectIdentifier: [AnnouncedField]] = [:]
    }
}
