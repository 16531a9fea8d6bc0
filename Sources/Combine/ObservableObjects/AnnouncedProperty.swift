import MartletABI

/// A wrapper whose changes are announced by the object that holds it.
package protocol AnnouncedProperty {
    /// Lets a property announce its changes from here on. Called each time that the object is asked for its publisher,
    /// on any thread.
    ///
    /// - Parameters:
    ///   - property: Where the wrapper lies, in the object.
    ///   - announcer: What knows the object's publisher.
    ///   - offset: The place in the object, as a name of the property.
    // Unsafe pointers: the caller holds the object, and the field is of this type.
    static func attach(_ property: UnsafeRawPointer, to announcer: ObjectAnnouncer, at offset: Int)
}

/// Where the objects of a class have a property that they announce.
struct AnnouncedField {
    let offset: Int
    let type: any AnnouncedProperty.Type

    /// The fields of a class, its superclasses' and those inside of structures among them.
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

    // @unchecked Sendable: its lock guards what changes.
    private final class Known: @unchecked Sendable {
        static let shared = Known()
        let lock = PlainLock()
        // Guarded by the lock.
        var fields: [ObjectIdentifier: [AnnouncedField]] = [:]
    }
}
