import MartletABI

/// The publishers of objects that were asked for their default publisher (law F6).
///
/// An object has no storage for a property that its class does not declare. The publishers are therefore in a table,
/// by the address of the object. An announcer retains the memory of its object, but not the object itself, so that the
/// address is not reused while it is in the table.
///
/// If the object has an announced property, the announcer is removed when that property is deinitialized. The end of
/// other objects is not observable: the table is searched for them each time that it has doubled.
// @unchecked Sendable: the lock protects the mutable state.
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private let lock = PlainLock()
    // Protected by the lock.
    private var announcers: [ObjectIdentifier: ObjectAnnouncer] = [:]
    /// The size at which the table is searched for ended objects.
    private var limit = ObjectPublishers.leastLimit

    static var leastLimit: Int { 32 }

    private init() {}

    /// Returns the publisher of an object.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let announcer = shared.announcer(of: object)
        announcer.attachProperties(of: object)
        return announcer.publisher
    }

    private func announcer(of object: AnyObject) -> ObjectAnnouncer {
        let identifier = ObjectIdentifier(object)
        // Nothing may be deinitialized while the lock is held, because deinitializers can run any code. This concerns
        // removed announcers, and objects whose last reference was the one loaded here.
        var seen: [(announcer: ObjectAnnouncer, object: AnyObject?)] = []
        defer { withExtendedLifetime(seen) {} }
        return lock.withLock {
            if let announcer = announcers[identifier] { return announcer }
            if announcers.count >= limit {
                // Of the library: the list is empty before.
                seen = announcers.values.map { ($0, $0.object) }
                for (announcer, object) in seen where object == nil { announcers[announcer.identifier] = nil }
                limit = max(Self.leastLimit, 2 * announcers.count)
            }
            let announcer = ObjectAnnouncer(object)
            announcers[identifier] = announcer
            return announcer
        }
    }

    /// Removes an announcer if its object has ended. The caller retains the announcer.
    func drop(_ announcer: ObjectAnnouncer) {
        guard announcer.object == nil else { return }
        lock.withLock {
            guard announcers[announcer.identifier] === announcer else { return }
            announcers[announcer.identifier] = nil
        }
    }

    /// The number of objects in the table.
    var count: Int { lock.withLock { announcers.count } }
}

/// The default publisher of an object, and the state that connects its properties.
// @unchecked Sendable: the lock protects the mutable state, and the object is only loaded to test whether it is alive.
package final class ObjectAnnouncer: @unchecked Sendable {
    /// The object's publisher.
    package let publisher = ObservableObjectPublisher()
    let identifier: ObjectIdentifier
    /// The object; `nil` if it has been deinitialized or is being deinitialized.
    fileprivate weak var object: AnyObject?
    // Never read. The unowned reference prevents the memory from being reused for another object.
    private unowned let memory: AnyObject
    private let properties: [AnnouncedField]
    private let lock = PlainLock()
    // Protected by the lock.
    private var followers: [Int: AnyObject] = [:]

    init(_ object: AnyObject) {
        identifier = ObjectIdentifier(object)
        self.object = object
        memory = object
        properties = AnnouncedField.fields(of: type(of: object))
    }

    /// Connects properties that are not connected yet. Some may be new, because code may replace the storage of a
    /// property.
    func attachProperties(of object: AnyObject) {
        // Unsafe pointers: fields of a live object, at the offsets that its class defines.
        let start = Unmanaged.passUnretained(object).toOpaque()
        for property in properties {
            property.type.attach(start + property.offset, to: self, at: property.offset)
        }
        withExtendedLifetime(object) {}
    }

    /// Retains an observer of a property whose value is stored elsewhere. The observer is created once, and lives as
    /// long as the publisher.
    package func follow(at offset: Int, _ make: () -> AnyObject) {
        lock.withLock { if followers[offset] == nil { followers[offset] = make() } }
    }

    /// Called when a property is deinitialized, usually together with the object.
    func propertyEnded() { ObjectPublishers.shared.drop(self) }
}
